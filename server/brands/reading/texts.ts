import type { CompiledMessage } from 'icu-minify/format';
import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { Fault } from '@/lib/brands/brand-file';
import type { TextFile } from '@/lib/brands/brands';
import { compileWords } from '@/lib/text/compile-words';
import { isStorable, UNSTORABLE } from '@/lib/text/storable';
import blocked from '@/messages/blocked.nb.json' with { type: 'json' };
import consent from '@/messages/consent.nb.json' with { type: 'json' };
import failed from '@/messages/failed.nb.json' with { type: 'json' };
import fields from '@/messages/fields.nb.json' with { type: 'json' };
import mail from '@/messages/mail.nb.json' with { type: 'json' };
import nb from '@/messages/nb.json' with { type: 'json' };
import shipping from '@/messages/shipping.nb.json' with { type: 'json' };

/** The shop's own texts by file: what a brand may replace. */
const base: Record<TextFile, object> = { nb, mail, fields, consent, failed, blocked, shipping };

/** Reads texts that replace the shop's: a tree of known keys, whose texts take no value that the shop does not give. */
export function readTexts(file: TextFile, source: string): { texts: object } | { faults: Fault[] } {
  const errors: ParseError[] = [];
  const text = source.replace(/^\uFEFF/, '');
  const root = parseTree(text, errors, { disallowComments: true });
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length;
  const [error] = errors;
  if (error || root?.type !== 'object') {
    const reason = error ? `is no JSON: ${printParseErrorCode(error.error)}` : 'must be an object of texts by key';
    return { faults: [{ line: lineOf(error?.offset ?? 0), field: null, reason }] };
  }
  const faults: Fault[] = [];
  const walk = (node: Node, known: unknown, path: string): unknown => {
    const refuse = (reason: string) => void faults.push({ line: lineOf(node.offset), field: path || null, reason });
    if (known === undefined) return refuse(`is no key of messages/${file === 'nb' ? 'nb' : `${file}.nb`}.json`);
    if (typeof known === 'string') return readText(node, known, refuse);
    if (Array.isArray(known)) return readList(node, known, refuse);
    if (node.type !== 'object') return refuse('must be an object of texts by key');
    return Object.fromEntries(
      (node.children ?? []).map((property) => {
        const [key, value] = property.children as [Node, Node];
        const name = String(key.value);
        const own = Object.hasOwn(known as object, name) ? (known as Record<string, unknown>)[name] : undefined;
        return [name, walk(value, own, path ? `${path}.${name}` : name)];
      }),
    );
  };
  const texts = walk(root, base[file], '') as object;
  return faults.length > 0 ? { faults } : { texts };
}

function readText(node: Node, known: string, refuse: (reason: string) => void): string | undefined {
  const { value } = node;
  if (typeof value !== 'string') return void refuse('must be a text');
  if (!isStorable(value)) return void refuse(UNSTORABLE);
  const given = valuesIn(value);
  if (given === undefined) return void refuse('cannot be read: look at its braces');
  const stranger = given.find((name) => !(valuesIn(known) ?? []).includes(name));
  if (stranger !== undefined) {
    const filled = (valuesIn(known) ?? []).map((name) => `{${name}}`).join(', ');
    return void refuse(`has {${stranger}}, which the shop does not fill in here${filled && `; there are ${filled}`}`);
  }
  return value;
}

function readList(node: Node, known: readonly unknown[], refuse: (reason: string) => void): string[] | undefined {
  const values = node.type === 'array' ? (node.children ?? []).map(({ value }) => value) : [];
  if (values.length !== known.length || !values.every((value) => typeof value === 'string'))
    return void refuse(`must be a list of ${known.length} texts`);
  return values.every(isStorable) ? values : void refuse(UNSTORABLE);
}

/** Names of the values that a text takes; undefined for one that cannot be read. */
function valuesIn(text: string): string[] | undefined {
  try {
    return namesIn(compileWords({ text }).text as CompiledMessage);
  } catch {
    return undefined;
  }
}

function namesIn(message: CompiledMessage): string[] {
  if (typeof message === 'string') return [];
  return message.flatMap((part) => {
    if (!Array.isArray(part)) return [];
    const [name, , forms] = part;
    return [name, ...Object.values((forms as Record<string, CompiledMessage> | undefined) ?? {}).flatMap(namesIn)];
  });
}

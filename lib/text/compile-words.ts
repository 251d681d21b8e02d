import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';
import type { Words } from './words';

/** Server only: the parser is ten times larger than `fill`. */
export function compileWords<const Texts>(texts: Texts): Words<Texts> {
  return compiled(texts) as Words<Texts>;
}

function compiled(texts: unknown): unknown {
  if (typeof texts === 'string') return plain(onlyKnown(compile(texts)));
  if (Array.isArray(texts)) return texts.map(compiled);
  return Object.fromEntries(Object.entries(texts as object).map(([key, value]) => [key, compiled(value)]));
}

/** React sends no objects without a prototype. */
const plain = (message: CompiledMessage): unknown => JSON.parse(JSON.stringify(message));

const PLURAL = 2;

function onlyKnown(message: CompiledMessage): CompiledMessage {
  for (const part of Array.isArray(message) ? message : []) {
    if (!Array.isArray(part)) continue;
    const [name, type, forms] = part;
    if (type === undefined) continue;
    if (type !== PLURAL)
      throw new Error(`{${name}} is neither an argument nor a plural: lib/text/words.ts cannot fill it`);
    for (const form of Object.values(forms as Record<string, CompiledMessage>)) onlyKnown(form);
  }
  return message;
}

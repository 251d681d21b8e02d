import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';
import type { Words } from './words';

/** Compiles every text of a tree, for `fill`. On the server only: the parser weighs ten times what fills in. */
export function compileWords<const Texts>(texts: Texts): Words<Texts> {
  return compiled(texts) as Words<Texts>;
}

function compiled(texts: unknown): unknown {
  if (typeof texts === 'string') return plain(onlyKnown(compile(texts)));
  if (Array.isArray(texts)) return texts.map(compiled);
  return Object.fromEntries(Object.entries(texts as object).map(([key, value]) => [key, compiled(value)]));
}

/** icu-minify's forms have no prototype, and React passes no such object to the browser. */
const plain = (message: CompiledMessage): unknown => JSON.parse(JSON.stringify(message));

const PLURAL = 2;

/** What `fill` can read: arguments and plurals. */
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

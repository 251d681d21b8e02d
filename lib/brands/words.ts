import { compileWords } from '@/lib/text/compile-words';
import type { Words } from '@/lib/text/words';
import { ownTexts, type TextFile } from './brands';

/**
 * Compiles texts whose areas read in the words of the brand being answered for. An area must be read while a page, a call or an
 * email is made, never when a module is loaded.
 */
export function wordsByBrand<const Texts extends object>(file: TextFile, texts: Texts): Words<Texts> {
  const base = compileWords(texts) as object;
  const compiled = new WeakMap<object, object>();
  const current = (): object => {
    const own = ownTexts(file);
    if (!own) return base;
    const words = compiled.get(own) ?? (merged(texts, base, compileWords(own) as object) as object);
    compiled.set(own, words);
    return words;
  };
  return readLate(texts, current) as Words<Texts>;
}

/** Returns an object of the keys of `shape` whose values are read when they are asked for. */
export const readLate = <Values extends object>(shape: object, values: () => Values): Values =>
  Object.defineProperties(
    {},
    Object.fromEntries(Object.keys(shape).map((key) => [key, { enumerable: true, get: () => valueAt(values(), key) }])),
  ) as Values;

const valueAt = (tree: object, key: string): unknown => (tree as Record<string, unknown>)[key];

/** Replaces texts of `base`. `source` tells texts from trees, as both are arrays when compiled. */
function merged(source: unknown, base: unknown, own: unknown): unknown {
  if (own === undefined) return base;
  if (typeof source !== 'object' || source === null || Array.isArray(source)) return own;
  return Object.fromEntries(
    Object.entries(source).map(([key, text]) => [
      key,
      merged(text, valueAt(base as object, key), valueAt(own as object, key)),
    ]),
  );
}

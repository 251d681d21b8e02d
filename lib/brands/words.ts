import { compileWords } from '@/lib/text/compile-words';
import type { Words } from '@/lib/text/words';
import { noteWords, ownTexts, type TextFile } from './brands';

/** This area is so large that its own areas are noted one by one. */
const DIVIDED = 'client';

/**
 * Compiles texts whose areas read in the words of the brand being answered for. An area must be read while a page, a call or an
 * email is made, never when a module is loaded: whoever reads it is made anew when its words change.
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
  return readLate(file, texts, current) as Words<Texts>;
}

/** Returns an object of the keys of `shape` whose values are read, and noted, when they are asked for. */
function readLate(path: string, shape: object, values: () => object): object {
  const areas = Object.entries(shape).map(([key, inner]) => {
    const area = `${path}.${key}`;
    if (key === DIVIDED)
      return [key, { enumerable: true, value: readLate(area, inner, () => valueAt(values(), key) as object) }];
    const get = () => {
      noteWords(area);
      return valueAt(values(), key);
    };
    return [key, { enumerable: true, get }];
  });
  return Object.defineProperties({}, Object.fromEntries(areas));
}

const valueAt = (tree: object, key: string): unknown => (tree as Record<string, unknown>)[key];

/** Returns the areas, as they are noted when they are read, whose texts differ. */
export function changedAreas(path: string, before: object = {}, after: object = {}): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) => {
    const [old, present] = [valueAt(before, key), valueAt(after, key)];
    if (JSON.stringify(old) === JSON.stringify(present)) return [];
    const area = `${path}.${key}`;
    return key === DIVIDED ? changedAreas(area, old as object | undefined, present as object | undefined) : [area];
  });
}

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

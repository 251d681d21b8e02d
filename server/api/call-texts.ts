import { isTyped } from '@/lib/text/typed';

/** Nothing we document nests deeper than six levels. */
const DEEPEST = 20;

/** Composes the texts of a body (NFC) before its contract checks it, and returns the paths of impossible ones (rule 5.13). */
export function callTexts(value: unknown): { value: unknown; refused: string[] } {
  const refused = new Set<string>();

  function read(one: unknown, path: readonly string[]): unknown {
    if (typeof one === 'string') {
      if (isTyped(one)) return one.normalize('NFC');
      refused.add(path.join('.'));
      return '';
    }
    if (typeof one !== 'object' || one === null) return one;
    if (path.length === DEEPEST) {
      refused.add(path.join('.'));
      return null;
    }
    if (Array.isArray(one)) return one.map((item, place) => read(item, [...path, String(place)]));
    // Not by assignment, since a field may be called '__proto__'.
    return Object.fromEntries(
      Object.entries(one).map(([name, item]) => {
        if (!isTyped(name)) refused.add(path.join('.'));
        return [name, read(item, [...path, name])];
      }),
    );
  }

  return { value: read(value, []), refused: [...refused] };
}

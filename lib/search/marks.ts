import type { Lexicon } from './lexicon';
import { fold, normalise } from './normalise';
import type { QueryTree } from './query-tree';

/** From and to (exclusive), in UTF-16 units. */
export type Mark = [from: number, to: number];

/** Marks in a name what was asked for: whole words, parts of compounds, and the beginning that is being typed. */
export function marksOf({ groups }: QueryTree, name: string, lexicon: Lexicon): Mark[] {
  const alternatives = groups.flatMap((group) => group.alternatives);
  const asked = new Set(alternatives.flatMap((one) => ('tokens' in one ? one.tokens : [])));
  const prefixes = alternatives.flatMap((one) => ('prefix' in one ? [one.prefix] : []));
  return [...name.matchAll(/[\p{L}\d]+(?:-[\p{L}\d]+)*/gu)].flatMap(({ 0: text, index }): Mark[] => {
    const plain = normalise(text);
    const word = lexicon.word(plain);
    if (asked.has(word.token) || asked.has(`b:${fold(plain)}`)) return [[index, index + text.length]];
    // A spelling of several letters for one ("æ" as "ae") would move what follows.
    if (plain.length !== text.length) return [];
    const typed = prefixes.find((prefix) => fold(plain).startsWith(prefix));
    if (typed !== undefined) return [[index, index + lengthOf(plain, typed)]];
    return partMarks(plain, word.parts, asked).map(([from, to]) => [index + from, index + to]);
  });
}

function lengthOf(word: string, folded: string): number {
  for (let length = 1; length <= word.length; length++) {
    if (fold(word.slice(0, length)).length >= folded.length) return length;
  }
  return word.length;
}

function partMarks(word: string, parts: { token: string; written: string }[], asked: ReadonlySet<string>): Mark[] {
  const marks: Mark[] = [];
  let at = 0;
  for (const { token, written } of parts) {
    const from = word.indexOf(written, Math.max(0, at - 1));
    if (from < 0) return marks;
    at = from + written.length;
    if (asked.has(token)) marks.push([from, at]);
  }
  return marks;
}

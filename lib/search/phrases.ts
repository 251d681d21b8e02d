import { fold, normalise } from './normalise';
import type { SynonymTable } from './synonym-table';

interface Phrase {
  words: string[];
  as: string;
}

/** Replaces terms of several words by the shop's own ("head torch" is hodelykt). The longest wins, whatever final s or hyphen. */
export function createPhrases({ same, narrower }: SynonymTable): (text: string) => string {
  const byFirst = new Map<string, Phrase[]>();

  function add(term: string, as: string) {
    const words = wordsOf(term);
    const [first] = words;
    if (first === undefined || term === as) return;
    byFirst.set(
      first,
      [...(byFirst.get(first) ?? []), { words, as }].toSorted((a, b) => b.words.length - a.words.length),
    );
  }

  for (const [own = '', ...others] of same) {
    for (const other of others) if (isPhrase(other) || isPhrase(own)) add(other, own);
  }
  for (const wide of Object.keys(narrower)) if (isPhrase(wide)) add(wide, joined(wide));

  return (text) => {
    const words = normalise(text).split(/\s+/).filter(Boolean);
    const said = words.flatMap((word) => (byFirst.has(headOf(word)) ? word.split('-') : [word]));
    const written: string[] = [];
    let changed = false;
    for (let at = 0; at < said.length; at++) {
      const found = byFirst.get(keyOf(said[at] as string))?.find(({ words: parts }) => isAt(said, at, parts));
      written.push(found?.as ?? (said[at] as string));
      if (!found) continue;
      at += found.words.length - 1;
      changed = true;
    }
    return changed ? written.join(' ') : text;
  };
}

export const joined = (term: string): string => normalise(term).replace(/[\s-]+/g, '');

const isPhrase = (term: string) => /[\s-]/.test(term.trim());
const wordsOf = (term: string) =>
  normalise(term)
    .split(/[\s-]+/)
    .map(keyOf);
const keyOf = (word: string) => fold(word.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, ''));
const headOf = (word: string) => keyOf(word.split('-')[0] as string);

const isAt = (said: string[], at: number, parts: string[]) =>
  parts.every((part, i) => {
    const word = keyOf(said[at + i] ?? '');
    return word === part || (i === parts.length - 1 && (word === `${part}s` || `${word}s` === part));
  });

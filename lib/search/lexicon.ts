import { heads, modifiers, unsplit } from './compound-words';
import type { Learnt } from './learn';
import { fold } from './normalise';
import { stem } from './stem';
import type { SynonymTable } from './synonym-table';

export interface Part {
  token: string;
  /** As it stands in the word, without a linking letter. */
  written: string;
}

export interface Word {
  /** What is indexed and looked up. A compound's is its parts joined, so that linking letters do not matter. */
  token: string;
  /** Empty unless the word is a compound; the head comes last. */
  parts: Part[];
  /** Goods that an unknown word ends in (a kvikkbippjakke is some sort of jakke). */
  tail?: string;
  /** One-way synonyms: narrower words this one also finds. */
  narrower: string[];
}

/** Of inflected words: kajakkar are no oars. */
const endings = new Set('ar er or en et ane ene arne erne orne ars ers ens ets'.split(' '));

/** Joins the parts of a compound in its token. */
export const joint = '|';

export interface Lexicon {
  word(text: string): Word;
  /** Whether the word names a sort of goods, by the hand-written list and the categories. */
  isGoods(word: Word): boolean;
  /** Whether categories are called so. */
  isShelf(word: Word): boolean;
  isBrand(folded: string): boolean;
  /** Whether a token is of a word in our lists, of a category, or of a compound of ours. */
  isKnown(token: string): boolean;
}

/**
 * Steps 3 to 6 for single words. `learnt` are words of the catalogue's own names; `brands` are folded and never split.
 * Answers are remembered, up to a bound, as a catalogue says the same words over and over.
 */
export function createLexicon(
  synonyms: SynonymTable,
  { words: learnt = [], brands = [], kinds = [], shelves = [] }: Partial<Learnt> = {},
): Lexicon {
  const key = (text: string) => fold(stem(text));
  const canonical = new Map(
    synonyms.same.flatMap(([own, ...others]) => others.map((other) => [key(other), own as string])),
  );
  const narrower = new Map(Object.entries(synonyms.narrower).map(([wide, list]) => [key(wide), list]));
  const whole = new Set(unsplit.map(key));
  const brandWords = new Set(brands);
  const handWritten = dictionary(heads, modifiers, key);
  const known = [handWritten, dictionary(learnt, learnt, key)];
  const learntKeys = new Set(learnt.map(key));
  const remembered = new Map<string, Word>();
  /** What is being taken apart: a synonym may lead from a part back to the whole (duffel is duffelbag). */
  const opened = new Set<string>();

  function word(text: string): Word {
    const before = remembered.get(text);
    if (before) return before;
    const found = analyse(text);
    if (remembered.size > 60_000) remembered.clear();
    remembered.set(text, found);
    return found;
  }

  function analyse(text: string): Word {
    const written = key(text);
    const own = canonical.get(written) ?? joinedOf(text);
    opened.add(own);
    const parts = own.includes('-') ? hyphened(own) : split(own);
    const token = parts.length ? parts.map((part) => part.token).join(joint) : key(own);
    const tail = parts.length ? undefined : tailOf(own);
    opened.delete(own);
    const ownNarrower = narrower.get(key(own)) ?? narrower.get(written) ?? narrowerOfEnd(parts);
    return { token, parts, tail, narrower: ownNarrower };
  }

  /** "rygg-sekk" is the ryggsekk that is one word to us. */
  function joinedOf(text: string): string {
    const joined = text.replaceAll('-', '');
    const known =
      joined !== text && (canonical.has(key(joined)) || whole.has(key(joined)) || learntKeys.has(key(joined)));
    return known || (joined !== text && split(joined).length) ? joined : text;
  }

  const endOf = (parts: Part[], from: number) =>
    parts
      .slice(from)
      .map((part) => part.written)
      .join('');

  /** A barneregnfrakk is a barneregnkåpe, as a regnfrakk is a regnkåpe; and what is narrower than its end, with its beginning. */
  function narrowerOfEnd(parts: Part[]): string[] {
    for (let at = 1; at <= parts.length - 2; at++) {
      const end = key(endOf(parts, at));
      const list = [canonical.get(end) ?? [], narrower.get(end) ?? []].flat();
      const first = parts.slice(0, at).map((part) => part.written);
      if (list.length) return list.map((word) => [...first, word].join(''));
    }
    return [];
  }

  function tailOf(text: string): string | undefined {
    if (isOpaque(text)) return undefined;
    for (let at = 3; at <= text.length - 4; at++) {
      if (handWritten.heads.has(key(text.slice(at)))) return text.slice(at);
    }
    return undefined;
  }

  function hyphened(text: string): Part[] {
    return text
      .split('-')
      .filter(Boolean)
      .flatMap((piece) => partsOf(piece));
  }

  const leadsBack = (text: string) => opened.has(canonical.get(key(text)) ?? '');

  const partsOf = (text: string): Part[] => {
    if (leadsBack(text)) return [{ token: key(text), written: text }];
    const { token, parts } = word(text);
    return parts.length ? parts : [{ token, written: text }];
  };

  const isOpaque = (text: string) =>
    text.length < 5 || text.length > 40 || /\d/.test(text) || whole.has(key(text)) || brandWords.has(fold(text));

  function split(text: string): Part[] {
    if (isOpaque(text)) return [];
    for (let level = 1; level <= known.length; level++) {
      const dictionaries = known.slice(0, level);
      for (let at = 1; at <= text.length - 2; at++) {
        const right = rightOf(text, at).find(
          (part) => !endings.has(part) && dictionaries.some((entry) => entry.heads.has(key(part))),
        );
        const left = right && before(text.slice(0, at), dictionaries);
        if (left) return [...left, ...partsOf(right)];
      }
    }
    return [];
  }

  /** The part before the head: one modifier, or two (barneregn-bukse). */
  function before(text: string, dictionaries: Dictionary[]): Part[] | undefined {
    const one = modifier(text, dictionaries);
    if (one) return one;
    for (let at = 2; at <= text.length - 2; at++) {
      const first = modifier(text.slice(0, at), dictionaries);
      const second = first && modifier(text.slice(at), dictionaries);
      if (first && second) return [...first, ...second];
    }
    return undefined;
  }

  function modifier(text: string, dictionaries: Dictionary[]): Part[] | undefined {
    const forms = /[se]$/.test(text) && text.length > 3 ? [text, text.slice(0, -1)] : [text];
    const form = forms.find((candidate) => dictionaries.some((entry) => entry.modifiers.has(fold(candidate))));
    return form === undefined ? undefined : partsOf(form);
  }

  const isOf = (tokens: Set<string>) => (word: Word) =>
    tokens.has(word.token) || tokens.has(word.parts.at(-1)?.token ?? '');

  const endsOf = (texts: string[]) =>
    texts.map(word).flatMap(({ token, parts }) => [token, ...(parts.length ? [parts.at(-1)?.token as string] : [])]);
  const knownGoods = new Set(endsOf(heads));
  // "Høye fjellsko", "Hodelykter til trening": of several words, those that are known for goods.
  const ofKind = (words: string[]) => (words.length > 1 ? words.filter((text) => isOf(knownGoods)(word(text))) : words);
  const goodsTokens = new Set([...knownGoods, ...endsOf(kinds.flatMap(ofKind))]);
  const shelfTokens = new Set(endsOf(shelves));
  const listed = [...heads, ...modifiers, ...unsplit, ...shelves, ...synonyms.same.flat()];
  const knownTokens = new Set(listed.map((text) => word(text).token));
  return {
    word,
    isGoods: isOf(goodsTokens),
    isShelf: isOf(shelfTokens),
    isBrand: (folded) => brandWords.has(folded),
    isKnown: (token) => token.includes(joint) || knownTokens.has(token),
  };
}

/** What may begin at a place in a compound. Three equal letters are written as two: ull + lue is ullue. */
function rightOf(text: string, at: number): string[] {
  const right = text.slice(at);
  const double = at >= 2 && text[at - 1] === text[at - 2];
  return double ? [right, text[at - 1] + right] : [right];
}

interface Dictionary {
  heads: Set<string>;
  modifiers: Set<string>;
}

const dictionary = (last: string[], first: string[], key: (text: string) => string): Dictionary => ({
  heads: new Set(last.map(key)),
  modifiers: new Set(first.map(fold)),
});

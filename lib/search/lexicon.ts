import { heads, modifiers, unsplit } from './compound-words';
import type { Learnt } from './learn';
import { fold } from './normalise';
import { stem } from './stem';
import type { SynonymTable } from './synonym-table';

export interface Part {
  token: string;
  /** Without a linking letter. */
  written: string;
}

export interface Word {
  /** What is indexed and looked up. A compound's is its parts joined, so that linking letters do not matter. */
  token: string;
  parts: Part[];
  /** Goods that an unknown word ends in (a kvikkbippjakke is a jakke). */
  tail?: string;
  /** One-way synonyms that this word also finds. */
  narrower: string[];
}

/** Of inflected words: kajakkar are no oars. */
const endings = new Set('ar er or en et ane ene arne erne orne ars ers ens ets'.split(' '));

export const joint = '|';

export interface Lexicon {
  word(text: string): Word;
  isGoods(word: Word): boolean;
  isShelf(word: Word): boolean;
  isBrand(folded: string): boolean;
  /** True for a token of a listed word, a category or a known compound. */
  isKnown(token: string): boolean;
}

const keyOf = (text: string) => fold(stem(text));

const mostRemembered = 60_000;

class WordReader {
  private readonly canonical: ReadonlyMap<string, string>;
  private readonly narrower: ReadonlyMap<string, string[]>;
  private readonly whole = new Set(unsplit.map(keyOf));
  private readonly handWritten = dictionary(heads, modifiers);
  private readonly dictionaries: Dictionary[];
  private readonly learnt: ReadonlySet<string>;
  private readonly brands: ReadonlySet<string>;
  private readonly remembered = new Map<string, Word>();
  /** Words being split: a synonym may lead from a part back to the whole (duffel is duffelbag). */
  private readonly opened = new Set<string>();

  constructor(synonyms: SynonymTable, learnt: string[], brands: ReadonlySet<string>) {
    this.canonical = new Map(
      synonyms.same.flatMap(([own, ...others]) => others.map((other) => [keyOf(other), own as string])),
    );
    this.narrower = new Map(Object.entries(synonyms.narrower).map(([wide, list]) => [keyOf(wide), list]));
    this.dictionaries = [this.handWritten, dictionary(learnt, learnt)];
    this.learnt = new Set(learnt.map(keyOf));
    this.brands = brands;
  }

  word(text: string): Word {
    const before = this.remembered.get(text);
    if (before) return before;
    const found = this.analyse(text);
    if (this.remembered.size > mostRemembered) this.remembered.clear();
    this.remembered.set(text, found);
    return found;
  }

  private analyse(text: string): Word {
    const written = keyOf(text);
    const own = this.canonical.get(written) ?? this.joinedOf(text);
    this.opened.add(own);
    const parts = own.includes('-') ? this.hyphened(own) : this.split(own);
    const token = parts.length ? parts.map((part) => part.token).join(joint) : keyOf(own);
    const tail = parts.length ? undefined : this.tailOf(own);
    this.opened.delete(own);
    const narrower = this.narrower.get(keyOf(own)) ?? this.narrower.get(written) ?? this.narrowerOfEnd(parts);
    return { token, parts, tail, narrower };
  }

  /** "rygg-sekk" is the ryggsekk. */
  private joinedOf(text: string): string {
    const joined = text.replaceAll('-', '');
    if (joined === text) return text;
    const key = keyOf(joined);
    const isKnown = this.canonical.has(key) || this.whole.has(key) || this.learnt.has(key);
    return isKnown || this.split(joined).length ? joined : text;
  }

  /** A barneregnfrakk is a barneregnkåpe, as a regnfrakk is a regnkåpe. */
  private narrowerOfEnd(parts: Part[]): string[] {
    const written = parts.map((part) => part.written);
    for (let at = 1; at <= parts.length - 2; at++) {
      const end = keyOf(written.slice(at).join(''));
      const list = [this.canonical.get(end) ?? [], this.narrower.get(end) ?? []].flat();
      if (list.length) return list.map((word) => [...written.slice(0, at), word].join(''));
    }
    return [];
  }

  private tailOf(text: string): string | undefined {
    if (this.isOpaque(text)) return undefined;
    for (let at = 3; at <= text.length - 4; at++) {
      if (this.handWritten.heads.has(keyOf(text.slice(at)))) return text.slice(at);
    }
    return undefined;
  }

  private hyphened(text: string): Part[] {
    return text
      .split('-')
      .filter(Boolean)
      .flatMap((piece) => this.partsOf(piece));
  }

  private partsOf(text: string): Part[] {
    if (this.opened.has(this.canonical.get(keyOf(text)) ?? '')) return [{ token: keyOf(text), written: text }];
    const { token, parts } = this.word(text);
    return parts.length ? parts : [{ token, written: text }];
  }

  private isOpaque(text: string): boolean {
    if (text.length < 5 || text.length > 40 || /\d/.test(text)) return true;
    return this.whole.has(keyOf(text)) || this.brands.has(fold(text));
  }

  private split(text: string): Part[] {
    if (this.isOpaque(text)) return [];
    for (let level = 1; level <= this.dictionaries.length; level++) {
      const dictionaries = this.dictionaries.slice(0, level);
      for (let at = 1; at <= text.length - 2; at++) {
        const right = rightOf(text, at).find(
          (part) => !endings.has(part) && dictionaries.some((entry) => entry.heads.has(keyOf(part))),
        );
        const left = right && this.before(text.slice(0, at), dictionaries);
        if (left) return [...left, ...this.partsOf(right)];
      }
    }
    return [];
  }

  /** The part before the head: one modifier, or two (barneregn-bukse). */
  private before(text: string, dictionaries: Dictionary[]): Part[] | undefined {
    const one = this.modifier(text, dictionaries);
    if (one) return one;
    for (let at = 2; at <= text.length - 2; at++) {
      const first = this.modifier(text.slice(0, at), dictionaries);
      const second = first && this.modifier(text.slice(at), dictionaries);
      if (first && second) return [...first, ...second];
    }
    return undefined;
  }

  private modifier(text: string, dictionaries: Dictionary[]): Part[] | undefined {
    const forms = /[se]$/.test(text) && text.length > 3 ? [text, text.slice(0, -1)] : [text];
    const form = forms.find((candidate) => dictionaries.some((entry) => entry.modifiers.has(fold(candidate))));
    return form === undefined ? undefined : this.partsOf(form);
  }
}

/** `learnt` are words of the catalogue's names; `brands` are folded and never split. */
export function createLexicon(
  synonyms: SynonymTable,
  { words: learnt = [], brands = [], kinds = [], shelves = [] }: Partial<Learnt> = {},
): Lexicon {
  const brandWords = new Set(brands);
  const reader = new WordReader(synonyms, learnt, brandWords);
  const word = (text: string) => reader.word(text);
  const isOf = (tokens: Set<string>) => (word: Word) =>
    tokens.has(word.token) || tokens.has(word.parts.at(-1)?.token ?? '');
  const endsOf = (texts: string[]) =>
    texts.map(word).flatMap(({ token, parts }) => [token, ...parts.slice(-1).map((part) => part.token)]);
  const knownGoods = new Set(endsOf(heads));
  // "Høye fjellsko", "Hodelykter til trening": of several words, only the known goods.
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

/** Three equal letters are written as two: ull + lue is ullue. */
function rightOf(text: string, at: number): string[] {
  const right = text.slice(at);
  const double = at >= 2 && text[at - 1] === text[at - 2];
  return double ? [right, text[at - 1] + right] : [right];
}

interface Dictionary {
  heads: Set<string>;
  modifiers: Set<string>;
}

const dictionary = (last: string[], first: string[]): Dictionary => ({
  heads: new Set(last.map(keyOf)),
  modifiers: new Set(first.map(fold)),
});

import { joint, type Lexicon, type Word } from './lexicon';
import { fold, normalise } from './normalise';
import { prepositions, stopwords } from './stopwords';
import { tokenise } from './tokens';

/** A word of a name, category, brand or colour, for prefixes and spelling. */
export interface Surface {
  folded: string;
  shown: string;
  token: string;
}

export interface Reading {
  said: string[];
  /** Words up to a preposition: "bager til ski", "jakke med hette" are no skis and no hette. */
  whole: string[];
  head: string[];
  modifier: string[];
  things: string[];
  numbers: { whole: string[]; modifier: string[] };
  quantities: string[];
  sizes: string[];
  surfaces: Surface[];
}

export interface Reader {
  read(text: string, brand: Brand): Reading;
  /** Reads a text that many articles share once. The reading must not be changed. */
  readOften(text: string, brand: Brand): Reading;
  forget(): void;
}

/** The brand whose own words (folded) are skipped in the text. */
export interface Brand {
  name: string;
  words: readonly string[];
}

interface KnownWord {
  folded: string;
  word: Word;
  things: string[];
  surfaces: Surface[];
}

const mostWords = 60_000;
const mostTexts = 20_000;

export function createReader(lexicon: Lexicon): Reader {
  const words = new Map<string, KnownWord>();
  const texts = new Map<string, Reading>();

  function known(text: string): KnownWord {
    const before = words.get(text);
    if (before) return before;
    const word = lexicon.word(text);
    const folded = fold(text);
    const parts = word.parts.map(({ written, token }) => ({ folded: fold(written), shown: written, token }));
    const made = {
      ...{ folded, word, things: thingsOf(word) },
      surfaces: [...parts, { folded, shown: text, token: word.token }],
    };
    if (words.size > mostWords) words.clear();
    words.set(text, made);
    return made;
  }

  function read(text: string, { words: brand }: Brand): Reading {
    const reading: Reading = {
      ...{ said: [], whole: [], head: [], modifier: [], things: [] },
      ...{ numbers: { whole: [], modifier: [] }, quantities: [], sizes: [], surfaces: [] },
    };
    let of: 'whole' | 'modifier' = 'whole';
    for (const token of tokenise(normalise(text))) {
      if (token.kind === 'size') reading.sizes.push(...token.sizes);
      else if (token.kind === 'quantity') reading.quantities.push(...token.quantities);
      else if (token.kind !== 'word') reading.numbers[of].push(token.text);
      else {
        if (prepositions.has(token.text)) of = 'modifier';
        if (stopwords.has(token.text)) continue;
        const { folded, word, things, surfaces } = known(token.text);
        if (brand.includes(folded)) continue;
        reading[of].push(word.token);
        reading.said.push(word.token);
        reading.surfaces.push(...surfaces);
        if (of === 'whole') reading.things.push(...things);
        const last = word.parts.length - 1;
        for (let i = 0; i <= last; i++)
          reading[of === 'whole' && i === last ? 'head' : 'modifier'].push(
            (word.parts[i] as (typeof word.parts)[number]).token,
          );
      }
    }
    return reading;
  }

  return {
    read,
    readOften(text, brand) {
      const key = `${brand.name}\n${text}`;
      const before = texts.get(key);
      if (before) return before;
      const reading = read(text, brand);
      if (texts.size > mostTexts) texts.clear();
      texts.set(key, reading);
      return reading;
    },
    forget: () => texts.clear(),
  };
}

/** A barneregnbukse is a regnbukse, and a bukse. */
function thingsOf({ token, parts }: Word): string[] {
  return [
    token,
    ...parts.map((_, at) =>
      parts
        .slice(at)
        .map((part) => part.token)
        .join(joint),
    ),
  ];
}

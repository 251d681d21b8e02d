import type { ArticleListItem } from '@/lib/contracts/catalogue';
import { type ArticleTokens, fieldWeights, type IndexField } from './fields';
import { brandWords, isOneKind } from './learn';
import type { Lexicon } from './lexicon';
import { normalise } from './normalise';
import type { Reader, Reading, Surface } from './read-text';
import { toneOf, toneToken } from './shades';
import { sizesOf } from './tokens';

export type SearchableArticle = ArticleListItem & { material?: string };

export interface ArticleWords {
  fields: ArticleTokens;
  /** Tokens of what the article is, not of what it is for, has, or stands beside (rule 14.12). */
  things: ReadonlySet<string>;
  surfaces: Surface[];
}

export const sizeToken = (size: string) => `s:${size}`;
export const quantityToken = (quantity: string) => `q:${quantity}`;
export const shelfToken = (tokens: string[]) => `c:${[...new Set(tokens)].sort().join(' ')}`;
export const brandToken = (folded: string) => `b:${folded}`;
export const isBrandToken = (token: string) => token.startsWith('b:');

/** Ids of the genders (rule 2.5): 1 Herre, 2 Dame, 4 Barn, 10 Uni, 11 Junior. */
const genderWords: Record<number, { own: string; near: string[] }> = {
  1: { own: 'herre', near: [] },
  2: { own: 'dame', near: [] },
  4: { own: 'barn', near: ['junior'] },
  10: { own: 'unisex', near: ['herre', 'dame'] },
  11: { own: 'junior', near: ['barn'] },
};

export function articleTokens(article: SearchableArticle, lexicon: Lexicon, reader: Reader): ArticleWords {
  const fields = emptyFields();
  const surfaces: Surface[] = [];
  const things = new Set<string>();
  const brand = { name: article.brand, words: brandWords(article.brand) };

  function put(reading: Reading, into: Record<'whole' | 'head' | 'modifier', IndexField>): Reading {
    fields[into.whole].push(...reading.whole);
    fields[into.head].push(...reading.head);
    fields[into.modifier].push(...reading.modifier);
    fields.size.push(...reading.sizes.map(sizeToken));
    // "100 % ull" is no answer to "100".
    const isSaid = into.whole !== 'material' && into.whole !== 'description';
    if (isSaid) {
      fields[into.whole].push(...reading.numbers.whole);
      fields[into.modifier].push(...reading.numbers.modifier);
      surfaces.push(...reading.surfaces);
    }
    fields[into.whole].push(...reading.quantities.map(quantityToken));
    return reading;
  }
  const name = (reading: Reading) => {
    for (const thing of reading.things) things.add(thing);
  };

  const plain = (field: IndexField) => ({ whole: field, head: field, modifier: field });
  name(put(reader.read(article.name, brand), { whole: 'name', head: 'nameHead', modifier: 'nameModifier' }));
  const category = { whole: 'category', head: 'categoryHead', modifier: 'categoryModifier' } as const;
  for (const shelf of [article.group2, article.group3]) {
    const reading = put(reader.readOften(shelf, brand), category);
    if (reading.said.length) fields.category.push(shelfToken(reading.said));
    // Of a category for this and that, an article is one or the other; a shelf above says less.
    if (shelf === article.group3 && isOneKind(shelf)) name(reading);
  }
  for (const color of article.colors) put(reader.readOften(color.name, brand), plain('color'));
  for (const group of article.colorGroups) put(reader.readOften(`${group.name} ${group.label}`, brand), plain('color'));
  for (const { hex, colorGroup } of article.colors) {
    const tone = hex ? toneOf(hex) : undefined;
    const group = article.colorGroups.find(({ id }) => id === colorGroup);
    if (tone && group) fields.color.push(toneToken(tone, lexicon.word(normalise(group.name)).token));
  }
  put(reader.readOften(article.material ?? '', brand), plain('material'));
  put(reader.read(`${article.description} ${article.season}`, brand), plain('description'));

  for (const word of brand.words) {
    fields.brand.push(brandToken(word));
    surfaces.push({ folded: word, shown: article.brand.toLowerCase(), token: brandToken(word) });
  }
  fields.size.push(...article.sizes.flatMap(sizesOf).map(sizeToken));
  for (const id of article.genders) {
    const gender = genderWords[id];
    if (!gender) continue;
    fields.gender.push(lexicon.word(gender.own).token);
    fields.nearGender.push(...gender.near.map((near) => lexicon.word(near).token));
  }
  return { fields, things, surfaces };
}

function emptyFields(): ArticleTokens {
  return Object.fromEntries(Object.keys(fieldWeights).map((field) => [field, []])) as unknown as ArticleTokens;
}

import type { ArticleListItem } from '@/lib/contracts/catalogue';
import { type ArticleTokens, fieldWeights, type IndexField } from './fields';
import { brandWords, isOneKind } from './learn';
import { joint, type Lexicon, type Word } from './lexicon';
import { fold, normalise } from './normalise';
import { prepositions, stopwords } from './stopwords';
import { sizesOf, tokenise } from './tokens';
import { toneOf, toneToken } from './tones';

export type SearchableArticle = ArticleListItem & { material?: string };

/** A word as it stands in a name, category, brand or colour: what prefixes and spelling work on. */
export interface Surface {
  folded: string;
  shown: string;
  token: string;
}

export interface ArticleWords {
  fields: ArticleTokens;
  /** Tokens of what the article is, not of what it is for, has, or stands beside (rule 14.12). */
  things: ReadonlySet<string>;
  surfaces: Surface[];
}

export const sizeToken = (size: string) => `s:${size}`;
export const quantityToken = (quantity: string) => `q:${quantity}`;
/** Of a category, by all the words of its name. */
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

/** The article side of the analyser. */
export function articleTokens(article: SearchableArticle, lexicon: Lexicon): ArticleWords {
  const fields = emptyFields();
  const surfaces: Surface[] = [];
  const things = new Set<string>();
  const brands = brandWords(article.brand);

  const read = (
    text: string,
    into: Record<'whole' | 'head' | 'modifier', IndexField>,
    as: { shown?: true; thing?: boolean },
  ) => {
    let of = into.whole;
    const said: string[] = [];
    for (const token of tokenise(normalise(text))) {
      // "Bager til ski", "jakke med hette": what follows is not what the thing is.
      if (token.kind === 'word' && prepositions.has(token.text)) of = into.modifier;
      if (token.kind === 'size') {
        fields.size.push(...token.sizes.map(sizeToken));
      } else if (token.kind === 'quantity') {
        fields[into.whole].push(...token.quantities.map(quantityToken));
      } else if (token.kind !== 'word') {
        // "100 % ull" is no answer to "100".
        if (of !== 'material' && of !== 'description') fields[of].push(token.text);
      } else if (!stopwords.has(token.text) && !brands.includes(fold(token.text))) {
        const word = lexicon.word(token.text);
        fields[of].push(word.token);
        said.push(word.token);
        if (as.thing && of === into.whole) for (const thing of thingsOf(word)) things.add(thing);
        word.parts.forEach((part, i) => {
          fields[of === into.whole && i === word.parts.length - 1 ? into.head : into.modifier].push(part.token);
          if (as.shown) surfaces.push({ folded: fold(part.written), shown: part.written, token: part.token });
        });
        if (as.shown) surfaces.push({ folded: fold(token.text), shown: token.text, token: word.token });
      }
    }
    return said;
  };

  const plain = (field: IndexField) => ({ whole: field, head: field, modifier: field });
  read(article.name, { whole: 'name', head: 'nameHead', modifier: 'nameModifier' }, { shown: true, thing: true });
  const category = { whole: 'category', head: 'categoryHead', modifier: 'categoryModifier' } as const;
  const shelves = [
    read(article.group2, category, { shown: true }),
    // Of a category for this and that, an article is one or the other.
    read(article.group3, category, { shown: true, thing: isOneKind(article.group3) }),
  ];
  for (const shelf of shelves) if (shelf.length) fields.category.push(shelfToken(shelf));
  for (const color of article.colors) read(color.name, plain('color'), { shown: true });
  for (const group of article.colorGroups) read(`${group.name} ${group.label}`, plain('color'), { shown: true });
  for (const { hex, colorGroup } of article.colors) {
    const tone = hex ? toneOf(hex) : undefined;
    const group = article.colorGroups.find(({ id }) => id === colorGroup);
    if (tone && group) fields.color.push(toneToken(tone, lexicon.word(normalise(group.name)).token));
  }
  read(article.material ?? '', plain('material'), {});
  read(`${article.description} ${article.season}`, plain('description'), {});

  for (const brand of brands) {
    fields.brand.push(brandToken(brand));
    surfaces.push({ folded: brand, shown: article.brand.toLowerCase(), token: brandToken(brand) });
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

function emptyFields(): ArticleTokens {
  return Object.fromEntries(Object.keys(fieldWeights).map((field) => [field, []])) as unknown as ArticleTokens;
}

import type { ArticleListItem } from '@/lib/contracts/catalogue';
import { type ArticleTokens, fieldWeights, type IndexField } from './fields';
import { brandWords } from './learn';
import type { Lexicon } from './lexicon';
import { fold, normalise } from './normalise';
import { prepositions, stopwords } from './stopwords';
import { sizesOf, tokenise } from './tokens';

export type SearchableArticle = ArticleListItem & { material?: string };

/** A word as it stands in a name, category, brand or colour: what prefixes and spelling work on. */
export interface Surface {
  folded: string;
  shown: string;
  token: string;
}

export const sizeToken = (size: string) => `s:${size}`;
export const quantityToken = (quantity: string) => `q:${quantity}`;
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
export function articleTokens(
  article: SearchableArticle,
  lexicon: Lexicon,
): { fields: ArticleTokens; surfaces: Surface[] } {
  const fields = emptyFields();
  const surfaces: Surface[] = [];
  const brands = brandWords(article.brand);

  const read = (text: string, whole: IndexField, head: IndexField, modifier: IndexField, shown: boolean) => {
    let of = whole;
    for (const token of tokenise(normalise(text))) {
      // "Bager til ski", "jakke med hette": what follows is not what the thing is.
      if (token.kind === 'word' && prepositions.has(token.text)) of = modifier;
      if (token.kind === 'size') {
        fields.size.push(...token.sizes.map(sizeToken));
      } else if (token.kind === 'quantity') {
        fields[whole].push(...token.quantities.map(quantityToken));
      } else if (token.kind !== 'word') {
        fields[whole].push(token.text);
      } else if (!stopwords.has(token.text) && !brands.includes(fold(token.text))) {
        const word = lexicon.word(token.text);
        fields[of].push(word.token);
        word.parts.forEach((part, i) => {
          fields[of === whole && i === word.parts.length - 1 ? head : modifier].push(part.token);
          if (shown) surfaces.push({ folded: fold(part.written), shown: part.written, token: part.token });
        });
        if (shown) surfaces.push({ folded: fold(token.text), shown: token.text, token: word.token });
      }
    }
  };

  read(article.name, 'name', 'nameHead', 'nameModifier', true);
  for (const category of [article.group2, article.group3])
    read(category, 'category', 'categoryHead', 'categoryModifier', true);
  for (const color of article.colors) read(color.name, 'color', 'color', 'color', true);
  for (const group of article.colorGroups) read(`${group.name} ${group.label}`, 'color', 'color', 'color', true);
  read(article.material ?? '', 'material', 'material', 'material', false);
  read(`${article.description} ${article.season}`, 'description', 'description', 'description', false);

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
  return { fields, surfaces };
}

function emptyFields(): ArticleTokens {
  return Object.fromEntries(Object.keys(fieldWeights).map((field) => [field, []])) as unknown as ArticleTokens;
}

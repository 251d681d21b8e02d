import { createHash } from 'node:crypto';
import type { ArticleListItem } from '@/lib/contracts/catalogue';
import { createdAt } from '@/lib/lists/created';
import type { Held } from '@/lib/lists/held';
import { isUnisex, type ValueFilter, valueFilters, valuesOf } from '@/lib/lists/values';
import { nameKey } from '@/lib/norway/name-key';
import type { ArticleWords } from '@/lib/search/article-tokens';
import { weakField } from '@/lib/search/fields';
import type { IndexedArticle } from '@/server/ports/search-engine';
import { plainCode, textOf } from '@/server/search/engines/article-text';
import { boostOf, strongWeights } from '@/server/search/engines/weights';
import { pairOf } from './filter-clauses';
import { repeatsPerWeight } from './mapping';

export interface ArticleColumns extends Record<ValueFilter, string[]> {
  price: number;
  rank: number;
  /** In ms. */
  created: number;
  boost: number;
  /** 1 for unisex goods, which may come last (rule 4.51). */
  unisex: number;
  article: ArticleListItem;
  /** Each size in each shop that has it. */
  held: string[];
  heldSizes: Held[];
  /** Digest of all that is indexed, to skip equal writes. */
  whole: string;
  /** When the article was read, in microseconds of the database's clock; 0 where nobody else writes. */
  at: number;
}

export interface ArticleDocument extends ArticleColumns {
  id: number;
  nameKey: string;
  number: string;
  eans: string[];
  things: string;
  strong: string;
  weak: string;
  extra: Pick<IndexedArticle, 'eans' | 'material'>;
  text: string;
}

const digest = (text: string) => createHash('sha1').update(text).digest('base64').slice(0, 16);

export const wordOf = (token: string) => token.replace(/\s/g, '␣');

export function columnsOf({ eans, material, held, ...listed }: IndexedArticle, at: number): ArticleColumns {
  const heldSizes = held ?? listed.sizes.map((size) => ({ size, shops: listed.available }));
  const values = Object.fromEntries(
    valueFilters.map((name) => [name, [...new Set(valuesOf(listed, name).map(String))]]),
  ) as Record<ValueFilter, string[]>;
  return {
    ...values,
    price: listed.price,
    rank: Math.max(0, listed.bestsellerQty),
    created: createdAt(listed),
    boost: boostOf(listed),
    unisex: Number(isUnisex(listed)),
    article: listed,
    held: heldSizes.flatMap(({ size, shops }) => shops.map((shop) => pairOf(shop, size))),
    heldSizes,
    whole: digest(JSON.stringify([listed, eans, material, heldSizes])),
    at,
  };
}

export const textDigest = (article: IndexedArticle) => digest(textOf(article, article));

export function articleDocument(
  article: IndexedArticle,
  { fields, things }: ArticleWords,
  at: number,
): ArticleDocument {
  const { eans = [], material = '' } = article;
  const strong = [...strongWeights(fields)].map(([token, weight]) => {
    const times = Math.max(1, Math.round(weight * repeatsPerWeight));
    return `${wordOf(token)} `.repeat(times);
  });
  return {
    ...columnsOf({ ...article, eans, material }, at),
    id: article.id,
    nameKey: nameKey(article.name),
    number: plainCode(article.articleNo),
    eans: [...new Set(eans.map(plainCode))],
    things: [...things].map(wordOf).join(' '),
    strong: strong.join(''),
    weak: [...new Set(fields[weakField])].map(wordOf).join(' '),
    extra: { eans, material },
    text: textDigest(article),
  };
}

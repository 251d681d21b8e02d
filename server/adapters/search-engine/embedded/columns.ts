import type { ArticleListItem } from '@/lib/contracts/catalogue';
import { Bitset } from './bitset';

type Value = number | string;

/** The columns an article has any number of values in. */
export const choiceNames = [
  'genders',
  'colors',
  'brands',
  'shops',
  'groups',
  'subcategories',
  'categories',
  'campaigns',
  'sizes',
] as const;
export type ChoiceName = (typeof choiceNames)[number];

const unisex = 10;
const fitsUnisex = [1, 2];

export function valuesOf(article: ArticleListItem, column: ChoiceName): Value[] {
  switch (column) {
    case 'genders':
      // Unisex goods fit Herre and Dame: they are found and counted under both.
      return article.genders.includes(unisex) ? [...article.genders, ...fitsUnisex] : article.genders;
    case 'colors':
      return article.colorGroups.map((group) => group.id);
    case 'shops':
      return article.available;
    case 'campaigns':
      return article.campaigns.map((campaign) => campaign.id);
    default:
      return article[column];
  }
}

/** What filters and facets work on: one set of documents per value, and the price. */
export class Columns {
  private readonly choices: Record<ChoiceName, Map<Value, Bitset>>;
  prices = new Int32Array(1024);
  ranks = new Int32Array(1024);
  /** What the relevance of a document is multiplied by. */
  boosts = new Float32Array(1024);

  constructor() {
    this.choices = Object.fromEntries(choiceNames.map((name) => [name, new Map()])) as typeof this.choices;
  }

  values(column: ChoiceName): ReadonlyMap<Value, Bitset> {
    return this.choices[column];
  }

  set(doc: number, article: ArticleListItem, before?: ArticleListItem) {
    if (doc >= this.prices.length) this.grow();
    this.prices[doc] = article.price;
    this.ranks[doc] = article.bestsellerQty;
    this.boosts[doc] =
      1 + (article.availability > 0 ? 0.06 : 0) + 0.12 / (1 + Math.max(0, article.bestsellerQty) / 100);
    for (const name of choiceNames)
      this.setChoices(doc, name, valuesOf(article, name), before && valuesOf(before, name));
  }

  remove(doc: number, article: ArticleListItem) {
    for (const name of choiceNames) this.setChoices(doc, name, [], valuesOf(article, name));
  }

  private setChoices(doc: number, name: ChoiceName, values: Value[], before?: Value[]) {
    const sets = this.choices[name];
    for (const value of before ?? []) if (!values.includes(value)) sets.get(value)?.delete(doc);
    for (const value of values) {
      let set = sets.get(value);
      if (!set) {
        set = new Bitset(doc + 1);
        sets.set(value, set);
      }
      set.add(doc);
    }
  }

  private grow() {
    const larger = <T extends Int32Array | Float32Array>(old: T): T => {
      const made = new (old.constructor as new (length: number) => T)(old.length * 2);
      made.set(old);
      return made;
    };
    this.prices = larger(this.prices);
    this.ranks = larger(this.ranks);
    this.boosts = larger(this.boosts);
  }
}

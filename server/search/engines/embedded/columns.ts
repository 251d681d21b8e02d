import type { ArticleListItem } from '@/lib/contracts/catalogue';
import { Bitset } from '@/lib/lists/bitset';
import { createdAt } from '@/lib/lists/created';
import { type Held, HeldSizes } from '@/lib/lists/held';
import { sizeValues } from '@/lib/lists/size-kind-of';
import { type ValueFilter, valueFilters, valuesOf } from '@/lib/lists/values';
import { boostOf } from '@/server/search/engines/weights';

type Value = number | string;

export class Columns {
  private readonly choices: Record<ValueFilter, Map<Value, Bitset>>;
  readonly held = new HeldSizes();
  prices = new Int32Array(1024);
  ranks = new Int32Array(1024);
  created = new Float64Array(1024);
  boosts = new Float32Array(1024);

  constructor() {
    this.choices = Object.fromEntries(valueFilters.map((name) => [name, new Map()])) as typeof this.choices;
  }

  values(column: ValueFilter): ReadonlyMap<Value, Bitset> {
    return this.choices[column];
  }

  set(doc: number, article: ArticleListItem, held: Held[] | undefined, before?: ArticleListItem) {
    const inShops = held ?? article.sizes.map((size) => ({ size, shops: article.available }));
    this.held.set(
      doc,
      inShops.flatMap(({ size, shops }) => sizeValues(article, [size]).map((value) => ({ size: value, shops }))),
    );
    if (doc >= this.prices.length) this.grow();
    this.prices[doc] = article.price;
    this.ranks[doc] = article.bestsellerQty;
    this.created[doc] = createdAt(article);
    this.boosts[doc] = boostOf(article);
    for (const name of valueFilters)
      this.setChoices(doc, name, valuesOf(article, name), before && valuesOf(before, name));
  }

  remove(doc: number, article: ArticleListItem) {
    this.held.set(doc, undefined);
    for (const name of valueFilters) this.setChoices(doc, name, [], valuesOf(article, name));
  }

  private setChoices(doc: number, name: ValueFilter, values: Value[], before?: Value[]) {
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
    const larger = <T extends Int32Array | Float32Array | Float64Array>(old: T): T => {
      const made = new (old.constructor as new (length: number) => T)(old.length * 2);
      made.set(old);
      return made;
    };
    this.prices = larger(this.prices);
    this.ranks = larger(this.ranks);
    this.created = larger(this.created);
    this.boosts = larger(this.boosts);
  }
}

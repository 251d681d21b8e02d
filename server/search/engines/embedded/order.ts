import type { Bitset } from '@/lib/lists/bitset';
import { ranksOf } from '@/lib/lists/created';
import { compareNames } from '@/lib/norway/norwegian-order';
import type { SearchSort } from '@/server/ports/search-engine';
import { firstPlace } from '@/server/search/engines/first-place';
import { type slices, sortInSlices } from '@/server/search/engines/yielding';

/** Ids and other keys share one float, with 20 bits for the place in id order. */
const mostDocs = 2 ** 20;
const finest = 2 ** 30;

type Kept = Exclude<SearchSort, 'relevance' | 'asListed'>;
export type OrderSource = Record<Kept, (doc: number) => number> & {
  docs: () => number;
  id: (doc: number) => number;
};

/** Orders of the catalogue, sorted on demand; ties are in id order. */
export class Orders {
  private readonly source: OrderSource;
  private readonly made = new Map<string, Int32Array>();
  private ids: { byPlace: Int32Array; place: Int32Array } | undefined;

  constructor(source: OrderSource) {
    this.source = source;
  }

  changed(what: 'docs' | 'price' | 'bestseller' | 'newest') {
    if (what === 'docs') this.made.clear();
    for (const key of [what, `${what}-`]) this.made.delete(key);
  }

  by(sort: Kept, descending: boolean): Int32Array {
    const name = descending ? `${sort}-` : sort;
    let order = this.made.get(name);
    if (!order) {
      order = this.make(sort, descending);
      this.made.set(name, order);
    }
    return order;
  }

  /** Sorts at least the first `take` by score; scores closer than a billionth of the best are a tie. */
  byScore(docs: Int32Array, scores: Float64Array, { take = docs.length, descending = false } = {}): Int32Array {
    const { place, byPlace } = this.idOrder();
    let best = 0;
    for (const doc of docs) if ((scores[doc] as number) > best) best = scores[doc] as number;
    const scale = best ? finest / best : 0;
    const keys = new Float64Array(docs.length);
    for (let i = 0; i < docs.length; i++) {
      const doc = docs[i] as number;
      const level = Math.round((scores[doc] as number) * scale);
      keys[i] = (descending ? level : finest - level) * mostDocs + (place[doc] as number);
    }
    return sortedDocs(take < docs.length / 4 ? lowest(keys, take) : keys, byPlace);
  }

  private make(sort: Kept, descending: boolean): Int32Array {
    const { place, byPlace } = this.idOrder();
    const docs = Array.from(byPlace);
    // A time in ms does not fit beside a place; its rank does.
    const values = sort === 'newest' ? ranksOf(docs.map(this.source.newest)) : docs.map(this.source[sort]);
    const keys = Float64Array.from(docs, (doc, i) => {
      const key = Math.max(0, values[i] as number);
      return (descending && sort !== 'newest' ? 2 ** 32 - key : key) * mostDocs + (place[doc] as number);
    });
    const order = sortedDocs(keys, byPlace);
    // `newest` has the higher id of one time first; reversed, the oldest come first.
    return sort === 'newest' && !descending ? order.reverse() : order;
  }

  private idOrder() {
    const count = this.source.docs();
    if (!this.ids || this.ids.byPlace.length < count) {
      if (count >= mostDocs) throw new Error(`The embedded engine holds at most ${mostDocs} articles`);
      const byPlace = this.withNewDocs(this.ids?.byPlace ?? new Int32Array(0), count);
      const place = new Int32Array(count);
      byPlace.forEach((doc, i) => {
        place[doc] = i;
      });
      this.ids = { byPlace, place };
    }
    return this.ids;
  }

  /** New documents have higher numbers, so a change sorts only itself. */
  private withNewDocs(before: Int32Array, count: number): Int32Array {
    const keyOf = (doc: number) => this.source.id(doc) * mostDocs + doc;
    const added = Float64Array.from({ length: count - before.length }, (_, i) => keyOf(before.length + i)).sort();
    const merged = new Int32Array(count);
    let [old, fresh] = [0, 0];
    for (let i = 0; i < count; i++) {
      const next = added[fresh];
      const first = next === undefined || (old < before.length && keyOf(before[old] as number) < next);
      merged[i] = first ? (before[old++] as number) : (added[fresh++] as number) % mostDocs;
    }
    return merged;
  }
}

function lowest(keys: Float64Array, take: number): Float64Array {
  const slots = 1024;
  const slotOf = (key: number) => Math.min(slots - 1, Math.floor((key / mostDocs / finest) * slots));
  const counts = new Int32Array(slots);
  for (const key of keys) counts[slotOf(key)] = (counts[slotOf(key)] as number) + 1;
  let last = 0;
  for (let sum = counts[0] as number; sum < take && last < slots - 1; ) sum += counts[++last] as number;
  return keys.filter((key) => slotOf(key) <= last);
}

function sortedDocs(keys: Float64Array, byPlace: Int32Array): Int32Array {
  keys.sort();
  const docs = new Int32Array(keys.length);
  for (let i = 0; i < keys.length; i++) docs[i] = byPlace[(keys[i] as number) % mostDocs] as number;
  return docs;
}

type Order = Iterable<number> & { length: number };

export function pageOfParts(order: Order, parts: Bitset[], skip: number, take: number): number[] {
  const page: number[] = [];
  let before = 0;
  for (const part of parts) {
    page.push(...pageOf(order, part, Math.max(0, skip - before), take - page.length));
    before += parts.length > 1 ? part.count : 0;
  }
  return page;
}

export function pageOf(order: Order, set: Bitset, skip: number, take: number): number[] {
  const page: number[] = [];
  let seen = 0;
  if (take <= 0) return page;
  for (const doc of order) {
    if (!set.has(doc) || seen++ < skip) continue;
    page.push(doc);
    if (page.length >= take) break;
  }
  return page;
}

/** Documents in Norwegian order of name. */
export class NameOrder {
  private readonly nameOf: (doc: number) => string | undefined;
  private docs: number[] = [];
  private places = new Int32Array(0);
  private added: number[] = [];

  constructor(nameOf: (doc: number) => string | undefined) {
    this.nameOf = nameOf;
  }

  async make(docs: number[], pause: ReturnType<typeof slices>) {
    this.docs = await sortInSlices(docs, this.compare, pause);
    this.added = [];
    this.number(new Int32Array(0));
  }

  add(doc: number) {
    this.added.push(doc);
  }

  placeOf(doc: number): number {
    if (this.added.length > 0) this.takeIn();
    return this.places[doc] ?? 0;
  }

  private readonly compare = (a: number, b: number) => compareNames(this.nameOf(a) ?? '', this.nameOf(b) ?? '');
  private readonly isThere = (doc: number) => this.nameOf(doc) !== undefined;

  private takeIn() {
    const added = this.added.filter(this.isThere).sort(this.compare);
    this.added = [];
    const old = this.docs.filter(this.isThere);
    const merged: number[] = [];
    let from = 0;
    for (const doc of added) {
      const until = firstPlace(old.length, (at) => this.compare(old[at] as number, doc) <= 0, from);
      for (; from < until; from++) merged.push(old[from] as number);
      merged.push(doc);
    }
    for (; from < old.length; from++) merged.push(old[from] as number);
    this.docs = merged;
    this.number(this.places, new Set(added));
  }

  private number(before: Int32Array, added?: ReadonlySet<number>) {
    const places = new Int32Array(this.docs.reduce((highest, doc) => Math.max(highest, doc), -1) + 1);
    let place = 0;
    for (let i = 1; i < this.docs.length; i++) {
      const [last, doc] = [this.docs[i - 1] as number, this.docs[i] as number];
      const known = added && !added.has(last) && !added.has(doc);
      const same = known ? before[last] === before[doc] : this.compare(last, doc) === 0;
      if (!same) place = i;
      places[doc] = place;
    }
    this.places = places;
  }
}

import { compareNames } from '@/lib/norway/norwegian-order';
import { type slices, sortInSlices } from '@/server/search/engines/yielding';

/**
 * Documents in Norwegian order of name, and each one's place in it. A thousand renamed articles are put in at once, when the
 * order is next asked for: one by one each would move the whole catalogue.
 */
export class NameOrder {
  private readonly nameOf: (doc: number) => string | undefined;
  private docs: number[] = [];
  private places = new Int32Array(0);
  private added: number[] = [];

  /** `nameOf` is undefined for a document that has been taken out. */
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

  /** Equal names have equal places, so that something else decides between them. */
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
      const until = this.firstAfter(doc, old, from);
      for (; from < until; from++) merged.push(old[from] as number);
      merged.push(doc);
    }
    for (; from < old.length; from++) merged.push(old[from] as number);
    this.docs = merged;
    this.number(this.places, new Set(added));
  }

  /** Where the first name stands, from `low` on, that comes after this one's. */
  private firstAfter(doc: number, docs: number[], low: number): number {
    let from = low;
    let until = docs.length;
    while (from < until) {
      const middle = (from + until) >>> 1;
      if (this.compare(docs[middle] as number, doc) <= 0) from = middle + 1;
      else until = middle;
    }
    return from;
  }

  /** Two that both had a place before need not be compared again: comparing names is what costs. */
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

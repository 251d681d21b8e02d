/** Working space for one search at a time, kept from search to search: a large catalogue's would burden the collector. */
export class Scratch {
  best = new Float64Array(0);
  sums = new Float64Array(0);
  had = new Uint8Array(0);

  /** Room for `count` documents. `best` is left clean by whoever used it. */
  fit(count: number): this {
    if (this.best.length < count) {
      const room = Math.ceil(count * 1.25);
      this.best = new Float64Array(room);
      this.sums = new Float64Array(room);
      this.had = new Uint8Array(room);
    }
    return this;
  }
}

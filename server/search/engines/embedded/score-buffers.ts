/** Buffers for one search at a time, reused to spare the garbage collector. */
export class Scratch {
  /** Its user leaves it all zeros. */
  best = new Float64Array(0);
  sums = new Float64Array(0);
  had = new Uint8Array(0);
  met = new Uint8Array(0);
  touched = new Int32Array(0);
  begun = new Int32Array(0);
  private free: Float64Array[] = [];
  private lent: { scores: Float64Array; touched: readonly Int32Array[] }[] = [];

  fit(count: number): this {
    if (this.best.length < count) {
      const room = Math.ceil(count * 1.25);
      this.best = new Float64Array(room);
      this.sums = new Float64Array(room);
      this.had = new Uint8Array(room);
      this.met = new Uint8Array(room);
      this.touched = new Int32Array(room);
      this.begun = new Int32Array(room);
      this.free = [];
      this.lent = [];
    }
    return this;
  }

  /** Lends zeros for the scores of these documents, until `takeBack`. */
  lend(touched: readonly Int32Array[]): Float64Array {
    const scores = this.free.pop() ?? new Float64Array(this.best.length);
    this.lent.push({ scores, touched });
    return scores;
  }

  takeBack() {
    for (const { scores, touched } of this.lent) {
      for (const docs of touched) for (let i = 0; i < docs.length; i++) scores[docs[i] as number] = 0;
      this.free.push(scores);
    }
    this.lent = [];
  }
}

/**
 * EAN → whole number, in two flat arrays: 200,000 variants take 6 MB here and ten times that in a Map of strings.
 * An EAN of 13 digits is exact in a double.
 */
export class EanTable {
  size = 0;
  #eans: Float64Array;
  #values: Int32Array;

  constructor(expected = 0) {
    const capacity = 2 ** Math.max(10, Math.ceil(Math.log2(expected * 2 + 1)));
    this.#eans = new Float64Array(capacity);
    this.#values = new Int32Array(capacity);
  }

  /** 0 when it is not there; values are never 0. */
  get(ean: string): number {
    return this.#values[this.#slot(Number(ean))] as number;
  }

  set(ean: string, value: number): void {
    if (this.size * 2 >= this.#eans.length) this.#grow();
    const slot = this.#slot(Number(ean));
    if (this.#values[slot] === 0) this.size += 1;
    this.#eans[slot] = Number(ean);
    this.#values[slot] = value;
  }

  #slot(ean: number): number {
    const mask = this.#eans.length - 1;
    let slot = Math.imul(ean % 4_294_967_291, 0x9e3779b1) >>> 0;
    for (slot = (slot ^ (slot >>> 15)) & mask; this.#values[slot] !== 0 && this.#eans[slot] !== ean; ) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  #grow(): void {
    const [eans, values] = [this.#eans, this.#values];
    this.#eans = new Float64Array(eans.length * 2);
    this.#values = new Int32Array(eans.length * 2);
    for (let i = 0; i < eans.length; i++) {
      if (values[i] === 0) continue;
      const slot = this.#slot(eans[i] as number);
      this.#eans[slot] = eans[i] as number;
      this.#values[slot] = values[i] as number;
    }
  }
}

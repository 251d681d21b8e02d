/** (variant, shop) → line, in flat arrays: a million pairs take 24 MB, and finding a pair repeated needs them all. */
export class PairTable {
  #size = 0;
  #a = new Int32Array(1024);
  #b = new Int32Array(1024);
  #lines = new Int32Array(1024);

  /** Remembers the line of a pair seen for the first time; otherwise gives the line it was on. */
  first(a: number, b: number, line: number): number | undefined {
    if (this.#size * 2 >= this.#lines.length) this.#grow();
    const slot = this.#slot(a, b);
    if (this.#lines[slot] !== 0) return this.#lines[slot];
    this.#size += 1;
    this.#put(slot, a, b, line);
    return undefined;
  }

  #put(slot: number, a: number, b: number, line: number): void {
    this.#a[slot] = a;
    this.#b[slot] = b;
    this.#lines[slot] = line;
  }

  #slot(a: number, b: number): number {
    const mask = this.#lines.length - 1;
    const hash = Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b);
    let slot = (hash ^ (hash >>> 15)) & mask;
    while (this.#lines[slot] !== 0 && (this.#a[slot] !== a || this.#b[slot] !== b)) slot = (slot + 1) & mask;
    return slot;
  }

  #grow(): void {
    const [a, b, lines] = [this.#a, this.#b, this.#lines];
    this.#a = new Int32Array(a.length * 2);
    this.#b = new Int32Array(a.length * 2);
    this.#lines = new Int32Array(a.length * 2);
    for (let i = 0; i < lines.length; i++) {
      const [left, right, line] = [a[i] as number, b[i] as number, lines[i] as number];
      if (line !== 0) this.#put(this.#slot(left, right), left, right, line);
    }
  }
}

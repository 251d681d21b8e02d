/** Sets of different lengths work together. */
export class Bitset {
  words: Uint32Array;

  constructor(size = 0) {
    this.words = new Uint32Array((size + 31) >>> 5);
  }

  static copy(other: Bitset): Bitset {
    const made = new Bitset();
    made.words = other.words.slice();
    return made;
  }

  add(doc: number) {
    const at = doc >>> 5;
    if (at >= this.words.length) {
      const grown = new Uint32Array(Math.max(at + 1, this.words.length * 2));
      grown.set(this.words);
      this.words = grown;
    }
    this.words[at] = (this.words[at] as number) | (1 << (doc & 31));
  }

  delete(doc: number) {
    const at = doc >>> 5;
    if (at < this.words.length) this.words[at] = (this.words[at] as number) & ~(1 << (doc & 31));
  }

  has(doc: number): boolean {
    return (((this.words[doc >>> 5] ?? 0) >>> (doc & 31)) & 1) === 1;
  }

  keep(other: Bitset): this {
    const { words } = this;
    const theirs = other.words;
    const shared = Math.min(words.length, theirs.length);
    for (let i = 0; i < shared; i++) words[i] = (words[i] as number) & (theirs[i] as number);
    words.fill(0, shared);
    return this;
  }

  drop(other: Bitset): this {
    const { words } = this;
    const shared = Math.min(words.length, other.words.length);
    for (let i = 0; i < shared; i++) words[i] = (words[i] as number) & ~(other.words[i] as number);
    return this;
  }

  join(other: Bitset): this {
    if (other.words.length > this.words.length) {
      const grown = new Uint32Array(other.words.length);
      grown.set(this.words);
      this.words = grown;
    }
    const { words } = this;
    for (let i = 0; i < other.words.length; i++) words[i] = (words[i] as number) | (other.words[i] as number);
    return this;
  }

  get count(): number {
    let total = 0;
    for (const word of this.words) if (word) total += bitCount(word);
    return total;
  }

  toArray(): Int32Array {
    const docs = new Int32Array(this.count);
    let at = 0;
    this.forEach((doc) => {
      docs[at++] = doc;
    });
    return docs;
  }

  forEach(visit: (doc: number) => void) {
    for (let at = 0; at < this.words.length; at++) {
      let word = this.words[at] as number;
      while (word) {
        const bit = 31 - Math.clz32(word & -word);
        visit((at << 5) + bit);
        word &= word - 1;
      }
    }
  }
}

/** Counts intersections with one set, looking only at words in which it has anything. */
export function counterFor(set: Bitset): (other: Bitset) => number {
  const used: number[] = [];
  set.words.forEach((word, at) => {
    if (word) used.push(at);
  });
  const places = Int32Array.from(used);
  const { words } = set;
  return (other) => {
    const theirs = other.words;
    let total = 0;
    for (let i = 0; i < places.length; i++) {
      const at = places[i] as number;
      if (at >= theirs.length) break;
      const both = (words[at] as number) & (theirs[at] as number);
      if (both) total += bitCount(both);
    }
    return total;
  };
}

export function bitCount(word: number): number {
  let v = word - ((word >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return (((v + (v >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

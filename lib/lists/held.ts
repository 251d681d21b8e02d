import { Bitset } from './bitset';

export interface Held {
  size: string;
  shops: readonly number[];
}

/** Which sizes are in which shops. A row: the number of sizes, the words of shop bits of each, then each size and its bits. */
export class HeldSizes {
  /** All rows, as 100,000 arrays would cost more than their content. */
  private cells = new Uint32Array(1024);
  private used = 0;
  /** Cells of rows that moved. */
  private lost = 0;
  /** Where each row begins, plus one; 0 without a row. */
  private starts = new Int32Array(1024);
  private readonly sizes = numbered<string>();
  private readonly shops = numbered<number>();

  set(doc: number, held: readonly Held[] | undefined) {
    const filled = held?.filter(({ shops }) => shops.length) ?? [];
    const before = this.start(doc);
    const room = before === undefined ? 0 : this.lengthAt(before);
    if (!filled.length) {
      this.lost += room;
      if (before !== undefined) this.starts[doc] = 0;
      return;
    }
    const places = filled.map(({ shops }) => shops.map(this.shops.placeOf));
    const words = (places.reduce((most, some) => Math.max(most, ...some), 0) >>> 5) + 1;
    const length = 2 + filled.length * (words + 1);
    const fits = before !== undefined && length === room;
    if (!fits) this.lost += room;
    const start = fits ? (before as number) : this.append(doc, length);
    this.cells.fill(0, start, start + length);
    this.cells[start] = filled.length;
    this.cells[start + 1] = words;
    filled.forEach(({ size }, i) => {
      const at = start + 2 + i * (words + 1);
      this.cells[at] = this.sizes.placeOf(size);
      for (const place of places[i] as number[]) {
        const word = at + 1 + (place >>> 5);
        this.cells[word] = (this.cells[word] as number) | (1 << (place & 31));
      }
    });
  }

  of(doc: number): Held[] {
    const held: Held[] = [];
    this.eachSize(doc, (size, bits, words) => {
      const shops = this.shops.all.filter(
        (_, place) => place >>> 5 < words && ((this.cells[bits + (place >>> 5)] as number) >>> (place & 31)) & 1,
      );
      held.push({ size: this.sizes.all[size] as string, shops });
      return false;
    });
    return held;
  }

  having(among: Bitset, sizes: readonly string[], shops: readonly number[]): Bitset {
    const [wanted, mask] = [this.sizes.known(sizes), this.maskOf(shops)];
    const found = new Bitset(among.words.length * 32);
    among.forEach((doc) => {
      if (this.eachSize(doc, (size, bits, words) => wanted.has(size) && this.meets(bits, words, mask))) found.add(doc);
    });
    return found;
  }

  sizesIn(among: Bitset, shops: readonly number[]): Map<string, number> {
    const mask = this.maskOf(shops);
    const counts = new Uint32Array(this.sizes.all.length);
    among.forEach((doc) => {
      this.eachSize(doc, (size, bits, words) => {
        if (this.meets(bits, words, mask)) counts[size] = (counts[size] as number) + 1;
        return false;
      });
    });
    return counted(this.sizes.all, counts);
  }

  shopsWith(among: Bitset, sizes: readonly string[]): Map<number, number> {
    const wanted = this.sizes.known(sizes);
    const counts = new Uint32Array(this.shops.all.length);
    const union = new Uint32Array((this.shops.all.length + 31) >>> 5);
    among.forEach((doc) => {
      union.fill(0);
      this.eachSize(doc, (size, bits, words) => {
        if (wanted.has(size))
          for (let i = 0; i < words; i++) union[i] = (union[i] as number) | (this.cells[bits + i] as number);
        return false;
      });
      for (let at = 0; at < union.length; at++) {
        for (let word = union[at] as number; word; word &= word - 1) {
          const place = (at << 5) + 31 - Math.clz32(word & -word);
          counts[place] = (counts[place] as number) + 1;
        }
      }
    });
    return counted(this.shops.all, counts);
  }

  private start(doc: number): number | undefined {
    const start = this.starts[doc] ?? 0;
    return start === 0 ? undefined : start - 1;
  }

  private lengthAt(start: number): number {
    return 2 + (this.cells[start] as number) * ((this.cells[start + 1] as number) + 1);
  }

  private append(doc: number, length: number): number {
    if (doc >= this.starts.length) this.starts = widened(this.starts, doc + 1);
    this.starts[doc] = 0;
    if (this.used + length > this.cells.length) {
      if (this.lost > this.used / 2) this.closeUp();
      if (this.used + length > this.cells.length) this.cells = widened(this.cells, this.used + length);
    }
    const start = this.used;
    this.used += length;
    this.starts[doc] = start + 1;
    return start;
  }

  private closeUp() {
    const cells = new Uint32Array(this.cells.length);
    let used = 0;
    for (let doc = 0; doc < this.starts.length; doc++) {
      const start = this.start(doc);
      if (start === undefined) continue;
      const row = this.cells.subarray(start, start + this.lengthAt(start));
      cells.set(row, used);
      this.starts[doc] = used + 1;
      used += row.length;
    }
    this.cells = cells;
    this.used = used;
    this.lost = 0;
  }

  private maskOf(shops: readonly number[]): Uint32Array {
    const mask = new Uint32Array((this.shops.all.length + 31) >>> 5);
    for (const place of this.shops.known(shops))
      mask[place >>> 5] = (mask[place >>> 5] as number) | (1 << (place & 31));
    return mask;
  }

  /** Visits sizes until one fits, each with its first cell of shop bits and their number. */
  private eachSize(doc: number, visit: (size: number, bits: number, words: number) => boolean): boolean {
    const start = this.start(doc);
    if (start === undefined) return false;
    const words = this.cells[start + 1] as number;
    const end = start + this.lengthAt(start);
    for (let at = start + 2; at < end; at += words + 1) {
      if (visit(this.cells[at] as number, at + 1, words)) return true;
    }
    return false;
  }

  private meets(bits: number, words: number, mask: Uint32Array): boolean {
    for (let i = 0; i < words; i++) if ((this.cells[bits + i] as number) & (mask[i] as number)) return true;
    return false;
  }
}

function widened<Cells extends Uint32Array | Int32Array>(cells: Cells, least: number): Cells {
  const made = new (cells.constructor as new (length: number) => Cells)(Math.max(least, cells.length * 2));
  made.set(cells);
  return made;
}

const counted = <Value>(values: readonly Value[], counts: Uint32Array) =>
  new Map(values.flatMap((value, place) => (counts[place] ? [[value, counts[place] as number] as const] : [])));

function numbered<Value>() {
  const all: Value[] = [];
  const places = new Map<Value, number>();
  return {
    all,
    placeOf(value: Value): number {
      const known = places.get(value);
      if (known !== undefined) return known;
      places.set(value, all.length);
      return all.push(value) - 1;
    },
    known: (values: readonly Value[]) => new Set(values.flatMap((value) => places.get(value) ?? [])),
  };
}

import { Bitset } from './bitset';

/** The sizes of an article that a shop has. */
export interface Held {
  size: string;
  shops: readonly number[];
}

/**
 * Which sizes of a document are in which shops, so that "42" and "Bergen" together ask for a 42 that is in Bergen. A row
 * of numbers per document: how many words of shop bits follow each size, then each size's number and its bits.
 */
export class HeldSizes {
  private readonly rows: (Uint32Array | undefined)[] = [];
  private readonly sizes = numbered<string>();
  private readonly shops = numbered<number>();

  set(doc: number, held: readonly Held[] | undefined) {
    const filled = held?.filter(({ shops }) => shops.length) ?? [];
    if (!filled.length) {
      delete this.rows[doc];
      return;
    }
    const places = filled.map(({ shops }) => shops.map(this.shops.placeOf));
    const words = (Math.max(...places.flat()) >>> 5) + 1;
    const row = new Uint32Array(1 + filled.length * (words + 1));
    row[0] = words;
    filled.forEach(({ size }, i) => {
      const at = 1 + i * (words + 1);
      row[at] = this.sizes.placeOf(size);
      for (const place of places[i] as number[]) {
        const word = at + 1 + (place >>> 5);
        row[word] = (row[word] as number) | (1 << (place & 31));
      }
    });
    this.rows[doc] = row;
  }

  /** Of the documents, those with any of the sizes in any of the shops. */
  having(among: Bitset, sizes: readonly string[], shops: readonly number[]): Bitset {
    const [wanted, mask] = [this.sizes.known(sizes), this.maskOf(shops)];
    const found = new Bitset(among.words.length * 32);
    among.forEach((doc) => {
      if (this.some(doc, (size, bits) => wanted.has(size) && meets(bits, mask))) found.add(doc);
    });
    return found;
  }

  /** How many of the documents each size is of that any of the shops has. */
  sizesIn(among: Bitset, shops: readonly number[]): Map<string, number> {
    const mask = this.maskOf(shops);
    const counts = new Map<string, number>();
    among.forEach((doc) => {
      this.some(doc, (place, bits) => {
        const size = this.sizes.all[place] as string;
        if (meets(bits, mask)) counts.set(size, (counts.get(size) ?? 0) + 1);
        return false;
      });
    });
    return counts;
  }

  /** How many of the documents each shop has in any of the sizes. */
  shopsWith(among: Bitset, sizes: readonly string[]): Map<number, number> {
    const wanted = this.sizes.known(sizes);
    const counts = new Map<number, number>();
    const union = new Uint32Array((this.shops.all.length + 31) >>> 5);
    among.forEach((doc) => {
      union.fill(0);
      this.some(doc, (size, bits) => {
        if (wanted.has(size))
          for (let i = 0; i < bits.length; i++) union[i] = (union[i] as number) | (bits[i] as number);
        return false;
      });
      for (let place = 0; place < this.shops.all.length; place++) {
        if (((union[place >>> 5] as number) >>> (place & 31)) & 1) {
          const shop = this.shops.all[place] as number;
          counts.set(shop, (counts.get(shop) ?? 0) + 1);
        }
      }
    });
    return counts;
  }

  private maskOf(shops: readonly number[]): Uint32Array {
    const mask = new Uint32Array((this.shops.all.length + 31) >>> 5);
    for (const place of this.shops.known(shops))
      mask[place >>> 5] = (mask[place >>> 5] as number) | (1 << (place & 31));
    return mask;
  }

  private some(doc: number, meets: (size: number, bits: Uint32Array) => boolean): boolean {
    const row = this.rows[doc];
    if (!row) return false;
    const step = (row[0] as number) + 1;
    for (let at = 1; at < row.length; at += step) {
      if (meets(row[at] as number, row.subarray(at + 1, at + step))) return true;
    }
    return false;
  }
}

function meets(bits: Uint32Array, mask: Uint32Array): boolean {
  for (let i = 0; i < bits.length; i++) if ((bits[i] as number) & (mask[i] as number)) return true;
  return false;
}

/** Values by the order they came in. */
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

import type { Sql } from '@/server/platform/db/connection';
import type { Columns, Computed } from '@/server/platform/db/rows';
import type { variants } from '@/server/platform/db/schema/catalogue';

/** EAN → whole number, in two flat arrays: 200,000 variants take 6 MB, a tenth of a Map's. An EAN is exact in a double. */
export class EanTable {
  size = 0;
  #eans: Float64Array;
  #values: Int32Array;

  constructor(expected = 0) {
    const capacity = 2 ** Math.max(10, Math.ceil(Math.log2(expected * 2 + 1)));
    this.#eans = new Float64Array(capacity);
    this.#values = new Int32Array(capacity);
  }

  /** Loads all EANs at once, with the id of their variant or of its article. */
  static async load(sql: Sql, column: 'id' | 'article_id'): Promise<EanTable> {
    const [count] = await sql<Computed<{ variants: number }>[]>`select count(*)::int as variants from variants`;
    const table = new EanTable(count?.variants ?? 0);
    const rows = sql<Columns<typeof variants, 'ean' | 'id'>[]>`select ean, ${sql(column)} as id from variants`;
    await rows.cursor(20_000, (found) => {
      for (const { ean, id } of found) table.set(ean, id);
    });
    return table;
  }

  /** Returns 0 when it is not there; values are never 0. */
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

/** (variant, shop) → line, in flat arrays: a million pairs take 24 MB, and finding a pair repeated needs them all. */
export class PairTable {
  #size = 0;
  #a = new Int32Array(1024);
  #b = new Int32Array(1024);
  #lines = new Int32Array(1024);

  /** Returns the line a pair was on before; remembers `line` when it is the first. */
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

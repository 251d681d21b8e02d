import { plainCode } from '@/server/search/engines/article-text';
import { firstPlace } from '@/server/search/engines/first-place';

/** A number would lose leading zeros. */
const isNumeric = (code: string) => /^[1-9]\d{5,14}$/.test(code);

export class Codes {
  private readonly eans = new EanTable();
  private readonly odd = new Map<number, readonly string[]>();
  private readonly written = new Map<string, { doc: number; ean: string }>();
  private readonly numbers = new Map<string, number | number[]>();
  private sorted: string[] | undefined;

  add(doc: number, articleNo: string, eans: readonly string[]) {
    if (!eans.every(isNumeric)) this.odd.set(doc, eans);
    for (const ean of eans) {
      const plain = plainCode(ean);
      if (isNumeric(plain)) this.eans.add(doc, Number(plain));
      if (plain !== ean || !isNumeric(plain)) this.written.set(plain, { doc, ean });
    }
    const number = plainCode(articleNo);
    if (!number) return;
    const others = this.numbers.get(number);
    this.numbers.set(number, others === undefined ? doc : [others, doc].flat());
    this.sorted = undefined;
  }

  remove(doc: number, articleNo: string) {
    for (const ean of this.odd.get(doc) ?? []) {
      const plain = plainCode(ean);
      if (this.written.get(plain)?.doc === doc) this.written.delete(plain);
    }
    this.odd.delete(doc);
    this.eans.remove(doc);
    const number = plainCode(articleNo);
    const left = this.withNumber(number).filter((other) => other !== doc);
    if (left.length) this.numbers.set(number, left);
    else this.numbers.delete(number);
    this.sorted = undefined;
  }

  eansOf(doc: number): string[] {
    return [...(this.odd.get(doc) ?? this.eans.of(doc).map(String))];
  }

  exact(code: string): { docs: number[]; ean?: string } {
    const plain = plainCode(code);
    const doc = isNumeric(plain) ? this.eans.docOf(Number(plain)) : this.written.get(plain)?.doc;
    if (doc === undefined) return { docs: this.withNumber(plain) };
    const written = this.written.get(plain);
    return { docs: [doc], ean: written?.doc === doc ? written.ean : plain };
  }

  /** Finds article numbers by three characters or more, and EANs by six digits or more. */
  startingWith(code: string): number[] {
    const plain = plainCode(code);
    if (plain.length < 3) return [];
    const docs = /^\d{6,}$/.test(plain) ? this.eans.startingWith(plain) : [];
    this.sorted ??= [...this.numbers.keys()].sort();
    const { sorted } = this;
    const low = firstPlace(sorted.length, (at) => (sorted[at] as string) < plain);
    for (let i = low; sorted[i]?.startsWith(plain); i++) docs.push(...this.withNumber(sorted[i] as string));
    return docs;
  }

  finish() {
    this.eans.finish();
  }

  private withNumber(number: string): number[] {
    const docs = this.numbers.get(number);
    return docs === undefined ? [] : [docs].flat();
  }
}

const eanLengths = [13, 12, 8];
const mostFound = 200;
/** Unsorted ones, which each search for a beginning scans. */
const mostRecent = 2000;

interface Ordered {
  numbers: Float64Array;
  docs: Int32Array;
}

/** EANs of documents in typed arrays: twelve bytes each, in two orders. Documents are added in rising order. */
export class EanTable {
  private numbers = new Float64Array(1024);
  private docs = new Int32Array(1024);
  private used = 0;
  private ordered: Ordered = { numbers: new Float64Array(0), docs: new Int32Array(0) };
  private orderedUntil = 0;

  add(doc: number, ean: number) {
    if (this.used === this.numbers.length) this.room(this.used * 2);
    this.numbers[this.used] = ean;
    this.docs[this.used++] = doc;
  }

  remove(doc: number) {
    for (let at = firstAtLeast(this.docs, this.used, doc); at < this.used && this.docs[at] === doc; at++) {
      const ean = this.numbers[at] as number;
      if (at < this.orderedUntil) this.leave(ean, doc);
      this.numbers[at] = -1;
    }
  }

  of(doc: number): number[] {
    const eans: number[] = [];
    for (let at = firstAtLeast(this.docs, this.used, doc); at < this.used && this.docs[at] === doc; at++)
      if ((this.numbers[at] as number) >= 0) eans.push(this.numbers[at] as number);
    return eans;
  }

  /** Of several, which is an error in the data, the last added. */
  docOf(ean: number): number | undefined {
    return this.between(ean, ean + 1, 1)[0];
  }

  startingWith(digits: string): number[] {
    return eanLengths.flatMap((length) => {
      if (digits.length > length) return [];
      const step = 10 ** (length - digits.length);
      const from = Number(digits) * step;
      return this.between(from, from + step, mostFound);
    });
  }

  finish() {
    this.room(this.used);
    this.order();
  }

  private between(from: number, until: number, most: number): number[] {
    if (this.used - this.orderedUntil > mostRecent) this.order();
    const found: number[] = [];
    for (let at = this.used - 1; at >= this.orderedUntil && found.length < most; at--) {
      const ean = this.numbers[at] as number;
      if (ean >= from && ean < until) found.push(this.docs[at] as number);
    }
    const { numbers, docs } = this.ordered;
    const end = firstAtLeast(numbers, numbers.length, until);
    for (let at = firstAtLeast(numbers, numbers.length, from); at < end && found.length < most; at++)
      if ((docs[at] as number) >= 0) found.push(docs[at] as number);
    return found;
  }

  private leave(ean: number, doc: number) {
    const { numbers, docs } = this.ordered;
    for (let at = firstAtLeast(numbers, numbers.length, ean); numbers[at] === ean; at++)
      if (docs[at] === doc) docs[at] = -1;
  }

  private order() {
    const from = this.orderedUntil;
    const fresh = inOrder(this.numbers.subarray(from, this.used), this.docs.subarray(from, this.used));
    this.ordered = from === 0 ? fresh : merged(this.ordered, fresh);
    this.orderedUntil = this.used;
  }

  private room(length: number) {
    const [numbers, docs] = [new Float64Array(Math.max(1024, length)), new Int32Array(Math.max(1024, length))];
    numbers.set(this.numbers.subarray(0, this.used));
    docs.set(this.docs.subarray(0, this.used));
    this.numbers = numbers;
    this.docs = docs;
  }
}

const digit = 2 ** 16;

/** Sorts by number, of equal ones the later first. Radix sort: comparing a million takes a second. */
function inOrder(numbers: Float64Array, docs: Int32Array): Ordered {
  const places: number[] = [];
  for (let at = numbers.length - 1; at >= 0; at--) if ((numbers[at] as number) >= 0) places.push(at);
  let from = Int32Array.from(places);
  let to = new Int32Array(from.length);
  const highest = numbers.reduce((most, number) => Math.max(most, number), 0);
  for (let step = 1; step <= highest; step *= digit) {
    const digitOf = (at: number) => Math.floor((numbers[at] as number) / step) % digit;
    const next = new Int32Array(digit + 1);
    for (const at of from) next[digitOf(at) + 1] = (next[digitOf(at) + 1] as number) + 1;
    for (let i = 1; i <= digit; i++) next[i] = (next[i] as number) + (next[i - 1] as number);
    for (const at of from) {
      const value = digitOf(at);
      to[next[value] as number] = at;
      next[value] = (next[value] as number) + 1;
    }
    [from, to] = [to, from];
  }
  const ordered = new Float64Array(from.length);
  for (let i = 0; i < from.length; i++) ordered[i] = numbers[from[i] as number] as number;
  return { numbers: ordered, docs: from.map((at) => docs[at] as number) };
}

function merged(old: Ordered, fresh: Ordered): Ordered {
  const room = old.numbers.length + fresh.numbers.length;
  const [numbers, docs] = [new Float64Array(room), new Int32Array(room)];
  let used = 0;
  const put = ({ numbers: from, docs: owners }: Ordered, at: number) => {
    if ((owners[at] as number) < 0) return;
    numbers[used] = from[at] as number;
    docs[used++] = owners[at] as number;
  };
  let next = 0;
  for (let at = 0; at < fresh.numbers.length; at++) {
    while (next < old.numbers.length && (old.numbers[next] as number) < (fresh.numbers[at] as number)) put(old, next++);
    put(fresh, at);
  }
  while (next < old.numbers.length) put(old, next++);
  return { numbers: numbers.slice(0, used), docs: docs.slice(0, used) };
}

export const firstAtLeast = (values: Float64Array | Int32Array, length: number, least: number): number =>
  firstPlace(length, (at) => (values[at] as number) < least);

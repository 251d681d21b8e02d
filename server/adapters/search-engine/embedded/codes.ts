import { plainCode } from '@/server/adapters/search-engine/plain-code';

/** Article numbers and EANs to documents. */
export class Codes {
  /** Of a million variants: a number each, and no more than that. */
  private readonly eans = new Map<string, number>();
  /** EANs that are written in another way than they are looked up. */
  private readonly written = new Map<string, string>();
  private readonly numbers = new Map<string, number[]>();
  private sorted: string[] | undefined;
  private eansInOrder: { numbers: Float64Array; docs: Int32Array } | undefined;

  add(doc: number, articleNo: string, eans: string[]) {
    for (const ean of eans) {
      const plain = plainCode(ean);
      this.eans.set(plain, doc);
      if (plain !== ean) this.written.set(plain, ean);
      else this.written.delete(plain);
    }
    this.eansInOrder = undefined;
    const number = plainCode(articleNo);
    if (!number) return;
    this.numbers.set(number, [...(this.numbers.get(number) ?? []), doc]);
    this.sorted = undefined;
  }

  remove(doc: number, articleNo: string, eans: string[]) {
    this.eansInOrder = undefined;
    for (const ean of eans.map(plainCode)) if (this.eans.get(ean) === doc) this.eans.delete(ean);
    const number = plainCode(articleNo);
    const left = (this.numbers.get(number) ?? []).filter((other) => other !== doc);
    if (left.length) this.numbers.set(number, left);
    else this.numbers.delete(number);
    this.sorted = undefined;
  }

  /** The document of a whole EAN or article number. */
  exact(code: string): { docs: number[]; ean?: string } {
    const plain = plainCode(code);
    const doc = this.eans.get(plain);
    if (doc !== undefined) return { docs: [doc], ean: this.written.get(plain) ?? plain };
    return { docs: this.numbers.get(plain) ?? [] };
  }

  /** Documents whose article number begins so, from three characters on, or an EAN of theirs, from six digits on. */
  startingWith(code: string): number[] {
    const plain = plainCode(code);
    if (plain.length < 3) return [];
    const docs = /^\d{6,}$/.test(plain) ? this.withEansFrom(plain) : [];
    this.sorted ??= [...this.numbers.keys()].sort();
    const { sorted } = this;
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((sorted[middle] as string) < plain) low = middle + 1;
      else high = middle;
    }
    for (let i = low; sorted[i]?.startsWith(plain); i++) docs.push(...(this.numbers.get(sorted[i] as string) ?? []));
    return docs;
  }

  private withEansFrom(digits: string): number[] {
    this.eansInOrder ??= inOrder(this.eans);
    const { numbers, docs } = this.eansInOrder;
    return eanLengths.flatMap((length) => {
      if (digits.length > length) return [];
      const step = 10 ** (length - digits.length);
      const from = Number(digits) * step;
      const start = firstAtLeast(numbers, from);
      return [...docs.subarray(start, Math.min(firstAtLeast(numbers, from + step), start + mostEans))];
    });
  }
}

/** EAN-13, the UPC in it, and EAN-8. */
const eanLengths = [13, 12, 8];
const mostEans = 200;

/** A plain code that begins with 0 is shorter than what is asked for here. */
function inOrder(eans: ReadonlyMap<string, number>) {
  const numbers = Float64Array.from(
    [...eans.keys()].filter((code) => /^[1-9]\d{5,14}$/.test(code)),
    Number,
  ).sort();
  return { numbers, docs: Int32Array.from(numbers, (number) => eans.get(String(number)) as number) };
}

function firstAtLeast(numbers: Float64Array, least: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((numbers[middle] as number) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

import { plainCode } from '@/server/search/engines/plain-code';
import { EanTable } from './ean-table';

/** What a number can hold, without the zeros it would lose. */
const isNumeric = (code: string) => /^[1-9]\d{5,14}$/.test(code);

/** Article numbers and EANs to documents. */
export class Codes {
  private readonly eans = new EanTable();
  /** The EANs of documents that have one that is no number as it is written, and where such are found. */
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

  /** The EANs of a document, in the order they were added. */
  eansOf(doc: number): string[] {
    return [...(this.odd.get(doc) ?? this.eans.of(doc).map(String))];
  }

  /** The document of a whole EAN or article number. */
  exact(code: string): { docs: number[]; ean?: string } {
    const plain = plainCode(code);
    const doc = isNumeric(plain) ? this.eans.docOf(Number(plain)) : this.written.get(plain)?.doc;
    if (doc === undefined) return { docs: this.withNumber(plain) };
    const written = this.written.get(plain);
    return { docs: [doc], ean: written?.doc === doc ? written.ean : plain };
  }

  /** Documents whose article number begins so, from three characters on, or an EAN of theirs, from six digits on. */
  startingWith(code: string): number[] {
    const plain = plainCode(code);
    if (plain.length < 3) return [];
    const docs = /^\d{6,}$/.test(plain) ? this.eans.startingWith(plain) : [];
    this.sorted ??= [...this.numbers.keys()].sort();
    const { sorted } = this;
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((sorted[middle] as string) < plain) low = middle + 1;
      else high = middle;
    }
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

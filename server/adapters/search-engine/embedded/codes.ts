/** Letters and digits only, without the leading zeros that a 12-digit UPC gets as an EAN. */
export const plainCode = (code: string) =>
  code
    .toLowerCase()
    .replace(/[^\p{L}\d]/gu, '')
    .replace(/^0+(?=\d{5})/, '');

/** Article numbers and EANs to documents. */
export class Codes {
  private readonly eans = new Map<string, { doc: number; ean: string }>();
  private readonly numbers = new Map<string, number[]>();
  private sorted: string[] | undefined;

  add(doc: number, articleNo: string, eans: string[]) {
    for (const ean of eans) this.eans.set(plainCode(ean), { doc, ean });
    const number = plainCode(articleNo);
    if (!number) return;
    this.numbers.set(number, [...(this.numbers.get(number) ?? []), doc]);
    this.sorted = undefined;
  }

  remove(doc: number, articleNo: string, eans: string[]) {
    for (const ean of eans) if (this.eans.get(plainCode(ean))?.doc === doc) this.eans.delete(plainCode(ean));
    const number = plainCode(articleNo);
    const left = (this.numbers.get(number) ?? []).filter((other) => other !== doc);
    if (left.length) this.numbers.set(number, left);
    else this.numbers.delete(number);
    this.sorted = undefined;
  }

  /** The document of a whole EAN or article number. */
  exact(code: string): { docs: number[]; ean?: string } {
    const plain = plainCode(code);
    const variant = this.eans.get(plain);
    if (variant) return { docs: [variant.doc], ean: variant.ean };
    return { docs: this.numbers.get(plain) ?? [] };
  }

  /** Documents whose article number begins so; at least three characters are asked for. */
  startingWith(code: string): number[] {
    const plain = plainCode(code);
    if (plain.length < 3) return [];
    this.sorted ??= [...this.numbers.keys()].sort();
    const { sorted } = this;
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((sorted[middle] as string) < plain) low = middle + 1;
      else high = middle;
    }
    const docs: number[] = [];
    for (let i = low; sorted[i]?.startsWith(plain); i++) docs.push(...(this.numbers.get(sorted[i] as string) ?? []));
    return docs;
  }
}

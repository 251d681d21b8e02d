/** `paid` is for all that was bought of the line, discounts taken off. */
export interface RefundLine {
  ean: string;
  bought: number;
  /** Not withdrawn from yet. */
  left: number;
  paid: number;
  /** False: it has not left its shop, and is never paid. */
  sent?: boolean;
}

export type Wanted = readonly { ean: string; count: number }[];

/** Returns what was paid for `count` more pieces; one by one they come to the same øre as all at once. */
export function paidFor({ bought, left, paid }: RefundLine, count: number): number {
  const upTo = (pieces: number) => Math.round((paid * pieces) / bought);
  return upTo(bought - left + count) - upTo(bought - left);
}

/** Returns the money of a withdrawal; the freight comes along when nothing is kept (angrerettloven §24). */
export function refundFor(lines: readonly RefundLine[], wanted: Wanted, freight: number) {
  const counts = new Map(wanted.map(({ ean, count }) => [ean, count]));
  const taken = (line: RefundLine) => counts.get(line.ean) ?? 0;
  const goods = lines.reduce((sum, line) => sum + (line.sent === false ? 0 : paidFor(line, taken(line))), 0);
  const back = lines.every((line) => taken(line) === line.left) ? freight : 0;
  return { goods, freight: back, refund: goods + back };
}

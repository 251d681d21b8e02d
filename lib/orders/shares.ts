import { lineGross, type SoldLine, shareDiscount, shareFreight, type Totals, totals } from './sums';
import { paidFor, type Wanted } from './withdrawal-refund';

export type EanLine = SoldLine & { ean: string };

/** The money of one shop's part of an order, øre. */
export interface Share<Line extends EanLine = EanLine> extends Totals {
  lines: Line[];
  /** Price times count with deposit, before discount. */
  goods: number;
  discount: number;
  freight: number;
}

interface Whole {
  discount: number;
  freight: number;
}

/** Splits an order's money over its parts (rule 15.14), by line, so that the parts add up to the order, VAT per rate too. */
export function shares<Line extends EanLine>(
  lines: readonly Line[],
  parts: readonly { eans: readonly string[] }[],
  { discount, freight }: Whole,
): Share<Line>[] {
  const bare = lines.map((line) => ({ ...line, discount: 0, freight: 0 }));
  const priced = shareFreight(shareDiscount(bare, discount), freight);
  const placed = parts.flatMap(({ eans }) => eans);
  if (placed.length !== lines.length || lines.some(({ ean }) => !placed.includes(ean)))
    throw new Error('Every line is in exactly one part');
  return parts.map(({ eans }) => shareOf(priced.filter(({ ean }) => eans.includes(ean))));
}

/** Returns what is captured of a part without its missing pieces, and what is given back. `paidFor` prices the missing first. */
export function captureOf<Line extends EanLine>(part: Share<Line>, missing: Wanted) {
  const lacking = countsOf(missing);
  const left = part.lines.map((line) => piecesOf(line, lacking(line), line.count - lacking(line)));
  const whole = left.every(({ count }, i) => count === part.lines[i]?.count);
  const sent = whole ? part : shareOf(shareFreight(left.filter(present), part.freight));
  return { capture: sent.total, release: part.total - sent.total, sent };
}

/** Returns the money of a credit with fixed amounts; `reduced` is without its deposit. */
export function creditOf<Line extends EanLine>(
  lines: readonly Line[],
  credit: { freight: number; lines: readonly { ean: string; count: number; amount: number; reduced?: true }[] },
): Share<Line> {
  const back = credit.lines.flatMap(({ ean, count, amount, reduced }) => {
    const line = lines.find((one) => one.ean === ean);
    const pant = reduced ? 0 : (line?.pant ?? 0);
    return line ? [{ ...line, count, pant, discount: count * line.unitPrice - amount }] : [];
  });
  // Freight that goes back alone has the VAT of what it was paid for.
  const alone = () => shareFreight(lines, credit.freight).map((line) => ({ ...line, count: 0, discount: 0 }));
  return shareOf(back.length > 0 ? shareFreight(back, credit.freight) : alone());
}

const present = ({ count }: EanLine) => count > 0;

function countsOf(wanted: Wanted) {
  const counts = new Map<string, number>();
  for (const { ean, count } of wanted) counts.set(ean, (counts.get(ean) ?? 0) + count);
  return ({ ean, count }: EanLine) => Math.min(count, counts.get(ean) ?? 0);
}

/** `count` pieces of a line after the first `gone`, priced by `paidFor`. */
function piecesOf<Line extends EanLine>(line: Line, gone: number, count: number): Line {
  const paid = lineGross(line) - (line.discount ?? 0);
  const paidNow = paidFor({ ean: line.ean, bought: line.count, left: line.count - gone, paid }, count);
  return { ...line, count, discount: count * line.unitPrice - paidNow };
}

function shareOf<Line extends EanLine>(lines: Line[]): Share<Line> {
  const sum = (of: (line: Line) => number) => lines.reduce((total, line) => total + of(line), 0);
  return {
    ...totals(lines),
    lines,
    goods: sum(lineGross),
    discount: sum((line) => line.discount ?? 0),
    freight: sum((line) => line.freight ?? 0),
  };
}

interface Credited {
  fulfilmentId: number;
  freight: number;
  amount: number;
}

export function withFreight<Credit extends Credited>(
  credits: readonly Credit[],
  freights: readonly Credit[],
): Credit[] {
  const alone = freights.filter((one) => !credits.some(({ fulfilmentId }) => fulfilmentId === one.fulfilmentId));
  return [
    ...credits.map((credit) => {
      const freight = freights.find(({ fulfilmentId }) => fulfilmentId === credit.fulfilmentId)?.freight ?? 0;
      return { ...credit, freight: credit.freight + freight, amount: credit.amount + freight };
    }),
    ...alone,
  ];
}

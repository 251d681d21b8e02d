import { lineGross, type SoldLine, shareDiscount, shareFreight, type Totals, totals } from './sums';
import { paidFor, type Wanted } from './withdrawal-refund';

export type EanLine = SoldLine & { ean: string };

/** The money of one shop's part of an order, in øre; its lines carry their shares of discount and freight. */
export interface Share<Line extends EanLine = EanLine> extends Totals {
  lines: Line[];
  /** Price times count, the deposit contained, before discount. */
  goods: number;
  discount: number;
  freight: number;
}

interface Whole {
  discount: number;
  freight: number;
}

/**
 * An order's money over its parts (rule 15.14). Discount and freight are shared over the lines of the whole order, so that
 * what the parts come to, VAT per rate and all, adds up to what the order comes to. The lines stand as in the order; each
 * is in exactly one part.
 */
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

/**
 * What is captured of a part that leaves without these pieces (those not found, those withdrawn from before), what is given
 * back of it, and the money of what leaves. The freight is charged when anything of the part leaves. Missing pieces count as
 * the first ones `paidFor` gave back, so that the refunds that follow come to what was captured.
 */
export function captureOf<Line extends EanLine>(part: Share<Line>, missing: Wanted) {
  const lacking = countsOf(missing);
  const left = part.lines.map((line) => piecesOf(line, lacking(line), line.count - lacking(line)));
  const whole = left.every(({ count }, i) => count === part.lines[i]?.count);
  const sent = whole ? part : shareOf(shareFreight(left.filter(present), part.freight));
  return { capture: sent.total, release: part.total - sent.total, sent };
}

/** The money of a credit whose amounts stand: `amount` goes back for `count` pieces of a line, `reduced` without its deposit. */
export function creditOf<Line extends EanLine>(
  lines: readonly Line[],
  credit: { freight: number; lines: readonly { ean: string; count: number; amount: number; reduced?: true }[] },
): Share<Line> {
  const back = credit.lines.flatMap(({ ean, count, amount, reduced }) => {
    const line = lines.find((one) => one.ean === ean);
    const pant = reduced ? 0 : (line?.pant ?? 0);
    return line ? [{ ...line, count, pant, discount: count * line.unitPrice - amount }] : [];
  });
  // Freight that goes back by itself, after the goods, has the VAT of what it was paid for.
  const alone = () => shareFreight(lines, credit.freight).map((line) => ({ ...line, count: 0, discount: 0 }));
  return shareOf(back.length > 0 ? shareFreight(back, credit.freight) : alone());
}

const present = ({ count }: EanLine) => count > 0;

/** How many of a line, never more than it has. */
function countsOf(wanted: Wanted) {
  const counts = new Map<string, number>();
  for (const { ean, count } of wanted) counts.set(ean, (counts.get(ean) ?? 0) + count);
  return ({ ean, count }: EanLine) => Math.min(count, counts.get(ean) ?? 0);
}

/** `count` pieces of a line after the first `gone`, with what `paidFor` says was paid for just these. */
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

/** Money that goes back for goods, by part, with the freight that goes back beside it. */
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

import { captureOf, type EanLine, type Share, shares } from './shares';

interface Parted<Line extends EanLine> {
  lines: readonly Line[];
  parts: readonly { id: number; lines: readonly { ean: string; missing: number; withdrawn: number }[] }[];
  discount: number;
  freight: number;
}

/** Returns the money of what leaves of one part (rule 15.24), with its share of discount and freight. */
export function partMoney<Line extends EanLine>(
  { lines, parts, discount, freight }: Parted<Line>,
  id: number,
): Share<Line> {
  const at = parts.findIndex((part) => part.id === id);
  const places = parts.map((part) => ({ eans: part.lines.map(({ ean }) => ean) }));
  const share = shares(lines, places, { discount, freight })[at];
  if (!share) throw new Error(`The order has no part ${id}`);
  const lacking = parts[at]?.lines.map(({ ean, missing, withdrawn }) => ({ ean, count: missing + withdrawn }));
  return captureOf(share, lacking ?? []).sent;
}

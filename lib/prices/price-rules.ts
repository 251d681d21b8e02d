// Førpris: prisopplysningsforskriften §9a, in force 2023-10-01 (rule 10.15). A price struck through, and a
// percentage, may be shown only when these functions give one.

/** A price that applied from `from` until (not including) `to`; null is still in force. Price in whole øre. */
export type PriceRow = {
  readonly price: number;
  readonly kind: 'normal' | 'campaign' | 'club';
  readonly from: Date;
  readonly to: Date | null;
};

const THIRTY_DAYS = 30 * 24 * 60 * 60 * 1000;

/**
 * The price before a campaign: the lowest, club and campaign prices included, of the 30 days before it began; with
 * stepwise cuts, of the 30 days before the first one. Undefined when it does not exceed `currentPrice`, or when the
 * history does not reach 30 days back, as a shorter one cannot carry the claim.
 */
export function originalPrice(
  history: readonly PriceRow[],
  campaignStart: Date,
  currentPrice: number,
): number | undefined {
  const end = firstCut(history, campaignStart.getTime(), currentPrice);
  const start = end - THIRTY_DAYS;
  if (!history.some((row) => row.from.getTime() <= start)) return undefined;
  const applied = history.filter((row) => row.from.getTime() < end && endOf(row) > start);
  const lowest = Math.min(...applied.map((row) => row.price));
  return Number.isFinite(lowest) && lowest > currentPrice ? lowest : undefined;
}

/** Whole percent off, rounded down so that it never promises too much; 0 when nothing is off. */
export function percentOff(original: number | null | undefined, current: number): number {
  if (!original || original <= current) return 0;
  return Math.floor(((original - current) * 100) / original);
}

/** When the row of ever deeper campaign prices that leads up to `start` without a break began (milliseconds). */
function firstCut(history: readonly PriceRow[], start: number, price: number): number {
  const [deepest] = history
    .filter((row) => row.kind !== 'normal' && row.from.getTime() < start && endOf(row) >= start)
    .sort((a, b) => a.price - b.price);
  // A club price is a price like any other, not the first step of a public campaign.
  if (deepest?.kind !== 'campaign' || deepest.price <= price) return start;
  // A lower price in between that ended again: what follows is no step of the same cut. Nor is a campaign that was no cheaper
  // than the ordinary price of its time, and cut nothing.
  const isNoStep = history.some(
    (row) =>
      (row.price < deepest.price || (row.kind === 'normal' && row.price === deepest.price)) &&
      row.from.getTime() < start &&
      endOf(row) > deepest.from.getTime(),
  );
  if (isNoStep) return start;
  return firstCut(history, deepest.from.getTime(), deepest.price);
}

function endOf(row: PriceRow): number {
  return row.to?.getTime() ?? Number.POSITIVE_INFINITY;
}

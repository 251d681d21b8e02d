// Førpris: prisopplysningsforskriften §9a (rule 10.15). Only these functions may return a struck-through price or a percentage.

/** In øre; `to` is exclusive, null is still in force. */
export type PriceRow = {
  readonly price: number;
  readonly kind: 'normal' | 'campaign' | 'club';
  readonly from: Date;
  readonly to: Date | null;
};

const THIRTY_DAYS = 30 * 24 * 60 * 60 * 1000;

/** Returns the lowest price (club and campaign too) of the 30 days before the first cut; undefined if too low or unproven. */
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

/** Rounded down, so that it never promises too much. */
export function percentOff(original: number | null | undefined, current: number): number {
  if (!original || original <= current) return 0;
  return Math.floor(((original - current) * 100) / original);
}

/** Returns when the unbroken run of ever lower campaign prices began (ms). */
function firstCut(history: readonly PriceRow[], start: number, price: number): number {
  const [deepest] = history
    .filter((row) => row.kind !== 'normal' && row.from.getTime() < start && endOf(row) >= start)
    .sort((a, b) => a.price - b.price);
  // A club price is no step of a public campaign.
  if (deepest?.kind !== 'campaign' || deepest.price <= price) return start;
  // A lower price in between, or a campaign no cheaper than the ordinary price, ends the run.
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

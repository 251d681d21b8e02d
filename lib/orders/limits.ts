/** The most one may reserve without paying (rule 15.15): a family before a season, not a club. */
export const MOST_LINES_PER_RESERVATION = 20;
/** Three articles up to the ordinary limit per customer. */
export const MOST_PIECES_PER_RESERVATION = 30;
/** The most that one person has waiting in the shops: two whole reservations. */
export const MOST_OPEN_PIECES = 60;

/** The most of one purchase, and of all that one person is paying: held goods are gone for everybody else, and unpaid. */
export const MOST_LINES_PER_PURCHASE = 50;
export const MOST_PIECES_PER_PURCHASE = 100;
export const MOST_HELD_PIECES = 150;
/** Of one variant, whatever the retailer's limit per customer. */
export const MOST_HELD_PER_VARIANT = 30;

interface Pieces {
  ean: string;
  count: number;
}

const piecesOf = (lines: readonly Pieces[]) => lines.reduce((sum, { count }) => sum + count, 0);

/** True if a reservation is too large, alone or with `open`, the same person's unpaid goods. */
export const isTooMuch = (wanted: readonly Pieces[], open: readonly Pieces[]): boolean =>
  wanted.length > MOST_LINES_PER_RESERVATION ||
  piecesOf(wanted) > MOST_PIECES_PER_RESERVATION ||
  piecesOf(wanted) + piecesOf(open) > MOST_OPEN_PIECES;

/** `held` is what the same person is paying already. */
export function isTooMuchToHold(
  wanted: readonly Pieces[],
  held: readonly Pieces[],
): 'order_too_large' | 'too_many_held' | undefined {
  const together = [...wanted, ...held];
  const isTooMuchOf = (lines: readonly Pieces[]) =>
    wanted.some(({ ean }) => piecesOf(lines.filter((line) => line.ean === ean)) > MOST_HELD_PER_VARIANT);
  if (wanted.length > MOST_LINES_PER_PURCHASE || piecesOf(wanted) > MOST_PIECES_PER_PURCHASE || isTooMuchOf(wanted))
    return 'order_too_large';
  return piecesOf(together) > MOST_HELD_PIECES || isTooMuchOf(together) ? 'too_many_held' : undefined;
}

/** Applies "Maks n per kunde" over orders; returns the lines above the limit with how many more there may be. */
export function overCustomerLimit(
  wanted: readonly (Pieces & { webPurchaseLimit: number })[],
  open: readonly Pieces[],
): { eanNo: string; available: number }[] {
  return wanted.flatMap(({ ean, count, webPurchaseLimit }) => {
    const available = Math.max(0, webPurchaseLimit - piecesOf(open.filter((line) => line.ean === ean)));
    return count > available ? [{ eanNo: ean, available }] : [];
  });
}

import { isSent } from '@/lib/orders/freight';
import { hasDoor } from '@/lib/shops/web-shop';
import type { CartLine, CartState } from './types';

/** Decides which shops can serve a line. */
export type FulfilmentKind = 'collect' | 'send';

export const chosenMethod = ({ selectedShipping }: Pick<CartState, 'selectedShipping'>): FulfilmentKind =>
  isSent(selectedShipping.id) ? 'send' : 'collect';

export type LimitedLine = Pick<CartLine, 'webPurchaseLimit'> & {
  readonly onlyCC?: boolean;
  readonly variant: Pick<CartLine['variant'], 'shops'>;
};

/** Returns the most pieces of a line: its purchase limit, and the stock of the first shop that serves the method (rule 4.2). */
export function maxCount(line: LimitedLine, kind: FulfilmentKind = 'send'): number {
  const fromDoors = kind === 'collect' || line.onlyCC;
  const first = line.variant.shops.find(({ id }) => !fromDoors || hasDoor(id));
  return Math.max(0, Math.min(line.webPurchaseLimit, first?.qty ?? 0));
}

export function canIncrement(line: LimitedLine & Pick<CartLine, 'count'>, kind?: FulfilmentKind): boolean {
  return line.count < maxCount(line, kind);
}

/** True if stock or limit fell below the count; the server will refuse the line. */
export function isAboveLimit(line: LimitedLine & Pick<CartLine, 'count'>, kind?: FulfilmentKind): boolean {
  return line.count > maxCount(line, kind);
}

/** Returns the most pieces added at once: if no shop with a door has any, as many as can be sent (rule 4.2). */
export const mostToAdd = (line: LimitedLine, kind?: FulfilmentKind): number => maxCount(line, kind) || maxCount(line);

export const roomFor = (line: LimitedLine, held: number, kind?: FulfilmentKind): number =>
  Math.max(0, mostToAdd(line, kind) - held);

/** Returns the count a line may have. It stays at 1 even when the cap is 0, because a new ean is always appended (rule 4.1). */
export function cappedCount(line: LimitedLine, wanted: number, kind?: FulfilmentKind): number {
  return Math.max(1, Math.min(Math.floor(wanted), mostToAdd(line, kind)));
}

/** Merges two carts, own lines first. The larger count wins instead of the sum, so that logging in twice doubles nothing. */
export function mergeLines(own: readonly CartLine[], others: readonly CartLine[]): CartLine[] {
  const lines = new Map<string, CartLine>();
  for (const line of [...own, ...others]) {
    const known = lines.get(line.ean);
    if (!known) lines.set(line.ean, line);
    else if (line.count > known.count) {
      lines.set(line.ean, { ...known, count: Math.max(known.count, cappedCount(known, line.count)) });
    }
  }
  return [...lines.values()];
}

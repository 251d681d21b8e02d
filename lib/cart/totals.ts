import { freightOf } from '@/lib/orders/freight';
import { fractionOf, roundOre } from '@/lib/prices/money';
import type { CartLine, CartState, Discount } from './types';

type Counted = Pick<CartLine, 'count'>;
type Priced = Pick<CartLine, 'count' | 'price'>;
type Deposited = Pick<CartLine, 'count' | 'pant'>;

export function count(lines: readonly Counted[]): number {
  return lines.reduce((sum, line) => sum + line.count, 0);
}

export function subtotal(lines: readonly Priced[]): number {
  return lines.reduce((sum, line) => sum + line.price * line.count, 0);
}

/** Deposit in øre, included in the prices. */
export function pantTotal(lines: readonly Deposited[]): number {
  return lines.reduce((sum, line) => sum + line.pant * line.count, 0);
}

/** Returns what the goods cost in øre, without freight: never below the deposit (rule 4.4), rounded to whole øre (rule 9.1). */
export function total(lines: readonly (Priced & Deposited)[], discount: Discount): number {
  const before = subtotal(lines);
  const off = discount.fixed ? roundOre(discount.amount) : fractionOf(before, discount.amount);
  return Math.max(discount.activated ? before - off : before, pantTotal(lines));
}

/** Returns the effective discount in øre: less than promised if the deposit limits it. */
export function discountTotal(state: Pick<CartState, 'discount' | 'total'>): number {
  return state.discount.activated ? Math.max(0, state.discount.originalTotal - state.total) : 0;
}

/** Returns the freight in øre (rule 15.12); `freeFrom` is the brand's limit. */
export function freight(
  { orders, total: goods, selectedShipping }: Pick<CartState, 'orders' | 'total' | 'selectedShipping'>,
  freeFrom?: number | null,
): number {
  return freightOf(selectedShipping, orders, { goods, freeFrom });
}

/** Goods and freight in øre; 0 for an empty cart. */
export function totalWithShipping(
  state: Pick<CartState, 'orders' | 'total' | 'selectedShipping'>,
  freeFrom?: number | null,
): number {
  return state.total + freight(state, freeFrom);
}

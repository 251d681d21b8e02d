import { setCartErrors, withLines } from './cart';
import type { StockByEan } from './shop-fit';
import type { CartLine, CartState } from './types';

type Rule = (state: CartState) => CartState;

export const settled =
  (rule: Rule): Rule =>
  (before) => {
    const after = rule(before);
    const open = after.cartErrors.filter(({ eanNo, available = 0 }) =>
      after.orders.some((line) => line.ean === eanNo && line.count > available),
    );
    return open.length === after.cartErrors.length ? after : setCartErrors(after, open);
  };

export const restored =
  (line: CartLine, index: number): Rule =>
  (state) =>
    state.orders.some(({ ean }) => ean === line.ean) ? state : withLines(state, state.orders.toSpliced(index, 0, line));

/** Replaces the stock of the lines, best stocked shop first, so that caps are current. */
export const withStock =
  (stock: StockByEan): Rule =>
  (state) => {
    const stale = ({ ean, variant }: CartLine) =>
      stock[ean] !== undefined && JSON.stringify(stock[ean]) !== JSON.stringify(variant.shops);
    if (!state.orders.some(stale)) return state;
    return withLines(
      state,
      state.orders.map((line) => ({
        ...line,
        variant: { ...line.variant, shops: stock[line.ean] ?? line.variant.shops },
      })),
    );
  };

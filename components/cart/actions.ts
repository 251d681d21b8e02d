import {
  addLine,
  clear,
  decrementLine,
  incrementLine,
  removeLine,
  selectShipping,
  setCartErrors,
  setCount,
} from '@/lib/cart/cart';
import { restored, settled, withStock } from '@/lib/cart/line-changes';
import type { StockByEan } from '@/lib/cart/shop-fit';
import { type CartError, type CartItem, type CartLine, COLLECTING } from '@/lib/cart/types';
import { cartStore } from './store';

/** Stable references, so effects may depend on them. */
export const cartActions = {
  put: (line: CartItem, count = 1) => cartStore.change(settled((state) => addLine(state, line, count))),
  /** Does nothing where the cart has this variant already. */
  putOnce: (line: CartItem, count: number) =>
    cartStore.change((state) =>
      state.orders.some(({ ean }) => ean === line.ean) ? state : addLine(state, line, count),
    ),
  increment: (ean: string) => cartStore.change(settled((state) => incrementLine(state, ean))),
  decrement: (ean: string) => cartStore.change(settled((state) => decrementLine(state, ean))),
  setCount: (ean: string, count: number) => cartStore.change(settled((state) => setCount(state, ean, count))),
  remove: (ean: string) => cartStore.change((state) => removeLine(state, ean)),
  restore: (line: CartLine, index: number) => cartStore.change(restored(line, index)),
  learnStock: (stock: StockByEan) => cartStore.learn(withStock(stock)),
  setErrors: (errors: readonly CartError[]) => cartStore.change((state) => setCartErrors(state, errors)),
  /** Marks the cart to be collected in a shop (rule 2.30). */
  collect: () => cartStore.change((state) => selectShipping(state, COLLECTING)),
  clear: () => cartStore.change(clear),
};

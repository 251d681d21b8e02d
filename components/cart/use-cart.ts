'use client';

import { atom, useSetAtom } from 'jotai';
import { useMemo, useSyncExternalStore } from 'react';
import { addLine, clear, decrementLine, incrementLine, removeLine, setCartErrors, setCount } from '@/lib/cart/cart';
import type { StockByEan } from '@/lib/cart/shop-fit';
import type { CartError, CartItem, CartLine } from '@/lib/cart/types';
import { restored, settled, withStock } from './line-changes';
import { cartStore, unreadCart } from './store';

export const cartOpenAtom = atom(false);

/** The acts on the cart; they never change, so effects may depend on them. */
export const cartActs = {
  /** Puts pieces in, unless the cart has the article in this variant already. */
  putOnce: (line: CartItem & { count: number }) =>
    cartStore.change((state) =>
      state.orders.some(({ ean }) => ean === line.ean) ? state : addLine(state, line, line.count),
    ),
  increment: (ean: string) => cartStore.change(settled((state) => incrementLine(state, ean))),
  decrement: (ean: string) => cartStore.change(settled((state) => decrementLine(state, ean))),
  setCount: (ean: string, count: number) => cartStore.change(settled((state) => setCount(state, ean, count))),
  remove: (ean: string) => cartStore.change((state) => removeLine(state, ean)),
  restore: (line: CartLine, index: number) => cartStore.change(restored(line, index)),
  refreshStock: (stock: StockByEan) => cartStore.change(withStock(stock)),
  setErrors: (errors: readonly CartError[]) => cartStore.change((state) => setCartErrors(state, errors)),
  clear: () => cartStore.change(clear),
};

function subscribe(onChange: () => void) {
  const stop = cartStore.subscribe(onChange);
  if (!cartStore.get().ready) cartStore.load();
  return stop;
}

/** The cart as it is; empty and not `ready` on the server and until the page is hydrated. */
export function useCart() {
  const { state, ready } = useSyncExternalStore(subscribe, cartStore.get, () => unreadCart);
  const setOpen = useSetAtom(cartOpenAtom);
  const acts = useMemo(
    () => ({
      ...cartActs,
      open: () => setOpen(true),
      close: () => setOpen(false),
      /** Puts pieces in (one, when the line has no count) and shows the cart. */
      add: (line: CartItem & { count?: number }) => {
        cartStore.change(settled((state) => addLine(state, line, line.count ?? 1)));
        setOpen(true);
      },
    }),
    [setOpen],
  );
  return { state, ready, ...acts };
}

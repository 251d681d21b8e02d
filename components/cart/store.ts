import { atom, createStore, getDefaultStore } from 'jotai';
import { emptyCart } from '@/lib/cart/cart';
import { fromStored, toStored } from '@/lib/cart/stored';
import type { CartState } from '@/lib/cart/types';

export const CART_KEY = 'cart';

/** `ready` is false until local storage has been read: on the server, and while the page is hydrated. */
export interface KeptCart {
  state: CartState;
  ready: boolean;
}

/** What the server renders for everyone. */
export const unreadCart: KeptCart = { state: emptyCart, ready: false };

/**
 * The cart, kept in local storage (rule 4.9). Local storage is the truth: every change starts from what lies there, so
 * that neither another tab's change nor a click before the first read is lost.
 */
export function createCartStore(storage: () => Storage, store: ReturnType<typeof createStore> = createStore()) {
  const cart = atom<KeptCart>(unreadCart);
  /** Set when storage refuses (full, or forbidden by the browser): the cart then lives as long as the page. */
  let kept = true;

  function read(): CartState {
    const { state } = store.get(cart);
    if (!kept) return state;
    try {
      return fromStored(storage().getItem(CART_KEY));
    } catch {
      return state;
    }
  }

  function write(state: CartState) {
    try {
      storage().setItem(CART_KEY, toStored(state));
      kept = true;
    } catch {
      kept = false;
    }
  }

  return {
    get: () => store.get(cart),
    subscribe: (onChange: () => void) => store.sub(cart, onChange),
    /** Takes in what lies in storage: at start, and when another tab has changed it. */
    load: () => store.set(cart, { state: read(), ready: true }),
    change(rule: (state: CartState) => CartState) {
      const before = read();
      const state = rule(before);
      if (state !== before) write(state);
      store.set(cart, { state, ready: true });
    },
  };
}

/** The cart of this page. */
export const cartStore = createCartStore(() => window.localStorage, getDefaultStore());

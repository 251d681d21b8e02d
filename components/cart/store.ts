import { atom } from 'jotai';
import { afterPaint } from '@/components/after-paint';
import { browserStore, useStored } from '@/components/browser-store';
import { emptyCart } from '@/lib/cart/cart';
import { fromStored, toStored } from '@/lib/cart/stored';

/** Creates the store of the cart (rule 4.9). */
export const cartStore = browserStore({ key: 'cart', initial: emptyCart, read: fromStored, write: toStored });

export const cartOpenAtom = atom(false);

/** Opens the drawer after the next frame. */
export const openCartAtom = atom(null, (_get, set) => afterPaint(() => set(cartOpenAtom, true)));

/** Returns the cart; empty and not `ready` on the server and until hydration. */
export function useCart() {
  const { value, ready } = useStored(cartStore);
  return { state: value, ready };
}

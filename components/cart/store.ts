import { atom } from 'jotai';
import { createBrowserStore, type Tab, useStored } from '@/components/browser-store';
import { emptyCart } from '@/lib/cart/cart';
import { fromStored, toStored } from '@/lib/cart/stored';

/** The cart (rule 4.9). */
export const createCartStore = (tab?: Tab) =>
  createBrowserStore({ key: 'cart', initial: emptyCart, read: fromStored, write: toStored }, tab);

export const cartStore = createCartStore();

export const cartOpenAtom = atom(false);

/** The cart as it is; empty and not `ready` on the server and until the page is hydrated. */
export function useCart() {
  const { value, ready } = useStored(cartStore);
  return { state: value, ready };
}

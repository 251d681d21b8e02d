import { atom } from 'jotai';
import { createBrowserStore, type Tab } from '@/components/browser-store';
import { emptyCart } from '@/lib/cart/cart';
import { fromStored, toStored } from '@/lib/cart/stored';

/** The cart (rule 4.9). */
export const createCartStore = (tab?: Tab) =>
  createBrowserStore({ key: 'cart', initial: emptyCart, read: fromStored, write: toStored }, tab);

/** The cart of this page. */
export const cartStore = createCartStore();

/** Whether the drawer is open. */
export const cartOpenAtom = atom(false);

import { atom } from 'jotai';
import { createBrowserStore, type Tab } from '@/components/browser-store';
import { emptyCart } from '@/lib/cart/cart';
import { fromStored, toStored } from '@/lib/cart/stored';

/** The cart (rule 4.9). */
export const createCartStore = (tab?: Tab) =>
  createBrowserStore({ key: 'cart', initial: emptyCart, read: fromStored, write: toStored }, tab);

export const cartStore = createCartStore();

export const cartOpenAtom = atom(false);

import { createBrowserStore, type Tab } from '@/components/browser-store';
import { type ActivePromo, readPromo } from '@/lib/cart/promo';

/** The promo code in use, stored beside the cart (rule 4.13). */
export const createPromoStore = (tab?: Tab) =>
  createBrowserStore<ActivePromo | undefined>({ key: 'activePromocode', initial: undefined, read: readPromo }, tab);

export const createTypedCodeStore = (tab?: Tab) =>
  createBrowserStore<string>(
    {
      key: 'promoTyped',
      storage: 'session',
      initial: '',
      read: (stored) => (typeof stored === 'string' ? stored : undefined),
      write: (code) => code || undefined,
    },
    tab,
  );

/** A typed code that is not in use: the drawer hands it to the checkout. */
export const typedCodeStore = createTypedCodeStore();

export const promoStore = createPromoStore();

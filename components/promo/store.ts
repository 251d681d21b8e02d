import { browserStore } from '@/components/browser-store';
import { type ActivePromo, readPromo } from '@/lib/cart/promo';

/** The promo code in use, stored beside the cart (rule 4.13). */
export const promoStore = browserStore<ActivePromo | undefined>({
  key: 'activePromocode',
  initial: undefined,
  read: readPromo,
});

/** A typed code that is not in use: the drawer hands it to the checkout. */
export const typedCodeStore = browserStore<string>({
  key: 'promoTyped',
  storage: 'session',
  initial: '',
  read: (stored) => (typeof stored === 'string' ? stored : undefined),
  write: (code) => code || undefined,
});

import { createKeptStore, type Tab } from '@/components/kept-store';
import { type ActivePromo, readPromo } from '@/lib/cart/promo';

/** The promo code in use, kept beside the cart (rule 4.13). */
export const createPromoStore = (tab?: Tab) =>
  createKeptStore<ActivePromo | undefined>({ key: 'activePromocode', initial: undefined, read: readPromo }, tab);

/** The promo code of this page. */
export const promoStore = createPromoStore();

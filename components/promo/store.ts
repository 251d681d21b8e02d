import { atom, createStore, getDefaultStore } from 'jotai';
import { type ActivePromo, promoFromStored } from '@/lib/cart/promo';

export const PROMO_KEY = 'activePromocode';

/** The promo code in use, kept beside the cart (rule 4.13: stored, and can be cleared). */
export function createPromoStore(storage: () => Storage, store: ReturnType<typeof createStore> = createStore()) {
  const active = atom<ActivePromo | undefined>(undefined);
  return {
    get: () => store.get(active),
    subscribe: (onChange: () => void) => store.sub(active, onChange),
    /** Takes in what lies in storage: at start, and when another tab has changed it. */
    load() {
      try {
        store.set(active, promoFromStored(storage().getItem(PROMO_KEY)));
      } catch {
        // A browser that keeps nothing has what this page knows.
      }
    },
    set(promo: ActivePromo | undefined) {
      try {
        if (promo) storage().setItem(PROMO_KEY, JSON.stringify(promo));
        else storage().removeItem(PROMO_KEY);
      } catch {
        // The code then lives as long as the page, as the cart does.
      }
      store.set(active, promo);
    },
  };
}

/** The promo code of this page. */
export const promoStore = createPromoStore(() => window.localStorage, getDefaultStore());

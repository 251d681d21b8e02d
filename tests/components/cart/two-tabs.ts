import { CART_KEY, createCartStore } from '@/components/cart/store';
import { followCart } from '@/components/cart/sync-cart';
import type { CartItem } from '@/lib/cart/types';

type Listener = (event: never) => void;

/** One local storage and any number of tabs on it; a write in one tab is an event in all the others. */
export function openBrowser() {
  const kept = new Map<string, string>();
  const windows: Map<string, Listener>[] = [];
  let full = false;

  function openTab() {
    const listeners = new Map<string, Listener>();
    windows.push(listeners);
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem(key: string, value: string) {
        if (full) throw new DOMException('full', 'QuotaExceededError');
        kept.set(key, value);
        for (const other of windows) if (other !== listeners) other.get('storage')?.({ key } as never);
      },
    } as Storage;
    const store = createCartStore(() => storage);
    const page = {
      addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
      removeEventListener: (type: string) => listeners.delete(type),
    } as never;
    return {
      store,
      follow: () => followCart(store, page),
      wake: () => listeners.get('pageshow')?.({ persisted: true } as never),
    };
  }
  return {
    openTab,
    stored: () => kept.get(CART_KEY),
    put: (text: string) => kept.set(CART_KEY, text),
    empty() {
      kept.clear();
      for (const listeners of windows) listeners.get('storage')?.({ key: null } as never);
    },
    fill: () => {
      full = true;
    },
  };
}

/** The ean of the article with a one-digit id. */
export const eanOf = (id: number) => `703000000000${id}`;

export function item(id: number, price = 100_00, qty = 50): CartItem {
  const ean = eanOf(id);
  return {
    ...{ ean, id, slug: `vare-${id}`, name: `Vare ${id}`, price, pant: 0, originalPrice: null },
    ...{
      image: null,
      brand: 'Heldre',
      webPurchaseLimit: 20,
      campaignArticleId: null,
      onlyCC: false,
      frightPrice: 9900,
    },
    variant: {
      ...{ id, ean, size: { id: 1, name: 'M' }, shops: [{ id: 3, qty }] },
      color: { id: 1, name: 'Grønn', hex: null, colorCode: null, image: null },
    },
  };
}

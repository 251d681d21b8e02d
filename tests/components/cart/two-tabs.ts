import { cartStore } from '@/components/cart/store';
import type { CartItem } from '@/lib/cart/types';
import { openBrowser as openAnyBrowser } from '@/tests/components/tabs';

/** A browser whose tabs show the cart. */
export function openBrowser() {
  const browser = openAnyBrowser();
  return {
    openTab() {
      const { tab, wake } = browser.openTab();
      const store = cartStore.inTab(tab);
      return { store, follow: () => store.subscribe(() => {}), wake };
    },
    stored: () => browser.local.get('cart'),
    put: (text: string) => browser.local.set('cart', text),
    empty: browser.empty,
    fill: browser.fill,
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

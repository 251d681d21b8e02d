import { cache } from 'react';
import { isUuid } from '@/lib/text/uuid';
import { loadSite } from '@/server/api/site';
import { openShop } from '@/server/shop';

/** Finds the order of an address; once per render for page and metadata. */
export const loadOrder = cache(async (token: string) => (isUuid(token) ? openShop().orders.detail(token) : undefined));

export async function loadReceiptPage(brand: string, token: string) {
  const order = await loadOrder(token);
  if (!order) return undefined;
  const { catalogue, orders } = openShop();
  const [all, documents, purchase, { url }] = await Promise.all([
    catalogue.shops.all(),
    orders.accounting.list(token),
    order.purchase ? orders.purchases.find(order.purchase.token) : undefined,
    loadSite(brand),
  ]);
  return {
    order,
    sister: purchase?.orders.find(({ id }) => id !== order.id),
    documents,
    shop: all.find(({ id }) => id === order.shopID),
    siteUrl: url,
    now: new Date(),
  };
}

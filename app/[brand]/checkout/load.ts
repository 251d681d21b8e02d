import { loadFinderShops } from '@/app/[brand]/finder-shops';
import { freeFreightFrom, isSent, offeredMethods } from '@/lib/orders/freight';
import { loadSite } from '@/server/api/site';
import { openShop } from '@/server/shop';

/** The same for everyone: the cart stays in the browser until the order is sent. */
export async function loadCheckoutPage(brand: string) {
  const { catalogue, orders, storefront } = openShop();
  const [{ contact }, finderShops, methods, settings] = await Promise.all([
    loadSite(brand),
    loadFinderShops(),
    catalogue.shops.shippingMethods(),
    storefront(brand).settings(),
  ]);
  const payable = orders.purchases.methods();
  return {
    contact,
    shops: finderShops,
    methods: offeredMethods(methods, payable.length > 0).filter(({ id }) => isSent(id) || finderShops.length > 0),
    freeFrom: freeFreightFrom(settings),
    payments: ['in_shop' as const, ...payable],
  };
}

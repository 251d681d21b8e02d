/** Rule 9.7: the web shop of a chain that says of none that it is. */
const WEB_SHOP = 55;

/** Every bundle of the process has a copy of this module. */
const shared = globalThis as typeof globalThis & { webShops?: readonly number[] };

/** Told when the shop opens, and when shops change; none is a chain without a web shop. */
export function setWebShops(ids: readonly number[]): void {
  shared.webShops = ids;
}

/** Shops without a door, whose stock is sent (rule 9.7). A page says them itself: `<html data-web-shops>`. */
export function webShops(): readonly number[] {
  const said = typeof document === 'undefined' ? undefined : document.documentElement.dataset.webShops;
  if (said !== undefined) return said.split(' ').filter(Boolean).map(Number);
  return shared.webShops ?? [WEB_SHOP];
}

/** What a sent order names as its shop (rule 9.7). */
export const webShop = (): number => webShops()[0] ?? WEB_SHOP;

export const hasDoor = (shopId: number) => !webShops().includes(shopId);

export const countDoors = (shopIds: Iterable<number>): number => [...shopIds].filter(hasDoor).length;

/** Goods that are only collected (rule 3.1) are not had from the web shop. */
export const reachable = <Id extends number>(shops: readonly Id[], onlyCC: boolean): Id[] =>
  shops.filter((id) => !onlyCC || hasDoor(id));

import type { FinderShop } from '@/lib/shops/find-shops';
import { openShop } from '@/server/shop';

/** Loads what the browser needs of each shop to find one; descriptions and numbers stay on the server. */
export const loadFinderShops = async (): Promise<FinderShop[]> =>
  (await openShop().catalogue.shops.all()).map(
    ({ id, slug, name, postNo, postPlace, address, openingHours, exceptions, coords }) => ({
      id,
      slug,
      name,
      postNo,
      postPlace,
      address,
      openingHours,
      exceptions,
      coords,
    }),
  );

import type { FinderShop } from '@/lib/shops/find-shops';
import { openShop } from '@/server/shop';

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

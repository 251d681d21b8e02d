import { transact } from '@/server/db/transact';
import * as store from './store';
import type { Favourites, FavouritesDependencies } from './types';

export function createFavourites({ sql }: FavouritesDependencies): Favourites {
  return {
    of: (customerId) => store.find(sql, customerId),

    replace: (customerId, articleIds) =>
      transact(sql, async (tx) => {
        await store.lock(tx, customerId);
        await store.deleteAll(tx, customerId);
        await store.add(tx, customerId, articleIds);
        return store.find(tx, customerId);
      }),

    async merge(customerId, articleIds) {
      await store.add(sql, customerId, articleIds);
      return store.find(sql, customerId);
    },
  };
}

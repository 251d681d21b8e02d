import { transact } from '@/server/platform/db/transact';
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

    add: (customerId, articleId) => merge(customerId, [articleId]),

    async remove(customerId, articleId) {
      await store.deleteOne(sql, customerId, articleId);
      return store.find(sql, customerId);
    },

    merge,
  };

  async function merge(customerId: number, articleIds: readonly number[]) {
    await store.add(sql, customerId, articleIds);
    return store.find(sql, customerId);
  }
}

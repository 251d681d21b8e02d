import { words } from '@/lib/messages';
import { openShop } from '@/server/shop';

export const orderWords = () => ({ story: words.receipt.story, words: words.receipt.words });

export const loadShopNames = async () =>
  (await openShop().catalogue.shops.all()).map(({ id, name, slug }) => ({ id, name, slug }));

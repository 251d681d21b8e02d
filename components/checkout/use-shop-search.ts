import { useState } from 'react';
import { useOrigin } from '@/components/shops/use-origin';
import { useRoads } from '@/components/shops/use-roads';
import { useWords } from '@/components/words';
import { type FinderShop, findShops, withRoads } from '@/lib/shops/find-shops';
import { fill } from '@/lib/text/words';
import { shopSearchStore } from './store';

/** Shops by postcode, own position or name; what was typed is kept over a reload, the position is not. */
export function useShopSearch(shops: FinderShop[]) {
  const words = useWords('shops');
  const [text, setText] = useState(shopSearchStore.load);
  const { origin, problem, locating, locate, waiting } = useOrigin(text);
  const metres = useRoads(origin?.coords, shops);
  const found = withRoads(findShops(shops, text, origin?.coords), metres);

  const status = () => {
    if (problem) return words.problems[problem];
    if (locating || waiting) return words.waiting;
    return found.length === 0 ? fill(words.none, { text: text.trim() }) : '';
  };
  return {
    text,
    found,
    from: origin?.coords,
    locating,
    locate: () => void locate(),
    status: status(),
    type(next: string) {
      setText(next);
      shopSearchStore.set(next);
    },
  };
}

export type ShopSearch = ReturnType<typeof useShopSearch>;

import { useEffect, useMemo, useState } from 'react';
import { cartActions } from '@/components/cart/actions';
import { useMyShop } from '@/components/shops/use-my-shop';
import { useOrigin } from '@/components/shops/use-origin';
import { useRoads } from '@/components/shops/use-roads';
import { useQuery } from '@/components/use-query';
import { useWords } from '@/components/words';
import { type StockByEan, shopFit, stockOfLines } from '@/lib/cart/shop-fit';
import type { CartLine } from '@/lib/cart/types';
import { withHeld } from '@/lib/checkout/held';
import { type FinderShop, findShops, withRoads } from '@/lib/shops/find-shops';
import { fill } from '@/lib/text/words';
import { stock } from './queries';
import { shopSearchStore } from './store';
import type { CurrentPurchase } from './use-purchase';

/** Returns the shop to collect in: the remembered one until another is chosen, which can be undone. */
export function useCollecting(shops: readonly FinderShop[], lines: readonly CartLine[], stock: StockByEan) {
  const [mine, remember] = useMyShop();
  const [pinned, setPinned] = useState(mine);
  const [picked, setPicked] = useState<number>();
  const [left, setLeft] = useState<number>();

  // The remembered shop comes first in the list; a chosen one stays where it is.
  useEffect(() => {
    if (picked === undefined) setPinned(mine);
  }, [mine, picked]);

  const shop = shops.find(({ id }) => id === (picked ?? mine));
  const [fit] = shop ? shopFit(lines, [shop], stock) : [];
  const choose = (id: number, from?: number) => {
    setPicked(id);
    remember(id);
    setLeft(from);
  };
  return {
    shop,
    fit,
    pinned,
    choose: ({ id }: { id: number }) => choose(id, shop && shop.id !== id ? shop.id : undefined),
    undo: left === undefined ? undefined : () => choose(left),
  };
}

export type Collecting = ReturnType<typeof useCollecting>;

/** Returns the stock of the lines in every shop, including what is held for this browser; until it loads, what the cart knows. */
export function useStock(lines: readonly CartLine[], { held }: Pick<CurrentPurchase, 'held'>) {
  const eans = lines.map(({ ean }) => ean).sort();
  const { data, isError, refetch } = useQuery({ ...stock(eans), placeholderData: (before) => before });
  const fresh = useMemo<StockByEan>(
    () => withHeld(Object.fromEntries((data ?? []).map(({ ean, shops }) => [ean, shops])), held),
    [data, held],
  );

  // Runs again when another tab changes the lines, which then carry that tab's stock.
  useEffect(() => {
    if (data) cartActions.learnStock(fresh);
  }, [data, fresh, lines]);

  return { stock: { ...stockOfLines(lines), ...fresh }, failed: isError, refresh: refetch };
}

/** Finds shops by postcode, position or name; a reload keeps the text, not the position. */
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

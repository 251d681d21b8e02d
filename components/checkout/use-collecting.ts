import { useEffect, useState } from 'react';
import { useMyShop } from '@/components/shops/use-my-shop';
import { type StockByEan, shopFit } from '@/lib/cart/shop-fit';
import type { CartLine } from '@/lib/cart/types';
import type { FinderShop } from '@/lib/shops/find-shops';

/** The shop the goods are collected in: the remembered one until another is picked, which can be undone. */
export function useCollecting(shops: readonly FinderShop[], lines: readonly CartLine[], stock: StockByEan) {
  const [mine, remember] = useMyShop();
  const [pinned, setPinned] = useState(mine);
  const [picked, setPicked] = useState<number>();
  const [left, setLeft] = useState<number>();

  // The remembered shop comes first; a shop that is picked here stays where it stands in the list.
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
    /** Goes back to the shop that was chosen before. */
    undo: left === undefined ? undefined : () => choose(left),
  };
}

export type Collecting = ReturnType<typeof useCollecting>;

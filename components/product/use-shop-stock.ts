import { useEffect, useMemo, useState } from 'react';
import { allShops } from '@/components/shops/queries';
import { useKeptPostcode } from '@/components/shops/use-kept-postcode';
import { useMyShop } from '@/components/shops/use-my-shop';
import { useQuery } from '@/components/use-query';
import type { Variant } from '@/lib/contracts/catalogue';
import { compareNames } from '@/lib/norway/norwegian-order';
import { rowsNear } from '@/lib/product/shop-rows';
import { SHOPS_SHOWN, type StockShop } from '@/lib/product/stock-shops';
import { type Choice, stockByShop } from '@/lib/product/variant-choice';
import { countDoors } from '@/lib/shops/web-shop';

/** Returns the shops under a product: those of the page, until more are needed or a place is known. */
export function useShopStock(variants: Variant[], choice: Choice, first: StockShop[], whole: boolean) {
  const [mine, setMine] = useMyShop();
  const place = useKeptPostcode();
  const [opened] = useState(choice);
  const stock = stockByShop(variants, choice);
  const having = countDoors(stock.keys());
  const enough = first.filter(({ id }) => stock.has(id)).length >= Math.min(SHOPS_SHOWN, having);
  const mineMissing = mine !== undefined && !first.some(({ id }) => id === mine);
  const placed = place.text !== '' || place.near.origin !== undefined;
  const { shops, complete, failed, refetch } = useStockShops(
    first,
    whole || placed || mineMissing || !enough || choice.colorId !== opened.colorId,
  );
  // Sorted by name until all are known: the nearest may be missing.
  const from = complete ? place.near.origin?.coords : undefined;
  const pieces = [...stock.values()].reduce((sum, { qty }) => sum + qty, 0);
  const { rows, missed } = rowsNear({ shops, stock, mine, from, text: complete ? place.text : '' });
  return {
    ...{ rows, missed, narrowed: complete && rows.filter(({ at }) => at).length < having },
    ...{ having, pieces, sentOnly: having === 0 && stock.size > 0 },
    ...{ complete, failed, refetch, place, setMine },
  };
}

export type ShopStockState = ReturnType<typeof useShopStock>;

function useStockShops(first: StockShop[], needed: boolean) {
  const { data, error, refetch } = useQuery({ ...allShops(), enabled: needed });
  useEffect(() => {
    if (error) console.info('The other shops could not be loaded', error);
  }, [error]);
  const all = useMemo(() => data?.toSorted((a, b) => compareNames(a.name, b.name)), [data]);
  return { shops: all ?? first, complete: all !== undefined, failed: error !== null, refetch };
}

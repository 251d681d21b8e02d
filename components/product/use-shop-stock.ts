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

/** The shops under a product: those the page brought, until more are wanted or a place to measure from is known. */
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
  // By name until all are known: of some of them nobody can say which is nearest.
  const from = complete ? place.near.origin?.coords : undefined;
  const pieces = [...stock.values()].reduce((sum, { qty }) => sum + qty, 0);
  // Nobody is not there as long as not all are known.
  const { rows, missed } = rowsNear({ shops, stock, mine, from, text: complete ? place.text : '' });
  return {
    ...{ rows, missed, narrowed: complete && rows.filter(({ at }) => at).length < having },
    ...{ having, pieces, sentOnly: having === 0 && stock.size > 0 },
    ...{ complete, failed, refetch, place, setMine },
  };
}

export type ShopStockState = ReturnType<typeof useShopStock>;

/** The shops by name: those the page brought until `wanted` asks for all of them. */
function useStockShops(first: StockShop[], wanted: boolean) {
  const { data, error, refetch } = useQuery({ ...allShops(), enabled: wanted });
  useEffect(() => {
    if (error) console.info('The other shops could not be loaded', error);
  }, [error]);
  const all = useMemo(() => data?.toSorted((a, b) => compareNames(a.name, b.name)), [data]);
  return { shops: all ?? first, complete: all !== undefined, failed: error !== null, refetch };
}

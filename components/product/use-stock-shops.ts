import { useEffect, useMemo } from 'react';
import { allShops } from '@/components/shops/queries';
import { useQuery } from '@/components/use-query';
import { compareNames } from '@/lib/norway/norwegian-order';
import type { StockShop } from '@/lib/product/stock-shops';

/** The shops by name: those the page brought until `wanted` asks for all of them. */
export function useStockShops(first: StockShop[], wanted: boolean) {
  const { data, error, refetch } = useQuery({ ...allShops(), enabled: wanted });
  useEffect(() => {
    if (error) console.info('The other shops could not be loaded', error);
  }, [error]);
  const all = useMemo(() => data?.toSorted((a, b) => compareNames(a.name, b.name)), [data]);
  return { shops: all ?? first, complete: all !== undefined, failed: error !== null, refetch };
}

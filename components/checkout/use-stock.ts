import { useEffect, useMemo } from 'react';
import { cartActions } from '@/components/cart/actions';
import { useQuery } from '@/components/use-query';
import { type StockByEan, stockOfLines } from '@/lib/cart/shop-fit';
import type { CartLine } from '@/lib/cart/types';
import { stock } from './queries';

/** Fresh stock of the lines in every shop; until it arrives, the figures the lines brought along. */
export function useStock(lines: readonly CartLine[]) {
  const eans = lines.map(({ ean }) => ean).sort();
  const { data, isError, refetch } = useQuery({ ...stock(eans), placeholderData: (before) => before });
  const fresh = useMemo<StockByEan>(
    () => Object.fromEntries((data ?? []).map(({ ean, shops }) => [ean, shops])),
    [data],
  );

  useEffect(() => {
    if (data) cartActions.refreshStock(fresh);
  }, [data, fresh]);

  return { stock: { ...stockOfLines(lines), ...fresh }, failed: isError, refresh: refetch };
}

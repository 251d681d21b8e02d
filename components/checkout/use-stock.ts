import { useEffect, useMemo } from 'react';
import { cartActions } from '@/components/cart/actions';
import { useQuery } from '@/components/use-query';
import { type StockByEan, stockOfLines } from '@/lib/cart/shop-fit';
import type { CartLine } from '@/lib/cart/types';
import { withHeld } from '@/lib/checkout/held';
import { stock } from './queries';
import type { Attempt } from './use-purchase';

/** Fresh stock of the lines in every shop, with what is held for this browser; until it arrives, the figures the lines brought along. */
export function useStock(lines: readonly CartLine[], { held }: Pick<Attempt, 'held'>) {
  const eans = lines.map(({ ean }) => ean).sort();
  const { data, isError, refetch } = useQuery({ ...stock(eans), placeholderData: (before) => before });
  const fresh = useMemo<StockByEan>(
    () => withHeld(Object.fromEntries((data ?? []).map(({ ean, shops }) => [ean, shops])), held),
    [data, held],
  );

  // Runs again when another tab has changed the lines, as they then carry that tab's stock.
  useEffect(() => {
    if (data) cartActions.learnStock(fresh);
  }, [data, fresh, lines]);

  return { stock: { ...stockOfLines(lines), ...fresh }, failed: isError, refresh: refetch };
}

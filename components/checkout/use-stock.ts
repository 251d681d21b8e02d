import { useCallback, useEffect, useState } from 'react';
import { api } from '@/components/api';
import { cartActions } from '@/components/cart/actions';
import { type StockByEan, stockOfLines } from '@/lib/cart/shop-fit';
import type { CartLine, ShopStock } from '@/lib/cart/types';

type Rows = { ean: string; shops: ShopStock[] }[];

/** Fresh stock of the lines in every shop; until it arrives, the figures the lines brought along. */
export function useStock(lines: readonly CartLine[]) {
  const [fresh, setFresh] = useState<StockByEan>();
  const [failed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  const eans = lines
    .map(({ ean }) => ean)
    .sort()
    .join(',');

  useEffect(() => {
    if (!eans) return;
    const asked = new AbortController();
    api.get<Rows>(`/stock?eans=${eans}`, asked.signal).then(
      (rows) => {
        const stock = Object.fromEntries(rows.map(({ ean, shops }) => [ean, shops]));
        setFailed(false);
        setFresh(stock);
        cartActions.refreshStock(stock);
      },
      () => {
        if (!asked.signal.aborted) setFailed(true);
      },
    );
    return () => asked.abort();
  }, [eans, round]);

  const refresh = useCallback(() => setRound((one) => one + 1), []);
  return { stock: { ...stockOfLines(lines), ...fresh }, failed, refresh };
}

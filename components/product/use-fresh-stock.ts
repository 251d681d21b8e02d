import { useCallback, useEffect, useMemo, useState } from 'react';
import { isRefused } from '@/components/api';
import { useAlerts } from '@/components/ui/use-alerts';
import { useWords } from '@/components/words';
import type { Variant } from '@/lib/contracts/catalogue';
import type { ProductForSale } from '@/lib/product/product-for-sale';
import { obtainable } from '@/lib/product/variant-choice';
import { availability } from './queries';

export function useFreshStock({ id, onlyCC }: Pick<ProductForSale, 'id' | 'onlyCC'>, rendered: Variant[]) {
  const words = useWords('product');
  const alerts = useAlerts();
  const { data, error, refetch } = useAvailability(id);

  useEffect(() => {
    if (!error) return;
    console.error('Fresh stock could not be loaded', error);
    alerts.push({ type: 'error', text: words.loadFailed });
  }, [error, alerts, words.loadFailed]);

  const variants = useMemo(() => {
    const fresh = new Map(data?.variants.map((variant) => [variant.ean, variant]));
    return rendered.map((variant) => obtainable({ ...variant, ...fresh.get(variant.ean) }, onlyCC));
  }, [rendered, data, onlyCC]);
  return { variants, refresh: refetch };
}

type Stock = Awaited<ReturnType<ReturnType<typeof availability>['queryFn']>>;

/** Asks on every visit, and when the page is looked at again. Without TanStack Query, which a page nobody touches need not load. */
function useAvailability(id: number) {
  const [answer, setAnswer] = useState<{ data?: Stock; error?: unknown }>({});
  const refetch = useCallback(
    async (signal = new AbortController().signal) => {
      try {
        const data = await availability(id)
          .queryFn({ signal })
          .catch((error) => (isRefused(error) ? Promise.reject(error) : availability(id).queryFn({ signal })));
        if (!signal.aborted) setAnswer({ data });
      } catch (error) {
        if (!signal.aborted) setAnswer((before) => ({ ...before, error }));
      }
    },
    [id],
  );
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    void refetch(signal);
    document.addEventListener('visibilitychange', () => document.hidden || void refetch(signal), { signal });
    return () => stop.abort();
  }, [refetch]);
  return { ...answer, refetch: () => void refetch() };
}

import { useEffect, useMemo } from 'react';
import { useAlerts } from '@/components/ui/use-alerts';
import { useQuery } from '@/components/use-query';
import { useWords } from '@/components/words';
import type { Variant } from '@/lib/contracts/catalogue';
import type { ProductForSale } from '@/lib/product/product-for-sale';
import { obtainable } from '@/lib/product/variant-choice';
import { availability } from './queries';

export function useFreshStock({ id, onlyCC }: Pick<ProductForSale, 'id' | 'onlyCC'>, rendered: Variant[]) {
  const words = useWords('product');
  const alerts = useAlerts();
  const { data, error, refetch } = useQuery(availability(id));

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

import { useCallback, useEffect, useState } from 'react';
import { api } from '@/components/api';
import { useAlerts } from '@/components/ui/use-alerts';
import { useWords } from '@/components/words';
import type { Availability, Variant } from '@/lib/contracts/catalogue';

/** The page may be minutes old: the stock is asked for again when it is shown, and whenever one comes back to it. */
export function useFreshStock(articleId: number, rendered: Variant[]) {
  const words = useWords('product');
  const alerts = useAlerts();
  const [variants, setVariants] = useState(rendered);

  const refresh = useCallback(async () => {
    try {
      const fresh = await api.get<Availability>(`/articles/availability/${articleId}`);
      const byEan = new Map(fresh.variants.map((variant) => [variant.ean, variant]));
      setVariants(rendered.map((variant) => ({ ...variant, ...byEan.get(variant.ean) })));
    } catch (error) {
      console.error('Fresh stock could not be loaded', error);
      alerts.push({ type: 'error', text: words.loadFailed });
    }
  }, [articleId, rendered, alerts, words.loadFailed]);

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void refresh();
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [refresh]);

  return { variants, refresh };
}

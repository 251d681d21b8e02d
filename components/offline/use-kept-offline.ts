import { useEffect } from 'react';
import { useCart } from '@/components/cart/store';

const AS_AN_APP = '(display-mode: standalone)';

/** Opened from an email, say, with no cart here. */
const hasPass = async () => 'caches' in window && (await caches.keys()).some((name) => name.startsWith('pass-'));

/** Keeps the offline page for those with a cart, a pass or the installed app. */
export function useKeptOffline(): void {
  const { state } = useCart();
  const hasGoods = state.orders.length > 0;
  useEffect(() => {
    const keep = async () => {
      if (hasGoods || window.matchMedia(AS_AN_APP).matches || (await hasPass()))
        await (await import('./actions')).keepOffline();
    };
    keep().catch(() => {});
  }, [hasGoods]);
}

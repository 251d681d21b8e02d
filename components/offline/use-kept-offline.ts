import { useEffect } from 'react';
import { useCart } from '@/components/cart/store';

const AS_AN_APP = '(display-mode: standalone)';

/** One from another device, say: opened from its letter, with nothing in the cart here. */
const hasPass = async () => 'caches' in window && (await caches.keys()).some((name) => name.startsWith('pass-'));

/** For who has something to lose without a net: goods in the cart, a pass, or the shop as an app. Nobody else's device keeps anything. */
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

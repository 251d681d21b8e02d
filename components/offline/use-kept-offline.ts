import { useEffect } from 'react';
import { useCart } from '@/components/cart/use-cart';

const AS_AN_APP = '(display-mode: standalone)';

/** For who has something to lose without a net: goods in the cart, or the shop as an app. Nobody else's device keeps anything. */
export function useKeptOffline(): void {
  const { state } = useCart();
  const hasGoods = state.orders.length > 0;
  useEffect(() => {
    if (!hasGoods && !window.matchMedia(AS_AN_APP).matches) return;
    import('./actions').then(({ keepOffline }) => keepOffline()).catch(() => {});
  }, [hasGoods]);
}

import { type RefObject, useEffect } from 'react';
import { useGoTo } from '@/components/navigation/use-go-to';
import { isPlainPress } from '@/lib/routes/followed-link';
import { shopPath } from '@/lib/routes/paths';
import type { FinderShop } from '@/lib/shops/find-shops';
import { mapPoint, nearestWithin } from '@/lib/shops/map';

/** Pixels from a dot that still mean it: dots are smaller than a finger, and three of them lie in Oslo. */
const REACH_PX = 24;

interface Options {
  shops: readonly FinderShop[];
  active: number | undefined;
  onActive: (shop: number | undefined) => void;
}

/** The nearest dot is the one that is meant. A mouse shows it and a click opens its shop; a finger shows it first. */
export function useMapPointer(svg: RefObject<SVGSVGElement | null>, { shops, active, onActive }: Options) {
  const goTo = useGoTo();

  useEffect(() => {
    const map = svg.current;
    const country = map?.querySelector('g');
    if (!map || !country) return;
    const stop = new AbortController();
    const { signal } = stop;
    const dots = shops.map((shop) => ({ ...mapPoint(shop.coords), shop }));

    const meant = ({ clientX, clientY }: MouseEvent) => {
      const matrix = country.getScreenCTM();
      if (!matrix) return undefined;
      const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
      return nearestWithin({ x, y }, dots, REACH_PX / matrix.a)?.shop;
    };

    const onMove = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') onActive(meant(event)?.id);
    };
    const onLeave = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') onActive(undefined);
    };
    const onClick = (event: MouseEvent) => {
      if (!isPlainPress(event)) return;
      event.preventDefault();
      const shop = meant(event);
      const byFinger = event instanceof PointerEvent && event.pointerType !== 'mouse';
      if (!shop || (byFinger && shop.id !== active)) return onActive(shop?.id);
      goTo(shopPath(shop.slug));
    };

    map.addEventListener('pointermove', onMove, { signal });
    map.addEventListener('pointerleave', onLeave, { signal });
    map.addEventListener('click', onClick, { signal });
    return () => stop.abort();
  }, [svg, shops, active, onActive, goTo]);
}

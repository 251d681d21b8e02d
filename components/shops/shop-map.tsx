'use client';

import { type RefObject, useEffect, useRef } from 'react';
import type { Elements } from '@/components/elements';
import { useGoTo } from '@/components/navigation/use-go-to';
import { useLazy } from '@/components/ui/lazy';
import { isPlainPress } from '@/lib/routes/followed-link';
import { shopPath } from '@/lib/routes/paths';
import type { FinderShop } from '@/lib/shops/find-shops';
import type { Coords } from '@/lib/shops/geo';
import { dotAt, MAP, type MapWindow, mapPoint, nearestWithin } from '@/lib/shops/map';
import styles from './shop-map.module.css';

const loadCloser = () => import('./coast-closer').then(({ CoastCloser }) => CoastCloser);

interface Props {
  shops: readonly FinderShop[];
  shown: ReadonlySet<number> | undefined;
  active: number | undefined;
  onActive: (shop: number | undefined) => void;
  mine: number | undefined;
  here: Coords | undefined;
  view: MapWindow;
  /** The coast, rendered by the server only. */
  children: Elements;
}

/** Hidden from screen readers and keys, which have the list; without scripts its dots are links. */
export function ShopMap({ shops, shown, active, onActive, mine, here, view, children }: Props) {
  const svg = useRef<SVGSVGElement>(null);
  useMapPointer(svg, { shops, active, onActive });
  const { x, y, scale } = view;
  // A finer coast loads when the map is zoomed.
  const closer = scale > 1;
  const Closer = useLazy(closer, loadCloser);
  const inOrder = [...shops].sort((a, b) => Number(a.id === active) - Number(b.id === active));
  return (
    <svg ref={svg} viewBox={`0 0 ${MAP.width} ${MAP.height}`} className={styles.map} aria-hidden="true">
      <g className={styles.country} style={{ transform: `scale(${scale}) translate(${-x}px, ${-y}px)` }}>
        {closer && Closer ? <Closer /> : children}
        {here ? <path d={dotAt(mapPoint(here))} className={styles.here} /> : null}
        {here ? <path d={dotAt(mapPoint(here))} className={styles.hereDot} /> : null}
        {inOrder.map((shop) => (
          <a
            key={shop.id}
            href={shopPath(shop.slug)}
            tabIndex={-1}
            className={styles.shop}
            data-back={shown && !shown.has(shop.id) ? '' : undefined}
            data-mine={shop.id === mine ? '' : undefined}
            data-active={shop.id === active ? '' : undefined}
          >
            <path d={dotAt(mapPoint(shop.coords))} className={styles.ring} />
            <path d={dotAt(mapPoint(shop.coords))} className={styles.dot} />
          </a>
        ))}
      </g>
    </svg>
  );
}

/** Pixels from a dot that still hit it: dots are smaller than a finger, and three of them lie in Oslo. */
const REACH_PX = 24;

interface Options {
  shops: readonly FinderShop[];
  active: number | undefined;
  onActive: (shop: number | undefined) => void;
}

/** Finds the nearest dot. A mouse shows its shop and a click opens it; a finger shows it first. */
function useMapPointer(svg: RefObject<SVGSVGElement | null>, { shops, active, onActive }: Options) {
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

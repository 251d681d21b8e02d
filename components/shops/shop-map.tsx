'use client';

import { useRef } from 'react';
import type { Elements } from '@/components/elements';
import { useLazy } from '@/components/ui/lazy';
import { shopPath } from '@/lib/routes/paths';
import type { FinderShop } from '@/lib/shops/find-shops';
import type { Coords } from '@/lib/shops/geo';
import { dotAt, MAP, type MapWindow, mapPoint } from '@/lib/shops/map';
import styles from './shop-map.module.css';
import { useMapPointer } from './use-map-pointer';

const loadCloser = () => import('./coast-closer').then(({ CoastCloser }) => CoastCloser);

interface Props {
  shops: readonly FinderShop[];
  /** The shops to stand out; the others stand back. */
  shown: ReadonlySet<number> | undefined;
  active: number | undefined;
  onActive: (shop: number | undefined) => void;
  mine: number | undefined;
  here: Coords | undefined;
  view: MapWindow;
  /** The coast, drawn by the server: it is never drawn again. */
  children: Elements;
}

/**
 * Where the shops are. It says to eyes and pointers what the list beside it says to everyone, so that for readers and keys it
 * is not there; without scripts its dots are links.
 */
export function ShopMap({ shops, shown, active, onActive, mine, here, view, children }: Props) {
  const svg = useRef<SVGSVGElement>(null);
  useMapPointer(svg, { shops, active, onActive });
  const { x, y, scale } = view;
  // Drawn for the whole country, the coast is crude when it is brought closer; the finer one comes when it is wanted.
  const closer = scale > 1;
  const Closer = useLazy(closer, loadCloser);
  // What is spoken of lies on top.
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

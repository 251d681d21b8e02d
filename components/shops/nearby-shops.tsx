import { LinkCards } from '@/components/content/link-cards';
import { t } from '@/lib/messages';
import { shopPath } from '@/lib/routes/paths';
import type { FoundShop } from '@/lib/shops/find-shops';
import { type Coords, formatDistance } from '@/lib/shops/geo';
import { dotAt, MAP, mapPoint, windowAround } from '@/lib/shops/map';
import styles from './nearby-shops.module.css';
import { Norway } from './norway';
import map from './shop-map.module.css';

/** Where the shop lies, with those nearest to it: a picture for the eyes of what the cards beside it say. */
export function NearbyShops({ shop, nearby }: { shop: { coords: Coords }; nearby: FoundShop[] }) {
  const { x, y, scale } = windowAround([shop, ...nearby].map(({ coords }) => mapPoint(coords)));
  return (
    <section aria-labelledby="i-naerheten" className={styles.section}>
      <h2 id="i-naerheten" className={styles.title}>
        {t('shops.nearby')}
      </h2>
      <div className={styles.columns}>
        <svg viewBox={`0 0 ${MAP.width} ${MAP.height}`} className={map.map} aria-hidden="true">
          <g transform={`scale(${scale}) translate(${-x} ${-y})`}>
            <Norway />
            {nearby.map(({ id, coords }) => (
              <Dot key={id} coords={coords} />
            ))}
            <Dot coords={shop.coords} here />
          </g>
        </svg>
        <LinkCards items={nearby.map(card)} />
      </div>
    </section>
  );
}

const Dot = ({ coords, here = false }: { coords: Coords; here?: boolean }) => (
  <g className={map.shop} data-mine={here ? '' : undefined}>
    <path d={dotAt(mapPoint(coords))} className={map.ring} />
    <path d={dotAt(mapPoint(coords))} className={map.dot} />
  </g>
);

const card = (shop: FoundShop) => ({
  title: shop.name,
  href: shopPath(shop.slug),
  text: [shop.address, shop.distance && formatDistance(shop.distance, { approximate: true })]
    .filter(Boolean)
    .join(' · '),
});

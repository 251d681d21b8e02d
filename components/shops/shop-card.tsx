'use client';

import cardStyles from '@/components/ui/card.module.css';
import { useWords } from '@/components/words';
import { placeName } from '@/lib/norway/place-name';
import { shopPath } from '@/lib/routes/paths';
import type { FoundShop } from '@/lib/shops/find-shops';
import { formatDistance } from '@/lib/shops/geo';
import { weekLine } from '@/lib/shops/hours-text';
import { parseOpeningHours } from '@/lib/shops/opening-hours';
import { MyShopButton } from './my-shop-button';
import { OpenStatus } from './open-status';
import styles from './shop-card.module.css';

export function ShopCard({ shop }: { shop: FoundShop }) {
  const words = useWords('shops');
  return (
    <article className={styles.card}>
      <div className={styles.top}>
        <h3 className={styles.name}>
          <a href={shopPath(shop.slug)} data-follow className={cardStyles.link}>
            {shop.name}
          </a>
        </h3>
        {shop.distance === undefined ? null : (
          <span className={styles.distance}>{formatDistance(shop.distance, { approximate: true })}</span>
        )}
      </div>
      <p className={styles.address}>
        <span>{`${shop.address}, `}</span>
        <span className={styles.place}>{`${shop.postNo} ${placeName(shop.postPlace)}`}</span>
      </p>
      <div>
        <OpenStatus openingHours={shop.openingHours} exceptions={shop.exceptions} />
        <p className={styles.hours}>
          <span className="visually-hidden">{`${words.hours} `}</span>
          <span>{weekLine(parseOpeningHours(shop.openingHours))}</span>
        </p>
      </div>
      <div className={styles.action}>
        <MyShopButton shop={shop} />
      </div>
    </article>
  );
}

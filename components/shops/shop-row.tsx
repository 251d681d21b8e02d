'use client';

import { memo } from 'react';
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
import styles from './shop-row.module.css';

/** Marks a shop in list and map. A resting pointer must not override the focus. */
export interface MarkShop {
  pointed: (shop: number | undefined) => void;
  focused: (shop: number | undefined) => void;
}

interface Props {
  shop: FoundShop;
  heading: 'h2' | 'h3';
  active: boolean;
  mark: MarkShop;
}

export const ShopRow = memo(function ShopRow({ shop, heading: Heading, active, mark }: Props) {
  const words = useWords('shops');
  return (
    <li
      className={styles.row}
      data-active={active ? '' : undefined}
      onMouseEnter={() => mark.pointed(shop.id)}
      onMouseLeave={() => mark.pointed(undefined)}
      onFocus={() => mark.focused(shop.id)}
      onBlur={() => mark.focused(undefined)}
    >
      <div>
        <Heading className={styles.name}>
          <a href={shopPath(shop.slug)} data-follow className={cardStyles.link}>
            {shop.name}
          </a>
          {shop.distance === undefined ? null : (
            <span className={styles.distance}>{formatDistance(shop.distance, { approximate: true })}</span>
          )}
        </Heading>
        <p className={styles.soft}>
          <span>{`${shop.address}, `}</span>
          <span className={styles.place}>{`${shop.postNo} ${placeName(shop.postPlace)}`}</span>
        </p>
      </div>
      <div>
        <OpenStatus openingHours={shop.openingHours} exceptions={shop.exceptions} />
        <p className={styles.soft}>
          <span className="visually-hidden">{`${words.hours} `}</span>
          <span>{weekLine(parseOpeningHours(shop.openingHours))}</span>
        </p>
      </div>
      <div className={styles.action}>
        <MyShopButton shop={shop} />
      </div>
    </li>
  );
});

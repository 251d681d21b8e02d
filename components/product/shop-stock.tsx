'use client';

import Link from 'next/link';
import { useEffect, useId, useState } from 'react';
import type { Variant } from '@/lib/contracts/catalogue';
import type { Postcode, Shop } from '@/lib/contracts/shops';
import { type Coords, formatDistance, roadEstimate } from '@/lib/geo';
import { openingState, parseOpeningHours } from '@/lib/opening-hours';
import { shopPath } from '@/lib/paths';
import { type Choice, stockByShop } from '@/lib/variant-choice';
import { fill } from '@/lib/words';
import { api } from '../api';
import { useMyShop } from '../checkout/my-shop';
import { useWords } from '../words';
import styles from './shop-stock.module.css';

export type StockShop = Pick<Shop, 'id' | 'slug' | 'name' | 'postPlace' | 'coords' | 'openingHours' | 'exceptions'>;

interface Props {
  variants: Variant[];
  choice: Choice;
  shops: StockShop[];
}

const FEW = 2;

/** Stock per shop for what is chosen: "my shop" first, then by distance where a position is known, else by name. */
export function ShopStock({ variants, choice, shops }: Props) {
  const words = useWords('product');
  const [mine] = useMyShop();
  const [from, setFrom] = useState<Coords>();
  const [now, setNow] = useState<Date>();
  const stock = stockByShop(variants, choice);

  useEffect(() => setNow(new Date()), []);

  const rows = shops
    .flatMap((shop) => {
      const at = stock.get(shop.id);
      return at ? [{ shop, at, metres: from ? roadEstimate(from, shop.coords) : undefined }] : [];
    })
    .sort(
      (a, b) =>
        Number(b.shop.id === mine) - Number(a.shop.id === mine) ||
        (a.metres ?? 0) - (b.metres ?? 0) ||
        a.shop.name.localeCompare(b.shop.name, 'nb'),
    );

  return (
    <section className={`${styles.box} ${rows.length === 0 ? styles.none : ''}`} aria-label={words.stockTitle}>
      <p className={styles.summary} role="status">
        <span className={styles.dot} aria-hidden="true" />
        {rows.length === 0 ? words.stockNone : fill(words.stockIn, { count: rows.length })}
      </p>
      {rows.length > 0 ? (
        <>
          <NearField onFound={setFrom} />
          <ul className={styles.list}>
            {rows.map(({ shop, at, metres }) => {
              const state = now ? openingState(parseOpeningHours(shop.openingHours), shop.exceptions, now) : undefined;
              return (
                <li key={shop.id} className={styles.row}>
                  <span>
                    <Link href={shopPath(shop.slug)} prefetch={false} className={styles.name}>
                      {shop.name}
                    </Link>{' '}
                    {shop.id === mine ? <span className={styles.mine}>{words.myShop}</span> : null}
                    <br />
                    <span className={styles.small}>
                      {[
                        shop.postPlace,
                        metres === undefined ? '' : formatDistance(metres, { approximate: true }),
                        state ? (state.open ? words.openNow : words.closedNow) : '',
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                  </span>
                  <span className={`${styles.qty} ${at.qty <= FEW ? styles.few : ''}`}>
                    {choice.sizeId === undefined && at.sizes.length > 0
                      ? at.sizes.join(', ')
                      : at.qty <= FEW
                        ? words.few
                        : words.inStock}
                  </span>
                </li>
              );
            })}
          </ul>
        </>
      ) : null}
    </section>
  );
}

function NearField({ onFound }: { onFound: (coords: Coords) => void }) {
  const words = useWords('product');
  const id = useId();
  const [error, setError] = useState('');
  const look = async (code: string) => {
    if (!/^\d{4}$/.test(code)) return setError('');
    try {
      const { latitude, longitude } = await api.get<Postcode>(`/postalcodes/${code}`);
      setError('');
      if (latitude !== null && longitude !== null) onFound({ latitude, longitude });
    } catch {
      setError(words.unknownPostcode);
    }
  };
  return (
    <div className={styles.near}>
      <label htmlFor={id} className={styles.field}>
        {words.postcode}
        <input
          id={id}
          className={styles.input}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={4}
          aria-describedby={`${id}-error`}
          onChange={(event) => void look(event.target.value.trim())}
        />
      </label>
      <span id={`${id}-error`} role="status" className={styles.small}>
        {error}
      </span>
    </div>
  );
}

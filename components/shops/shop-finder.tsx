'use client';

import { useEffect, useId, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { useWords } from '@/components/words';
import { placeName } from '@/lib/norway/place-name';
import { type FinderShop, findShops } from '@/lib/shops/find-shops';
import { byRegion } from '@/lib/shops/regions';
import { fill } from '@/lib/text/words';
import { ShopCard } from './shop-card';
import styles from './shop-finder.module.css';
import { type Origin, useOrigin } from './use-origin';

/** Every shop by region, as the cached page has it; with scripts, by what is typed and by distance. */
export function ShopFinder({ shops }: { shops: FinderShop[] }) {
  const words = useWords('shops');
  const field = useId();
  const [text, setText] = useState('');
  const { origin, problem, locating, locate, waiting } = useOrigin(text);
  const found = findShops(shops, text, origin?.coords);
  const looking = text.trim() !== '' || origin !== undefined;

  useEffect(() => setText(new URLSearchParams(window.location.search).get('q') ?? ''), []);

  const status = () => {
    if (problem) return words.problems[problem];
    if (locating || waiting) return words.waiting;
    if (found.length === 0) return fill(words.none, { text: text.trim() });
    return looking ? `${fill(words.found, { count: found.length })}${fromWhere(origin)}` : '';
  };
  const fromWhere = (place?: Origin) => {
    if (!place) return '';
    return place.postcode
      ? fill(words.fromPostcode, { code: place.postcode.code, place: placeName(place.postcode.place) })
      : words.fromPosition;
  };

  return (
    <>
      <search className={styles.tools}>
        <div className={styles.field}>
          <label htmlFor={field} className={styles.label}>
            {words.search}
          </label>
          <input
            id={field}
            type="search"
            className={styles.input}
            value={text}
            placeholder={words.placeholder}
            autoComplete="postal-code"
            enterKeyHint="search"
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <button type="button" className={styles.locate} disabled={locating} onClick={locate}>
          <Icon name="pin" size={20} />
          {words.locate}
        </button>
        <p role="status" className={styles.status}>
          {status()}
        </p>
      </search>
      {looking ? (
        <ul className={styles.cards}>
          {found.map((shop) => (
            <li key={shop.id}>
              <ShopCard shop={shop} heading="h2" />
            </li>
          ))}
        </ul>
      ) : (
        <ShopsByRegion shops={shops} />
      )}
    </>
  );
}

function ShopsByRegion({ shops }: { shops: FinderShop[] }) {
  const words = useWords('shops');
  const groups = byRegion(shops);
  return (
    <>
      <nav aria-label={words.regionsLabel}>
        <ul className={styles.jumps}>
          {groups.map(({ region, shops }) => (
            <li key={region}>
              <a href={`#region-${region}`} className={styles.jump}>
                {words.regions[region]} <span className={styles.count}>{shops.length}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(({ region, shops }) => (
        <section key={region} aria-labelledby={`region-${region}`} className={styles.group}>
          <h2 id={`region-${region}`} className={styles.region}>
            {words.regions[region]}
          </h2>
          <ul className={styles.cards}>
            {shops.map((shop) => (
              <li key={shop.id}>
                <ShopCard shop={shop} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

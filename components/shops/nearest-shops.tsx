'use client';

import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { useQuery } from '@/components/use-query';
import { useWords } from '@/components/words';
import { findShops } from '@/lib/shops/find-shops';
import { fill } from '@/lib/text/words';
import styles from './nearest-shops.module.css';
import { PlaceField } from './place-field';
import { allShops } from './queries';
import { ShopCard } from './shop-card';
import { useOrigin } from './use-origin';

const SHOWN = 3;
/** Enough letters to search for the name of a place. */
const LETTERS = /\p{L}{2}/u;

/** Finds the nearest shops on the home page. Without scripts the form leads to the list of shops. */
export function NearestShops() {
  const words = useWords('shops');
  const [text, setText] = useState('');
  const { origin, problem, locating, locate, waiting } = useOrigin(text);
  const named = LETTERS.test(text) && !origin;

  const { data: shops, error } = useQuery({ ...allShops(), enabled: origin !== undefined || named });
  useEffect(() => {
    if (error) console.error('The shops could not be loaded', error);
  }, [error]);

  const found = shops && (origin || named) ? findShops(shops, text, origin?.coords) : [];
  const nearest = found.slice(0, SHOWN);
  const status = () => {
    if (problem) return words.problems[problem];
    if (locating || waiting || ((origin || named) && !shops && !error)) return words.waiting;
    return named && shops && found.length === 0 ? fill(words.none, { text: text.trim() }) : '';
  };
  const submit = (event: FormEvent) => {
    if (text.trim() !== '' && !error) event.preventDefault();
  };
  return (
    <>
      <form action="/butikker" className={styles.form} onSubmit={submit}>
        <PlaceField
          name="q"
          text={text}
          onText={setText}
          locating={locating}
          onLocate={() => void locate()}
          status={status()}
        >
          <Button type="submit">{words.find}</Button>
        </PlaceField>
      </form>
      {nearest.length > 0 ? (
        <ul className={styles.list}>
          {nearest.map((shop) => (
            <li key={shop.id}>
              <ShopCard shop={shop} />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

'use client';

import { type FormEvent, useEffect, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useQuery } from '@/components/use-query';
import { useWords } from '@/components/words';
import { findShops } from '@/lib/shops/find-shops';
import styles from './nearest-shops.module.css';
import { allShops } from './queries';
import { ShopCard } from './shop-card';
import { useOrigin } from './use-origin';

const SHOWN = 3;

/** The nearest shops on the home page. Without scripts the form asks the shop list; the shops come when asked for. */
export function NearestShops() {
  const words = useWords('shops');
  const id = useId();
  const [text, setText] = useState('');
  const { origin, problem, locating, locate } = useOrigin(text);

  const { data: shops, error } = useQuery({ ...allShops(), enabled: origin !== undefined });
  useEffect(() => {
    if (error) console.error('The shops could not be loaded', error);
  }, [error]);

  const nearest = origin && shops ? findShops(shops, '', origin.coords).slice(0, SHOWN) : [];
  const submit = (event: FormEvent) => {
    if (/^\d{4}$/.test(text.trim())) event.preventDefault();
  };
  return (
    <>
      <form action="/butikker" className={styles.form} onSubmit={submit}>
        <label htmlFor={id} className={styles.field}>
          <span>{words.search}</span>
          <input
            id={id}
            name="q"
            className={styles.input}
            value={text}
            placeholder={words.placeholder}
            autoComplete="postal-code"
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <Button type="submit">{words.find}</Button>
        <button type="button" className={styles.locate} onClick={() => void locate()} disabled={locating}>
          <Icon name="pin" size={18} />
          <span>{words.locate}</span>
        </button>
      </form>
      <p role="status" className={styles.status}>
        {problem ? words.problems[problem] : locating ? words.waiting : ''}
      </p>
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

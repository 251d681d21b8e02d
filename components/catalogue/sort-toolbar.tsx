'use client';

import { useRouter } from 'next/navigation';
import { useId, useTransition } from 'react';
import { type ListState, writeListState } from '@/lib/list-query';
import { Icon } from '../ui/icon';
import styles from './sort-toolbar.module.css';

type Sort = ListState['sort'];

interface Props {
  path: string;
  state: ListState;
  fallback: Sort;
  words: Record<Sort | 'sort' | 'reverse' | 'apply', string>;
}

const names = { relevance: '', bestseller: 'bestselger', price: 'pris', name: 'navn' } as const;

/** Spec §2: sort select and reverse-order arrow. A form that works without scripts; with them each choice navigates. */
export function SortToolbar({ path, state, fallback, words }: Props) {
  const router = useRouter();
  const [, start] = useTransition();
  const id = useId();
  const sorts: Sort[] =
    fallback === 'relevance' ? ['relevance', 'bestseller', 'price', 'name'] : ['bestseller', 'price', 'name'];
  const go = (sort: Sort, descending: boolean) => {
    const query = writeListState({ sort, descending: descending && sort !== 'relevance', page: 1 }, fallback);
    start(() => router.push(query ? `${path}?${query}` : path, { scroll: false }));
  };
  return (
    <form action={path} method="get" className={styles.form}>
      <label htmlFor={id} className={styles.field}>
        {words.sort}
      </label>
      <select
        id={id}
        name="sortering"
        className={styles.select}
        value={names[state.sort]}
        onChange={(event) => {
          const chosen = sorts.find((sort) => names[sort] === event.target.value) ?? fallback;
          go(chosen, false);
        }}
      >
        {sorts.map((sort) => (
          <option key={sort} value={names[sort]}>
            {words[sort]}
          </option>
        ))}
      </select>
      <button
        type="submit"
        name="rekkefolge"
        value={state.descending ? '' : 'synkende'}
        className={styles.reverse}
        aria-pressed={state.descending}
        aria-label={words.reverse}
        title={words.reverse}
        disabled={state.sort === 'relevance'}
        onClick={(event) => {
          event.preventDefault();
          go(state.sort, !state.descending);
        }}
      >
        <Icon name="swap" size={20} />
      </button>
      <noscript>
        <button type="submit" className={styles.apply}>
          {words.apply}
        </button>
      </noscript>
    </form>
  );
}

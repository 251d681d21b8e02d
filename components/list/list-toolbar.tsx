'use client';

import { type ReactNode, useId } from 'react';
import { Icon } from '@/components/ui/icon';
import { useWords } from '@/components/words';
import type { ListChoices } from '@/lib/lists/choices';
import type { ListSort } from '@/lib/lists/list-query';
import { LIST_FORM } from './filter-aside';
import { FilterControl } from './filter-control';
import { useListStore } from './list-root';
import styles from './list-toolbar.module.css';
import { useList } from './use-list';

const names = { relevance: '', asListed: '', bestseller: 'bestselger', price: 'pris', name: 'navn' } as const;
const always: ListSort[] = ['bestseller', 'price', 'name'];

/** Rule 2.17: sort select, reverse-order arrow, Filter with its count, and what else stands there. */
export function ListToolbar({ choices, children }: { choices: ListChoices | null; children?: ReactNode }) {
  const words = useWords('list');
  const store = useListStore();
  const { state } = useList();
  const id = useId();
  const { defaultSort } = store;
  const sorts = always.includes(defaultSort) ? always : [defaultSort, ...always];
  const unsorted = state.sort === 'relevance' || state.sort === 'asListed';
  return (
    <div className={styles.toolbar}>
      {choices ? <FilterControl choices={choices} /> : null}
      <label htmlFor={id} className={styles.label}>
        {words.sort}
      </label>
      <select
        id={id}
        form={LIST_FORM}
        name="sortering"
        className={styles.select}
        value={names[state.sort]}
        onChange={(event) => {
          const sort = sorts.find((one) => names[one] === event.target.value) ?? defaultSort;
          store.change({ ...state, sort, descending: false });
        }}
      >
        {sorts.map((sort) => (
          <option key={sort} value={names[sort]}>
            {words.sorts[sort]}
          </option>
        ))}
      </select>
      <button
        type="submit"
        form={LIST_FORM}
        name="rekkefolge"
        value={state.descending ? '' : 'synkende'}
        className={styles.reverse}
        aria-pressed={state.descending}
        aria-label={words.reverse}
        title={words.reverse}
        disabled={unsorted}
        onClick={(event) => {
          event.preventDefault();
          store.change({ ...state, descending: !state.descending });
        }}
      >
        <Icon name="swap" size={20} />
      </button>
      {children}
    </div>
  );
}

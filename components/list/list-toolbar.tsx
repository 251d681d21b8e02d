'use client';

import { useId } from 'react';
import type { Elements } from '@/components/elements';
import { Icon } from '@/components/ui/icon';
import { Select } from '@/components/ui/select';
import { useWords } from '@/components/words';
import type { ListChoices } from '@/lib/lists/choices';
import { type ListSort, type ListState, sortValue } from '@/lib/lists/list-query';
import type { ClientWords } from '@/lib/messages';
import { FilterControl } from './filter-control';
import { LIST_FORM } from './filter-panel';
import { useList, useListStore } from './list-root';
import styles from './list-toolbar.module.css';

type Order = Pick<ListState, 'sort' | 'descending'> & { word: keyof ClientWords['list']['sorts'] };
const order = (sort: ListSort, word: Order['word'] = sort, descending = false): Order => ({ sort, word, descending });
const inAddress = ({ sort, descending }: Order) => sortValue(sort, descending);
const PRICE_DOWN = order('price', 'priceDown', true);
const always = [order('bestseller'), order('newest'), order('price', 'priceUp'), PRICE_DOWN, order('name')];

/** Rule 2.17: the orders as plain choices, the arrow that turns them, Filter with its count, and what else stands there. */
export function ListToolbar({ choices, children }: { choices: ListChoices | null; children?: Elements }) {
  const words = useWords('list');
  const store = useListStore();
  const { state } = useList();
  const id = useId();
  const { defaultSort } = store;
  const orders = always.some(({ sort }) => sort === defaultSort) ? always : [order(defaultSort), ...always];
  const standing =
    state.sort === 'price' && state.descending ? PRICE_DOWN : orders.find(({ sort }) => sort === state.sort);
  const unsorted = state.sort === 'relevance' || state.sort === 'asListed';
  return (
    <div className={styles.toolbar}>
      {choices ? <FilterControl choices={choices} /> : null}
      <label htmlFor={id} className={styles.label}>
        {words.sort}
      </label>
      <Select
        round
        id={id}
        form={LIST_FORM}
        name="sortering"
        value={inAddress(standing ?? order(defaultSort))}
        onChange={(event) => {
          const chosen = orders.find((one) => inAddress(one) === event.target.value) ?? order(defaultSort);
          store.change({ ...state, sort: chosen.sort, descending: chosen.descending });
        }}
      >
        {orders.map((one) => (
          <option key={one.word} value={inAddress(one)}>
            {words.sorts[one.word]}
          </option>
        ))}
      </Select>
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

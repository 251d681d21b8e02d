'use client';

import { atom, useAtom } from 'jotai';
import { useId, useRef, useState } from 'react';
import type { Elements } from '@/components/elements';
import { Icon } from '@/components/ui/icon';
import { useLazy } from '@/components/ui/lazy';
import { Select } from '@/components/ui/select';
import { matchesMedia } from '@/components/ui/use-media';
import { useVisibility } from '@/components/ui/use-visibility';
import { useWords } from '@/components/words';
import { DESKTOP } from '@/lib/layout/breakpoints';
import type { ListChoices } from '@/lib/lists/choices';
import { chosenCount, type ListSort, type ListState, sortValue } from '@/lib/lists/list-query';
import type { ClientWords } from '@/lib/messages';
import styles from './filter-control.module.css';
import { LIST_FORM } from './filter-panel';
import { useIntent, useList, useListPart, useListStore } from './list-root';
import toolbar from './list-toolbar.module.css';

type Order = Pick<ListState, 'sort' | 'descending'> & { word: keyof ClientWords['list']['sorts'] };
const order = (sort: ListSort, word: Order['word'] = sort, descending = false): Order => ({ sort, word, descending });
const inAddress = ({ sort, descending }: Order) => sortValue(sort, descending);
const PRICE_DOWN = order('price', 'priceDown', true);
const always = [order('bestseller'), order('newest'), order('price', 'priceUp'), PRICE_DOWN, order('name')];

/** Shows Filter with its count, the orders, and the button that reverses them (rule 2.17). */
export function ListToolbar({ choices, children }: { choices: ListChoices | null; children?: Elements }) {
  const words = useWords('list');
  return (
    <div className={toolbar.toolbar} {...useIntent()}>
      {choices ? <FilterControl choices={choices} /> : null}
      <Orders words={words} />
      {children}
    </div>
  );
}

function Orders({ words }: { words: ClientWords['list'] }) {
  const store = useListStore();
  const sort = useListPart((_, chosen) => chosen.sort);
  const descending = useListPart((_, chosen) => chosen.descending);
  const id = useId();
  const { defaultSort } = store;
  const orders = always.some((one) => one.sort === defaultSort) ? always : [order(defaultSort), ...always];
  const standing = sort === 'price' && descending ? PRICE_DOWN : orders.find((one) => one.sort === sort);
  const unsorted = sort === 'relevance' || sort === 'asListed';
  return (
    <>
      <label htmlFor={id} className={toolbar.label}>
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
          store.change({ ...store.chosen(), sort: chosen.sort, descending: chosen.descending });
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
        value={descending ? '' : 'synkende'}
        className={toolbar.reverse}
        aria-pressed={descending}
        aria-label={words.reverse}
        title={words.reverse}
        disabled={unsorted}
        onClick={(event) => {
          event.preventDefault();
          store.change({ ...store.chosen(), descending: !descending });
        }}
      >
        <Icon name="swap" size={20} />
      </button>
    </>
  );
}

const loadSheet = () => import('./filter-sheet').then(({ FilterSheet }) => FilterSheet);

function FilterControl({ choices }: { choices: ListChoices }) {
  const [shown, setShown] = useFiltersShown();
  const [open, setOpen] = useState(false);
  const [meant, setMeant] = useState(false);
  const button = useRef<HTMLSpanElement>(null);
  const passed = useVisibility(button) === 'above';
  const FilterSheet = useLazy(open || meant, loadSheet, () => {
    setOpen(false);
    setMeant(false);
  });
  const onIntent = () => setMeant(true);
  const openSheet = () => setOpen(true);
  // Rule 2.11: on narrow screens the filters are a sheet.
  const onClick = () => (matchesMedia(DESKTOP) ? setShown(!shown) : openSheet());
  return (
    <>
      <span ref={button}>
        <FilterButton expanded={shown} onIntent={onIntent} onClick={onClick} />
      </span>
      {passed ? <FilterButton floating onIntent={onIntent} onClick={openSheet} /> : null}
      {FilterSheet ? <FilterSheet open={open} onClose={() => setOpen(false)} choices={choices} /> : null}
    </>
  );
}

const filtersShownAtom = atom(true);

/** Whether the filters are shown beside the list on a wide screen, in all lists of the visit. */
export const useFiltersShown = () => useAtom(filtersShownAtom);

interface Props {
  expanded?: boolean;
  floating?: boolean;
  onIntent?: () => void;
  onClick: () => void;
}

/** Rule 2.17: the button labelled Filter, with a count of what is chosen. */
function FilterButton({ expanded, floating = false, onIntent, onClick }: Props) {
  const words = useWords('list');
  const count = chosenCount(useList().state);
  return (
    <button
      type="button"
      className={`${styles.button} ${floating ? `screen-only ${styles.floating}` : ''}`}
      data-foot={floating || undefined}
      aria-expanded={expanded}
      onTouchStart={onIntent}
      onClick={onClick}
    >
      <Icon name="filter" size={20} />
      <span>{words.filter}</span>
      {count > 0 ? (
        <>
          <span className={styles.count}>{count}</span>
          <span className="visually-hidden">{words.filterChosen}</span>
        </>
      ) : null}
    </button>
  );
}

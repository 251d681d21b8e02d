'use client';

import { atom, useAtom } from 'jotai';
import { useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { useLazy } from '@/components/ui/lazy';
import { matchesMedia } from '@/components/ui/use-media';
import { useVisibility } from '@/components/ui/use-visibility';
import { useWords } from '@/components/words';
import { DESKTOP } from '@/lib/layout/breakpoints';
import type { ListChoices } from '@/lib/lists/choices';
import { chosenCount } from '@/lib/lists/list-query';
import styles from './filter-control.module.css';
import { useList } from './list-root';

const loadSheet = () => import('./filter-sheet').then(({ FilterSheet }) => FilterSheet);

/** What the Filter button does: a sheet on narrow screens, where it stays in reach of the thumb, a fold on wide ones. */
export function FilterControl({ choices }: { choices: ListChoices }) {
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

/** Whether the filters stand beside the list on a wide screen; the choice holds for all lists of the visit. */
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

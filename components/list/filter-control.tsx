'use client';

import { useRef, useState } from 'react';
import { useLazy } from '@/components/ui/lazy';
import { matchesMedia } from '@/components/ui/use-media';
import { useVisibility } from '@/components/ui/use-visibility';
import { DESKTOP } from '@/lib/layout/breakpoints';
import type { ListChoices } from '@/lib/lists/choices';
import { FilterButton } from './filter-button';
import { useFiltersShown } from './use-filters-shown';

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

'use client';

import { useAtom } from 'jotai';
import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from 'react';
import type { ListChoices } from '@/lib/lists/choices';
import { FilterButton } from './filter-button';
import type { FilterSheet } from './filter-sheet';
import { filtersShownAtom, WIDE } from './filters-shown';

/** What the Filter button does: a sheet on narrow screens, where it stays in reach of the thumb, a fold on wide ones. */
export function FilterControl({ choices }: { choices: ListChoices }) {
  const [shown, setShown] = useAtom(filtersShownAtom);
  const [open, setOpen] = useState(false);
  const [Sheet, setSheet] = useState<ComponentType<ComponentProps<typeof FilterSheet>>>();
  const place = useRef<HTMLSpanElement>(null);
  const passed = usePassed(place);
  const load = () =>
    import('./filter-sheet').then(
      (loaded) => setSheet(() => loaded.FilterSheet),
      () => setOpen(false),
    );
  const openSheet = () => {
    setOpen(true);
    load();
  };
  const onClick = () => (window.matchMedia(WIDE).matches ? setShown(!shown) : openSheet());
  return (
    <>
      <span ref={place}>
        <FilterButton expanded={shown} onIntent={load} onClick={onClick} />
      </span>
      {passed ? <FilterButton floating onIntent={load} onClick={openSheet} /> : null}
      {Sheet ? <Sheet open={open} onClose={() => setOpen(false)} choices={choices} /> : null}
    </>
  );
}

/** Whether an element has been scrolled past. */
function usePassed(place: React.RefObject<HTMLElement | null>): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setPassed(!entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return passed;
}

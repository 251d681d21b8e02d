'use client';

import { usePathname } from 'next/navigation';
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useEscape } from '@/components/ui/use-escape';

/** Ignores a pointer that only passes, or slips off for a moment. */
const INTENT_MS = 120;

/** Opens the panels of the desktop menu by pointer and keys. Without scripts main-nav.module.css does. */
export function useMegaMenu() {
  const [open, setOpen] = useState<string>();
  const intent = useRef<ReturnType<typeof setTimeout>>(undefined);
  const path = usePathname();

  const soon = (slug: string | undefined) => {
    clearTimeout(intent.current);
    intent.current = setTimeout(() => setOpen(slug), INTENT_MS);
  };
  const now = (slug: string | undefined) => {
    clearTimeout(intent.current);
    setOpen(slug);
  };

  // On a new page the pointer still rests on the entry.
  useEffect(() => {
    setOpen(undefined);
    return () => clearTimeout(intent.current);
  }, [path]);

  // Also for a panel that the pointer opened while the focus is elsewhere (WCAG 1.4.13), or that is about to open.
  useEscape(() => now(undefined));

  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const focused = event.target as HTMLElement;
    const entry = focused.closest<HTMLElement>('[data-entry]');
    if (event.key === 'Escape' && open !== undefined) entry?.querySelector('a')?.focus();
    // The panel must be visible before its links can take the focus.
    if (event.key === 'ArrowDown' && entry && focused.parentElement === entry)
      flushSync(() => now(entry.dataset.entry));
    const next = nextInMenu(event.currentTarget, focused, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  return {
    open,
    bar: { onKeyDown },
    item: (slug: string) => ({
      'data-entry': slug,
      onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && soon(slug),
      onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && soon(undefined),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) now(undefined);
      },
    }),
  };
}

/**
 * Returns the link an arrow key leads to: along the bar, down into a panel and up out of it, between its columns.
 * Undefined where the key leads nowhere.
 */
function nextInMenu(bar: HTMLElement, focused: HTMLElement, key: string): HTMLElement | undefined {
  const column = focused.closest<HTMLElement>('[data-column]');
  const entry = focused.closest<HTMLElement>('li[data-entry]');
  const tops = [...bar.querySelectorAll<HTMLElement>(':scope > li > a')];
  if (!column) {
    const at = tops.indexOf(focused);
    if (key === 'ArrowDown') return entry?.querySelector<HTMLElement>('[data-column] a') ?? undefined;
    return neighbour(tops, at, key, 'ArrowLeft', 'ArrowRight');
  }
  const columns = [...(entry?.querySelectorAll<HTMLElement>('[data-column]') ?? [])];
  const side = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (side) return columns[columns.indexOf(column) + side]?.querySelector('a') ?? undefined;
  const links = columns.flatMap((one) => [...one.querySelectorAll<HTMLElement>('a')]);
  const at = links.indexOf(focused);
  return key === 'ArrowUp' && at === 0
    ? (entry?.querySelector<HTMLElement>('a') ?? undefined)
    : neighbour(links, at, key, 'ArrowUp', 'ArrowDown');
}

function neighbour(links: HTMLElement[], at: number, key: string, back: string, on: string): HTMLElement | undefined {
  if (key === 'Home') return links[0];
  if (key === 'End') return links.at(-1);
  return key === on ? links[at + 1] : key === back ? links[at - 1] : undefined;
}

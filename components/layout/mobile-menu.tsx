'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../ui/icon';
import styles from './mobile-menu.module.css';

/** Spec §9: the menu scrolls to its top this long after it opened. */
const SCROLL_DELAY_MS = 300;

/** A `<details>`, so that it opens without scripts; with them the page behind it is locked and Escape closes it. */
export function MobileMenu({ label, close, children }: { label: string; close: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const path = usePathname();

  // A new address closes the menu.
  useEffect(() => {
    if (details.current) details.current.open = false;
  }, [path]);

  useEffect(() => {
    if (!open) return;
    const header = details.current?.closest('header')?.getBoundingClientRect();
    sheet.current?.style.setProperty('--menu-top', `${Math.max(0, header?.bottom ?? 0)}px`);
    document.documentElement.style.overflow = 'hidden';
    const timer = setTimeout(() => sheet.current?.scrollTo({ top: 0 }), SCROLL_DELAY_MS);
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.current) return;
      details.current.open = false;
      details.current.querySelector('summary')?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      clearTimeout(timer);
      document.documentElement.style.overflow = '';
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);

  return (
    <details ref={details} className={styles.details} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary aria-label={open ? close : label}>
        <Icon name={open ? 'close' : 'menu'} />
      </summary>
      <div ref={sheet} className={styles.sheet}>
        {children}
      </div>
    </details>
  );
}

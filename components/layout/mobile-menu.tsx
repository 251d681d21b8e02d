'use client';

import { usePathname } from 'next/navigation';
import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { useEscape } from '@/components/ui/use-escape';
import { useMedia } from '@/components/ui/use-media';
import { useScrollLock } from '@/components/ui/use-scroll-lock';
import { DESKTOP } from '@/lib/layout/breakpoints';
import styles from './mobile-menu.module.css';

/** Rule 9.8: the menu scrolls to its top this long after it opened. */
const SCROLL_DELAY_MS = 300;

/**
 * A `<details>`, which opens before scripts run; its content is rendered when first open, as the bar has the same links. The
 * page behind it is locked and Escape closes it; without scripts the bar is shown instead (header.module.css).
 */
export function MobileMenu({ label, close, children }: { label: string; close: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const [rendered, setRendered] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const path = usePathname();
  // Rule 2.11: this menu ends at this width.
  const desktop = useMedia(DESKTOP);
  useScrollLock(open && !desktop);

  const shut = () => {
    if (details.current) details.current.open = false;
  };

  // A new address closes the menu.
  useEffect(shut, [path]);

  const follow = () => {
    setOpen(details.current?.open ?? false);
    if (details.current?.open) setRendered(true);
  };
  // It may have been opened before hydration.
  useEffect(follow, []);

  useEffect(() => {
    if (!open) return;
    if (desktop) return shut();
    const header = details.current?.closest('header')?.getBoundingClientRect();
    sheet.current?.style.setProperty('--menu-top', `${Math.max(0, header?.bottom ?? 0)}px`);
    const timer = setTimeout(() => sheet.current?.scrollTo({ top: 0 }), SCROLL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [open, desktop]);

  useEscape(() => {
    if (!details.current?.open) return;
    shut();
    details.current.querySelector('summary')?.focus();
  });

  // The page behind is locked and covered: leaving the menu by keyboard closes it.
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) shut();
  };

  return (
    <details ref={details} className={styles.details} onToggle={follow} onBlur={onBlur}>
      <summary aria-label={open ? close : label}>
        <Icon name={open ? 'close' : 'menu'} />
      </summary>
      <div ref={sheet} className={`screen-only ${styles.sheet}`}>
        {rendered ? children : null}
      </div>
    </details>
  );
}

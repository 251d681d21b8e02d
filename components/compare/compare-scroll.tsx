'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { takeOut } from './actions';
import styles from './compare-page.module.css';

interface Props {
  label: string;
  /** The columns' names, as wide as the table's; hidden from screen readers, which have the table's heads. */
  names: ReactNode;
  children: ReactNode;
}

/** Scrolls a wide table; once its heads are out of view, the names stand above it and scroll along. */
export function CompareScroll({ label, names, children }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLElement>(null);

  useEffect(() => {
    const heads = table.current?.querySelector('thead');
    const strip = bar.current;
    if (!heads || !strip) return;
    // The header covers this much.
    const covered = Number.parseFloat(getComputedStyle(strip).top) || 0;
    const watch = new IntersectionObserver(
      ([entry]) => strip.toggleAttribute('data-shown', !!entry && !entry.isIntersecting),
      { rootMargin: `-${Math.ceil(covered)}px 0px 9999px` },
    );
    watch.observe(heads);
    return () => watch.disconnect();
  }, []);

  return (
    <div>
      <div ref={bar} className={styles.names} aria-hidden="true">
        {names}
      </div>
      <section
        ref={table}
        className={styles.scroll}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by the keyboard too.
        tabIndex={0}
        onScroll={({ currentTarget }) => bar.current?.firstElementChild?.scrollTo({ left: currentTarget.scrollLeft })}
      >
        {children}
      </section>
    </div>
  );
}

/** Links to the comparison without the article, and removes it from this browser's. */
export function RemoveLink({
  id,
  href,
  label,
  children,
}: {
  id: number;
  href: string;
  label: string;
  children: ReactNode;
}) {
  return (
    <a href={href} data-follow aria-label={label} className={styles.remove} onClick={() => takeOut(id)}>
      {children}
    </a>
  );
}

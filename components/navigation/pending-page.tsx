'use client';

import { useEffect, useState } from 'react';
import { useLazy } from '@/components/ui/lazy';
import { useWords } from '@/components/words';
import styles from './pending-page.module.css';
import { usePendingNavigation } from './use-pending-navigation';

/** On the first way to another page; without it the line alone says that something comes. */
const loadSkeleton = () => import('./page-skeleton').then(({ PageSkeleton }) => PageSkeleton);

/** Faster pages need no outline: it would only flicker. */
const SLOW_MS = 400;

/**
 * Shows a line at the top while a page loads, and its outline when that takes longer. A `loading.tsx` would do so only for
 * prefetched pages, and stop pictures from travelling from card to product (docs/decisions).
 */
export function PendingPage() {
  const words = useWords('navigation');
  const pending = usePendingNavigation();
  const [slow, setSlow] = useState(false);
  const PageSkeleton = useLazy(pending !== undefined, loadSkeleton);

  useEffect(() => {
    if (pending === undefined) return;
    const clock = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(clock);
      setSlow(false);
    };
  }, [pending]);

  return (
    <>
      <p role="status" className="visually-hidden">
        {slow ? words.loading : ''}
      </p>
      {pending === undefined ? null : <span className={`screen-only ${styles.line}`} aria-hidden="true" />}
      {pending !== undefined && slow && PageSkeleton ? <PageSkeleton {...pending} /> : null}
    </>
  );
}

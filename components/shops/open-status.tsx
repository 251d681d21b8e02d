'use client';

import { useEffect, useState } from 'react';
import { useWords } from '@/components/words';
import type { ShopException } from '@/lib/contracts/shops';
import styles from './open-status.module.css';
import { useNow } from './use-now';

type Read = typeof import('./open-now').openNow;

/**
 * Open now, or when next. Its place is kept in the cached page, where nobody knows yet what time it is; the rules of
 * hours and holidays come after the page, which can be used without them.
 */
export function OpenStatus({ openingHours, exceptions }: { openingHours: string; exceptions: ShopException[] }) {
  const words = useWords('shops');
  const now = useNow();
  const [read, setRead] = useState<Read>();
  useEffect(() => {
    import('./open-now').then(
      ({ openNow }) => setRead(() => openNow),
      () => undefined,
    );
  }, []);
  const state = now && read?.(openingHours, exceptions, now, words.state);
  return (
    <p className={styles.status} data-open={state?.open}>
      {state?.text}
    </p>
  );
}

'use client';

import { useLazy } from '@/components/ui/lazy';
import { useWords } from '@/components/words';
import type { ShopException } from '@/lib/contracts/shops';
import styles from './open-status.module.css';
import { useNow } from './use-now';

const loadOpenNow = () => import('@/lib/shops/open-now').then(({ openNow }) => openNow);

/** Empty in the cached page, which does not know the time; the rules of hours and holidays load later. */
export function OpenStatus({ openingHours, exceptions }: { openingHours: string; exceptions: ShopException[] }) {
  const words = useWords('shops');
  const now = useNow();
  const openNow = useLazy(true, loadOpenNow);
  const state = now && openNow?.(openingHours, exceptions, now, words.state);
  return (
    <p className={styles.status} data-open={state?.open}>
      {state?.text}
    </p>
  );
}

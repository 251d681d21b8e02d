'use client';

import { useWords } from '@/components/words';
import type { ShopException } from '@/lib/contracts/shops';
import { openingState, osloClock, parseOpeningHours } from '@/lib/opening-hours';
import { stateText } from './hours-text';
import styles from './open-status.module.css';
import { useNow } from './use-now';

/** Open now, or when next. Its place is kept in the cached page, where nobody knows yet what time it is. */
export function OpenStatus({ openingHours, exceptions }: { openingHours: string; exceptions: ShopException[] }) {
  const words = useWords('shops');
  const now = useNow();
  const state = now && openingState(parseOpeningHours(openingHours), exceptions, now);
  return (
    <p className={styles.status} data-open={state?.open}>
      {now && state ? stateText(state, osloClock(now).day, words.state) : null}
    </p>
  );
}

'use client';

import { type ReactNode, useState } from 'react';
import { useWords } from '@/components/words';
import { fill } from '@/lib/text/words';
import styles from './more-choices.module.css';

/** The values of a filter that do not stand open from the start; `open` when one of them is chosen already. */
export function MoreChoices({ count, open, children }: { count: number; open: boolean; children: ReactNode }) {
  const words = useWords('list');
  const [unfolded, setUnfolded] = useState(open);
  if (count === 0) return null;
  return (
    <details open={unfolded} onToggle={(event) => setUnfolded(event.currentTarget.open)}>
      <summary className={styles.more}>{fill(words.moreChoices, { count })}</summary>
      {children}
    </details>
  );
}

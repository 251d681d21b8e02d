'use client';

import { useState } from 'react';
import type { Elements } from '@/components/elements';
import { useWords } from '@/components/words';
import type { ClientWords } from '@/lib/messages';
import { fill } from '@/lib/text/words';
import styles from './more-choices.module.css';

interface Props {
  count: number;
  /** One of them is chosen already. */
  open: boolean;
  says?: ClientWords['list']['moreKinds'];
  children: Elements;
}

/** Folds away the values of a filter beyond the first. */
export function MoreChoices({ count, open, says, children }: Props) {
  const words = useWords('list');
  const [unfolded, setUnfolded] = useState(open);
  if (count === 0) return null;
  return (
    <details open={unfolded} onToggle={(event) => setUnfolded(event.currentTarget.open)}>
      <summary className={styles.more}>{fill(says ?? words.moreChoices, { count })}</summary>
      {children}
    </details>
  );
}

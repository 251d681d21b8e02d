'use client';

import { useStored } from '@/components/browser-store';
import { ButtonLink } from '@/components/ui/button';
import { useWords } from '@/components/words';
import { comparePath } from '@/lib/routes/paths';
import { fill } from '@/lib/text/words';
import styles from './compare-page.module.css';
import { compareStore } from './store';

/** Shown without articles in the address: links to the comparison of this browser, or says how to compare. */
export function CompareEmpty() {
  const words = useWords('compare');
  const empty = useWords('compareEmpty');
  const { value: ids } = useStored(compareStore);
  return (
    <div className={styles.empty}>
      <p>{empty.text}</p>
      {ids.length > 0 ? (
        <ButtonLink href={comparePath(ids)}>{fill(words.go, { count: ids.length })}</ButtonLink>
      ) : (
        <ButtonLink href="/#bestselgere">{empty.link}</ButtonLink>
      )}
    </div>
  );
}

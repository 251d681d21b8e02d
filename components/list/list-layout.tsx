'use client';

import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { filtersShownAtom } from './filters-shown';
import styles from './list-layout.module.css';

/** Filters and results beside each other; alone when there is nothing to filter or the filters are folded away. */
export function ListLayout({ filters, children }: { filters: ReactNode; children: ReactNode }) {
  const shown = useAtomValue(filtersShownAtom);
  return (
    <div className={`${styles.layout} ${filters && shown ? styles.beside : ''}`}>
      {filters ? <div className={shown ? undefined : styles.folded}>{filters}</div> : null}
      <div className={styles.results}>{children}</div>
    </div>
  );
}

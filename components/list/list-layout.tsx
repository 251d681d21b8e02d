'use client';

import type { Elements } from '@/components/elements';
import styles from './list-layout.module.css';
import { useFiltersShown } from './use-filters-shown';

/** Filters and results beside each other; alone when there is nothing to filter or the filters are folded away. */
export function ListLayout({ filters, children }: { filters: Elements; children: Elements }) {
  const [shown] = useFiltersShown();
  return (
    <div className={filters && shown ? styles.beside : undefined}>
      {filters ? <div className={shown ? undefined : styles.folded}>{filters}</div> : null}
      <div className={styles.results}>{children}</div>
    </div>
  );
}

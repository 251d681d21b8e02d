'use client';

import type { ReactNode } from 'react';
import { useWords } from '@/components/words';
import { emptied, without } from '@/lib/lists/chosen';
import { chosenCount } from '@/lib/lists/list-query';
import { fill } from '@/lib/text/words';
import styles from './empty-result.module.css';
import { useListStore } from './list-root';
import { useList } from './use-list';

/** Nothing fits: which filter to take away and what that gives. `otherwise` is for a list that is empty by itself. */
export function EmptyResult({ otherwise }: { otherwise?: ReactNode }) {
  const words = useWords('list');
  const store = useListStore();
  const { state, blocking, busy, total } = useList();
  if (busy || total > 0) return null;
  if (chosenCount(state) === 0 && state.filters.excludeIds.length === 0) return <>{otherwise}</>;
  const link = (rest: typeof state, text: string) => (
    <a
      href={store.href({ ...rest, page: 1 })}
      className={styles.way}
      onClick={(event) => {
        event.preventDefault();
        store.change(rest);
      }}
    >
      {text}
    </a>
  );
  return (
    <div className={styles.empty}>
      <h2 className={styles.title}>{words.emptyTitle}</h2>
      <p>{blocking.length > 0 ? words.emptyLead : words.emptyAll}</p>
      <ul className={styles.ways}>
        {blocking.map(({ filter, total }) => (
          <li key={filter}>
            {link(without(state, filter), fill(words.emptyWithout, { filter: words.filters[filter], count: total }))}
          </li>
        ))}
        <li>{link(emptied(state), words.empty)}</li>
      </ul>
    </div>
  );
}

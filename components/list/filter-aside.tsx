'use client';

import { useWords } from '@/components/words';
import type { ListChoices } from '@/lib/lists/choices';
import styles from './filter-aside.module.css';
import { FilterPanel } from './filter-panel';
import { useListStore } from './list-root';

/** The order belongs to the form too, wherever it is shown. */
export const LIST_FORM = 'list-form';

/** The filters beside the list on a wide screen. Without scripts it is a form that asks for the same address. */
export function FilterAside({ choices }: { choices: ListChoices }) {
  const words = useWords('list');
  const { path } = useListStore();
  return (
    <aside className={styles.aside} aria-label={words.filter}>
      <form id={LIST_FORM} action={path} method="get" onSubmit={(event) => event.preventDefault()}>
        <FilterPanel choices={choices} />
        <noscript>
          <button type="submit" className={styles.apply}>
            {words.apply}
          </button>
        </noscript>
      </form>
    </aside>
  );
}

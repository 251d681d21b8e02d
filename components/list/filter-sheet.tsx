'use client';

import { Button } from '@/components/ui/button';
import { Sheet } from '@/components/ui/sheet';
import { useWords } from '@/components/words';
import type { ListChoices } from '@/lib/lists/choices';
import { emptied } from '@/lib/lists/chosen';
import { chosenCount } from '@/lib/lists/list-query';
import { fill } from '@/lib/text/words';
import { FilterPanel } from './filter-panel';
import styles from './filter-sheet.module.css';
import { useList, useListStore } from './list-root';

/** The filters in a sheet; each choice applies at once, and the button says how many articles remain. */
export function FilterSheet({ open, onClose, choices }: { open: boolean; onClose: () => void; choices: ListChoices }) {
  const words = useWords('list');
  const store = useListStore();
  const { state, total } = useList();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={words.filter}
      closeLabel={words.close}
      footer={
        <div className={styles.foot}>
          {chosenCount(state) > 0 ? (
            <Button look="secondary" onClick={() => store.change(emptied(store.chosen()))}>
              {words.empty}
            </Button>
          ) : null}
          <Button wide onClick={onClose}>
            {total === 0 ? words.none : fill(words.show, { count: total })}
          </Button>
        </div>
      }
    >
      <FilterPanel choices={choices} />
    </Sheet>
  );
}

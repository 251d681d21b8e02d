'use client';

import { useWords } from '@/components/words';
import { writeListState } from '@/lib/lists/list-query';
import { fill } from '@/lib/text/words';
import { useList } from './use-list';

/** How many articles the list holds now; a screen reader is told when that changes. */
export function ListCount({ className }: { className?: string }) {
  const words = useWords('list');
  const { total, state } = useList();
  // An empty list says so in its title.
  const said = total === 0 && !writeListState(state);
  return (
    <p className={said ? 'visually-hidden' : className} role="status">
      {total === 0 ? words.none : fill(words.count, { count: total })}
    </p>
  );
}

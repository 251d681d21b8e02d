'use client';

import { useWords } from '@/components/words';
import { fill } from '@/lib/text/words';
import { useList } from './use-list';

/** How many articles the list holds now; a screen reader is told when that changes. */
export function ListCount({ className }: { className?: string }) {
  const words = useWords('list');
  const { total } = useList();
  return (
    <p className={className} role="status">
      {total === 0 ? words.none : fill(words.count, { count: total })}
    </p>
  );
}

import type { ExpectedReturn } from '@/lib/contracts/counter';
import { shortName } from '@/lib/counter/pick';
import { hashOf } from '@/lib/counter/place';
import { formatDate } from '@/lib/dates/dates';
import { fill } from '@/lib/text/words';
import styles from './desk-list.module.css';
import { useCounterWords } from './use-counter-words';
import { openPlace } from './use-place';

export function ReturnRow({ awaited, isOpen }: { awaited: ExpectedReturn; isOpen: boolean }) {
  const words = useCounterWords();
  const pieces = awaited.lines.reduce((sum, { count }) => sum + count, 0);
  return (
    <a
      href={hashOf({ return: awaited.number })}
      className={styles.row}
      aria-current={isOpen}
      onClick={(event) => {
        event.preventDefault();
        openPlace({ return: awaited.number });
      }}
    >
      <span>
        <strong className={styles.number}>{awaited.number}</strong>
        <span>{` ${shortName(awaited.buyer)}`}</span>
      </span>
      <span className={styles.date}>{fill(words.returns.at, { at: formatDate(new Date(awaited.at)) })}</span>
      <span className={styles.what}>{fill(words.goods, { lines: awaited.lines.length, pieces })}</span>
    </a>
  );
}

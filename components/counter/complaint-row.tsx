import type { OpenComplaint } from '@/lib/contracts/complaints';
import { shortName } from '@/lib/counter/pick';
import { hashOf } from '@/lib/counter/place';
import { formatDate } from '@/lib/dates/dates';
import { fill } from '@/lib/text/words';
import styles from './desk-list.module.css';
import { useCounterWords } from './use-counter-words';
import { openPlace } from './use-place';

export function ComplaintRow({ complaint, isOpen }: { complaint: OpenComplaint; isOpen: boolean }) {
  const { complaints: words } = useCounterWords();
  const place = { complaint: complaint.number };
  return (
    <a
      href={hashOf(place)}
      className={styles.row}
      aria-current={isOpen}
      onClick={(event) => {
        event.preventDefault();
        openPlace(place);
      }}
    >
      <span>
        <strong className={styles.number}>{complaint.number}</strong>
        <span>{` ${shortName(complaint.buyer.name)}`}</span>
      </span>
      <span className={styles.date}>{fill(words.at, { at: formatDate(new Date(complaint.at)) })}</span>
      <span className={styles.what}>{complaint.lines.map(({ name }) => name).join(', ')}</span>
    </a>
  );
}

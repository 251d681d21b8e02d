import { formatDate } from '@/lib/dates/dates';
import styles from './post-date.module.css';

export function PostDate({ date }: { date: Date }) {
  return (
    <time dateTime={date.toISOString()} className={styles.date}>
      {formatDate(date)}
    </time>
  );
}

import { TimeAgo } from '@/components/ui/time-ago';
import { formatDate } from '@/lib/dates/dates';
import styles from './post-date.module.css';

export const PostDate = ({ date }: { date: Date }) => (
  <TimeAgo at={date.toISOString()} date={formatDate(date)} className={styles.date} />
);

import { shopNow, useShopClock } from '@/components/clock';
import { deadlineOf } from '@/lib/counter/deadline';
import { fill } from '@/lib/text/words';
import styles from './deadline-text.module.css';
import { useCounterWords } from './use-counter-words';

const MINUTE_MS = 60_000;

/** Shows the deadline; marked once it has passed. */
export function DeadlineText({ at, kept = false }: { at: string; kept?: boolean }) {
  const words = useCounterWords();
  const { late, when, day, time } = deadlineOf(new Date(at), useShopClock(MINUTE_MS) ?? shopNow());
  const moment = when === 'day' ? fill(words.at.day, { day, time }) : fill(words.at[when], { time });
  const text = kept ? (late ? words.keptLate : words.kept) : late ? words.late : words.due;
  return (
    <time dateTime={at} className={styles.deadline} data-late={late}>
      {fill(text, { at: moment })}
    </time>
  );
}

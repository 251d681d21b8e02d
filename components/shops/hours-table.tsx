'use client';

import { useWords } from '@/components/words';
import type { ShopException } from '@/lib/contracts/shops';
import { rangesText, weekdayName } from '@/lib/shops/hours-text';
import { osloClock, parseOpeningHours } from '@/lib/shops/opening-hours';
import { weekRows } from '@/lib/shops/week';
import styles from './hours-table.module.css';
import { useNow } from './use-now';

/** Shows the week, Monday first. The cached page has the usual hours; the browser shows this week, today marked. */
export function HoursTable({ openingHours, exceptions }: { openingHours: string; exceptions: ShopException[] }) {
  const words = useWords('shops');
  const now = useNow();
  const hours = parseOpeningHours(openingHours);
  if (hours.unknown) return <p>{hours.raw}</p>;
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{words.hours}</caption>
      <tbody>
        {weekRows(hours, exceptions, now && osloClock(now).day).map(({ weekday, ranges, reason, today }) => (
          <tr key={weekday} className={styles.row} aria-current={today ? 'date' : undefined}>
            <th scope="row">
              <span>{weekdayName(weekday)}</span>
              {today ? <span className="visually-hidden">{` ${words.today}`}</span> : null}
            </th>
            <td>
              <span>{rangesText(ranges, words.state.closed)}</span>
              {reason ? <span className={styles.reason}>{reason}</span> : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import type { ShopException } from '@/lib/contracts/shops';
import { formatWeekday, startOfDay } from '@/lib/dates/dates';
import { t } from '@/lib/messages';
import { rangesText } from '@/lib/shops/hours-text';
import { osloClock, parseOpeningHours } from '@/lib/shops/opening-hours';
import { differingDays, reasonOf } from '@/lib/shops/week';
import styles from './differing-hours.module.css';

const WEEKS_AHEAD = 7;

/** Holidays and the shop's own exceptions of the coming weeks: 'Julaften: 10–14'. Nothing when no day differs. */
export function DifferingHours({
  openingHours,
  exceptions,
  now,
}: {
  openingHours: string;
  exceptions: ShopException[];
  now: Date;
}) {
  const days = differingDays(parseOpeningHours(openingHours), exceptions, osloClock(now).day, WEEKS_AHEAD * 7);
  if (days.length === 0) return null;
  return (
    <>
      <h3 className={styles.title}>{t('shops.differing')}</h3>
      <dl className={styles.days}>
        {days.map((one) => (
          <div key={one.day} className={styles.day}>
            <dt>
              {reasonOf(one) ? <span className={styles.reason}>{reasonOf(one)}</span> : null}
              <span className={styles.date}>{formatWeekday(startOfDay(one.day))}</span>
            </dt>
            <dd>{rangesText(one.ranges, t('shops.closed'))}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

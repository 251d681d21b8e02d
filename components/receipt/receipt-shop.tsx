import type { Shop } from '@/lib/contracts/shops';
import { formatWeekday, startOfDay } from '@/lib/dates/dates';
import { t } from '@/lib/messages';
import { phoneHref, phoneText } from '@/lib/norway/phone-text';
import { shopPath } from '@/lib/routes/paths';
import { rangesText } from '@/lib/shops/hours-text';
import { nextDays, osloClock, parseOpeningHours } from '@/lib/shops/opening-hours';
import styles from './receipt-shop.module.css';

const DAYS = 5;

export function ReceiptShop({ shop, now, title }: { shop: Shop; now: Date; title: string }) {
  const hours = parseOpeningHours(shop.openingHours);
  const today = osloClock(now).day;
  return (
    <section aria-labelledby="butikken" className={styles.shop}>
      <h2 id="butikken" className={styles.title}>
        {title}
      </h2>
      <address className={styles.address}>
        <a href={shopPath(shop.slug)} data-follow className={styles.shopName}>
          {shop.name}
        </a>
        <span>{shop.address}</span>
        <span>{`${shop.postNo} ${shop.postPlace}`}</span>
        <a href={phoneHref(shop.phone)}>{phoneText(shop.phone)}</a>
        {/^https:\/\//.test(shop.mapLink) ? (
          <a href={shop.mapLink} rel="noreferrer" className={styles.map}>
            {t('receipt.map')}
          </a>
        ) : null}
      </address>
      <h3 className={styles.small}>{t('receipt.hours')}</h3>
      {hours.unknown ? (
        <p>{hours.raw}</p>
      ) : (
        <dl className={styles.hours}>
          {nextDays(hours, shop.exceptions, now, DAYS).map(({ day, ranges, reason }) => (
            <div key={day}>
              <dt>{day === today ? t('receipt.today') : formatWeekday(startOfDay(day))}</dt>
              <dd>
                <span>{rangesText(ranges, t('receipt.closed'))}</span>
                {reason ? <span className={styles.reason}>{reason}</span> : null}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

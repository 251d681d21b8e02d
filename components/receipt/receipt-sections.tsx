import { Section } from '@/components/ui/section';
import text from '@/components/ui/text.module.css';
import type { OrderDetail } from '@/lib/contracts/order-detail';
import type { OrderReceipt } from '@/lib/contracts/orders';
import type { ListedDocument } from '@/lib/contracts/sales-documents';
import type { Shop } from '@/lib/contracts/shops';
import { formatShortDate, formatWeekday, startOfDay } from '@/lib/dates/dates';
import { t } from '@/lib/messages';
import { phoneHref, phoneText } from '@/lib/norway/phone-text';
import { formatPrice } from '@/lib/prices/money';
import { documentPath, receiptPath, shopPath } from '@/lib/routes/paths';
import { rangesText } from '@/lib/shops/hours-text';
import { nextDays, osloClock, parseOpeningHours } from '@/lib/shops/opening-hours';
import styles from './receipt.module.css';
import place from './receipt-shop.module.css';

export function ReceiptSister({ order: { kind, number, token, total } }: { order: OrderReceipt }) {
  return (
    <p className={styles.sister}>
      <span>{`${t('receipt.sister.lead')} `}</span>
      <a href={receiptPath(token)} data-follow>
        {t(`receipt.sister.${kind}`, { number, sum: formatPrice(total) })}
      </a>
    </p>
  );
}

export function ReceiptBring({ order: { kind, name } }: { order: OrderDetail }) {
  const paid = kind === 'order';
  return (
    <Section id="ta-med" title={t('receipt.bringTitle')}>
      <ul className={styles.bring}>
        <li>{t('receipt.bringCode')}</li>
        <li>{t(paid ? 'receipt.bringNamePaid' : 'receipt.bringId', { name })}</li>
        <li>{t(paid ? 'receipt.bringPaid' : 'receipt.bringPay')}</li>
      </ul>
      <p className={text.soft}>{t('receipt.passHint')}</p>
    </Section>
  );
}

export function ReceiptDocuments({ token, documents }: { token: string; documents: ListedDocument[] }) {
  if (documents.length === 0) return null;
  return (
    <Section id="dokumenter" title={t('receipt.documents.title')}>
      <ul className={styles.documents}>
        {documents.map(({ id, kind, number, date, total }) => (
          <li key={id}>
            <a href={documentPath(token, id)} data-follow>
              {t(`receipt.documents.${kind}`, { number })}
            </a>
            <span className={text.soft}>
              {t('receipt.documents.of', { date: formatShortDate(new Date(date)), sum: formatPrice(total) })}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const DAYS = 5;

export function ReceiptShop({ shop, now, title }: { shop: Shop; now: Date; title: string }) {
  const hours = parseOpeningHours(shop.openingHours);
  const today = osloClock(now).day;
  return (
    <Section id="butikken" title={title} className={place.shop}>
      <address className={place.address}>
        <a href={shopPath(shop.slug)} data-follow className={place.shopName}>
          {shop.name}
        </a>
        <span>{shop.address}</span>
        <span>{`${shop.postNo} ${shop.postPlace}`}</span>
        <a href={phoneHref(shop.phone)}>{phoneText(shop.phone)}</a>
        {/^https:\/\//.test(shop.mapLink) ? (
          <a href={shop.mapLink} rel="noreferrer" className={place.map}>
            {t('receipt.map')}
          </a>
        ) : null}
      </address>
      <h3 className={place.small}>{t('receipt.hours')}</h3>
      {hours.unknown ? (
        <p>{hours.raw}</p>
      ) : (
        <dl className={place.hours}>
          {nextDays(hours, shop.exceptions, now, DAYS).map(({ day, ranges, reason }) => (
            <div key={day}>
              <dt>{day === today ? t('receipt.today') : formatWeekday(startOfDay(day))}</dt>
              <dd>
                <span>{rangesText(ranges, t('receipt.closed'))}</span>
                {reason ? <span className={place.reason}>{reason}</span> : null}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  );
}

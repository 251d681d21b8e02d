import { ShippingWay } from '@/components/shipping-way';
import { Section } from '@/components/ui/section';
import text from '@/components/ui/text.module.css';
import type { OrderDetail, OrderPart } from '@/lib/contracts/order-detail';
import { formatDate } from '@/lib/dates/dates';
import { t } from '@/lib/messages';
import { lineName } from '@/lib/orders/line-name';
import { leaving, partState } from '@/lib/orders/order-progress';
import { orderShipping } from '@/lib/orders/shipping-text';
import styles from './receipt-fulfilments.module.css';

/** Shows each shop's parcel and how to track it. */
export function ReceiptFulfilments({ order }: { order: OrderDetail }) {
  const { parts } = order;
  return (
    <Section
      id="pakkene"
      title={t(parts.length > 1 ? 'receipt.parts.title' : 'receipt.parts.one')}
      className={styles.parts}
    >
      <p className={text.soft}>
        <ShippingWay {...orderShipping(order)} />
      </p>
      <ol className={styles.list}>
        {parts.map((part, index) => (
          <Parcel key={part.id} order={order} part={part} n={index + 1} />
        ))}
      </ol>
    </Section>
  );
}

function Parcel({ order, part, n }: { order: OrderDetail; part: OrderPart; n: number }) {
  const { articles, parts } = order;
  const { shop, carrier, trackingNumber, trackingUrl, leftAt } = part;
  const state = partState(part, order);
  return (
    <li className={styles.part}>
      <div className={text.spread}>
        {parts.length > 1 ? <h3>{t('receipt.parts.heading', { n, of: parts.length })}</h3> : null}
        <span className={styles.state} data-state={state}>
          {t(`receipt.parts.state.${state}`)}
        </span>
      </div>
      <p
        className={text.soft}
      >{`${t('receipt.parts.from', { shop: shop.name })}${leftAt ? ` · ${t('receipt.parts.left', { date: formatDate(new Date(leftAt)) })}` : ''}`}</p>
      <ul className={styles.goods}>
        {leaving(part).map(({ ean, count }) => (
          <li key={ean}>{t('receipt.parts.line', { count, name: lineName(articles, ean) })}</li>
        ))}
        {part.lines
          .filter(({ missing }) => missing > 0)
          .map(({ ean, missing }) => (
            <li key={ean} className={text.soft}>
              {t('receipt.parts.missing', { count: missing, name: lineName(articles, ean) })}
            </li>
          ))}
      </ul>
      {trackingNumber && state !== 'returned' ? (
        <p className={styles.tracking}>
          <span>{t('receipt.parts.tracking', { carrier, number: trackingNumber })}</span>
          {trackingUrl ? (
            <a href={trackingUrl} rel="noreferrer" aria-label={t('receipt.parts.trackOf', { number: trackingNumber })}>
              {t('receipt.parts.track')}
            </a>
          ) : null}
        </p>
      ) : null}
    </li>
  );
}

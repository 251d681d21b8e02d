import { useAccountWords } from '@/components/session/use-account-words';
import { partState } from '@/lib/orders/order-progress';
import { formatPrice } from '@/lib/prices/money';
import { documentPath } from '@/lib/routes/paths';
import { fill } from '@/lib/text/words';
import type { CardedOrder } from './order-card';
import styles from './order-card.module.css';

/** What is followed and what is kept of an order: its parcels and its documents. */
export function OrderPapers({ order }: { order: CardedOrder }) {
  const { history } = useAccountWords();
  const { token, documents } = order;
  const parcels = order.parts
    .filter(({ kind }) => kind === 'send')
    .map((part) => ({ ...part, state: partState(part, order) }));
  if (parcels.length === 0 && documents.length === 0) return null;
  return (
    <ul className={styles.papers}>
      {parcels.map(({ id, shop, state, carrier, trackingNumber, trackingUrl }) => (
        <li key={`p${id}`}>
          <span>
            {[
              fill(history.parcel, { shop: shop.name, state: history.parcelState[state] }),
              trackingNumber && state !== 'returned' ? `${carrier} ${trackingNumber}` : '',
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
          {trackingUrl && state !== 'returned' ? (
            <>
              <span> </span>
              <a href={trackingUrl} rel="noreferrer" aria-label={fill(history.trackOf, { number: trackingNumber })}>
                {history.track}
              </a>
            </>
          ) : null}
        </li>
      ))}
      {documents.map(({ id, kind, number, total }) => (
        <li key={`d${id}`}>
          <a href={documentPath(token, id)} data-follow>
            {fill(history.document[kind], { number })}
          </a>
          <span>{` ${formatPrice(total)}`}</span>
        </li>
      ))}
    </ul>
  );
}

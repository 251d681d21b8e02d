import { useState } from 'react';
import type { Elements } from '@/components/elements';
import type { ReceiptWords } from '@/components/receipt/actions';
import { OrderActions } from '@/components/receipt/order-actions';
import { useAccountWords } from '@/components/session/use-account-words';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/lazy';
import { Picture } from '@/components/ui/picture';
import text from '@/components/ui/text.module.css';
import { TimeAgo } from '@/components/ui/time-ago';
import type { CustomerOrder } from '@/lib/contracts/customers';
import { formatDate } from '@/lib/dates/dates';
import type { words } from '@/lib/messages';
import { canBeWithdrawn } from '@/lib/orders/can-be-withdrawn';
import { deadlineWords } from '@/lib/orders/deadline-words';
import { lineName } from '@/lib/orders/line-name';
import { isKept } from '@/lib/orders/order-phase';
import { lackingOf, partState } from '@/lib/orders/order-progress';
import { passAddress } from '@/lib/orders/pass';
import { receiptStory, shownStatus } from '@/lib/orders/receipt-story';
import { formatPrice } from '@/lib/prices/money';
import { documentPath, receiptPath, withdrawalPath } from '@/lib/routes/paths';
import { fill } from '@/lib/text/words';
import styles from './order-card.module.css';

export interface OrderTexts {
  story: typeof words.receipt.story;
  words: ReceiptWords;
}

type CardedOrder = Omit<CustomerOrder, 'vatPercentage' | 'totalVat' | 'netAmount' | 'freight' | 'discount'>;

interface Props {
  order: CardedOrder;
  title: string;
  texts: OrderTexts;
  details: Elements;
  sums: Elements;
  onChanged: () => void;
  heading?: 'h2' | 'h3';
}

const PICTURES = 4;

/** Shows one order or reservation in the words of its receipt (rule 2.40). */
export function OrderCard({ order, title, texts, details, sums, onChanged, heading = 'h2' }: Props) {
  const { orderStatus, history } = useAccountWords();
  const { number, token, articles, expiresAt } = order;
  const Heading = heading;
  const lacking = (ean: string) => {
    const { missing, withdrawn } = lackingOf(order, ean);
    return [
      ...(missing > 0 ? [fill(history.missing, { count: missing })] : []),
      ...(withdrawn > 0 ? [fill(history.given, { count: withdrawn })] : []),
    ];
  };
  const kept = isKept(order);
  const { text: lead, next } = texts.story[receiptStory(order)];
  return (
    <li className={styles.card}>
      <div className={text.spread}>
        <Heading className={styles.title}>{title}</Heading>
        <span className={styles.status} data-waiting={kept}>
          {orderStatus[shownStatus(order)]}
        </span>
      </div>
      <div className={styles.facts}>
        {kept && expiresAt ? (
          <p>
            <strong>{fill(history.deadline, deadlineWords(new Date(expiresAt)))}</strong>
            <span>{' · '}</span>
            <TimeAgo at={expiresAt} date={formatDate(new Date(expiresAt))} />
          </p>
        ) : null}
        {details}
      </div>
      <p>{`${lead} ${next}`}</p>
      <div className={styles.pictures} aria-hidden="true">
        {articles.slice(0, PICTURES).map((line) => (
          <Picture
            key={line.ean}
            src={line.image}
            alt=""
            width={56}
            height={70}
            sizes="3.5rem"
            className={styles.picture}
          />
        ))}
      </div>
      <ul className={styles.lines}>
        {articles.map((line) => (
          <li key={line.ean}>
            {[
              fill(history.lines, {
                count: line.count,
                name: lineName(articles, line.ean),
              }),
              ...lacking(line.ean),
            ].join(' · ')}
          </li>
        ))}
      </ul>
      {sums}
      <OrderPapers order={order} />
      <div className={styles.ways}>
        <a href={receiptPath(token)} data-follow aria-label={fill(history.receiptOf, { number })}>
          {history.receipt}
        </a>
        {canBeWithdrawn(order) ? (
          <a href={withdrawalPath(number)} data-follow aria-label={fill(history.withdrawOf, { number })}>
            {history.withdraw}
          </a>
        ) : null}
      </div>
      {kept ? <OrderPass token={token} number={number} /> : null}
      <OrderActions order={order} words={texts.words} onChanged={onChanged} />
    </li>
  );
}

/** Lists the parcels and documents of an order. */
function OrderPapers({ order }: { order: CardedOrder }) {
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

const QrCode = lazyPart(() => import('@/components/checkout/qr-code').then((module) => module.QrCode));

/** Shows the pass for the counter (rule 2.38); once shown, it needs no network. */
function OrderPass({ token, number }: { token: string; number: string }) {
  const { history } = useAccountWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <p>
        <Button aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? history.hidePass : history.showPass}
        </Button>
      </p>
      {open ? (
        <QrCode
          text={passAddress(window.location.origin, { token, number })}
          label={fill(history.pass, { number })}
          className={styles.pass}
        />
      ) : null}
    </>
  );
}

import type { Elements } from '@/components/elements';
import { OrderActions, type ReceiptWords } from '@/components/receipt/order-actions';
import { useAccountWords } from '@/components/session/use-account-words';
import { Picture } from '@/components/ui/picture';
import { TimeAgo } from '@/components/ui/time-ago';
import type { CustomerOrder } from '@/lib/contracts/customers';
import { formatDate } from '@/lib/dates/dates';
import type { words } from '@/lib/messages';
import { canBeWithdrawn } from '@/lib/orders/can-be-withdrawn';
import { deadlineWords } from '@/lib/orders/deadline-words';
import { isKept } from '@/lib/orders/order-phase';
import { lackingOf } from '@/lib/orders/order-progress';
import { receiptStory, shownStatus } from '@/lib/orders/receipt-story';
import { receiptPath, withdrawalPath } from '@/lib/routes/paths';
import { fill } from '@/lib/text/words';
import styles from './order-card.module.css';
import { OrderPapers } from './order-papers';
import { OrderPass } from './order-pass';

/** The words a receipt and a history share. */
export interface OrderTexts {
  story: typeof words.receipt.story;
  words: ReceiptWords;
}

export type CardedOrder = Omit<CustomerOrder, 'vatPercentage' | 'totalVat' | 'netAmount' | 'freight' | 'discount'>;

interface Props {
  order: CardedOrder;
  title: string;
  texts: OrderTexts;
  facts: Elements;
  sums: Elements;
  onChanged: () => void;
  heading?: 'h2' | 'h3';
}

const PICTURES = 4;

/** One reservation or order in a list: as its receipt tells it (rule 2.40), with the way there. */
export function OrderCard({ order, title, texts, facts, sums, onChanged, heading = 'h2' }: Props) {
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
  const { text, next } = texts.story[receiptStory(order)];
  return (
    <li className={styles.card}>
      <div className={styles.head}>
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
        {facts}
      </div>
      <p>{`${text} ${next}`}</p>
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
                name: [line.name, line.color, line.size].filter(Boolean).join(', '),
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

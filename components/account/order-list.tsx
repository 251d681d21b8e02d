'use client';

import Link from 'next/link';
import { useAccountWords } from '@/components/session/account-words';
import type { CustomerOrder } from '@/lib/contracts/customers';
import { formatDate } from '@/lib/dates/dates';
import { canBeWithdrawn } from '@/lib/orders/can-be-withdrawn';
import { formatPrice } from '@/lib/prices/money';
import { withdrawalPath } from '@/lib/routes/paths';
import { fill } from '@/lib/text/words';
import { OrderCard } from './order-card';
import styles from './order-card.module.css';
import { OrderComplaint } from './order-complaint';
import { PagedList } from './paged-list';
import * as queries from './queries';
import { usePaged } from './use-paged';

const percent = new Intl.NumberFormat('nb-NO', { maximumFractionDigits: 1 });

/** How many pieces the buyer has not withdrawn from. */
const keeps = ({ articles, withdrawals }: CustomerOrder) =>
  articles.reduce((sum, { count }) => sum + count, 0) - withdrawals.reduce((sum, { count }) => sum + count, 0);

interface MailedShop {
  id: number;
  email: string;
}

/** `support` answers for shops that are no longer there. */
export function OrderList({ shops, support }: { shops: MailedShop[]; support: string }) {
  const { history } = useAccountWords();
  const paged = usePaged(queries.orders);
  const orders = paged.answer?.orders ?? [];
  return (
    <PagedList
      path="/konto/ordre"
      paged={paged}
      count={orders.length}
      empty={{ title: history.ordersEmpty, lead: history.ordersEmptyLead }}
    >
      {orders.map((order) => (
        <OrderCard
          key={order.id}
          title={fill(history.order, { number: order.number })}
          number={order.number}
          token={order.token}
          status={order.status}
          lines={order.articles}
          facts={
            <>
              <p>{fill(history.ordered, { date: formatDate(new Date(order.date)) })}</p>
              {order.withdrawals.map(({ number, at, count }) => (
                <p key={number}>{fill(history.withdrawn, { date: formatDate(new Date(at)), count, number })}</p>
              ))}
            </>
          }
          sums={<Sums order={order} />}
          ways={
            canBeWithdrawn(order) && keeps(order) > 0 ? (
              <Link
                href={withdrawalPath(order.number)}
                prefetch={false}
                aria-label={fill(history.withdrawOf, { number: order.number })}
              >
                {history.withdraw}
              </Link>
            ) : null
          }
        >
          <OrderComplaint number={order.number} email={shops.find(({ id }) => id === order.shopID)?.email ?? support} />
        </OrderCard>
      ))}
    </PagedList>
  );
}

function Sums({ order }: { order: CustomerOrder }) {
  const { history } = useAccountWords();
  return (
    <dl className={styles.sums}>
      <dt>{history.net}</dt>
      <dd>{formatPrice(order.netAmount)}</dd>
      <dt>{fill(history.vat, { percent: percent.format(order.vatPercentage) })}</dt>
      <dd>{formatPrice(order.totalVat)}</dd>
      <dt className={styles.total}>{history.total}</dt>
      <dd className={styles.total}>{formatPrice(order.total)}</dd>
    </dl>
  );
}

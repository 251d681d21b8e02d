'use client';

import { useAccountWords } from '@/components/session/use-account-words';
import { TimeAgo } from '@/components/ui/time-ago';
import type { CustomerOrder } from '@/lib/contracts/customers';
import { formatDate } from '@/lib/dates/dates';
import { isOff, isToCollect } from '@/lib/orders/order-phase';
import { remainingOf } from '@/lib/orders/order-progress';
import { orderShippingText } from '@/lib/orders/shipping-text';
import { formatPrice } from '@/lib/prices/money';
import { fill } from '@/lib/text/words';
import { OrderCard, type OrderTexts } from './order-card';
import styles from './order-card.module.css';
import { PagedList, usePaged } from './paged-list';
import * as queries from './queries';

export function OrderList({ texts }: { texts: OrderTexts }) {
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
          order={order}
          title={fill(history.order, { number: order.number })}
          texts={texts}
          facts={
            <>
              <p>
                <Ago at={order.date} say={(date) => fill(history.ordered, { date })} />
              </p>
              {isToCollect(order) || (order.delivery && !isOff(order)) ? <p>{orderShippingText(order)}</p> : null}
              {order.withdrawals.map(({ number, at, count }) => (
                <p key={number}>
                  <Ago at={at} say={(date) => fill(history.withdrawn, { date, count, number })} />
                </p>
              ))}
            </>
          }
          sums={<Sums order={order} />}
          onChanged={paged.load}
        />
      ))}
    </PagedList>
  );
}

const Ago = ({ at, say }: { at: string; say: (date: string) => string }) => (
  <TimeAgo at={at} date={formatDate(new Date(at))} say={say} />
);

function Sums({ order }: { order: CustomerOrder }) {
  const { history } = useAccountWords();
  const { articles, discount, freight } = order;
  const off = isOff(order);
  const remaining = remainingOf(order);
  const goods = articles.reduce((sum, { count, unitPrice }) => sum + count * unitPrice, 0);
  return (
    <dl className={styles.sums}>
      <dt>{history.goods}</dt>
      <dd>{formatPrice(goods)}</dd>
      {discount > 0 ? (
        <>
          <dt>{history.discount}</dt>
          <dd>{formatPrice(-discount)}</dd>
        </>
      ) : null}
      {order.delivery || freight > 0 ? (
        <>
          <dt>{history.freight}</dt>
          <dd>{freight > 0 ? formatPrice(freight) : history.free}</dd>
        </>
      ) : null}
      <dt className={styles.total}>{history.total}</dt>
      <dd className={styles.total}>{off ? history.notCharged : formatPrice(order.total)}</dd>
      {off ? null : (
        <>
          <dt>{history.vat}</dt>
          <dd>{formatPrice(order.totalVat)}</dd>
        </>
      )}
      {!off && remaining < order.total ? (
        <>
          <dt className={styles.total}>{history.newTotal}</dt>
          <dd className={styles.total}>{formatPrice(remaining)}</dd>
        </>
      ) : null}
    </dl>
  );
}

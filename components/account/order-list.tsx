'use client';

import { useAccountWords } from '@/components/session/use-account-words';
import { ShippingWay } from '@/components/shipping-way';
import { SumRow } from '@/components/ui/sum-row';
import { TimeAgo } from '@/components/ui/time-ago';
import type { CustomerOrder } from '@/lib/contracts/customers';
import { formatDate } from '@/lib/dates/dates';
import { isOff, isToCollect } from '@/lib/orders/order-phase';
import { remainingOf } from '@/lib/orders/order-progress';
import { orderShipping } from '@/lib/orders/shipping-text';
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
          details={
            <>
              <p>
                <Ago at={order.date} say={(date) => fill(history.ordered, { date })} />
              </p>
              {isToCollect(order) || (order.delivery && !isOff(order)) ? (
                <p>
                  <ShippingWay {...orderShipping(order)} />
                </p>
              ) : null}
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
      <SumRow name={history.goods} value={formatPrice(goods)} />
      {discount > 0 ? <SumRow name={history.discount} value={formatPrice(-discount)} /> : null}
      {order.delivery || freight > 0 ? (
        <SumRow name={history.freight} value={freight > 0 ? formatPrice(freight) : history.free} />
      ) : null}
      <SumRow
        name={history.total}
        value={off ? history.notCharged : formatPrice(order.total)}
        className={styles.total}
      />
      {off ? null : <SumRow name={history.vat} value={formatPrice(order.totalVat)} />}
      {!off && remaining < order.total ? (
        <SumRow name={history.newTotal} value={formatPrice(remaining)} className={styles.total} />
      ) : null}
    </dl>
  );
}

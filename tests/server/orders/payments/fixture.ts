import type { OrderPayload, OrderReceipt } from '@/lib/contracts/orders';
import { createPaymentAlarms, createPayments, type PaymentsDependencies } from '@/server/orders/payments/service';
import type { PayableFulfilment } from '@/server/orders/payments/types';
import type { DraftedOrder } from '@/server/orders/placing/types';
import { createPurchases, type PurchasesDependencies } from '@/server/orders/purchases/service';
import type { Sql } from '@/server/platform/db/connection';
import { transact } from '@/server/platform/db/transact';
import { BERGEN, item, OSLO, payload, SHOE, SOCK, seed, TUESDAY_NOON } from '@/tests/server/orders/fixture';
import { type FakeProvider, fakeProvider } from '@/tests/support/fake-provider';

export { seed };
/** One shoe and one sock: each is a part of its own here, from Oslo and from Bergen. Øre. */
export const [SHOE_PRICE, SOCK_PRICE] = [119_900, 14_900];
export const TOTAL = SHOE_PRICE + SOCK_PRICE;

export const card = (over: Partial<OrderPayload> = {}): OrderPayload =>
  payload({ Payment: 'card', items: [item(SHOE), item(SOCK)], ...over });

export const clear = (sql: Sql) => sql`truncate purchases, orders, idempotency_keys cascade`;

/** Orders as purchases know them: written, and nothing else; what happens to them is remembered. */
function fakeOrders(sql: Sql) {
  const happened: string[] = [];
  const settings = { goodsGone: false };
  const close = (purchaseId: number, state: string) => sql`
    update fulfilments set state = ${state} where order_id in (select id from orders where purchase_id = ${purchaseId})`;
  const placing: PurchasesDependencies['placing'] = {
    inTurn: (_payloads, _options, work) => transact(sql, work),
    async draft(tx, payloads, { purchaseId }) {
      const drafted: DraftedOrder[] = [];
      for (const one of payloads) {
        const [order] = await tx`
          insert into orders (number, kind, status_id, brand, shop_id, name, email, phone, shipping_method_id, total, vat,
            purchase_id)
          values ('NV-' || currval(pg_get_serial_sequence('orders', 'id')), 'order', 10, 'nordvidda', 1, ${one.CustomerName},
            ${one.Email}, ${one.Phone}, 'collect', ${TOTAL}, 0, ${purchaseId}) returning id, number`;
        const fulfilments: PayableFulfilment[] = [];
        for (const [position, { EanNo, Count }] of one.items.entries()) {
          const total = Count * (EanNo === SHOE ? SHOE_PRICE : SOCK_PRICE);
          const shopId = position === 0 ? OSLO : BERGEN;
          const [part] = await tx`
            insert into fulfilments (order_id, position, shop_id, kind, state, total, due_at)
            values (${order?.id}, ${position}, ${shopId}, 'send', 'held', ${total}, now()) returning id`;
          const line = { kind: 'goods' as const, reference: EanNo, name: 'Vare', quantity: Count, vatRate: 2500 };
          const lines = [{ ...line, total }];
          fulfilments.push({ fulfilmentId: part?.id, shopId, orderNumber: order?.number, total, lines });
        }
        const address = { street: one.Address, postalCode: one.PostalCode, city: one.City };
        const buyer = {
          ...{ name: one.CustomerName, email: one.Email, phone: '91234567' },
          ...(one.Delivery && { address }),
        };
        drafted.push({ receipt: {} as OrderReceipt, paidHere: one.Payment !== 'in_shop', fulfilments, buyer });
      }
      return drafted;
    },
    async once(tx, { key }, work) {
      if (key === undefined) return work();
      const [first] = await tx<{ body: never }[]>`select body from idempotency_keys where key = ${key}`;
      if (first) return first.body;
      const answer = await work();
      await tx`insert into idempotency_keys (key, request_digest, body)
        values (${key}, ${'0'.repeat(64)}, ${JSON.stringify(answer)}::text::jsonb)`;
      return answer;
    },
  };
  const orders: PurchasesDependencies['orders'] = {
    async paid(tx, purchaseId) {
      if (settings.goodsGone) return 'goods_gone';
      await tx`update fulfilments set state = 'waiting' where order_id in (
        select id from orders where purchase_id = ${purchaseId})`;
      happened.push('paid');
      return 'done';
    },
    async cancelUnpaid(tx, purchaseId, why) {
      await tx`update fulfilments set state = 'closed' where order_id in (
        select id from orders where purchase_id = ${purchaseId})`;
      happened.push(why);
    },
    ofPurchase: async () => [],
  };
  return { orders, placing, happened, settings, close };
}

/** Purchases and payments on a fake provider, with a clock the test moves. `others` are of earlier payments. */
export function open(
  sql: Sql,
  provider: FakeProvider = fakeProvider(),
  others: FakeProvider[] = [],
  current: PaymentsDependencies['current'] = { card: provider.method.provider, instalments: provider.method.provider },
) {
  let now = TUESDAY_NOON;
  const clock = () => now;
  const logged: string[] = [];
  const log = (message: string) => void logged.push(message);
  const payments = createPayments({
    alarms: createPaymentAlarms({ sql, clock, log }),
    ...{ sql, clock, log, siteUrl: () => 'https://nordvidda.example' },
    providers: [provider, ...others].map(({ method }) => method),
    current,
  });
  const { orders, placing, happened, settings, close } = fakeOrders(sql);
  const purchases = createPurchases({ sql, clock, orders, placing, payments, log });
  const place = (orders: OrderPayload[] = [card()], idempotencyKey?: string) =>
    purchases.place({ orders }, { brand: 'nordvidda', address: '1.2.3.4', idempotencyKey });
  return {
    ...{ purchases, payments, provider, happened, settings, logged, place, clock, close },
    /** A purchase that has been paid. */
    async paid(orders?: OrderPayload[]) {
      const purchase = await place(orders);
      for (const { reference } of purchase.payments) provider.approve(reference);
      return (await purchases.settle(purchase.token)) ?? purchase;
    },
    pass: (ms: number) => {
      now = new Date(now.getTime() + ms);
    },
  };
}

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

/** The parts of the only order, in their order. */
export const partsOf = (sql: Sql) =>
  sql<{ id: number; orderId: number; purchaseId: number; total: number }[]>`
    select f.id, f.order_id, o.purchase_id, f.total from fulfilments f join orders o on o.id = f.order_id
    order by f.order_id, f.position`;

/** What is known of the payments, and what is still to be sent. */
export const numbers = (sql: Sql) =>
  sql`
  select state, authorised, captured, released, refunded,
    (select count(*)::int from payment_acts a where a.payment_id = p.id and a.state = 'queued') as queued
  from payments p order by id`.then((rows) => rows.map((row) => ({ ...row })));

export const alarms = (sql: Sql) =>
  sql`select kind from payment_alarms order by id`.then((rows) => rows.map((row) => row.kind));

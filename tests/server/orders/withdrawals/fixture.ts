import type { NewWithdrawal } from '@/lib/contracts/withdrawals';
import { createWithdrawalMail } from '@/server/mail/emails/senders';
import { createMailQueue } from '@/server/mail/service';
import { createAccounting } from '@/server/orders/accounting/service';
import type { OrderFulfilments } from '@/server/orders/fulfilments/types';
import { createReturns, createWithdrawals } from '@/server/orders/withdrawals/service';
import type { Sql } from '@/server/platform/db/connection';
import { createThrottle } from '@/server/platform/throttle/service';
import { BOTTLE, OSLO, SHOE, TUESDAY_NOON } from '@/tests/server/orders/fixture';

export const BUYER = 'kari@example.no';
export const caller = { address: '203.0.113.7' };

export interface Placed {
  id: number;
  number: string;
}

interface Over {
  kind?: 'order' | 'reservation';
  /** As the table `order_statuses` numbers them. */
  status?: number;
  receivedAt?: Date;
  freight?: number;
  discount?: number;
  customerId?: number;
  informed?: boolean;
}

/** An order as the payment will leave it: two shoes and three bottles, paid and delivered home. */
export async function placeOrder(sql: Sql, over: Over = {}): Promise<Placed> {
  const { kind = 'order', status = 6, receivedAt, freight = 19_900, discount = 0, informed = true } = over;
  const at = new Date(TUESDAY_NOON.getTime() - 24 * 3_600_000).toISOString();
  const total = 2 * 119_900 + 3 * 2900 - discount + freight;
  const [order] = await sql<Placed[]>`
    insert into orders (number, kind, status_id, brand, shop_id, customer_id, name, email, phone, delivery, address,
      address_line2,
      zipcode, city, shipping_method_id, freight, discount, total, vat, created_at)
    values ('pending', ${kind}, ${status}, 'nordvidda', ${OSLO}, ${over.customerId ?? null}, 'Kari Nordmann',
      'Kari@Example.no', '91234567', true, 'Fjellveien 2', 'c/o Hansen', '7010', 'TRONDHEIM', 'delivery', ${freight}, ${discount},
      ${total}, 0, ${at}) returning id, number`;
  if (!order) throw new Error('The order was not written');
  const number = `NV-${order.id}`;
  await sql`update orders set number = ${number} where id = ${order.id}`;
  const line = (position: number, ean: string, name: string, count: number, price: number, pant: number, vat: number) =>
    sql`insert into order_lines (order_id, position, ean, article_no, slug, name, brand, color, size, count, unit_price, pant, vat_rate)
      values (${order.id}, ${position}, ${ean}, ${`A${position}`}, 'x', ${name}, 'Fjelltind', 'Marine', '42', ${count}, ${price}, ${pant}, ${vat})`;
  await line(1, SHOE, 'Fjellsko', 2, 119_900, 0, 2500);
  await line(2, BOTTLE, 'Brus', 3, 2900, 200, 1500);
  if (receivedAt)
    await sql`insert into order_events (order_id, status_id, at) values (${order.id}, ${status}, ${receivedAt.toISOString()})`;
  if (informed)
    await sql`insert into order_documents (order_id, kind, body) values (${order.id}, 'order_confirmation', '{}')`;
  return { id: order.id, number };
}

export const wish = (number: string, over: Partial<NewWithdrawal> = {}): NewWithdrawal => ({
  number,
  email: BUYER,
  key: 'a'.repeat(32),
  lines: [{ ean: SHOE, count: 1 }],
  reason: '',
  ...over,
});

/** Everything has left the shop. */
export const left: Pick<OrderFulfilments, 'withdraw'> = { withdraw: async (_tx, _id, lines) => [...lines] };

/** The domain as the shop opens it, with a clock the test moves. */
export function open(sql: Sql, start = TUESDAY_NOON, fulfilments: Pick<OrderFulfilments, 'withdraw'> = left) {
  let now = start;
  const clock = () => now;
  const { queue } = createMailQueue({ sql, clock, mailer: { send: async () => {} } });
  const mail = createWithdrawalMail({
    queue,
    receiptUrl: (brand, token) => `https://${brand}.example/kvittering/${token}`,
  });
  const throttle = createThrottle({ sql, clock });
  return {
    withdrawals: createWithdrawals({ sql, clock, throttle, mail, fulfilments }),
    returns: createReturns({ sql, clock, mail, accounting: createAccounting({ sql, clock }) }),
    setTime: (to: Date) => {
      now = to;
    },
  };
}

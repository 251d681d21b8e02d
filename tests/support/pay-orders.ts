// The shop at work on planned orders, in a process that may be killed at any statement (tests/server/orders/payments/faults.test.ts).
// node --import ./scripts/ts-hooks.mjs tests/support/pay-orders.ts '{"url":…,"count":500,…}'
import { createKlarna } from '@/server/adapters/payment-method/klarna';
import { createNexi } from '@/server/adapters/payment-method/nexi';
import { connectDatabase, type Sql } from '@/server/platform/db/connection';
import { type Plan, planOf } from '@/tests/server/orders/payments/plans';
import { KLARNA_PASSWORD, KLARNA_USER, NEXI_KEY } from './payment-provider';
import { watchStatements } from './watch-statements';
import { openWholeShop, type WholeShop } from './whole-shop';

export interface PayOrders {
  url: string;
  nexi: string;
  klarna: string;
  /** ISO 8601. */
  now: string;
  count: number;
  /** The tokens Klarna's script gave the browsers, by reference. */
  tokens: Record<string, string>;
  /** New orders are placed too. */
  placing: boolean;
  dieAt?: number;
  sent?: boolean;
}

const AT_ONCE = 4;
export const WEBHOOK_SECRET = 'a-webhook-secret-for-tests';

/** Of providers in this process: their silence is known at once, and nobody waits for it to end. */
export type Fetches = Record<'nexi' | 'klarna', typeof globalThis.fetch>;

export function openShop(
  sql: Sql,
  { nexi, klarna, now }: Pick<PayOrders, 'nexi' | 'klarna' | 'now'>,
  fetches?: Fetches,
): WholeShop {
  const shared = { webhookSecret: WEBHOOK_SECRET, timeoutMs: fetches ? undefined : 150 };
  return openWholeShop({
    ...{ sql, clock: () => new Date(now) },
    providers: [
      createNexi({ ...shared, url: nexi, secretKey: NEXI_KEY, fetch: fetches?.nexi }),
      createKlarna({
        ...{ ...shared, url: klarna, user: KLARNA_USER, password: KLARNA_PASSWORD, fetch: fetches?.klarna },
      }),
    ],
  });
}

/** A provider that is silent, goods that are gone, a card that is declined: the shopper tries again later, or lets it be. */
const EXPECTED = ['unavailable', 'not_enough_stock', 'payment_declined'];
const given = <T>(work: Promise<T>): Promise<T | undefined> =>
  work.catch((error) => {
    if (!EXPECTED.includes((error as { code?: string }).code ?? '')) throw error;
    return undefined;
  });

interface Stands {
  number: string;
  kind: 'order' | 'reservation';
  refunded: boolean;
  purchaseToken: string;
  purchaseState: string;
  orderToken: string;
  status: string;
  payments: { reference: string; state: string }[];
  parts: {
    id: number;
    orderId: number;
    shopId: number;
    kind: string;
    state: string;
    lines: { ean: string; count: number; missing: number }[];
  }[];
}

/** How every planned order stands, by its buyer's address; the one that is sent first. */
async function standing(sql: Sql): Promise<Map<string, Stands[]>> {
  const rows = await sql<(Stands & { email: string })[]>`
    select o.email, o.number, o.kind, exists (select from withdrawals w where w.order_id = o.id and w.settled_at is not null) as refunded,
      u.token as purchase_token, u.state as purchase_state, o.token as order_token, s.code as status,
      (select coalesce(json_agg(json_build_object('reference', p.reference, 'state', p.state) order by p.id), '[]')
        from payments p where p.purchase_id = u.id) as payments,
      (select coalesce(json_agg(json_build_object('id', f.id, 'orderId', o.id, 'shopId', f.shop_id, 'kind', f.kind,
          'state', f.state,
          'lines', (select json_agg(json_build_object('ean', l.ean, 'count', l.count, 'missing', l.missing) order by l.ean)
            from fulfilment_lines l where l.fulfilment_id = f.id)) order by f.id), '[]')
        from fulfilments f where f.order_id = o.id) as parts
    from orders o join purchases u on u.id = o.purchase_id join order_statuses s on s.id = o.status_id
    order by o.delivery desc, o.id`;
  return Map.groupBy(rows, ({ email }) => email);
}

/** What the shopper's browser does. */
async function browse(
  { purchases, orders }: WholeShop,
  { key, payloads, shopper }: Plan,
  placed: Stands[],
  { placing, tokens }: PayOrders,
) {
  const options = { brand: 'nordvidda', idempotencyKey: key, address: '192.0.2.1' };
  const [stands] = placed;
  if (!stands) {
    if (placing) await given(purchases.place({ orders: payloads }, options));
    return;
  }
  const { purchaseToken: token } = stands;
  if (stands.purchaseState === 'open') {
    // The answer to the first try may have been lost, and the same key is tried again.
    if (stands.payments.some(({ state }) => state === 'new'))
      await given(purchases.place({ orders: payloads }, options));
    if (shopper === 'cancel') await given(purchases.cancel(token));
    if (shopper === 'lost' || shopper === 'leave' || shopper === 'late') return;
    for (const { reference } of stands.payments)
      if (tokens[reference]) await given(purchases.complete(token, reference, tokens[reference]));
    await given(purchases.settle(token));
  } else if (shopper === 'regret') {
    for (const { status, orderToken } of placed)
      if (status === 'received' || status === 'reserved') await given(orders.cancel(orderToken));
  }
}

/** What the people in the shops do, one act at a time. */
async function serve({ fulfilments }: WholeShop, plan: Plan, { purchaseState, parts }: Stands) {
  if (purchaseState !== 'paid' || plan.shopper === 'regret') return;
  for (const [position, { id, shopId, kind, state, lines }] of parts.entries()) {
    const actor = { shopId, name: 'Ola', id: `staff:${shopId}` };
    const act = (what: Parameters<typeof fulfilments.act>[2]) => given(fulfilments.act(actor, id, what, undefined));
    if (state !== 'waiting' && state !== 'picking' && state !== 'ready') continue;
    if (plan.shop === 'cancel' && position === 0) {
      await act({ act: 'cancel', reason: 'Skadet' });
      continue;
    }
    const lacking = plan.shop === 'none' ? lines : plan.shop === 'some' && position === 0 ? lines.slice(0, 1) : [];
    for (const { ean, count, missing } of lacking)
      if (missing === 0 && state !== 'ready')
        await act({ act: 'missing', ean, count: plan.shop === 'none' ? count : 1 });
    // A part of which nothing is left is closed.
    if (
      plan.shop === 'none' ||
      lines.every(({ ean, count }) => count === 1 && lacking.some((line) => line.ean === ean))
    )
      continue;
    if (kind === 'send')
      await act({ act: 'dispatch', carrier: 'Bring', trackingNumber: `T${id}`, trackingUrl: '', idCheckOrdered: true });
    else {
      await act({ act: 'ready' });
      await act({ act: 'hand-over', idChecked: true });
    }
  }
}

/** The buyer withdraws when everything has left, and the shop has the goods back. */
async function giveBack({ withdrawals, fulfilments }: WholeShop, { key, email, returns }: Plan, stands: Stands) {
  const { number, kind, parts, refunded } = stands;
  // What was paid in the shop is given back there.
  if (kind === 'reservation') return;
  const gone = parts.filter(({ state }) => ['collected', 'sent', 'delivered'].includes(state));
  if (returns === 'nothing' || refunded || gone.length === 0) return;
  if (gone.length + parts.filter(({ state }) => state === 'closed').length < parts.length) return;
  const left = gone.flatMap(({ lines }) => lines.map(({ ean, count, missing }) => ({ ean, count: count - missing })));
  const some = left.filter(({ count }) => count > 0);
  const lines = returns === 'all' ? some : some.slice(0, 1).map(({ ean }) => ({ ean, count: 1 }));
  const wanted = { number, email, key: `withdrawal-${key}-${number}`, lines, reason: '' };
  const receipt = await withdrawals.make(wanted, { address: key });
  for (const { shopId, lines: own } of gone) {
    const resell = lines.filter(({ ean }) => own.some((line) => line.ean === ean));
    if (resell.length > 0)
      await fulfilments.received({ shopId, name: 'Ola', id: `staff:${shopId}` }, receipt.number, { resell });
  }
}

/** Everybody does what is theirs to do, and the jobs run once. */
export async function work(sql: Sql, options: PayOrders, fetches?: Fetches): Promise<void> {
  const shop = openShop(sql, options, fetches);
  const stands = await standing(sql);
  let next = 0;
  const worker = async () => {
    for (let i = next++; i < options.count; i = next++) {
      const plan = planOf(i);
      const orders = stands.get(plan.email) ?? [];
      await browse(shop, plan, orders, options);
      for (const order of orders) await serve(shop, plan, order);
      for (const order of orders) await giveBack(shop, plan, order);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  // A provider that is silent fails some of them; the next run tries again.
  await shop.purchases.settleDue(1000).catch(() => {});
  for (let i = 0; i < 3; i++) await shop.payments.sendDue(1000);
  await shop.payments.reconcile(1000).catch(() => {});
}

if (process.argv[1]?.endsWith('pay-orders.ts')) {
  const options = JSON.parse(process.argv[2] ?? '') as PayOrders;
  const { sql, close } = connectDatabase(options.url, { poolSize: AT_ONCE });
  const die = () => process.kill(process.pid, 'SIGKILL');
  let statements = 0;
  watchStatements(() => {
    statements += 1;
    if (statements !== options.dieAt) return;
    // The driver writes in the next turn of the event loop, so two turns on the statement has gone out.
    if (options.sent) setImmediate(() => setImmediate(die));
    else die();
  });
  // One that is to die works on until it does.
  do await work(sql, options);
  while (options.dieAt !== undefined);
  await close();
}

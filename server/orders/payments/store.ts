import type { PendingQuery, Row, Sql } from '@/server/platform/db/connection';
import type { Columns, Computed, Renamed } from '@/server/platform/db/rows';
import type { payments } from '@/server/platform/db/schema/payments';
import type { purchases } from '@/server/platform/db/schema/purchases';
import type { NewPayment, OpenedPayment } from '@/server/ports/payment-method';
import type { unaskedSince } from './rules';
import type { Alarm, ClaimedAction, Ledger, LedgerNumbers, NewAction, OpenAlarm, Transaction } from './types';

/** `foreign`: authorised in another currency. */
type PurchasePaymentRow = Columns<
  typeof payments,
  'id' | 'reference' | 'providerId' | 'fulfilmentId' | 'url' | 'clientToken' | 'clientCategory' | 'request' | 'amount'
> &
  Columns<typeof payments, 'state' | 'authorised' | 'released'> &
  Columns<typeof purchases, 'provider'> &
  Renamed<typeof purchases, { purchaseState: 'state' }> &
  Computed<{ foreign: boolean }>;

export async function insertPayment(
  tx: Transaction,
  purchaseId: number,
  fulfilmentId: number | undefined,
  request: NewPayment,
): Promise<void> {
  await tx`insert into payments (purchase_id, fulfilment_id, reference, request, amount)
    values (${purchaseId}, ${fulfilmentId ?? null}, ${request.reference}, ${JSON.stringify(request)}::text::jsonb,
      ${request.amount})`;
}

export const ofPurchase = (sql: Sql | Transaction, purchaseId: number) => sql<PurchasePaymentRow[]>`
  select p.id, u.provider, u.state as purchase_state, p.reference, p.provider_id, p.fulfilment_id, p.url, p.client_token,
    p.client_category, p.request, p.amount, p.state, p.authorised, p.released,
    exists (select from payment_alarms a where a.payment_id = p.id and a.kind = 'wrong_currency') as "foreign"
  from payments p join purchases u on u.id = p.purchase_id where p.purchase_id = ${purchaseId} order by p.id`;

/** Keeps the first payment written: the shopper sees that one. */
export async function writeOpened(sql: Sql, id: number, opened: OpenedPayment): Promise<void> {
  await sql`update payments set provider_id = ${opened.id}, url = ${opened.url ?? null},
    client_token = ${opened.clientToken ?? null}, client_category = ${opened.clientCategory ?? null}, state = 'open' where id = ${id} and state = 'new'`;
}

export async function closeUnopened(tx: Transaction, id: number): Promise<void> {
  await tx`update payments set state = 'cancelled' where id = ${id} and state = 'new'`;
}

export async function keepToken(sql: Sql, id: number, token: string): Promise<void> {
  await sql`update payments set request = request || jsonb_build_object('completing', ${token}::text) where id = ${id}`;
}

export async function writeCompleted(sql: Sql, id: number, providerId: string): Promise<void> {
  await sql`update payments set provider_id = ${providerId}, request = request - 'completing' where id = ${id}`;
}

const ledgers = (sql: Sql | Transaction, where: PendingQuery<Row[]>) => sql<Ledger[]>`
  select p.id, p.purchase_id, u.state as purchase_state, u.provider, p.reference, p.provider_id, p.amount, p.state,
    p.request, p.request->>'completing' as completing, p.authorised, p.captured, p.released, p.refunded, p.instrument,
    p.expires_at,
    exists (select from fulfilments f join orders o on o.id = f.order_id
      where o.purchase_id = p.purchase_id and o.kind = 'order' and f.id = coalesce(p.fulfilment_id, f.id)
        and f.state not in ('collected', 'sent', 'delivered', 'closed')) as unfinished,
    (select coalesce(json_agg(json_build_object('id', a.id, 'kind', a.kind, 'key', a.key, 'amount', a.amount,
        'fulfilmentId', a.fulfilment_id, 'cause', a.body->>'cause', 'state', a.state, 'reference', a.reference)
        order by a.id), '[]') from payment_acts a where a.payment_id = p.id) as actions
  from payments p join purchases u on u.id = p.purchase_id where ${where}`;

export async function findLedger(sql: Sql, id: number): Promise<Ledger> {
  const [ledger] = await ledgers(sql, sql`p.id = ${id}`);
  if (!ledger) throw new Error(`There is no payment ${id}`);
  return ledger;
}

/** Locks payments, and reads their actions after that, as others may have changed them. */
async function lockAll(tx: Transaction, where: PendingQuery<Row[]>): Promise<Ledger[]> {
  const rows = await tx<
    Columns<typeof payments, 'id'>[]
  >`select p.id from payments p where ${where} order by p.id for update`;
  if (rows.length === 0) return [];
  return ledgers(tx, tx`p.id = any(${rows.map((row) => row.id)}::int[]) order by p.id`);
}

export async function lockLedger(tx: Transaction, id: number): Promise<Ledger> {
  const [ledger] = await lockAll(tx, tx`p.id = ${id}`);
  if (!ledger) throw new Error(`There is no payment ${id}`);
  return ledger;
}

export const lockOfPurchase = (tx: Transaction, purchaseId: number) => lockAll(tx, tx`p.purchase_id = ${purchaseId}`);

export async function isCancelled(tx: Transaction, purchaseId: number): Promise<boolean> {
  const rows = await tx`select from payment_acts a join payments p on p.id = a.payment_id
    where p.purchase_id = ${purchaseId} and a.kind = 'release' and a.state <> 'refused' limit 1`;
  return rows.length > 0;
}

export const lockOfOrder = (tx: Transaction, orderId: number) =>
  lockAll(
    tx,
    tx`p.purchase_id = (select o.purchase_id from orders o where o.id = ${orderId} and o.kind = 'order')
      and (p.fulfilment_id is null or p.fulfilment_id in (select f.id from fulfilments f where f.order_id = ${orderId}))`,
  );

export async function lockOfFulfilment(
  tx: Transaction,
  orderId: number,
  fulfilmentId: number,
): Promise<Ledger | undefined> {
  const [ledger] = await lockAll(
    tx,
    tx`p.purchase_id = (select o.purchase_id from orders o where o.id = ${orderId} and o.kind = 'order')
      and (p.fulfilment_id is null or p.fulfilment_id = ${fulfilmentId})`,
  );
  return ledger;
}

export async function writeNumbers(tx: Transaction, id: number, numbers: LedgerNumbers, readAt?: Date): Promise<void> {
  const expiresAt = numbers.expiresAt && new Date(numbers.expiresAt).toISOString();
  await tx`update payments set state = ${numbers.state}, authorised = ${numbers.authorised},
    captured = ${numbers.captured}, released = ${numbers.released}, refunded = ${numbers.refunded},
    instrument = case when request->'buyer'->>'name' = '' then '' else ${numbers.instrument} end, expires_at = ${expiresAt}, read_at = ${readAt?.toISOString() ?? null}
    where id = ${id}`;
}

export async function insertAction(tx: Transaction, paymentId: number, action: NewAction, at: Date): Promise<void> {
  const { kind, key, amount, fulfilmentId, cause, lines = [], shipping } = action;
  await tx`insert into payment_acts (payment_id, kind, key, amount, fulfilment_id, body, next_attempt_at, created_at)
    values (${paymentId}, ${kind}, ${key}, ${amount}, ${fulfilmentId ?? null},
      ${JSON.stringify({ lines, shipping, cause })}::text::jsonb, ${at.toISOString()}, ${at.toISOString()})`;
}

/** Claims until `until` the longest due action that is the oldest of its payment. */
export async function claimAction(sql: Sql, now: Date, until: Date): Promise<ClaimedAction | undefined> {
  const [action] = await sql<ClaimedAction[]>`
    update payment_acts set attempts = attempts + 1, next_attempt_at = ${until.toISOString()}
    where id = (
      select a.id from payment_acts a where a.state = 'queued' and a.next_attempt_at <= ${now.toISOString()}
        and not exists (select from payment_acts b where b.payment_id = a.payment_id and b.state = 'queued' and b.id < a.id)
      order by a.next_attempt_at, a.id limit 1 for update skip locked)
    returning id::float8 as id, payment_id, kind, key, amount, body, attempts`;
  return action;
}

export async function markFailed(tx: Transaction, id: number, error: string, next: Date): Promise<void> {
  await tx`update payment_acts set last_error = ${error}, next_attempt_at = ${next.toISOString()}
    where id = ${id} and state = 'queued'`;
}

export async function markEnded(
  tx: Transaction,
  id: number,
  { state, reference, error, at }: { state: 'done' | 'refused'; reference?: string; error?: string; at: Date },
): Promise<boolean> {
  const { count } = await tx`update payment_acts set state = ${state}, reference = ${reference ?? null},
    last_error = ${error ?? null}, done_at = ${at.toISOString()} where id = ${id} and state = 'queued'`;
  return count === 1;
}

export async function markAsked(sql: Sql, id: number, at: Date): Promise<void> {
  await sql`update payments set read_at = ${at.toISOString()} where id = ${id}`;
}

type Asked = ReturnType<typeof unaskedSince>;

const unasked = (sql: Sql, asked: Asked) => sql`
  p.provider_id is not null and u.state <> 'open' and (
    (p.state in ('open', 'pending', 'authorised') and p.captured + p.released < greatest(p.authorised, 1)
      and coalesce(p.read_at, p.created_at) < ${asked.open.toISOString()})
    or (p.created_at > case when p.authorised > 0 then ${asked.since.toISOString()}::timestamptz
          else ${asked.unpaidSince.toISOString()}::timestamptz end
      and coalesce(p.read_at, p.created_at) < ${asked.done.toISOString()}))`;

export async function findToReconcile(sql: Sql, provider: string, asked: Asked, limit: number): Promise<number[]> {
  const rows = await sql<Columns<typeof payments, 'id'>[]>`
    select p.id from payments p join purchases u on u.id = p.purchase_id
    where u.provider = ${provider} and ${unasked(sql, asked)}
    order by coalesce(p.read_at, p.created_at), p.id limit ${limit}`;
  return rows.map((row) => row.id);
}

export const countUnset = (sql: Sql, providers: string[], asked: Asked) => sql<
  (Columns<typeof purchases, 'provider'> & Computed<{ count: number }>)[]
>`
  select u.provider, count(*)::int as count from payments p join purchases u on u.id = p.purchase_id
  where u.provider <> all(${providers}) and ${unasked(sql, asked)} group by u.provider order by u.provider`;

export const findByProviderIds = (sql: Sql, provider: string, providerIds: string[]) => sql<
  (Columns<typeof payments, 'purchaseId' | 'reference' | 'providerId'> &
    Renamed<typeof purchases, { purchaseToken: 'token' }>)[]
>`
  select p.purchase_id, u.token as purchase_token, p.reference, p.provider_id from payments p
  join purchases u on u.id = p.purchase_id
  where u.provider = ${provider} and p.provider_id = any(${providerIds}) order by p.id`;

/** Empties the buyer, unless another order of the purchase is not forgotten. */
export async function forgetBuyer(tx: Transaction, orderIds: number[]): Promise<void> {
  const rows = await tx<Columns<typeof payments, 'id'>[]>`
    update payments p set request = p.request || '{"buyer": {"name": "", "email": "", "phone": ""}}', instrument = '',
      url = null, client_token = null
    where p.purchase_id in (select purchase_id from orders where id = any(${orderIds}::int[]))
      and not exists (select from orders o where o.purchase_id = p.purchase_id and o.anonymised_at is null
        and o.id <> all(${orderIds}::int[]))
    returning id`;
  await tx`
    update payment_acts set body = body #- '{shipping,trackingNumber}', last_error = null
    where payment_id = any(${rows.map(({ id }) => id)}::int[]) and state <> 'queued'`;
}

export async function insertAlarm(tx: Transaction, paymentId: number, { kind, detail }: Alarm, at: Date) {
  const { count } = await tx`insert into payment_alarms (payment_id, kind, detail, created_at)
    values (${paymentId}, ${kind}, ${detail}, ${at.toISOString()}) on conflict do nothing`;
  return count === 1;
}

export const findOpenAlarms = (sql: Sql, limit: number) => sql<OpenAlarm[]>`
  select a.id, a.kind, a.detail, a.created_at, p.reference, u.provider, s.last_error,
    (select coalesce(json_agg(o.number order by o.id), '[]') from orders o where o.purchase_id = p.purchase_id) as orders
  from payment_alarms a join payments p on p.id = a.payment_id join purchases u on u.id = p.purchase_id
  left join lateral (
    select x.last_error from payment_acts x where x.payment_id = p.id and x.state = 'queued' and x.last_error is not null
    order by x.id limit 1) s on true
  where a.resolved_at is null and (a.kind <> 'act_stuck' or s.last_error is not null)
  order by a.created_at, a.id limit ${limit}`;

export async function resolveAlarm(sql: Sql, id: number, at: Date): Promise<boolean> {
  const { count } = await sql`update payment_alarms set resolved_at = ${at.toISOString()}
    where id = ${id} and resolved_at is null`;
  return count === 1;
}

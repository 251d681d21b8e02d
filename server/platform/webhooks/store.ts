import type { OrderMessage } from '@/lib/contracts/webhooks';
import type { Sql } from '@/server/platform/db/connection';
import type { Columns, Computed } from '@/server/platform/db/rows';
import type { webhookTargets } from '@/server/platform/db/schema/counter';
import type { DueMessage, OrderNews, Transaction, WebhookTarget } from './types';

export const targetsOf = (tx: Transaction, shopId: number) => tx<Columns<typeof webhookTargets, 'id'>[]>`
  select id from webhook_targets where active and (shop_id is null or shop_id = ${shopId}) order by id`;

export async function stand(tx: Transaction, { orderId, fulfilmentId, shopId }: OrderNews) {
  const [row] = await tx<Computed<Pick<OrderMessage, 'order' | 'part'>>[]>`
    select jsonb_build_object('number', o.number, 'kind', o.kind, 'status', s.code) as order,
      (select jsonb_build_object('id', f.id, 'shop', f.shop_id, 'state', f.state, 'lines', (
          select coalesce(jsonb_agg(jsonb_build_object('ean', l.ean, 'count', l.count, 'picked', l.picked,
            'missing', l.missing, 'withdrawn', l.withdrawn) order by l.ean), '[]')
          from fulfilment_lines l where l.fulfilment_id = f.id))
        from fulfilments f where f.order_id = o.id and
          ${fulfilmentId === undefined ? tx`f.shop_id = ${shopId}` : tx`f.id = ${fulfilmentId}`}
        order by f.position limit 1) as part
    from orders o join order_statuses s on s.id = o.status_id where o.id = ${orderId}`;
  if (!row) throw new Error(`There is no order ${orderId} to tell of`);
  return row;
}

export const insert = (tx: Transaction, targetIds: number[], body: OrderMessage, at: Date) => tx`
  insert into webhook_messages (target_id, event_id, event, body, next_attempt_at, created_at)
  select id, ${body.id}, ${body.event}, ${JSON.stringify(body)}::text::jsonb, ${at.toISOString()}, ${at.toISOString()}
  from unnest(${targetIds}::int[]) as t (id) order by id`;

/** Leases due messages: the first unsent of every target and order, at most `each` of a target. */
export const takeDue = (tx: Transaction, now: Date, leaseUntil: Date, limit: number, each: number) => tx<DueMessage[]>`
  with first as (
    select distinct on (m.target_id, m.body->'order'->>'number') m.id, m.target_id, m.next_attempt_at
    from webhook_messages m join webhook_targets t on t.id = m.target_id and t.active
    where m.sent_at is null and not m.given_up
    order by m.target_id, m.body->'order'->>'number', m.id
  ), due as (
    select id from (
      select id, next_attempt_at, row_number() over (partition by target_id order by next_attempt_at, id) as place from first
      where next_attempt_at <= ${now.toISOString()}
    ) of_target where place <= ${each} order by next_attempt_at, id limit ${limit}
  ), taken as (
    select m.id from webhook_messages m join due using (id)
    where m.sent_at is null and not m.given_up and m.next_attempt_at <= ${now.toISOString()} for update of m skip locked
  )
  update webhook_messages m set attempts = m.attempts + 1, next_attempt_at = ${leaseUntil.toISOString()}
  from taken, webhook_targets t where m.id = taken.id and t.id = m.target_id
  returning m.id, m.event_id, m.body, t.url, t.secret, m.attempts`;

export const sent = (sql: Sql, id: number, at: Date) =>
  sql`update webhook_messages set sent_at = ${at.toISOString()}, last_error = null where id = ${id}`;

export const failed = (sql: Sql, id: number, error: string, next: Date | undefined) => sql`
  update webhook_messages set last_error = ${error}, given_up = ${next === undefined},
    next_attempt_at = coalesce(${next?.toISOString() ?? null}, next_attempt_at) where id = ${id}`;

export async function deleteOld(sql: Sql, before: Date): Promise<number> {
  const { count } = await sql`delete from webhook_messages
    where created_at < ${before.toISOString()} and (sent_at is not null or given_up
      or target_id in (select id from webhook_targets where not active))`;
  return count;
}

export const insertTarget = (sql: Sql, shopId: number | undefined, url: string, secret: string, at: Date) =>
  sql`insert into webhook_targets (shop_id, url, secret, created_at)
    values (${shopId ?? null}, ${url}, ${secret}, ${at.toISOString()})`;

export const targets = (sql: Sql) => sql<WebhookTarget[]>`
  select t.id, t.url, s.name as shop, t.active,
    (select count(*)::int from webhook_messages m where m.target_id = t.id and m.sent_at is null and not m.given_up) as waiting,
    (select m.last_error from webhook_messages m where m.target_id = t.id and m.last_error is not null
      order by m.id desc limit 1) as last_error
  from webhook_targets t left join shops s on s.id = t.shop_id order by t.id`;

export async function stopTarget(sql: Sql, id: number): Promise<boolean> {
  return (await sql`update webhook_targets set active = false where id = ${id} and active`).count === 1;
}

import { ShopError } from '@/lib/errors';
import type { Sql } from '@/server/platform/db/connection';
import type { Transaction } from '@/server/platform/db/transact';
import type { Clock } from '@/server/ports/clock';
import type { Alarm, OpenAlarm, PaymentAlarms } from './types';

interface PaymentAlarmsDependencies {
  sql: Sql;
  clock: Clock;
  log?: (message: string, detail?: unknown) => void;
}

async function insertAlarm(tx: Transaction, paymentId: number, { kind, detail }: Alarm, at: Date) {
  const { count } = await tx`insert into payment_alarms (payment_id, kind, detail, created_at)
    values (${paymentId}, ${kind}, ${detail}, ${at.toISOString()}) on conflict do nothing`;
  return count === 1;
}

const findOpen = (sql: Sql, limit: number) => sql<OpenAlarm[]>`
  select a.id, a.kind, a.detail, a.created_at, p.reference, u.provider, s.last_error,
    (select coalesce(json_agg(o.number order by o.id), '[]') from orders o where o.purchase_id = p.purchase_id) as orders
  from payment_alarms a join payments p on p.id = a.payment_id join purchases u on u.id = p.purchase_id
  left join lateral (
    select x.last_error from payment_acts x where x.payment_id = p.id and x.state = 'queued' and x.last_error is not null
    order by x.id limit 1) s on true
  where a.resolved_at is null and (a.kind <> 'act_stuck' or s.last_error is not null)
  order by a.created_at, a.id limit ${limit}`;

async function resolve(sql: Sql, id: number, at: Date): Promise<boolean> {
  const { count } = await sql`update payment_alarms set resolved_at = ${at.toISOString()}
    where id = ${id} and resolved_at is null`;
  return count === 1;
}

export function createPaymentAlarms({ sql, clock, log }: PaymentAlarmsDependencies): PaymentAlarms {
  return {
    async raise(tx, payment, alarms) {
      for (const alarm of alarms) {
        const isNew = await insertAlarm(tx, payment.id, alarm, clock());
        if (isNew) log?.(`Payment ${payment.reference}: ${alarm.kind}`, alarm.detail);
      }
    },

    open: (limit) => findOpen(sql, limit),

    async resolve(id) {
      if (!(await resolve(sql, id, clock()))) throw new ShopError('not_found');
    },
  };
}

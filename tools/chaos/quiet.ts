import type { Sql } from '@/server/platform/db/connection';
import { until } from './until';

interface Rest {
  emails: number;
  actions: number;
  webhooks: number;
  open: number;
}

export async function restOf(sql: Sql): Promise<Rest> {
  const [row] = await sql<[Rest]>`
    select (select count(*)::int from mails where sent_at is null and not given_up) as emails,
      (select count(*)::int from payment_acts where state = 'queued') as actions,
      (select count(*)::int from sandbox_payments where jsonb_array_length(webhooks) > 0) as webhooks,
      (select count(*)::int from purchases where state = 'open') as open`;
  return row;
}

/** Waits until no work is left. Delayed retries are made due at once. */
export async function quiet(ask: <T>(work: (sql: Sql) => Promise<T>) => Promise<T>, seconds = 90): Promise<void> {
  let rest: Rest | undefined;
  await until(
    'the shop has nothing left to do',
    async () => {
      rest = await ask(async (sql) => {
        await sql`update mails set next_attempt_at = '2020-01-01' where sent_at is null and not given_up and attempts > 0`;
        await sql`update payment_acts set next_attempt_at = '2020-01-01' where state = 'queued' and attempts > 0`;
        return restOf(sql);
      }).catch(() => undefined);
      return rest !== undefined && Object.values(rest).every((count) => count === 0);
    },
    { seconds, everyMs: 500 },
  ).catch((error: Error) => {
    throw new Error(`${error.message}: ${JSON.stringify(rest)}`);
  });
}

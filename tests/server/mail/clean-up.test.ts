import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMailQueue } from '@/server/mail/service';
import { countUnsent, deleteEmptied, emptyOld } from '@/server/mail/store';
import type { Sql } from '@/server/platform/db/connection';
import { openTestDatabase } from '@/tests/support/database';
import { watchStatements } from '@/tests/support/watch-statements';

const DAY_MS = 24 * 3600_000;
const NOW = new Date('2030-06-01T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS).toISOString();

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.sql`truncate mails`);

const write = (key: string, days: number, state: 'sent' | 'given up' | 'waiting') => database.sql`
  insert into mails (key, brand, recipient, subject, text_body, html_body, created_at, next_attempt_at, sent_at, given_up)
  values (${key}, 'nordvidda', 'kari@example.no', 'S', 'T', 'H', ${daysAgo(days)}, ${daysAgo(days)},
    ${state === 'sent' ? daysAgo(days) : null}, ${state === 'given up'})`;

describe('emails that are over', () => {
  it('rule 10.31, rule 10.51: are emptied after 30 days and deleted after 400; those still to be sent stay', async () => {
    await write('new', 29, 'sent');
    await write('old', 31, 'sent');
    await write('key', 399, 'sent');
    await write('older', 401, 'sent');
    await write('given up', 401, 'given up');
    await write('waiting', 401, 'waiting');
    const queue = createMailQueue({ sql: database.sql, clock: () => NOW, mailer: { send: async () => {} } });
    await queue.forgetOld(10);
    const left = await database.sql`select key, recipient <> '' as written from mails order by created_at desc, key`;
    expect(left).toEqual([
      { key: 'new', written: true },
      { key: 'old', written: false },
      { key: 'key', written: false },
      { key: 'waiting', written: true },
    ]);
  });

  it.each([
    ['the count of the metrics', (sql: Sql) => countUnsent(sql)],
    ['the emptying', (sql: Sql) => emptyOld(sql, NOW, 10)],
    ['the deletion', (sql: Sql) => deleteEmptied(sql, NOW, 10)],
  ])('%s reads no more than the rows it is about', async (_what, ask) => {
    const texts: string[] = [];
    const unwatch = watchStatements((text) => texts.push(text));
    await ask(database.sql);
    unwatch();
    const [plan] = await database.sql.begin(async (tx) => {
      await tx`set local enable_seqscan = off`;
      return tx.unsafe(`explain (generic_plan, format json) ${texts.find((text) => text.includes('from mails'))};`);
    });
    const scanned = JSON.stringify(plan);
    expect(scanned).toMatch(/mails_(due|given_up|written|emptied)/);
    expect(scanned).not.toContain('Seq Scan');
  });
});

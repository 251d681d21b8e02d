import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KEPT_MS, MAX_ATTEMPTS } from '@/server/mail/rules';
import { createMailQueue } from '@/server/mail/service';
import type { Sql } from '@/server/platform/db/connection';
import { transact } from '@/server/platform/db/transact';
import type { Mail } from '@/server/ports/mailer';
import { openTestDatabase } from '@/tests/support/database';
import { Died, openMortal } from './faults';
import { sometimes, walkAll, weighted } from './walks';

const START = new Date('2026-03-03T11:00:00Z');
const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];
const PAUSES = [1000, MINUTE, 3 * MINUTE, HOUR, 3 * HOUR, 10 * DAY, 31 * DAY];
const KINDS = ['order', 'stock-alert'];

interface Row {
  key: string;
  empty: boolean;
  attempts: number;
  givenUp: boolean;
  sentAt: string | null;
  nextAt: string;
}

interface Act {
  does:
    | 'write'
    | 'write in vain'
    | 'deliver'
    | 'two instances deliver'
    | 'refuse'
    | 'wait'
    | 'forget'
    | 'forget a kind';
  how: number;
  dies?: number;
}

const act: fc.Arbitrary<Act> = fc.record({
  does: weighted<Act['does']>({
    ...{ write: 5, 'write in vain': 1, deliver: 5, 'two instances deliver': 3, refuse: 4, wait: 4, forget: 1 },
    'forget a kind': 1,
  }),
  how: fc.nat({ max: 20 }),
  dies: sometimes(fc.nat({ max: 12 })),
});

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const lookAt = (sql: Sql) =>
  sql<Row[]>`select key, recipient = '' as empty, attempts, given_up, sent_at::text as sent_at,
    next_attempt_at::text as next_at from mails order by id`.then((rows) => new Map(rows.map((row) => [row.key, row])));

async function takeWalk(sql: Sql, acts: readonly Act[]) {
  await sql`truncate mails`;
  let now = START;
  /** How many of the next letters the mail server refuses. */
  let refusals = 0;
  let rows = await lookAt(sql);
  const written = new Set<string>();
  const [tried, taken] = [new Map<string, number>(), new Map<string, number>()];
  let deaths = 0;
  const mortal = openMortal();
  const more = (of: Map<string, number>, key: string) => of.set(key, (of.get(key) ?? 0) + 1);
  const send = async ({ key }: Mail) => {
    const row = rows.get(key);
    expect(row && !row.sentAt && !row.givenUp && new Date(row.nextAt) <= now, `${key} goes when it is due`).toBe(true);
    more(tried, key);
    if (refusals > 0) {
      refusals -= 1;
      throw new Error('451 later');
    }
    more(taken, key);
  };
  // Two instances, of one process as far as dying goes.
  const open = () => createMailQueue({ sql: mortal.sql(sql), clock: () => now, mailer: mortal.mailer({ send }) });
  const [queue, other] = [open(), open()];
  const mail = (how: number): Mail => ({
    ...{ key: `${KINDS[how % 2]}:${how % 7}`, brand: 'nordvidda', to: 'kari@example.no' },
    ...{ subject: 'Hei', text: 'Hei', html: '<p>Hei</p>' },
  });

  const doers: Record<Act['does'], (how: number) => Promise<unknown>> = {
    write: (how) => {
      written.add(mail(how).key);
      return transact(mortal.sql(sql), async (tx) => {
        await queue.queue(tx, mail(how));
        await queue.queue(tx, mail(how));
      });
    },
    'write in vain': async (how) => {
      const vain = transact(sql, async (tx) => {
        await queue.queue(tx, { ...mail(how), key: 'vain:1' });
        throw new Error('The order was not placed after all');
      });
      await expect(vain).rejects.toThrow('after all');
    },
    deliver: (how) => queue.deliverDue(1 + how),
    'two instances deliver': (how) => Promise.all([queue.deliverDue(1 + how), other.deliverDue(1 + how)]),
    refuse: async (how) => {
      refusals = how;
    },
    wait: async (how) => {
      now = new Date(now.getTime() + (PAUSES[how % PAUSES.length] ?? 0));
    },
    forget: () => queue.forgetOld(100),
    'forget a kind': () => queue.forgetKind('stock-alert:', now),
  };

  async function look(told: string, forgetsKind = false) {
    const before = rows;
    rows = await lookAt(sql);
    const broken = [...rows].flatMap(([key, row]) => {
      const was = before.get(key);
      const [tries, went] = [tried.get(key) ?? 0, taken.get(key) ?? 0];
      const over = new Date(row.sentAt ?? row.nextAt).getTime() + KEPT_MS < now.getTime();
      const laws: [boolean, string][] = [
        [written.has(key), 'nobody wrote it'],
        [row.attempts <= tries && tries <= row.attempts + deaths, `was tried ${tries} times`],
        [went <= 1 + deaths && (row.sentAt === null || went > 0), `went ${went} times`],
        [!was?.sentAt || (was.sentAt === row.sentAt && was.attempts === row.attempts), 'went, and went on'],
        [!was?.givenUp || (row.givenUp && was.attempts === row.attempts), 'was given up, and went on'],
        [row.givenUp === (row.attempts >= MAX_ATTEMPTS && row.sentAt === null), 'is given up too soon or too late'],
        [!was || row.nextAt >= was.nextAt, 'is tried sooner than it was to be'],
        [!row.empty || ((row.sentAt !== null || row.givenUp) && over), 'is emptied before its time'],
      ];
      return laws.flatMap(([holds, what]) => (holds ? [] : `${key} ${what}: ${JSON.stringify(row)}`));
    });
    const gone = [...before.values()].filter(({ key }) => !rows.has(key));
    for (const { key, sentAt, givenUp } of gone) {
      if (!forgetsKind || !key.startsWith('stock-alert:') || !(sentAt || givenUp)) broken.push(`${key} is gone`);
      // It may be written anew.
      for (const of of [tried, taken]) of.delete(key);
    }
    expect(broken, told).toEqual([]);
  }

  for (const [i, { does, how, dies }] of acts.entries()) {
    mortal.doom({ dies });
    await doers[does](how).catch((error: unknown) => {
      if (!mortal.isDead() || !(error instanceof Died)) throw error;
    });
    if (mortal.isDead()) deaths += 1;
    await mortal.revive();
    await look(`step ${i + 1}, ${does}`, does === 'forget a kind');
  }

  refusals = 0;
  for (let round = 0; round <= MAX_ATTEMPTS; round++) {
    now = new Date(now.getTime() + 2 * HOUR);
    await queue.deliverDue(100);
    await look('the last deliveries');
  }
  expect([...rows.values()].filter(({ sentAt, givenUp }) => !sentAt && !givenUp)).toEqual([]);
  now = new Date(now.getTime() + KEPT_MS + DAY);
  await queue.forgetOld(100);
  await look('a month later');
  expect([...rows.values()].filter(({ empty }) => !empty)).toEqual([]);
}

describe('rule 15.10: an email goes once, sooner or later, or is given up', () => {
  it(
    'whoever writes, delivers, refuses or dies',
    () => walkAll(act, { few: 8, steps: 25 }, (acts) => takeWalk(database.sql, acts)),
    3_600_000,
  );
});

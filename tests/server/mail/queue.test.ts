import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMailQueue } from '@/server/mail/service';
import type { Transaction } from '@/server/mail/types';
import { connectDatabase, type Sql } from '@/server/platform/db/connection';
import type { Mail, Mailer } from '@/server/ports/mailer';
import { openTestDatabase } from '@/tests/support/database';

const START = new Date('2026-03-03T11:00:00Z');
const MINUTE = 60_000;
let database: Awaited<ReturnType<typeof openTestDatabase>>;
let now: Date;
let sent: string[];

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.sql`truncate mails`;
  now = START;
  sent = [];
});

const mail = (key: string): Mail => ({
  key,
  brand: 'heldre',
  to: `${key}@example.no`,
  subject: 'Hei på deg',
  text: 'æøå\n',
  html: '<p>æøå</p>',
});
const takes: Mailer = { send: async ({ key }) => void sent.push(key) };
const refuses: Mailer = { send: () => Promise.reject(new Error('451 prøv igjen\0')) };
const open = (mailer = takes, sql = database.sql) => createMailQueue({ sql, mailer, clock: () => now });
const write = (...keys: string[]) =>
  database.sql.begin(async (tx) => {
    for (const key of keys) await open().queue(tx, mail(key));
  });
const rows = () =>
  database.sql`select key, attempts, sent_at is not null as sent, given_up, last_error from mails order by id`;

describe('rule 15.10: the mail queue', () => {
  it('sends what was written, as it was written, once', async () => {
    const got: Mail[] = [];
    const ended = { ...mail('b'), unsubscribe: 'https://heldre.example/stopp-varsler?token=b' };
    await write('a');
    await database.sql.begin((tx) => open().queue(tx, ended));
    expect(await open({ send: async (one) => void got.push(one) }).deliverDue(10)).toEqual({ sent: 2, failed: 0 });
    expect(got).toEqual([mail('a'), ended]);
    expect(await open().deliverDue(10)).toEqual({ sent: 0, failed: 0 });
    const done = { attempts: 1, sent: true, givenUp: false, lastError: null };
    expect(await rows()).toEqual([
      { key: 'a', ...done },
      { key: 'b', ...done },
    ]);
  });

  it('never sends what was rolled back', async () => {
    await database.sql
      .begin(async (tx) => {
        await open().queue(tx, mail('a'));
        throw new Error('order refused');
      })
      .catch(() => {});
    expect(await open().deliverDue(10)).toEqual({ sent: 0, failed: 0 });
  });

  it('keeps the first mail of a key', async () => {
    await write('a', 'a');
    await write('a');
    await open().deliverDue(10);
    await write('a');
    expect(await open().deliverDue(10)).toEqual({ sent: 0, failed: 0 });
    expect(sent).toEqual(['a']);
  });

  it('sends in the order written, no more than asked for', async () => {
    await write('a', 'b', 'c');
    expect(await open().deliverDue(2)).toEqual({ sent: 2, failed: 0 });
    expect(sent).toEqual(['a', 'b']);
  });

  it('sends each mail once with five jobs in two instances at it', async () => {
    await write(...Array.from({ length: 40 }, (_, i) => `m${i}`));
    const second = connectDatabase(database.url);
    const done = await Promise.all(
      Array.from({ length: 5 }, (_, i) => open(takes, i % 2 ? second.sql : database.sql).deliverDue(100)),
    );
    await second.close();
    expect(done.reduce((sum, one) => sum + one.sent, 0)).toBe(40);
    expect(new Set(sent).size).toBe(40);
    expect(sent).toHaveLength(40);
  });

  it('leaves a mail alone that another is sending right now', async () => {
    await write('a', 'b');
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    let begun = () => {};
    const sending = new Promise<void>((done) => {
      begun = done;
    });
    const slow = open({
      send: async ({ key }) => {
        begun();
        await held;
        sent.push(key);
      },
    }).deliverDue(1);
    await sending;
    expect(await open().deliverDue(10)).toEqual({ sent: 1, failed: 0 });
    release();
    expect(await slow).toEqual({ sent: 1, failed: 0 });
    expect(sent).toEqual(['b', 'a']);
  });

  it('tries a failed mail again after 1, 2, 4 … minutes and gives up after eight', async () => {
    await write('a');
    const waits = [1, 2, 4, 8, 16, 32, 64];
    for (const wait of waits) {
      expect(await open(refuses).deliverDue(10)).toEqual({ sent: 0, failed: 1 });
      now = new Date(now.getTime() + wait * MINUTE - 1);
      expect(await open(refuses).deliverDue(10)).toEqual({ sent: 0, failed: 0 });
      now = new Date(now.getTime() + 1);
    }
    expect(await rows()).toMatchObject([{ attempts: 7, givenUp: false }]);
    expect(await open(refuses).deliverDue(10)).toEqual({ sent: 0, failed: 1 });
    expect(await rows()).toEqual([{ key: 'a', attempts: 8, sent: false, givenUp: true, lastError: '451 prøv igjen' }]);
    now = new Date(now.getTime() + 1000 * MINUTE);
    expect(await open().deliverDue(10)).toEqual({ sent: 0, failed: 0 });
  });

  it('one that fails stops no other, and goes out when the mailer is back', async () => {
    await write('a', 'b');
    const picky: Mailer = { send: (one) => (one.key === 'a' ? refuses.send(one) : takes.send(one)) };
    expect(await open(picky).deliverDue(10)).toEqual({ sent: 1, failed: 1 });
    now = new Date(now.getTime() + MINUTE);
    expect(await open().deliverDue(10)).toEqual({ sent: 1, failed: 0 });
    expect(sent).toEqual(['b', 'a']);
    expect(await rows()).toMatchObject([
      { key: 'a', attempts: 2, sent: true, lastError: null },
      { key: 'b', attempts: 1 },
    ]);
  });

  it('one whose process dies while sending is sent again under the same key', async () => {
    await write('a');
    const dying = Object.assign(((...asked: Parameters<Sql>) => database.sql(...asked)) as Sql, {
      begin: (work: (tx: Transaction) => Promise<unknown>) =>
        database.sql.begin(async (tx) => {
          await work(tx);
          throw new Error('killed before the commit');
        }),
    });
    await expect(open(takes, dying).deliverDue(1)).rejects.toThrow('killed');
    expect(await rows()).toMatchObject([{ attempts: 0, sent: false }]);
    expect(await open().deliverDue(1)).toEqual({ sent: 1, failed: 0 });
    expect(sent).toEqual(['a', 'a']);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { open, payload, seed } from '@/tests/server/orders/fixture';
import { openTestDatabase } from '@/tests/support/database';
import { createLedger, type Entry } from '@/tools/chaos/ledger';
import { growth, level, type Sample } from '@/tools/chaos/level';
import { page } from '@/tools/chaos/report';
import { scenes } from '@/tools/chaos/scenes';
import { createTally } from '@/tools/chaos/tally';
import { until, within } from '@/tools/chaos/until';
import type { Verdict } from '@/tools/chaos/verdict';

describe('rule 19.10: damage is counted from outside', () => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  beforeAll(async () => {
    database = await openTestDatabase();
    await seed(database.sql);
  });
  afterAll(() => database.close());

  it('counts orders that are lost, doubled, or placed though refused', async () => {
    const { placing } = open(database.sql);
    const place = (Email: string) => placing.place(payload({ Email }), { brand: 'nordvidda' });
    for (const email of ['kept@example.no', 'twice@example.no', 'twice@example.no', 'refused@example.no'])
      await place(email);
    const ledger = createLedger();
    const told = (email: string, state: Entry['state'], paid = false) =>
      Object.assign(
        ledger.open(email, async () => undefined),
        { state, paid },
      );
    told('kept@example.no', 'placed');
    expect(await ledger.compare(database.sql)).toMatchObject({ placed: 1, lost: 0, doubled: 0, unanswered: 0 });
    told('never@example.no', 'refused');
    expect(await ledger.compare(database.sql)).toMatchObject({ refused: 1, lost: 0, doubled: 0 });
    told('gone@example.no', 'placed');
    told('twice@example.no', 'placed');
    told('refused@example.no', 'refused');
    told('waiting@example.no', 'unanswered');
    expect(await ledger.compare(database.sql)).toMatchObject({ lost: 1, doubled: 2, unanswered: 1 });
    // Its person is forgotten, and the order is there.
    const [{ token }] = await database.sql<[{ token: string }]>`
      update orders set email = '' where email = 'kept@example.no' returning token`;
    expect(await ledger.compare(database.sql)).toMatchObject({ lost: 2 });
    Object.assign(ledger.entries[0] as Entry, { token });
    expect(await ledger.compare(database.sql)).toMatchObject({ lost: 1, doubled: 2 });
    // Said to be paid, and there is no payment.
    Object.assign(ledger.entries[0] as Entry, { paid: true });
    expect(await ledger.compare(database.sql)).toMatchObject({ lost: 2 });
  });

  it('counts failed and missing answers by kind', () => {
    const tally = createTally();
    for (const status of [200, 409, 0, 0]) tally.count({ status, text: '' });
    tally.count({ status: 503, text: '{"code":"unavailable"}' });
    tally.count({ status: 500, text: '<html>' });
    expect([tally.requests, [...tally.failures]]).toEqual([
      6,
      [
        ['no answer', 2],
        ['503 unavailable', 1],
        ['500', 1],
      ],
    ]);
  });

  it('writes a page of figures, sums and faults', () => {
    const verdict: Verdict = {
      ...{ name: 'kill-shop', requests: 700, failures: new Map([['no answer', 3]]), faults: 2, oversold: 0, wrong: [] },
      ...{
        notes: ['3 imports ran'],
        seconds: 61.4,
        placed: 90,
        paid: 40,
        refused: 5,
        lost: 0,
        doubled: 0,
        unanswered: 0,
      },
    };
    const well = page([verdict], { seed: 7, skipped: ['outbox: no small disk'] });
    expect(well).toContain('| kill-shop | 700 | 2 | 90 | 40 | 5 | 0 | 0 | 0 | 3 × no answer | 61 | well |');
    expect(well).toContain('- not tried: outbox: no small disk');
    expect(well).toContain('Everything adds up');
    const bad = page([verdict, { ...verdict, name: 'pool', wrong: ['1 lost'], lost: 1 }], { seed: 7, skipped: [] });
    expect(bad).toContain('| all | 1400 | 4 | 180 | 80 | 10 | 1 | 0 | 0 |  | 123 | WRONG |');
    expect(bad).toContain('- pool: 1 lost');
  });

  it('every scene has a name of its own, and says what happens', () => {
    expect(new Set(scenes.map(({ name }) => name)).size).toBe(scenes.length);
    expect(scenes.filter(({ what }) => what.length < 20)).toEqual([]);
  });
});

describe('waiting', () => {
  it('ends with an error that names the missing state', async () => {
    await expect(until('the moon is blue', () => false, { seconds: 0, everyMs: 1 })).rejects.toThrow(
      'After 0 s still not: the moon is blue',
    );
    await expect(within('for ever', 0, new Promise(() => {}))).rejects.toThrow('Not done in 0 s: for ever');
    expect(await within('at once', 60, Promise.resolve(7))).toBe(7);
  });
});

describe('the level of memory and handles', () => {
  const samples = (of: (at: number) => Partial<Sample>): Sample[] =>
    Array.from({ length: 60 }, (_, i) => ({
      at: i * 30,
      rssMb: 400,
      externalMb: 100,
      heapMb: 150,
      fds: 60,
      handles: 20,
      ...of(i * 30),
    }));

  it('grows by the regression line, per hour', () => {
    expect(growth([0, 600, 1200].map((at) => ({ at, value: 100 + at / 60 })))).toBeCloseTo(60);
    expect(growth([{ at: 0, value: 5 }])).toBe(0);
  });

  it('is kept while a cache fills or memory goes up and down', () => {
    expect(level(samples((at) => ({ heapMb: 100 + Math.min(at, 500) / 10 }))).wrong).toEqual([]);
    expect(level(samples((at) => ({ heapMb: 150 + (at % 90) / 3, fds: 60 + (at % 90) / 30 }))).wrong).toEqual([]);
  });

  it('is lost by steady growth', () => {
    expect(level(samples((at) => ({ heapMb: 150 + at / 20 }))).wrong).toEqual([
      expect.stringMatching(/^the heap grows/),
    ]);
    expect(level(samples((at) => ({ rssMb: 400 + at / 10 }))).wrong).toEqual([
      expect.stringMatching(/^the memory without kept pages grows/),
    ]);
    expect(level(samples((at) => ({ rssMb: 400 + at / 10, externalMb: 100 + at / 10 }))).wrong).toEqual([
      'the pages that are kept take 277 MB',
    ]);
    expect(level(samples((at) => ({ fds: 60 + at / 30 }))).wrong).toEqual([
      'open files are not given back: 99, then 119',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import type { SettledComplaint } from '@/lib/contracts/complaints';
import * as rules from '@/server/orders/complaints/rules';
import type { ReceivedLine, ReceivedOrder } from '@/server/orders/complaints/types';

const BERGEN = 11;
const OSLO = 12;
const shop = {
  ...{ id: 1, name: 'Bergen', fullName: 'Nordvidda Bergen AS', orgNo: '987654325', address: 'Torget 1' },
  ...{ postNo: '5014', postPlace: 'BERGEN', email: 'bergen@nordvidda.example', phone: '55555555', openingHours: '' },
};
/** Two shoes at 1000 kroner, both with the buyer. */
const line = (over: Partial<ReceivedLine> = {}): ReceivedLine => ({
  ...{ ean: 'shoe', name: 'Fjellsko', brand: 'Kvarsten', color: 'Svart', size: '42', fulfilmentId: BERGEN, shop },
  ...{ count: 2, unitPrice: 100_000, pant: 0, vatRate: 2500, left: 2 },
  ...{ withdrawn: 0, awaited: 0, settled: 0, settledAmount: 0 },
  ...over,
});
const order = (lines: ReceivedLine[], over: Partial<ReceivedOrder> = {}): ReceivedOrder => ({
  ...{ id: 1, number: 'NV-100001', token: 't', brand: 'nordvidda', kind: 'order', status: 'delivered' },
  ...{ name: 'Kari', email: 'kari@example.no', discount: 0, instrument: 'visa', complaints: 0 },
  lines,
  ...over,
});
/** What the books know of Bergen's part. */
const inBooks = (amount: number, ean = 'shoe') => new Map([[BERGEN, { freight: 900, lines: [{ ean, amount }] }]]);

describe('rule 10.22: a complaint is about goods that have been received', () => {
  it('its receipt says when, and which complaint of the order it is; each line once', () => {
    const complaint = { key: 'k', eans: ['b', 'a', 'b'], text: 'Hull', wish: 'repair' } as const;
    const at = new Date('2026-03-03T12:00:00Z');
    const asked = { ...complaint, eans: [...complaint.eans] };
    expect(rules.receipt(order([], { complaints: 2 }), asked, at)).toEqual({
      ...{
        number: 'NV-100001-R3',
        order: 'NV-100001',
        at: '2026-03-03T12:00:00.000Z',
        eans: ['b', 'a'],
        wish: 'repair',
      },
    });
  });

  const some = order([line(), line({ ean: 'sock', left: 0 }), line({ ean: 'bag', left: 1 })]);
  it.each([
    ['what has left', ['shoe'], true],
    ['all of what has left', ['bag', 'shoe'], true],
    ['what has not', ['sock'], false],
    ['both', ['shoe', 'sock'], false],
    ['what is of no line', ['hat'], false],
  ])('%s', (_what, eans, about) => expect(rules.isAbout(some, eans)).toBe(about));

  it('nothing is received as long as nothing has left', () => {
    expect(rules.hasLeft(some)).toBe(true);
    expect(rules.hasLeft(order([line({ left: 0 }), line({ ean: 'sock', left: 0 })]))).toBe(false);
    expect(rules.hasLeft(order([]))).toBe(false);
  });
});

describe('rule 10.42: never more goes back than was paid for what the buyer has', () => {
  const kept = (
    one: ReceivedLine,
    accounting: Parameters<typeof rules.keptLines>[1],
    over: Partial<ReceivedOrder> = {},
  ) => rules.keptLines(order([one], over), accounting).map(({ kept, money }) => [kept, money]);

  it.each<[string, Partial<ReceivedLine>, number, [kept: number, money: number]]>([
    ['all', {}, 200_000, [2, 200_000]],
    ['all that was found', { left: 1 }, 100_000, [1, 100_000]],
    [
      'what is not withdrawn from: its money is promised while it is on its way',
      { withdrawn: 1, awaited: 1 },
      200_000,
      [1, 100_000],
    ],
    ['what is not withdrawn from: its money has gone back when it has come', { withdrawn: 1 }, 100_000, [1, 100_000]],
    ['what is not paid back for an earlier complaint', { settled: 1, settledAmount: 100_000 }, 100_000, [1, 100_000]],
    [
      'one of three, of which one is on its way and one was paid back',
      { count: 3, left: 3, withdrawn: 1, awaited: 1, settled: 1 },
      200_000,
      [1, 100_000],
    ],
    ['nothing, when all is on its way', { withdrawn: 2, awaited: 2 }, 200_000, [0, 0]],
    ['nothing, when none has left', { left: 0 }, 0, [0, 0]],
    ['never less than nothing', { withdrawn: 2, awaited: 2, settled: 1 }, 100_000, [0, 0]],
    [
      'an øre that does not divide is promised whole',
      { count: 3, left: 3, unitPrice: 33_333, pant: 0, withdrawn: 1, awaited: 1, discount: 0 },
      99_999,
      [2, 66_666],
    ],
  ])('of a part that was paid here: %s', (_what, over, accounting, expected) =>
    expect(kept(line(over), inBooks(accounting))).toEqual([expected]),
  );

  it.each<[string, Partial<ReceivedLine>, Partial<ReceivedOrder>, [kept: number, money: number]]>([
    ['all', {}, {}, [2, 200_000]],
    ['less the discount of the order', {}, { discount: 50_000 }, [2, 150_000]],
    ['of what was found, less its share of the discount', { left: 1 }, { discount: 50_000 }, [1, 75_000]],
    ['less what went back for earlier complaints', { settled: 1, settledAmount: 100_000 }, {}, [1, 100_000]],
    ['less a part of the price that did', { settledAmount: 30_000 }, {}, [2, 170_000]],
  ])('of what was paid in the shop: %s', (_what, over, of, expected) => {
    // The books know nothing of it, whatever they say.
    expect(kept(line(over), inBooks(1), { kind: 'reservation', ...of })).toEqual([expected]);
  });

  it('the promise is for what was paid, and no øre less', () =>
    // Three for 100 øre together: one on its way has 33⅓ of them.
    expect(
      kept(line({ count: 3, left: 3, unitPrice: 40, withdrawn: 1, awaited: 1 }), inBooks(100), { discount: 20 }),
    ).toEqual([[2, 66]]));

  it.each([
    ['of another part', new Map([[OSLO, { freight: 0, lines: [{ ean: 'shoe', amount: 200_000 }] }]])],
    ['of another line', inBooks(200_000, 'sock')],
  ])('what the books know %s is not this line’s', (_what, accounting) =>
    expect(kept(line(), accounting)).toEqual([[2, 0]]),
  );
});

describe('rule 10.42: the money of an answer', () => {
  const lines: rules.KeptLine[] = [
    { ...line(), kept: 3, money: 100_000 },
    { ...line({ ean: 'sock' }), kept: 1, money: 5000 },
    { ...line({ ean: 'gone' }), kept: 0, money: 0 },
    { ...line({ ean: 'gift' }), kept: 1, money: 0 },
  ];
  const refund = (...wanted: [ean: string, count: number][]): SettledComplaint => ({
    ...{ outcome: 'refund', word: '', lines: wanted.map(([ean, count]) => ({ ean, count })) },
  });
  const reduce = (...wanted: [ean: string, amount: number][]): SettledComplaint => ({
    ...{ outcome: 'discount', word: '', lines: wanted.map(([ean, amount]) => ({ ean, amount })) },
  });

  it.each<[string, SettledComplaint, [ean: string, count: number, amount: number][] | undefined]>([
    [
      'pieces, for what was paid for them',
      refund(['shoe', 1], ['sock', 1]),
      [
        ['shoe', 1, 33_333],
        ['sock', 1, 5000],
      ],
    ],
    ['pieces, rounded to the nearer øre', refund(['shoe', 2]), [['shoe', 2, 66_667]]],
    ['all of them, for all', refund(['shoe', 3]), [['shoe', 3, 100_000]]],
    ['not more pieces than are kept', refund(['shoe', 4]), undefined],
    ['pieces that cost nothing, and not more of them either', refund(['gift', 2]), undefined],
    ['not one line twice', refund(['shoe', 1], ['shoe', 1]), undefined],
    ['not other goods', refund(['hat', 1]), undefined],
    ['not what is kept no more', refund(['gone', 0]), undefined],
    ['nothing, when one of its lines cannot be', refund(['sock', 1], ['shoe', 4]), undefined],
    [
      'a part of the price, and no pieces',
      reduce(['shoe', 40_000], ['sock', 1]),
      [
        ['shoe', 0, 40_000],
        ['sock', 0, 1],
      ],
    ],
    ['the whole price', reduce(['sock', 5000]), [['sock', 0, 5000]]],
    ['not an øre more', reduce(['sock', 5001]), undefined],
    ['no price of what is kept no more', reduce(['gone', 0]), undefined],
    ['nothing, when repaired', { outcome: 'repaired', word: 'Sydd' }, []],
    ['nothing, when replaced', { outcome: 'replaced', word: 'Nytt par' }, []],
    ['nothing, when refused', { outcome: 'refused', word: 'Slitasje' }, []],
  ])('%s', (_what, answer, moved) =>
    expect(rules.movedBy(answer, lines)).toEqual(moved?.map(([ean, count, amount]) => ({ ean, count, amount }))),
  );

  it('is credited by pieces, or as a lower price of all that are kept', () =>
    expect(
      rules.creditOf(
        BERGEN,
        45_000,
        [
          { ean: 'sock', count: 1, amount: 5000 },
          { ean: 'shoe', count: 0, amount: 40_000 },
        ],
        lines.toReversed(),
      ),
    ).toEqual({
      ...{ fulfilmentId: BERGEN, freight: 0, amount: 45_000 },
      lines: [
        { ean: 'sock', count: 1, amount: 5000 },
        { ean: 'shoe', count: 3, amount: 40_000, reduced: true },
      ],
    }));

  it('has a cause of its own for each shop', () => {
    expect(rules.causeOf('NV-100001-R1', BERGEN)).toBe('complaint:NV-100001-R1:11');
  });

  it('staff see what is kept, what it is worth, and whether it was paid here', () => {
    const complaint = {
      number: 'NV-100001-R1',
      shop: 'Bergen',
      at: '2026-03-03',
      text: 'Hull',
      wish: 'repair',
    } as const;
    const seen = rules.openComplaint(complaint, order([]), lines.slice(0, 1));
    expect(seen).toEqual({
      ...complaint,
      ...{ order: 'NV-100001', buyer: { name: 'Kari', email: 'kari@example.no' }, paid: true },
      lines: [{ ean: 'shoe', name: 'Fjellsko', color: 'Svart', size: '42', count: 3, amount: 100_000 }],
    });
    expect(rules.openComplaint(complaint, order([], { kind: 'reservation' }), []).paid).toBe(false);
  });
});

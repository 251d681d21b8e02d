import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { judge, type KeptRow, percent, shownPrices } from '@/lib/prices/price-defence';
import { originalPrice, type PriceRow } from '@/lib/prices/price-rules';

/** Day `n` of a calendar. Prices are kroner, kept in øre. */
const day = (n: number) => new Date(Date.UTC(2026, 0, 1) + n * 86_400_000);
let id = 0;
const row = (kind: PriceRow['kind'], kroner: number, from: number, to: number | null): KeptRow => ({
  id: ++id,
  ...{ kind, price: kroner * 100, from: day(from), to: to === null ? null : day(to) },
  ...(kind === 'campaign' && { campaign: { id: from, name: `fra ${from}`, start: day(from) } }),
});
const normal = (kroner: number, from = 0, to: number | null = null) => row('normal', kroner, from, to);
const campaign = (kroner: number, from: number, to: number) => row('campaign', kroner, from, to);

/** 'from day: price, struck through, verdict, why' */
const told = (rows: KeptRow[]) =>
  judge(rows, shownPrices(rows)).map(
    ({ from, price, before, verdict, why }) =>
      [
        (from.getTime() - day(0).getTime()) / 86_400_000,
        price / 100,
        before === undefined ? undefined : before / 100,
        verdict,
        why,
      ] as const,
  );

describe('rule 10.50: what was shown, when, and whether it holds', () => {
  test.each<[string, KeptRow[], readonly (readonly [number, number, number | undefined, string, string])[]]>([
    ['one price', [normal(1000)], [[0, 1000, undefined, 'no claim', 'ordinary']]],
    [
      'a campaign, and the price after it',
      [normal(1000), campaign(700, 100, 110)],
      [
        [0, 1000, undefined, 'no claim', 'ordinary'],
        [100, 700, 1000, 'holds', 'lowest'],
        [110, 1000, undefined, 'no claim', 'ordinary'],
      ],
    ],
    [
      'progressive reductions',
      [normal(1000), campaign(800, 100, 110), campaign(700, 110, 120)],
      [
        [0, 1000, undefined, 'no claim', 'ordinary'],
        [100, 800, 1000, 'holds', 'lowest'],
        [110, 700, 1000, 'holds', 'stepwise'],
        [120, 1000, undefined, 'no claim', 'ordinary'],
      ],
    ],
    [
      'new goods under 30 days',
      [normal(1000, 80), campaign(700, 100, 110)],
      [
        [80, 1000, undefined, 'no claim', 'ordinary'],
        [100, 700, undefined, 'no claim', 'too_new'],
        [110, 1000, undefined, 'no claim', 'ordinary'],
      ],
    ],
    [
      'a gap between two campaigns: the first is what was asked before the second',
      [normal(1000), campaign(800, 80, 90), campaign(700, 100, 110)],
      [
        [0, 1000, undefined, 'no claim', 'ordinary'],
        [80, 800, 1000, 'holds', 'lowest'],
        [90, 1000, undefined, 'no claim', 'ordinary'],
        [100, 700, 800, 'holds', 'lowest'],
        [110, 1000, undefined, 'no claim', 'ordinary'],
      ],
    ],
    [
      'the same price again: nothing to strike through',
      [normal(1000), campaign(700, 80, 90), campaign(700, 100, 110)],
      [
        [0, 1000, undefined, 'no claim', 'ordinary'],
        [80, 700, 1000, 'holds', 'lowest'],
        [90, 1000, undefined, 'no claim', 'ordinary'],
        [100, 700, undefined, 'no claim', 'not_higher'],
        [110, 1000, undefined, 'no claim', 'ordinary'],
      ],
    ],
    [
      'a campaign inside another, which goes on as it began',
      [normal(1000), campaign(800, 100, 130), campaign(700, 110, 120)],
      [
        [0, 1000, undefined, 'no claim', 'ordinary'],
        [100, 800, 1000, 'holds', 'lowest'],
        [110, 700, 1000, 'holds', 'stepwise'],
        [120, 800, 1000, 'holds', 'lowest'],
        [130, 1000, undefined, 'no claim', 'ordinary'],
      ],
    ],
    [
      'a rise between two cuts ends the steps',
      [normal(1000), campaign(800, 50, 120), campaign(600, 60, 65), campaign(700, 100, 110)],
      [
        [0, 1000, undefined, 'no claim', 'ordinary'],
        [50, 800, 1000, 'holds', 'lowest'],
        [60, 600, 1000, 'holds', 'stepwise'],
        [65, 800, 1000, 'holds', 'lowest'],
        [100, 700, 800, 'holds', 'lowest'],
        [110, 800, 1000, 'holds', 'lowest'],
        [120, 1000, undefined, 'no claim', 'ordinary'],
      ],
    ],
    [
      'a club price before counts',
      [normal(1000), row('club', 850, 80, 90), campaign(700, 100, 110)],
      [
        [0, 1000, undefined, 'no claim', 'ordinary'],
        [100, 700, 850, 'holds', 'lowest'],
        [110, 1000, undefined, 'no claim', 'ordinary'],
      ],
    ],
    [
      'raised shortly before',
      [normal(800, 0, 99), normal(1200, 99), campaign(700, 100, 110)],
      [
        [0, 800, undefined, 'no claim', 'ordinary'],
        [99, 1200, undefined, 'no claim', 'ordinary'],
        [100, 700, 800, 'holds', 'lowest'],
        [110, 1200, undefined, 'no claim', 'ordinary'],
      ],
    ],
    [
      'a campaign that is no cheaper was never seen',
      [normal(700), campaign(800, 100, 110)],
      [[0, 700, undefined, 'no claim', 'ordinary']],
    ],
    ['nothing', [], []],
  ])('%s', (_name, rows, expected) => {
    expect(told(rows)).toEqual(expected);
  });

  it('says from when to when, and what was known of the thirty days before', () => {
    const [old, ordinary, offer] = [normal(1100, 0, 20), normal(1000, 20), campaign(700, 100, 110)];
    const rows = [old, ordinary, offer];
    expect(judge(rows, shownPrices(rows)).slice(1)).toMatchObject([
      {
        from: day(20),
        to: day(100),
        row: ordinary,
        lowest: 110_000,
        window: { from: day(-10), to: day(20) },
        rows: [old],
      },
      {
        from: day(100),
        to: day(110),
        row: offer,
        lowest: 100_000,
        window: { from: day(70), to: day(100) },
        rows: [ordinary],
      },
      { from: day(110), to: null, row: ordinary, lowest: 70_000, rows: [ordinary, offer] },
    ]);
    expect(judge([ordinary], shownPrices([ordinary]))).toMatchObject([
      { lowest: undefined, rows: [], why: 'ordinary' },
    ]);
  });

  it('counts from when the campaign began, though this article’s price of it began later', () => {
    const late = { ...campaign(700, 105, 110), campaign: { id: 1, name: 'Høstsalg', start: day(100) } };
    expect(told([normal(1000, 0, 102), normal(900, 102), late])).toEqual([
      [0, 1000, undefined, 'no claim', 'ordinary'],
      [102, 900, undefined, 'no claim', 'ordinary'],
      [105, 700, 1000, 'holds', 'lowest'],
      [110, 900, undefined, 'no claim', 'ordinary'],
    ]);
  });

  it('of two offers the cheaper is shown, of two alike the elder, and without an ordinary price nothing struck through', () => {
    const [dear, cheap, alike] = [campaign(800, 100, 110), campaign(700, 100, 110), campaign(700, 100, 110)];
    expect(
      shownPrices([normal(1000), dear, alike, cheap])
        .map(({ row }) => row.id)
        .at(1),
    ).toBe(cheap.id);
    expect(told([cheap])).toEqual([[100, 700, undefined, 'no claim', 'too_new']]);
    expect(told([normal(700.4), dear])).toEqual([[0, 700, undefined, 'no claim', 'ordinary']]);
  });

  it('says how much is off', () => {
    expect([percent({ before: 100_000, price: 70_000 }), percent({ before: undefined, price: 70_000 })]).toEqual([
      30, 0,
    ]);
  });

  it('names what would not hold up: more than the lowest price, an unknown time, no cut at all', () => {
    const rows = [normal(800, 0, 90), normal(1000, 90), campaign(700, 100, 110)];
    const judged = (before: number, of = rows) =>
      judge(
        of,
        shownPrices(of).map((one) => (one.row.kind === 'campaign' ? { ...one, before } : one)),
      )
        .filter(({ row: { kind } }) => kind === 'campaign')
        .map(({ verdict, why, lowest }) => [verdict, why, lowest]);
    expect(judged(80_000)).toEqual([['holds', 'lowest', 80_000]]);
    expect(judged(80_001)).toEqual([['breaks', 'too_high', 80_000]]);
    expect(judged(70_000)).toEqual([['breaks', 'too_high', 80_000]]);
    expect(judged(100_000, [normal(1000, 80), campaign(700, 100, 110)])).toEqual([['breaks', 'too_high', 100_000]]);
  });

  /** The proof of the last campaign: the days it covers, the lowest price in them, and the rows it was read from. */
  const proof = (rows: KeptRow[]) => {
    const one = judge(rows, shownPrices(rows)).findLast((judged) => judged.row.kind === 'campaign');
    const [from, to] = [one?.window.from, one?.window.to].map(
      (at) => ((at?.getTime() ?? 0) - day(0).getTime()) / 86_400_000,
    );
    return { from, to, lowest: one?.lowest, rows: one?.rows.map((row) => row.price / 100), why: one?.why };
  };
  const sale = campaign(700, 100, 110);
  it.each<[string, KeptRow[], ReturnType<typeof proof>]>([
    [
      'thirty days before the cut, with all prices in them',
      [normal(1000), row('club', 850, 80, 90), sale],
      { from: 70, to: 100, lowest: 85_000, rows: [1000, 850], why: 'lowest' },
    ],
    [
      'not a price that ended where they begin',
      [normal(500, 0, 70), normal(1000, 70), sale],
      { from: 70, to: 100, lowest: 100_000, rows: [1000], why: 'lowest' },
    ],
    [
      'one that ended a day into them',
      [normal(800, 0, 71), normal(1000, 71), sale],
      { from: 70, to: 100, lowest: 80_000, rows: [800, 1000], why: 'lowest' },
    ],
    [
      'not one that began with the cut',
      [normal(1000), row('club', 500, 100, 110), sale],
      { from: 70, to: 100, lowest: 100_000, rows: [1000], why: 'lowest' },
    ],
    [
      'goods that are just thirty days old',
      [normal(1000, 70), sale],
      { from: 70, to: 100, lowest: 100_000, rows: [1000], why: 'lowest' },
    ],
    [
      'of a second step those before the first',
      [normal(1000), campaign(800, 100, 110), campaign(700, 110, 120)],
      { from: 70, to: 100, lowest: 100_000, rows: [1000], why: 'stepwise' },
    ],
    [
      'nothing, where there was no price in them',
      [normal(1000, 0, 10), sale],
      { from: 70, to: 100, lowest: undefined, rows: [], why: 'too_new' },
    ],
  ])('the proof is %s', (_what, rows, expected) => expect(proof(rows)).toEqual(expected));

  it('tells each time with its end, and none in which there was no price', () => {
    const times = shownPrices([normal(1000, 0, 10), normal(900, 20, 30), normal(800, 30)]);
    expect(times.map(({ from, to, price }) => [from, to, price])).toEqual([
      [day(0), day(10), 100_000],
      [day(20), day(30), 90_000],
      [day(30), null, 80_000],
    ]);
  });

  it('of offers at once the lower price is shown, of two at one price the older row', () => {
    const [older, newer] = [campaign(700, 100, 110), campaign(700, 100, 110)];
    const shown = (...offers: KeptRow[]) => shownPrices([normal(1000), ...offers])[1]?.row;
    expect(shown(newer, older)).toBe(older);
    expect(shown(campaign(800, 100, 110), newer)).toBe(newer);
  });

  it('of ordinary prices at once the last is shown, in whole kroner', () => {
    const odd = { ...normal(0, 50), price: 89_950 };
    expect(shownPrices([normal(1000), odd]).map(({ price }) => price)).toEqual([100_000, 90_000]);
  });

  it('a price that is the same again after a while is a time of its own', () => {
    const again = normal(1000);
    const rows = [again, campaign(700, 50, 60)];
    expect(shownPrices(rows).map(({ row }) => row.price)).toEqual([100_000, 70_000, 100_000]);
    // What is no cheaper begins and ends without being seen.
    expect(shownPrices([again, campaign(1200, 50, 60)])).toEqual([
      { from: day(0), to: null, price: 100_000, row: again, before: undefined },
    ]);
  });

  it('a cut is told in whole percent, and none where nothing was struck through', () => {
    expect(percent({ before: 100_000, price: 70_000 })).toBe(30);
    expect(percent({ before: undefined, price: 70_000 })).toBeFalsy();
  });

  it('whatever the rows, what the shop shows holds by the other reading', () => {
    const rows = fc.array(
      fc
        .tuple(
          fc.constantFrom('normal', 'campaign', 'club'),
          fc.integer({ min: 1, max: 20 }),
          fc.nat(120),
          fc.integer({ min: 1, max: 60 }),
        )
        .map(([kind, price, from, length]) => row(kind, price, from, from + length)),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(rows, (some) => {
        const all = [normal(20), ...some];
        expect(judge(all, shownPrices(all)).filter(({ verdict }) => verdict === 'breaks')).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });

  it('rule 10.15: a rise between two cuts: the first is not where the second began', () => {
    const rows = [normal(1000), campaign(800, 50, 120), campaign(600, 60, 65)];
    expect(originalPrice(rows, day(100), 70_000)).toBe(80_000);
  });

  it('rule 10.15: a campaign that was no cheaper than the ordinary price of its day was no step', () => {
    const rows = [normal(2000), campaign(300, 30, 31), campaign(100, 31, 32), normal(300, 30, 31)];
    expect(originalPrice(rows, day(31), 10_000)).toBe(30_000);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inOneLine, type PaymentLine, paymentLines } from '@/lib/orders/payment-lines';
import { captureOf, creditOf, type EanLine, type Share, shares, withFreight } from '@/lib/orders/shares';
import { lineDeposit, lineGross, totals, type VatGroup } from '@/lib/orders/sums';
import { paidFor } from '@/lib/orders/withdrawal-refund';

const JACKET = { ean: 'jacket', name: 'Jakke', count: 1, unitPrice: 119_900, pant: 0, vatRate: 2500 };
const SOCKS = { ean: 'socks', name: 'Sokker', count: 3, unitPrice: 9900, pant: 0, vatRate: 2500 };
const DRINK = { ean: 'drink', name: 'Brus', count: 6, unitPrice: 3200, pant: 200, vatRate: 1500 };
const LINES = [JACKET, SOCKS, DRINK];
type Sold = Share<EanLine & { name: string }>;
const WORDS = {
  freight: { reference: 'delivery', name: 'Hjemlevering' },
  discount: { reference: 'TUR10', name: 'Rabatt' },
  pant: 'Pant',
};

describe('rule 15.14: the money of an order over its parts', () => {
  const [oslo, bodo] = shares(LINES, [{ eans: ['jacket'] }, { eans: ['drink', 'socks'] }], {
    discount: 16_000,
    freight: 19_900,
  }) as [Sold, Sold];

  it('discount and freight are shared by what the goods cost, the deposit left out', () => {
    // Goods are 119 900, 29 700 and 18 000 of 167 600 øre.
    expect(oslo).toMatchObject({ goods: 119_900, discount: 11_446, freight: 14_236, total: 122_690, pant: 0 });
    expect(bodo).toMatchObject({ goods: 48_900, discount: 4554, freight: 5664, total: 50_010, pant: 1200 });
    expect(bodo.lines.map(({ ean, discount, freight }) => [ean, discount, freight])).toEqual([
      ['socks', 2835, 3527],
      ['drink', 1719, 2137],
    ]);
  });

  it('the deposit is a row of its own without VAT', () =>
    expect(bodo.perRate).toMatchObject([
      { rate: 2500, gross: 30_392, vat: 6078 },
      { rate: 1500, gross: 18_418, vat: 2403 },
      { rate: 0, gross: 1200, vat: 0 },
    ]));

  it('a line that no part has, or two have, is a mistake', () => {
    const none = { discount: 0, freight: 0 };
    expect(() => shares(LINES, [{ eans: ['jacket', 'socks'] }], none)).toThrow('exactly one part');
    expect(() => shares([JACKET], [{ eans: ['jacket'] }, { eans: ['jacket'] }], none)).toThrow('exactly one part');
  });

  it('without a piece that was not found, what was paid for it is given back and the freight is charged', () => {
    const { capture, release, sent } = captureOf(bodo, [{ ean: 'socks', count: 1 }]);
    expect([capture, release]).toEqual([50_010 - 8955, 8955]);
    expect(sent).toMatchObject({ goods: 39_000, freight: 5664, total: capture, pant: 1200 });
    expect(sent.lines.map(({ ean, count }) => [ean, count])).toEqual([
      ['socks', 2],
      ['drink', 6],
    ]);
  });

  it('of a part that is missing whole nothing is charged, the freight neither', () => {
    const all = [
      { ean: 'socks', count: 3 },
      { ean: 'drink', count: 9 },
    ];
    expect(captureOf(bodo, all)).toMatchObject({
      ...{ capture: 0, release: bodo.total },
      sent: { lines: [], total: 0, freight: 0, vat: 0 },
    });
  });

  it('what is missing of other parts changes nothing', () => {
    expect(captureOf(bodo, [{ ean: 'jacket', count: 1 }])).toEqual({ capture: bodo.total, release: 0, sent: bodo });
  });

  it('a provider is told goods, deposit, discount and freight apart, the last two per VAT rate', () => {
    expect(
      paymentLines(bodo, WORDS).map(({ kind, reference, quantity, total, vatRate }) => [
        ...[kind, reference, quantity, total, vatRate],
      ]),
    ).toEqual([
      ['goods', 'socks', 3, 29_700, 2500],
      ['goods', 'drink', 6, 18_000, 1500],
      ['goods', 'pant', 1, 1200, 0],
      ['discount', 'TUR10', 1, -2835, 2500],
      ['discount', 'TUR10', 1, -1719, 1500],
      ['freight', 'delivery', 1, 3527, 2500],
      ['freight', 'delivery', 1, 2137, 1500],
    ]);
    const [jacket] = shares([JACKET], [{ eans: ['jacket'] }], { discount: 0, freight: 0 }) as [Sold];
    expect(paymentLines(jacket, WORDS)).toEqual([
      { kind: 'goods', reference: 'jacket', name: 'Jakke', quantity: 1, total: 119_900, vatRate: 2500 },
    ]);
  });
});

describe('money that is no longer that of the lines it was for is told in one line', () => {
  const goods = (reference: string, total: number, vatRate: number): PaymentLine => ({
    ...{ kind: 'goods', reference, name: reference.toUpperCase(), quantity: 3, total, vatRate },
  });
  const mixed = [goods('drink', 2000, 1500), goods('jacket', 9000, 2500), goods('socks', 3000, 2500)];
  it.each<[string, PaymentLine[], { reference: string; name: string } | undefined, string, string, number]>([
    ['called as most of it, with the VAT of that', mixed, undefined, 'jacket', 'JACKET', 2500],
    [
      'called otherwise, with the same VAT',
      mixed,
      { reference: 'refund', name: 'Refusjon' },
      'refund',
      'Refusjon',
      2500,
    ],
    ['of no lines, without VAT', [], undefined, 'rest', 'Varer', 0],
    ['of no lines, called otherwise', [], { reference: 'refund', name: 'Refusjon' }, 'refund', 'Refusjon', 0],
  ])('%s', (_what, lines, named, reference, name, vatRate) =>
    expect(inOneLine(lines, 4200, named)).toEqual([
      { kind: 'goods', reference, name, quantity: 1, total: 4200, vatRate },
    ]),
  );

  it('and the lines stay in their order', () => {
    inOneLine(mixed, 1);
    expect(mixed.map(({ reference }) => reference)).toEqual(['drink', 'jacket', 'socks']);
  });

  it('a line of which nothing is left is told to nobody', () =>
    expect(
      paymentLines({ lines: [{ ...JACKET, count: 0 }, SOCKS], pant: 0 }, WORDS).map((one) => one.reference),
    ).toEqual(['socks']));
});

const MOST_LINES = 6;
const PARTS = 3;

const anyLine = fc.record({
  count: fc.integer({ min: 1, max: 9 }),
  unitPrice: fc.oneof(fc.nat(500_000), fc.nat(300)),
  pant: fc.oneof(fc.constant(0), fc.nat(400)),
  vatRate: fc.constantFrom(2500, 1500, 1200, 0),
});
/** An order over its parts, and pieces that come off it, one after the other. */
const anyOrder = fc
  .record({
    lines: fc.array(anyLine, { minLength: 1, maxLength: MOST_LINES }),
    parts: fc.array(fc.nat(PARTS - 1), { minLength: MOST_LINES, maxLength: MOST_LINES }),
    percent: fc.integer({ min: 0, max: 100 }),
    freight: fc.oneof(fc.constant(0), fc.nat(30_000)),
    off: fc.array(fc.record({ line: fc.nat(MOST_LINES - 1), count: fc.integer({ min: 1, max: 4 }) }), {
      maxLength: 12,
    }),
    found: fc.nat(12),
  })
  .map(({ lines: some, parts, percent, freight, off, found }) => {
    const lines = some.map((line, i) => ({ ...line, ean: `line${i}`, name: `Line ${i}` }));
    const most = lines.reduce((sum, line) => sum + lineGross(line) - lineDeposit(line), 0);
    const discount = Math.floor((most * percent) / 100);
    const eans = Array.from({ length: PARTS }, (_, part) => ({
      eans: lines.filter((_, i) => parts[i] === part).map(({ ean }) => ean),
    }));
    const pieces = off.map(({ line, count }) => ({ ean: `line${line}`, count }));
    return {
      ...{ lines, discount, freight, order: totals(lines) },
      parts: shares(lines, eans, { discount, freight }),
      missing: pieces.slice(found),
      later: pieces.slice(0, found),
    };
  });

const RUNS = { numRuns: 10_000 };
const piecesOff = ({ ean, count }: EanLine, off: { ean: string; count: number }[]) =>
  Math.min(count, sum(off.filter((one) => one.ean === ean).map((one) => one.count)));
const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);

describe('whatever is ordered, not found and given back, every øre is accounted for', () => {
  it('the parts come to the order: in all, in discount, freight and deposit, and per VAT rate', () => {
    fc.assert(
      fc.property(anyOrder, ({ lines, parts, discount, freight, order }) => {
        const all = (of: (part: Share) => number) => sum(parts.map(of));
        expect([
          ...[all(({ total }) => total), all((part) => part.discount), all((part) => part.freight)],
          ...[all(({ pant }) => pant), all((part) => part.goods - part.discount + part.freight)],
        ]).toEqual([order.total - discount + freight, discount, freight, order.pant, order.total - discount + freight]);
        const [whole] = shares(lines, [{ eans: lines.map(({ ean }) => ean) }], { discount, freight });
        const rates = (groups: VatGroup[]) =>
          [0, 1200, 1500, 2500].map((rate) => {
            const these = groups.filter((group) => group.rate === rate);
            return [rate, sum(these.map(({ vat }) => vat)), sum(these.map(({ gross }) => gross))];
          });
        expect(rates(parts.flatMap(({ perRate }) => perRate))).toEqual(rates(whole?.perRate ?? []));
      }),
      RUNS,
    );
  });

  it('freight that goes back by itself has the VAT of the goods it was paid for, and is no goods', () => {
    const [, bodo] = shares(LINES, [{ eans: ['jacket'] }, { eans: ['drink', 'socks'] }], {
      discount: 0,
      freight: 19_900,
    });
    const credit = creditOf((bodo as Sold).lines, { freight: 6000, lines: [] });
    expect(credit).toMatchObject({ total: 6000, freight: 6000, goods: 0, pant: 0 });
    expect(credit.perRate.map(({ rate, gross }) => [rate, gross > 0])).toEqual([
      [2500, true],
      [1500, true],
    ]);
    const told = paymentLines(credit, WORDS);
    expect(told.map(({ kind }) => kind)).toEqual(['freight', 'freight']);
    expect(told.reduce((sum, { total }) => sum + total, 0)).toBe(6000);
  });

  it('what is captured is paid back to the øre, whatever was missing before and in whatever order', () => {
    fc.assert(
      fc.property(anyOrder, ({ parts, missing, later }) => {
        for (const part of parts) {
          const { capture, release, sent } = captureOf(part, missing);
          const lines: EanLine[] = part.lines;
          let refunded = 0;
          for (const line of lines) {
            const paid = lineGross(line) - (line.discount ?? 0);
            let left = line.count - piecesOff(line, missing);
            for (const step of [...later.filter(({ ean }) => ean === line.ean), { count: left }]) {
              const count = Math.min(left, step.count);
              const amount = paidFor({ ean: line.ean, bought: line.count, left, paid }, count);
              const credit = creditOf(part.lines, { freight: 0, lines: [{ ean: line.ean, count, amount }] });
              if (amount < 0 || credit.total !== amount) expect.fail(`${credit.total} credited of ${amount}`);
              refunded += amount;
              left -= count;
            }
          }
          const freight = sent.lines.length > 0 ? part.freight : 0;
          if (
            refunded + freight !== capture ||
            sent.freight !== freight ||
            release < 0 ||
            capture + release !== part.total
          )
            expect.fail(`${refunded} + ${freight} of ${capture}, ${release} of ${part.total}`);
        }
      }),
      RUNS,
    );
  });

  it('nothing costs less than nothing, and VAT is never more than what it is contained in', () => {
    fc.assert(
      fc.property(anyOrder, ({ parts, missing }) => {
        for (const share of parts.flatMap((part) => [part, captureOf(part, missing).sent]))
          if (share.perRate.some(({ gross, vat, net }) => Math.min(vat, net) < 0 || net + vat !== gross))
            expect.fail(JSON.stringify(share.perRate));
      }),
      RUNS,
    );
  });

  it('the lines of a payment come to its amount, per VAT rate too, and a price times a count is whole øre', () => {
    fc.assert(
      fc.property(anyOrder, ({ parts, missing }) => {
        for (const share of parts.flatMap((part) => [part, captureOf(part, missing).sent])) {
          const lines = paymentLines(share, WORDS);
          expect(sum(lines.map(({ total }) => total))).toBe(share.total);
          const ofRate = (rate: number) => sum(lines.filter((line) => line.vatRate === rate).map(({ total }) => total));
          if (share.perRate.some(({ rate, gross }) => ofRate(rate) !== gross)) expect.fail('a rate that differs');
          if (lines.some(({ total, quantity }) => total % quantity !== 0)) expect.fail('a price of part of an øre');
          if (lines.some(({ kind, total }) => (kind === 'discount') !== total < 0)) expect.fail('a sign that is wrong');
        }
      }),
      RUNS,
    );
  });
});

describe('rule 15.27: freight goes back beside the money of its part', () => {
  const goods = (fulfilmentId: number, amount: number, freight = 0) => ({ fulfilmentId, freight, amount });
  it.each([
    ['none', [goods(1, 500)], [], [goods(1, 500)]],
    ['of the same part', [goods(1, 500)], [goods(1, 90, 90)], [goods(1, 590, 90)]],
    ['beside what goes back already', [goods(1, 500, 10)], [goods(1, 90, 90)], [goods(1, 590, 100)]],
    ['of another part', [goods(1, 500)], [goods(2, 90, 90)], [goods(1, 500), goods(2, 90, 90)]],
    [
      'of both',
      [goods(1, 500), goods(2, 300)],
      [goods(2, 90, 90), goods(1, 50, 50), goods(3, 7, 7)],
      [goods(1, 550, 50), goods(2, 390, 90), goods(3, 7, 7)],
    ],
    ['alone', [], [goods(1, 90, 90)], [goods(1, 90, 90)]],
  ])('%s', (_, credits, freights, all) => {
    expect(withFreight(credits, freights)).toEqual(all);
  });
});

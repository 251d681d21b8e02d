import { describe, expect, it } from 'vitest';
import * as rules from '@/server/payments/rules';
import type { Ledger, LedgerAct } from '@/server/payments/types';
import type { NewPayment, PaymentFacts } from '@/server/ports/payment-method';

const ledger = (over: Partial<Ledger> = {}): Ledger => ({
  id: 1,
  purchaseId: 1,
  purchaseState: 'paid',
  provider: 'fake',
  reference: 'NV-100001-a1',
  providerId: 'p-1',
  completing: null,
  request: {} as NewPayment,
  amount: 1000,
  state: 'authorised',
  authorised: 1000,
  captured: 0,
  released: 0,
  refunded: 0,
  instrument: '',
  expiresAt: null,
  unfinished: true,
  acts: [],
  ...over,
});
const act = (kind: LedgerAct['kind'], amount: number, over: Partial<LedgerAct> = {}): LedgerAct => ({
  ...{ id: 1, kind, amount, key: `key-${kind}-${amount}`, fulfilmentId: 7, cause: null, state: 'done' },
  ...{ reference: null, ...over },
});
const facts = (over: Partial<PaymentFacts> = {}): PaymentFacts => ({
  ...{ state: 'authorised', authorised: 1000, captured: 0, released: 0, refunded: 0, currency: 'NOK' },
  ...over,
});

describe('rule 19.1: all or nothing', () => {
  const one = (state: Ledger['state'], over = {}) => ({
    ...{ state, amount: 100, authorised: state === 'authorised' ? 100 : 0, released: 0, foreign: false },
    ...over,
  });
  it.each([
    [[], 'open'],
    [[one('new')], 'open'],
    [[one('open')], 'open'],
    [[one('authorised')], 'paid'],
    [[one('authorised'), one('authorised')], 'paid'],
    [[one('authorised'), one('open')], 'open'],
    [[one('authorised'), one('pending')], 'pending'],
    [[one('authorised'), one('declined')], 'declined'],
    [[one('authorised'), one('cancelled')], 'cancelled'],
    [[one('authorised'), one('expired')], 'expired'],
    [[one('authorised', { released: 100 })], 'open'],
    // Rule 19.2.
    [[one('authorised', { authorised: 99 })], 'wrong_amount'],
    [[one('authorised', { authorised: 101 }), one('open')], 'wrong_amount'],
    [[one('authorised', { foreign: true })], 'wrong_amount'],
  ] as const)('%j is %s', (payments, outcome) => {
    expect(rules.outcomeOf(payments)).toBe(outcome);
  });

  const part = (fulfilmentId: number, total: number) => ({
    ...{ fulfilmentId, shopId: fulfilmentId + 50, orderNumber: 'NV-100001', total },
    lines: [{ kind: 'goods' as const, reference: '1', name: 'Vare', quantity: 1, total, vatRate: 2500 }],
  });
  it('one payment for all parts, or one for each, and none for a part that costs nothing', () => {
    const parts = [part(1, 100), part(2, 0), part(3, 50)];
    expect(rules.paymentsOf(parts, false)).toMatchObject([{ reference: 'NV-100001-a1', amount: 150, shopId: 51 }]);
    expect(rules.paymentsOf(parts, true)).toMatchObject([
      { reference: 'NV-100001-a1', amount: 100, shopId: 51, fulfilmentId: 1 },
      { reference: 'NV-100001-a2', amount: 50, shopId: 53, fulfilmentId: 3 },
    ]);
  });
});

it('rule 19.5: 5, 10, 20 … seconds, at most an hour', () => {
  expect([1, 2, 3, 4, 10, 11, 1000].map((attempts) => rules.pauseAfter(attempts) / 1000)).toEqual([
    ...[5, 10, 20, 40, 2560, 3600, 3600],
  ]);
});

describe('rule 19.6: what is ordered of a payment', () => {
  const money = { orderId: 1, fulfilmentId: 7, amount: 400, lines: [] };

  it('a part is captured once', () => {
    const first = rules.captureOf(ledger(), money);
    expect(first).toMatchObject({ kind: 'capture', key: 'NV-100001-a1-c7', amount: 400 });
    const key = first?.key ?? '';
    expect(rules.captureOf(ledger({ acts: [act('capture', 400, { key })] }), money)).toBeUndefined();
    expect(rules.captureOf(ledger(), { ...money, amount: 0 })).toBeUndefined();
  });

  it('a cause is paid back once for each part', () => {
    const acts = [act('refund', 100, { cause: 'withdrawal:1', fulfilmentId: 7, state: 'queued' })];
    expect(rules.refundOf(ledger({ acts }), 'withdrawal:1', money)).toBeUndefined();
    expect(rules.refundOf(ledger({ acts }), 'withdrawal:2', money)).toMatchObject({ key: 'NV-100001-a1-f2' });
    expect(rules.refundOf(ledger({ acts }), 'withdrawal:1', { ...money, fulfilmentId: 8 })).toBeDefined();
  });

  it.each([
    ['nothing ordered', [], 1000, 0],
    ['a capture under way counts', [act('capture', 300, { state: 'queued' })], 700, 300],
    ['a refused one does not', [act('capture', 300, { state: 'refused' })], 1000, 0],
    ['nothing once the rest is given back', [act('capture', 300), act('release', 700)], 0, 300],
    ['refunds count', [act('capture', 300), act('refund', 200, { state: 'queued' })], 700, 100],
    ['another part’s money is not paid back', [act('capture', 300, { fulfilmentId: 8 })], 700, 0],
  ] as const)('%s', (_, acts, capturable, refundable) => {
    const now = ledger({ acts: [...acts] });
    expect([rules.capturable(now), rules.refundable(now, 7)]).toEqual([capturable, refundable]);
  });

  it.each([
    [1000, 400, undefined],
    [400, 400, undefined],
    [399, 399, 'refund key of 400 for withdrawal:1: 1 øre are not there'],
    [0, undefined, 'refund key of 400 for withdrawal:1: 400 øre are not there'],
  ])('where %i øre are there %s of 400 are moved, and staff are told of the rest', (most, amount, detail) => {
    const line = { kind: 'goods', reference: '1', name: 'Vare', quantity: 2, total: 400, vatRate: 1500 } as const;
    const wanted = {
      kind: 'refund',
      key: 'key',
      amount: 400,
      fulfilmentId: 7,
      cause: 'withdrawal:1',
      lines: [line],
    } as const;
    const { act: moved, alarm } = rules.within({ ...wanted, lines: [line] }, most);
    expect([moved?.amount, alarm?.detail]).toEqual([amount, detail]);
    if (amount === 399) expect(moved?.lines).toEqual([{ ...line, quantity: 1, total: 399 }]);
  });

  it.each([
    ['new', {}, undefined],
    ['open', { authorised: 0 }, 0],
    ['pending', { authorised: 0 }, 0],
    ['authorised', {}, 1000],
    ['authorised', { acts: [act('capture', 300)] }, 700],
    ['authorised', { acts: [act('capture', 1000)] }, undefined],
    ['authorised', { acts: [act('release', 1000, { state: 'queued' })] }, undefined],
    ['authorised', { acts: [act('release', 1000, { state: 'refused' })] }, 1000],
    ['authorised', { acts: [act('release', 0)] }, 1000],
    ['authorised', { acts: [act('release', 1000)], released: 1000 }, undefined],
    ['declined', {}, undefined],
    ['cancelled', {}, undefined],
    ['expired', {}, undefined],
  ] as const)('a payment that is %s, %j, gives back %s', (state, over, amount) => {
    expect(rules.releaseOf(ledger({ state, ...over } as Partial<Ledger>))?.amount).toBe(amount);
  });
});

describe('rule 19.2, rule 19.7: what the provider says, against what is known', () => {
  const heard = (known: Partial<Ledger>, said: Partial<PaymentFacts>) => {
    const now = ledger(known);
    const { numbers, alarms } = rules.follow(now, now, facts(said));
    const { state, authorised, captured, released, refunded } = numbers;
    return [`${state} ${authorised} ${captured} ${released} ${refunded}`, ...alarms.map(({ kind }) => kind)];
  };
  const nothing = { authorised: 0 } as const;
  it.each([
    [{ state: 'open', ...nothing }, { state: 'open', ...nothing }, ['open 0 0 0 0']],
    [{ state: 'open', ...nothing }, {}, ['authorised 1000 0 0 0']],
    [{ state: 'open', ...nothing }, { authorised: 999 }, ['authorised 999 0 0 0', 'wrong_amount']],
    [{ state: 'open', ...nothing }, { currency: 'EUR' }, ['authorised 1000 0 0 0', 'wrong_currency']],
    [{ state: 'open', ...nothing }, { state: 'declined', ...nothing }, ['declined 0 0 0 0']],
    // Old word moves nothing back.
    [{}, { state: 'open', ...nothing }, ['authorised 1000 0 0 0']],
    [{ state: 'cancelled', released: 1000 }, { released: 1000 }, ['cancelled 1000 0 1000 0']],
    [{ state: 'expired', released: 1000 }, { released: 1000 }, ['expired 1000 0 1000 0']],
    // Declined, and tried again on the provider's page.
    [{ state: 'declined', ...nothing }, {}, ['authorised 1000 0 0 0']],
    // Captured by hand at the provider's: marked, and told.
    [{}, { captured: 400 }, ['authorised 1000 400 0 0', 'amounts_differ']],
    [{ captured: 400 }, { captured: 400, refunded: 100 }, ['authorised 1000 400 0 100', 'amounts_differ']],
    [{ captured: 400 }, { captured: 0 }, ['authorised 1000 0 0 0', 'amounts_differ']],
    // An act that is being sent explains any difference.
    [{ acts: [act('capture', 400, { state: 'queued' })] }, { captured: 400 }, ['authorised 1000 0 0 0']],
    // What was given back may lapse at the provider later than we know of it.
    [{ captured: 400, released: 600, acts: [act('release', 600)] }, { captured: 400 }, ['authorised 1000 400 600 0']],
    // The authorisation has run out.
    [{}, { state: 'expired', released: 1000 }, ['expired 1000 0 1000 0', 'authorisation_ended']],
    [{ unfinished: false }, { state: 'expired', released: 1000 }, ['expired 1000 0 1000 0']],
  ] as const)('%j, and it says %j', (known, said, now) => {
    expect(heard(known as Partial<Ledger>, said)).toEqual(now);
  });

  it('an answer from before an act was done is not compared with what is known after it', () => {
    const after = ledger({ captured: 400, acts: [act('capture', 400)] });
    expect(rules.follow(ledger(), after, facts({ captured: 0 }))).toMatchObject({
      ...{ alarms: [], numbers: { captured: 400 } },
    });
  });

  it.each([
    [{ kind: 'capture', amount: 400 }, { captured: 400 }, true],
    [{ kind: 'capture', amount: 400 }, { captured: 399 }, false],
    [{ kind: 'refund', amount: 400 }, { refunded: 400 }, true],
    [{ kind: 'refund', amount: 400 }, { refunded: 0 }, false],
    [{ kind: 'release', amount: 1000 }, { released: 1000 }, true],
    [{ kind: 'release', amount: 1000 }, { state: 'expired' }, true],
    [{ kind: 'release', amount: 1000 }, {}, false],
    [{ kind: 'extend', amount: 0 }, {}, false],
  ] as const)('%j is refused; the provider says %j: so already %s', (refused, said, so) => {
    expect(rules.isSo(ledger(), refused, facts(said))).toBe(so);
  });
});

describe('rule 19.7: what is mended', () => {
  const NOON = new Date('2026-03-03T11:00:00Z');
  const soon = new Date('2026-03-04T10:00:00Z');
  it.each([
    ['held for nothing', { purchaseState: 'cancelled' }, 'release'],
    [
      'held for nothing, being given back',
      { purchaseState: 'cancelled', acts: [act('release', 1000, { state: 'queued' })] },
      undefined,
    ],
    ['held, and far from its end', { expiresAt: new Date('2026-03-20T11:00:00Z') }, undefined],
    ['near its end', { expiresAt: soon }, 'extend'],
    ['near its end, and nothing is to leave', { expiresAt: soon, unfinished: false }, undefined],
    ['near its end, and all is captured', { expiresAt: soon, captured: 1000 }, undefined],
    [
      'renewed, and its end has not moved',
      { expiresAt: soon, acts: [act('extend', 0, { key: 'NV-100001-a1-e20260304' })] },
      'authorisation_ends',
    ],
    ['late, and still waited for', { purchaseState: 'expired' }, undefined],
  ] as const)('%s', (_, over, done) => {
    const { act: ordered, alarm } = rules.mending(ledger(over as Partial<Ledger>), NOON, true);
    expect(ordered?.kind ?? alarm?.kind).toBe(done);
  });

  it('staff are told where the provider cannot renew', () => {
    expect(rules.mending(ledger({ expiresAt: soon }), NOON, false).alarm?.kind).toBe('authorisation_ends');
  });
});

import { describe, expect, it } from 'vitest';
import * as rules from '@/server/orders/payments/rules';
import type { Ledger, LedgerAction } from '@/server/orders/payments/types';
import type { NewPayment, PaymentStatus } from '@/server/ports/payment-method';

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
  actions: [],
  ...over,
});
const action = (kind: LedgerAction['kind'], amount: number, over: Partial<LedgerAction> = {}): LedgerAction => ({
  ...{ id: 1, kind, amount, key: `key-${kind}-${amount}`, fulfilmentId: 7, cause: null, state: 'done' },
  ...{ reference: null, ...over },
});
const status = (over: Partial<PaymentStatus> = {}): PaymentStatus => ({
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
    [[one('pending'), one('declined')], 'declined'],
    [[one('open'), one('pending')], 'pending'],
    [[one('pending')], 'pending'],
    [[one('declined')], 'declined'],
    [[one('cancelled')], 'cancelled'],
    [[one('expired')], 'expired'],
    [[one('authorised', { released: 100 })], 'open'],
    [[one('authorised'), one('authorised', { released: 1 })], 'open'],
    // Rule 19.2.
    [[one('authorised', { authorised: 99 })], 'wrong_amount'],
    [[one('authorised', { authorised: 101 }), one('open')], 'wrong_amount'],
    [[one('authorised', { foreign: true })], 'wrong_amount'],
    [[one('cancelled', { foreign: true })], 'wrong_amount'],
    [[one('authorised', { authorised: 99 }), one('declined')], 'wrong_amount'],
    // What was agreed to before it ended is no amount to place an order with, and none to complain of.
    [[one('cancelled', { authorised: 99 })], 'cancelled'],
  ] as const)('%j is %s', (payments, outcome) => {
    expect(rules.outcomeOf(payments)).toBe(outcome);
  });

  const part = (fulfilmentId: number, total: number) => ({
    ...{ fulfilmentId, shopId: fulfilmentId + 50, orderNumber: 'NV-100001', total },
    lines: [{ kind: 'goods' as const, reference: '1', name: 'Vare', quantity: 1, total, vatRate: 2500 }],
  });
  const [first, free, third] = [part(1, 100), part(2, 0), part(3, 50)];
  it('one payment for all fulfilments, or one for each that costs something', () => {
    const parts = [first, free, third];
    expect(rules.paymentsOf(parts, false)).toEqual([
      {
        ...{ reference: 'NV-100001-a1', amount: 150, shopId: 51, fulfilmentId: undefined },
        lines: [...first.lines, ...third.lines],
      },
    ]);
    expect(rules.paymentsOf(parts, true)).toEqual([
      { reference: 'NV-100001-a1', amount: 100, shopId: 51, fulfilmentId: 1, lines: first.lines },
      { reference: 'NV-100001-a2', amount: 50, shopId: 53, fulfilmentId: 3, lines: third.lines },
    ]);
  });

  it.each([true, false])('no payment at all where nothing costs anything (one for each shop: %s)', (perShop) => {
    expect(rules.paymentsOf([free], perShop)).toEqual([]);
    expect(rules.paymentsOf([], perShop)).toEqual([]);
  });

  it('the provider gets the return address and the webhook address', () => {
    expect(rules.addressesOf({ token: 'abc', provider: 'nexi' }, 'https://nordvidda.example')).toEqual({
      returnUrl: 'https://nordvidda.example/betaling/abc',
      cancelUrl: 'https://nordvidda.example/betaling/abc?avbrutt=1',
      webhookUrl: 'https://nordvidda.example/api/v1/payments/nexi/webhook',
      termsUrl: 'https://nordvidda.example/kundeservice',
      privacyUrl: 'https://nordvidda.example/personvernerklaering',
    });
  });
});

describe('rule 19.1: what the browser of the buyer is told', () => {
  const asked = { shopId: 3, returnUrl: 'https://nordvidda.example/betaling/abc' } as NewPayment;
  const payment = {
    ...{ reference: 'NV-100001-a1', providerId: 'p-1', fulfilmentId: 7, request: asked, amount: 1000 },
    ...{ clientToken: 'script', clientCategory: 'pay_over_time' },
  };
  const seen = { reference: 'NV-100001-a1', orderId: 'p-1', shopId: 3, amount: 1000 };
  const nothing = { clientToken: null, clientCategory: null };
  it('the shop of a payment that is one shop’s, and the token of its script while it is open', () => {
    expect(rules.shownPayment({ ...payment, state: 'open' })).toEqual({
      ...{ ...seen, state: 'open', clientToken: 'script', clientCategory: 'pay_over_time' },
    });
    expect(rules.shownPayment({ ...payment, state: 'authorised' })).toEqual({
      ...seen,
      state: 'authorised',
      ...nothing,
    });
    expect(rules.shownPayment({ ...payment, state: 'authorised', fulfilmentId: null }).shopId).toBeNull();
  });

  const page = { state: 'open', url: 'https://provider.example/1', clientToken: null, request: asked };
  const script = { state: 'open', url: null, clientToken: 'script', request: asked };
  it.each([
    ['on the provider’s page', [page], page.url],
    ['where its script works on ours', [script], asked.returnUrl],
    ['on its page before ours', [{ ...page, clientToken: 'script' }], page.url],
    ['where the next one is paid that is open', [{ ...page, state: 'authorised' }, script], asked.returnUrl],
    ['nowhere when none has been opened', [{ ...page, url: null }], null],
    ['nowhere when none is open', [{ ...page, state: 'authorised' }], null],
    ['nowhere when there is none', [], null],
  ])('pays %s', (_, payments, url) => {
    expect(rules.urlOf(payments)).toBe(url);
  });
});

it('rule 19.5: 5, 10, 20 … seconds, at most an hour', () => {
  expect([1, 2, 3, 4, 10, 11, 1000].map((attempts) => rules.pauseAfter(attempts) / 1000)).toEqual([
    ...[5, 10, 20, 40, 2560, 3600, 3600],
  ]);
});

it('rule 19.5: staff are told after five failures, and one whose sender died is sent again after a minute', () => {
  expect([rules.ALARM_AFTER, rules.CLAIM_MS]).toEqual([5, 60_000]);
});

it('rule 19.7: asked about every ten minutes while money is to move, and then each day, for sixty days at most', () => {
  const iso = (of: Record<string, Date>) => Object.entries(of).map(([name, at]) => `${name} ${at.toISOString()}`);
  expect(iso(rules.unaskedSince(new Date('2026-03-03T11:00:00Z')))).toEqual([
    'open 2026-03-03T10:50:00.000Z',
    'done 2026-03-02T11:00:00.000Z',
    'since 2026-01-02T11:00:00.000Z',
    'unpaidSince 2026-02-28T11:00:00.000Z',
  ]);
});

describe('rule 19.6: the actions of a payment', () => {
  const money = { orderId: 1, fulfilmentId: 7, amount: 400, lines: [] };
  const goods = { kind: 'goods', reference: '1', name: 'Vare', quantity: 2, total: 400, vatRate: 1500 } as const;

  it('a fulfilment is captured once', () => {
    const shipping = { carrier: 'Bring', trackingNumber: 'T1' };
    const key = 'NV-100001-a1-c7';
    const captured = rules.captureOf(ledger(), { ...money, lines: [goods], shipping });
    expect(captured).toEqual({ kind: 'capture', key, amount: 400, fulfilmentId: 7, lines: [goods], shipping });
    const others = [action('capture', 100, { key: 'NV-100001-a1-c8' })];
    expect(rules.captureOf(ledger({ actions: others }), money)?.key).toBe(key);
    const acts = [...others, action('capture', 400, { key })];
    expect(rules.captureOf(ledger({ actions: acts }), money)).toBeUndefined();
    // One that was refused is a matter for staff, and is not tried under the same key.
    expect(
      rules.captureOf(ledger({ actions: [action('capture', 400, { key, state: 'refused' })] }), money),
    ).toBeUndefined();
    expect(rules.captureOf(ledger(), { ...money, amount: 0 })).toBeUndefined();
    expect(rules.captureOf(ledger(), { ...money, amount: 1 })?.amount).toBe(1);
  });

  it('a cause is refunded once per fulfilment', () => {
    const acts = [action('refund', 100, { cause: 'withdrawal:1', fulfilmentId: 7, state: 'queued' })];
    expect(rules.refundOf(ledger({ actions: acts }), 'withdrawal:1', money)).toBeUndefined();
    expect(rules.refundOf(ledger({ actions: acts }), 'withdrawal:2', money)).toMatchObject({ key: 'NV-100001-a1-f2' });
    const later = [...acts, action('refund', 100, { cause: 'withdrawal:2' })];
    expect(rules.refundOf(ledger({ actions: later }), 'withdrawal:1', money)).toBeUndefined();
    expect(rules.refundOf(ledger({ actions: later }), 'withdrawal:3', money)).toMatchObject({ key: 'NV-100001-a1-f3' });
    expect(rules.refundOf(ledger({ actions: acts }), 'withdrawal:1', { ...money, fulfilmentId: 8 })).toBeDefined();
    expect(rules.refundOf(ledger(), 'withdrawal:1', { ...money, amount: 0 })).toBeUndefined();
    // Keys are counted over refunds alone, the refused ones too: none is used twice.
    const mixed = [action('capture', 400), action('refund', 100, { cause: 'withdrawal:1', state: 'refused' })];
    expect(rules.refundOf(ledger({ actions: mixed }), 'withdrawal:2', { ...money, lines: [goods] })).toEqual({
      ...{
        kind: 'refund',
        key: 'NV-100001-a1-f2',
        amount: 400,
        fulfilmentId: 7,
        cause: 'withdrawal:2',
        lines: [goods],
      },
    });
  });

  it.each([
    ['nothing ordered', [], 1000, 0],
    ['a capture under way counts', [action('capture', 300, { state: 'queued' })], 700, 300],
    ['a refused one does not', [action('capture', 300, { state: 'refused' })], 1000, 0],
    ['captures add up', [action('capture', 300), action('capture', 200)], 500, 500],
    ['an extension moves nothing', [action('capture', 300), action('extend', 0)], 700, 300],
    ['a release that was refused', [action('capture', 300), action('release', 700, { state: 'refused' })], 700, 300],
    ['a refund that was refused', [action('capture', 300), action('refund', 200, { state: 'refused' })], 700, 300],
    ['another part’s refund', [action('capture', 300), action('refund', 200, { fulfilmentId: 8 })], 700, 300],
    ['nothing once the rest is given back', [action('capture', 300), action('release', 700)], 0, 300],
    ['refunds count', [action('capture', 300), action('refund', 200, { state: 'queued' })], 700, 100],
    ['another part’s money is not paid back', [action('capture', 300, { fulfilmentId: 8 })], 700, 0],
  ] as const)('%s', (_, acts, capturable, refundable) => {
    const now = ledger({ actions: [...acts] });
    expect([rules.capturable(now), rules.refundable(now, 7)]).toEqual([capturable, refundable]);
  });

  it.each([
    [1000, 400, undefined],
    [400, 400, undefined],
    [399, 399, 'refund key of 400 for withdrawal:1: 1 øre are not there'],
    [0, undefined, 'refund key of 400 for withdrawal:1: 400 øre are not there'],
  ])('where %i øre are there %s of 400 are moved, and staff are told of the rest', (most, amount, detail) => {
    const wanted = { kind: 'refund', key: 'key', amount: 400, fulfilmentId: 7, cause: 'withdrawal:1' } as const;
    const { action: moved, alarm } = rules.within({ ...wanted, lines: [goods] }, most);
    expect(alarm).toEqual(detail && { kind: 'act_short', detail });
    const lines = amount === 400 ? [goods] : [{ ...goods, quantity: 1, total: amount }];
    expect(moved).toEqual(amount && { ...wanted, amount, lines });
  });

  it('staff are told of a capture without a cause, and of one without lines', () => {
    const { action: moved, alarm } = rules.within({ kind: 'capture', key: 'key', amount: 2 }, 1);
    expect(alarm?.detail).toBe('capture key of 2: 1 øre are not there');
    const rest = { kind: 'goods', reference: 'rest', name: 'Varer', quantity: 1, total: 1, vatRate: 0 };
    expect(moved?.lines).toEqual([rest]);
  });

  it.each([
    ['new', {}, undefined],
    ['open', { authorised: 0 }, 0],
    ['pending', { authorised: 0 }, 0],
    ['authorised', {}, 1000],
    ['authorised', { actions: [action('capture', 300)] }, 700],
    ['authorised', { actions: [action('capture', 1000)] }, undefined],
    ['authorised', { actions: [action('release', 1000, { state: 'queued' })] }, undefined],
    ['authorised', { actions: [action('release', 1000, { state: 'refused' })] }, 1000],
    ['authorised', { actions: [action('release', 0)] }, 1000],
    ['authorised', { actions: [action('release', 1000)], released: 1000 }, undefined],
    ['authorised', { actions: [action('capture', 999)] }, 1],
    ['authorised', { actions: [action('capture', 300, { state: 'refused' })] }, 1000],
    ['authorised', { actions: [action('capture', 300, { state: 'queued' })] }, 700],
    ['authorised', { actions: [action('capture', 300, { state: 'queued' }), action('extend', 0)], released: 100 }, 600],
    ['authorised', { actions: [action('capture', 300), action('refund', 300, { state: 'queued' })] }, 700],
    // More was taken than is known to be held: there is nothing to give back.
    ['authorised', { actions: [action('capture', 1001)] }, undefined],
    ['declined', {}, undefined],
    ['cancelled', {}, undefined],
    ['expired', {}, undefined],
  ] as const)('a payment that is %s, %j, gives back %s', (state, over, amount) => {
    expect(rules.releaseOf(ledger({ state, ...over } as Partial<Ledger>))?.amount).toBe(amount);
  });

  it('a release that was refused is tried under a key of its own', () => {
    const acts = [action('capture', 300), action('release', 700, { state: 'refused' })];
    expect(rules.releaseOf(ledger({ actions: acts }))).toEqual({
      kind: 'release',
      key: 'NV-100001-a1-r2',
      amount: 700,
    });
  });
});

describe('rule 19.2, rule 19.7: comparing the provider with what is known', () => {
  const heard = (known: Partial<Ledger>, said: Partial<PaymentStatus>) => {
    const now = ledger(known);
    const { numbers, alarms } = rules.compare(now, now, status(said));
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
    [{ actions: [action('capture', 400, { state: 'queued' })] }, { captured: 400 }, ['authorised 1000 0 0 0']],
    // What was given back may lapse at the provider later than we know of it.
    [
      { captured: 400, released: 600, actions: [action('release', 600)] },
      { captured: 400 },
      ['authorised 1000 400 600 0'],
    ],
    // The authorisation has run out.
    [{}, { state: 'expired', released: 1000 }, ['expired 1000 0 1000 0', 'authorisation_ended']],
    [{ unfinished: false }, { state: 'expired', released: 1000 }, ['expired 1000 0 1000 0']],
    [{ purchaseState: 'unwound' }, { state: 'cancelled', released: 1000 }, ['cancelled 1000 0 1000 0']],
    [{ captured: 400 }, { state: 'declined', captured: 400 }, ['declined 1000 400 600 0', 'authorisation_ended']],
    [{ captured: 1000 }, { state: 'expired', captured: 1000 }, ['expired 1000 1000 0 0']],
    [{ captured: 400, released: 600 }, { state: 'expired', captured: 400 }, ['expired 1000 400 600 0']],
    [
      { captured: 400, released: 599 },
      { state: 'expired', captured: 400 },
      ['expired 1000 400 600 0', 'authorisation_ended'],
    ],
    // Given back by us: that it has ended there is what was wanted.
    [
      { released: 1000, actions: [action('release', 1000)] },
      { state: 'expired', released: 900 },
      ['expired 1000 0 1000 0'],
    ],
    [
      { actions: [action('release', 1000, { state: 'refused' })] },
      { released: 1000 },
      ['authorised 1000 0 1000 0', 'amounts_differ'],
    ],
    [{ actions: [action('capture', 400)] }, { released: 1000 }, ['authorised 1000 0 1000 0', 'amounts_differ']],
    // A release explains what was given back, and nothing else.
    [
      { captured: 400, released: 600, actions: [action('release', 600)] },
      { captured: 500 },
      ['authorised 1100 500 600 0', 'amounts_differ'],
    ],
    // What the provider says is kept as the table wants it, and told.
    [{ captured: 400 }, { captured: 400, refunded: 500 }, ['authorised 1000 400 0 400', 'amounts_differ']],
    [{}, { captured: 1200 }, ['authorised 1200 1200 0 0', 'amounts_differ']],
    [{ captured: 400 }, { captured: 400, released: 700 }, ['authorised 1100 400 700 0', 'amounts_differ']],
    // What was agreed to is never less than it was.
    [{}, { authorised: 900 }, ['authorised 1000 0 0 0', 'wrong_amount']],
    [{}, { authorised: 1100 }, ['authorised 1100 0 0 0', 'wrong_amount']],
    [{ state: 'open', ...nothing }, { authorised: 999, currency: 'EUR' }, ['authorised 999 0 0 0', 'wrong_currency']],
    [{ state: 'open', ...nothing }, { state: 'pending', authorised: 1, currency: 'EUR' }, ['pending 1 0 0 0']],
  ] as const)('%j, and it says %j', (known, said, now) => {
    expect(heard(known as Partial<Ledger>, said)).toEqual(now);
  });

  const STATES = ['new', 'open', 'pending', 'authorised', 'declined', 'cancelled', 'expired'] as const;
  it.each([
    ['new', 'open pending authorised declined cancelled expired'],
    ['open', 'open pending authorised declined cancelled expired'],
    ['pending', 'pending pending authorised declined cancelled expired'],
    ['authorised', 'authorised authorised authorised declined cancelled expired'],
    ['declined', 'declined declined authorised declined cancelled expired'],
    ['cancelled', 'cancelled cancelled authorised declined cancelled expired'],
    ['expired', 'expired expired authorised declined cancelled expired'],
  ] as const)('one that was %s, and was never held, is by what is heard: %s', (state, heardOf) => {
    const now = ledger({ state, authorised: 0 });
    const said = STATES.slice(1).map((one) => status({ state: one as PaymentStatus['state'], authorised: 0 }));
    expect(said.map((one) => rules.compare(now, now, one).numbers.state).join(' ')).toBe(heardOf);
  });

  it.each(['declined', 'cancelled', 'expired'] as const)('one that was held and is %s is not held again', (state) => {
    const now = ledger({ state, released: 1000 });
    expect(rules.compare(now, now, status({ released: 1000 })).numbers.state).toBe(state);
  });

  it('staff read what was asked for, what is known and what was said', () => {
    const details = (known: Partial<Ledger>, said: Partial<PaymentStatus>) => {
      const now = ledger(known);
      return rules.compare(now, now, status(said)).alarms.map(({ detail }) => detail);
    };
    expect(details({}, { authorised: 999 })).toEqual(['asked for 1000 NOK, the provider says 999 NOK']);
    expect(details({}, { currency: 'EUR' })).toEqual(['asked for 1000 NOK, the provider says 1000 EUR']);
    expect(details({ captured: 400 }, { captured: 500, refunded: 3, released: 1 })).toEqual([
      'captured: we know of 400, the provider of 500',
      'refunded: we know of 0, the provider of 3',
      'released: we know of 0, the provider of 1',
    ]);
    expect(details({ captured: 300 }, { state: 'expired', captured: 300 })).toEqual([
      '700 øre are no longer held, and goods are still to leave',
    ]);
  });

  it('what was paid with and until when it is held is kept until the provider says otherwise', () => {
    const [known, said] = [new Date('2026-03-10T11:00:00Z'), new Date('2026-03-20T11:00:00Z')];
    const now = ledger({ instrument: 'Visa', expiresAt: known });
    expect(rules.compare(now, now, status()).numbers).toMatchObject({ instrument: 'Visa', expiresAt: known });
    const told = status({ instrument: 'Vipps', expiresAt: said });
    expect(rules.compare(now, now, told).numbers).toMatchObject({ instrument: 'Vipps', expiresAt: said });
  });

  const queued = [action('capture', 400, { state: 'queued' })];
  it.each([
    [
      'was being sent when the provider was asked',
      ledger({ actions: queued }),
      ledger({ actions: [action('capture', 400)] }),
    ],
    ['is being sent now', ledger(), ledger({ actions: queued })],
    ['was ordered and done in between', ledger(), ledger({ actions: [action('extend', 0)] })],
  ])('nothing is compared while an act %s', (_, before, now) => {
    const { numbers, alarms } = rules.compare(before, now, status({ captured: 400, released: 600, refunded: 1 }));
    expect([alarms, numbers]).toMatchObject([[], { captured: 0, released: 0, refunded: 0 }]);
    // What has become of the payment as a whole is taken down all the same.
    expect(rules.compare(before, now, status({ state: 'expired' })).numbers.state).toBe('expired');
  });

  it('an answer from before an action was done is not compared with what is known after it', () => {
    const after = ledger({ captured: 400, actions: [action('capture', 400)] });
    expect(rules.compare(ledger(), after, status({ captured: 0 }))).toMatchObject({
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
    [{ kind: 'capture', amount: 400 }, { captured: 1000 }, true],
    [{ kind: 'refund', amount: 400 }, { refunded: 500 }, true],
    [{ kind: 'refund', amount: 400 }, { refunded: 399 }, false],
    [{ kind: 'release', amount: 1000 }, { state: 'declined' }, true],
    [{ kind: 'release', amount: 1000 }, { state: 'cancelled' }, true],
    [{ kind: 'release', amount: 1000 }, { state: 'pending' }, false],
    [{ kind: 'release', amount: 1000 }, { captured: 400, released: 599 }, false],
    [{ kind: 'release', amount: 1000 }, { captured: 400, released: 600 }, true],
    [{ kind: 'release', amount: 1000 }, { captured: 400, released: 601 }, true],
    [{ kind: 'extend', amount: 0 }, { state: 'expired', released: 1000 }, false],
    [{ kind: 'extend', amount: 0 }, {}, false],
  ] as const)('%j is refused; the provider says %j: so already %s', (refused, said, so) => {
    expect(rules.isDone(ledger(), refused, status(said))).toBe(so);
  });

  it('what was taken and paid back before is not taken for what is asked now', () => {
    const now = ledger({ captured: 300, refunded: 100 });
    expect(rules.isDone(now, { kind: 'capture', amount: 400 }, status({ captured: 699 }))).toBe(false);
    expect(rules.isDone(now, { kind: 'capture', amount: 400 }, status({ captured: 700 }))).toBe(true);
    expect(rules.isDone(now, { kind: 'refund', amount: 100 }, status({ refunded: 199 }))).toBe(false);
    expect(rules.isDone(now, { kind: 'refund', amount: 100 }, status({ refunded: 200 }))).toBe(true);
  });

  const end = new Date('2026-03-10T11:00:00Z');
  it.each([
    ['a capture adds to what was taken', { kind: 'capture', amount: 300 }, {}, undefined, 'authorised 1000 700 0 100'],
    ['a refund to what went back', { kind: 'refund', amount: 200 }, {}, undefined, 'authorised 1000 400 0 300'],
    ['an extension moves no money', { kind: 'extend', amount: 0 }, {}, undefined, 'authorised 1000 400 0 100'],
    [
      'a release gives back all that is not taken',
      { kind: 'release', amount: 1 },
      {},
      {},
      'authorised 1000 400 600 100',
    ],
    [
      'and is done without a look at the provider',
      { kind: 'release', amount: 1 },
      {},
      undefined,
      'authorised 1000 400 600 100',
    ],
    [
      'with nothing taken it ends the payment',
      { kind: 'release', amount: 1000 },
      { captured: 0, refunded: 0 },
      {},
      'cancelled 1000 0 1000 0',
    ],
    [
      'as the provider says it ended',
      { kind: 'release', amount: 600 },
      {},
      { state: 'expired' },
      'expired 1000 400 600 100',
    ],
    [
      'what nobody had decided on ends',
      { kind: 'release', amount: 0 },
      { state: 'open', authorised: 0, captured: 0, refunded: 0 },
      { authorised: 0 },
      'cancelled 0 0 0 0',
    ],
    // The shopper agreed while the release was under way.
    [
      'what was agreed to meanwhile is given back too',
      { kind: 'release', amount: 0 },
      { state: 'open', authorised: 0, captured: 0, refunded: 0 },
      {},
      'cancelled 1000 0 1000 0',
    ],
    [
      'what was agreed to is never less than it was',
      { kind: 'release', amount: 600 },
      {},
      { authorised: 900 },
      'authorised 1000 400 600 100',
    ],
  ] as const)('%s', (_, done, known, said, numbers) => {
    const now = ledger({ captured: 400, refunded: 100, instrument: 'Visa', expiresAt: end, ...known });
    const after = rules.afterAction(now, done, said && status(said));
    const { state, authorised, captured, released, refunded } = after;
    expect(`${state} ${authorised} ${captured} ${released} ${refunded}`).toBe(numbers);
    expect(after).toMatchObject({ instrument: 'Visa', expiresAt: end });
  });
});

describe('rule 19.7: mending', () => {
  const NOON = new Date('2026-03-03T11:00:00Z');
  const soon = new Date('2026-03-04T10:00:00Z');
  const release = { action: { kind: 'release', key: 'NV-100001-a1-r1', amount: 1000 } };
  const extend = { action: { kind: 'extend', key: 'NV-100001-a1-e20260304', amount: 0 } };
  const detail = '1000 øre are held until 2026-03-04T10:00:00.000Z, and goods are still to leave';
  const ends = { alarm: { kind: 'authorisation_ends', detail } };
  it.each([
    ['held for nothing', { purchaseState: 'cancelled' }, release],
    ['held for what was declined', { purchaseState: 'declined' }, release],
    ['held for what was unwound', { purchaseState: 'unwound' }, release],
    ['held with a wrong amount', { purchaseState: 'wrong_amount' }, release],
    [
      'held for nothing, and some was taken',
      { purchaseState: 'unwound', captured: 400, actions: [action('capture', 400)] },
      {
        action: { ...release.action, amount: 600 },
      },
    ],
    [
      'held for nothing, being given back',
      { purchaseState: 'cancelled', actions: [action('release', 1000, { state: 'queued' })] },
      {},
    ],
    ['held while the shopper is paying', { purchaseState: 'open' }, {}],
    ['near its end while the shopper is paying', { purchaseState: 'open', expiresAt: soon }, {}],
    ['held, and nobody knows until when', {}, {}],
    ['held, and far from its end', { expiresAt: new Date('2026-03-20T11:00:00Z') }, {}],
    ['a day and a moment from its end', { expiresAt: new Date('2026-03-04T11:00:00.001Z') }, {}],
    ['a day from its end', { expiresAt: new Date('2026-03-04T11:00:00Z') }, extend],
    ['near its end', { expiresAt: soon }, extend],
    [
      'near its end, and an act is under way',
      { expiresAt: soon, actions: [action('capture', 1, { state: 'queued' })] },
      {},
    ],
    ['near its end, and nothing is to leave', { expiresAt: soon, unfinished: false }, {}],
    ['near its end, and all is captured', { expiresAt: soon, captured: 1000 }, {}],
    ['near its end, and all is captured or given back', { expiresAt: soon, captured: 400, released: 600 }, {}],
    ['not held any more', { expiresAt: soon, state: 'expired' }, {}],
    [
      'renewed for another end',
      { expiresAt: soon, actions: [action('extend', 0, { key: 'NV-100001-a1-e20260303' })] },
      extend,
    ],
    [
      'renewed, and its end has not moved',
      { expiresAt: soon, actions: [action('extend', 0, { key: 'NV-100001-a1-e20260304' })] },
      ends,
    ],
    ['late, and still waited for', { purchaseState: 'expired' }, {}],
  ] as const)('%s', (_, over, done) => {
    expect(rules.mending(ledger(over as Partial<Ledger>), NOON, true)).toEqual(done);
  });

  it('staff are told where the provider cannot renew', () => {
    expect(rules.mending(ledger({ expiresAt: soon }), NOON, false)).toEqual(ends);
  });
});

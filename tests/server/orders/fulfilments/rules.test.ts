import { describe, expect, it } from 'vitest';
import { CounterAct, FulfilmentState } from '@/lib/contracts/counter';
import * as rules from '@/server/orders/fulfilments/rules';
import type { Change, Fulfilment, FulfilmentLine, OrderWithFulfilments } from '@/server/orders/fulfilments/types';
import { BOTTLE, SHOE, SOCK } from '@/tests/server/orders/fixture';
import { part } from './fixture';

const acts = {
  pick: { act: 'pick', ean: SHOE, count: 2 },
  missing: { act: 'missing', ean: SHOE, count: 2 },
  ready: { act: 'ready' },
  'hand-over': { act: 'hand-over', idChecked: false },
  dispatch: { act: 'dispatch', carrier: 'Posten', trackingNumber: 'T1', trackingUrl: '' },
  delivered: { act: 'delivered' },
  cancel: { act: 'cancel', reason: '' },
} as const satisfies Record<CounterAct['act'], CounterAct>;

const NO = 'status_not_possible';
type Row = Record<CounterAct['act'], FulfilmentState | typeof NO | 'as it stands'>;
const never = { pick: NO, missing: NO, ready: NO, 'hand-over': NO, dispatch: NO, delivered: NO, cancel: NO } as const;
const STANDS = 'as it stands';
const begun = { pick: 'picking', missing: 'picking', cancel: 'closed' } as const;

const tables: Record<'collect' | 'send', Record<FulfilmentState, Row>> = {
  collect: {
    held: never,
    waiting: { ...never, ...begun, ready: 'ready' },
    picking: { ...never, ...begun, ready: 'ready' },
    ready: { ...never, missing: 'ready', ready: STANDS, 'hand-over': 'collected', cancel: 'closed' },
    collected: { ...never, ready: STANDS, 'hand-over': STANDS },
    sent: never,
    delivered: never,
    closed: { ...never, cancel: STANDS },
  },
  send: {
    held: never,
    waiting: { ...never, ...begun, dispatch: 'sent' },
    picking: { ...never, ...begun, dispatch: 'sent' },
    ready: { ...never, missing: 'ready', cancel: 'closed' },
    collected: never,
    sent: { ...never, dispatch: STANDS, delivered: 'delivered' },
    delivered: { ...never, dispatch: STANDS, delivered: STANDS },
    closed: { ...never, cancel: STANDS },
  },
};

describe('rule 15.22: what the shop may do with a fulfilment, in every state', () => {
  const cases = (['collect', 'send'] as const).flatMap((kind) =>
    FulfilmentState.options.flatMap((state) =>
      CounterAct.options.map((option) => {
        const act = option.shape.act.value;
        return { kind, state, act, expected: tables[kind][state][act] };
      }),
    ),
  );

  it.each(cases)('$kind, $state: $act → $expected', ({ kind, state, act, expected }) => {
    const outcome = rules.done(part({ kind, state }), acts[act], false);
    if (outcome === undefined) expect(expected).toBe(STANDS);
    else expect(typeof outcome === 'string' ? outcome : outcome.part.state).toBe(expected);
  });

  it.each(cases)('$kind, $state: $act done again changes nothing more', ({ kind, state, act }) => {
    const outcome = rules.done(part({ kind, state }), acts[act], false) as Change | string | undefined;
    if (typeof outcome !== 'object') return expect([undefined, NO]).toContain(outcome);
    expect(rules.done(outcome.part, acts[act], false)).toBeUndefined();
  });
});

const lineOf = (outcome: ReturnType<typeof rules.done>, ean = SHOE) =>
  typeof outcome === 'object' ? outcome.part.lines.find((line) => line.ean === ean) : outcome;
const line = (over: object) => part({ lines: [{ ...part().lines[0], ...over } as never, part().lines[1] as never] });

describe('rule 15.22: counts are totals, not changes', () => {
  const cases: [string, object, CounterAct, object | string | undefined][] = [
    ['one of two is picked', {}, { act: 'pick', ean: SHOE, count: 1 }, { picked: 1 }],
    ['and laid back', { picked: 1 }, { act: 'pick', ean: SHOE, count: 0 }, { picked: 0 }],
    ['picking as many as lie there changes nothing', { picked: 1 }, { act: 'pick', ean: SHOE, count: 1 }, undefined],
    ['never more than were sold', {}, { act: 'pick', ean: SHOE, count: 3 }, 'over_count'],
    ['nor more than are left to find', { missing: 1 }, { act: 'pick', ean: SHOE, count: 2 }, 'over_count'],
    ['nor what the shopper withdrew from', { withdrawn: 1 }, { act: 'pick', ean: SHOE, count: 2 }, 'over_count'],
    ['what is not in the part', {}, { act: 'pick', ean: SOCK, count: 1 }, 'not_found'],
    ['one is not found', {}, { act: 'missing', ean: SHOE, count: 1 }, { missing: 1 }],
    ['one that lay in the box', { picked: 2 }, { act: 'missing', ean: SHOE, count: 1 }, { picked: 1, missing: 1 }],
    ['fewer than were told is no change', { missing: 2 }, { act: 'missing', ean: SHOE, count: 1 }, undefined],
    ['more than were sold', {}, { act: 'missing', ean: SHOE, count: 3 }, 'over_count'],
    ['more than were not withdrawn from', { withdrawn: 1 }, { act: 'missing', ean: SHOE, count: 2 }, 'over_count'],
    ['what is not in the part is not missing', {}, { act: 'missing', ean: SOCK, count: 1 }, 'not_found'],
  ];
  it.each(cases)('%s', (_name, over, act, expected) => {
    const outcome = lineOf(rules.done(line(over), act, false));
    if (typeof expected === 'object') expect(outcome).toMatchObject(expected);
    else expect(outcome).toBe(expected);
  });

  it('ready marks everything that leaves as picked', () =>
    expect(lineOf(rules.done(line({ missing: 1 }), acts.ready, false))).toMatchObject({ picked: 1, missing: 1 }));

  it('rule 15.25: when nothing of it can be found the part is closed, and nothing goes to the shelf', () => {
    const one = part({ lines: [part().lines[0] as never] });
    expect(rules.done(one, acts.missing, false)).toMatchObject({
      ...{ part: { state: 'closed' }, back: [], lacking: [{ ean: SHOE, count: 2 }] },
    });
  });

  it('cancelling puts everything that was not missing back on the shelf', () =>
    expect(rules.done(line({ missing: 1, picked: 1 }), acts.cancel, false)).toMatchObject({
      back: [
        { ean: SHOE, count: 1 },
        { ean: BOTTLE, count: 3 },
      ],
    }));

  it('goods with an age limit need an ID check before the hand-over', () => {
    const ready = part({ state: 'ready' });
    expect(rules.done(ready, acts['hand-over'], true)).toBe('id_check_required');
    expect(rules.done(ready, { act: 'hand-over', idChecked: true }, true)).toMatchObject({
      part: { state: 'collected' },
    });
  });

  it('goods with an age limit are sent with an ID check by the carrier', () => {
    const packed = part({ kind: 'send', state: 'picking' });
    expect(rules.done(packed, acts.dispatch, true)).toBe('id_check_required');
    const sent = { part: { state: 'sent' } };
    expect(rules.done(packed, { ...acts.dispatch, idCheckOrdered: true }, true)).toMatchObject(sent);
    expect(rules.done(packed, acts.dispatch, false)).toMatchObject(sent);
    expect(rules.done(part({ kind: 'send', state: 'sent' }), acts.dispatch, true)).toBeUndefined();
  });

  it('the tracking address is made of carrier and number, unless it is given', () => {
    const of = (over: object) => rules.done(part({ kind: 'send' }), { ...acts.dispatch, ...over }, false);
    expect(of({ carrier: 'bring' })).toMatchObject({ part: { trackingUrl: 'https://sporing.bring.no/sporing/T1' } });
    expect(of({ trackingUrl: 'https://x.example/1' })).toMatchObject({ part: { trackingUrl: 'https://x.example/1' } });
    expect(of({ trackingNumber: '' })).toMatchObject({ part: { trackingUrl: '' } });
  });
});

describe('rule 15.23: an order’s status follows its fulfilments', () => {
  const cases: [FulfilmentState[], string[]][] = [
    [['held'], []],
    [['waiting'], []],
    [['picking'], ['picking']],
    [['ready'], ['picking', 'ready']],
    [['collected'], ['collected']],
    [['closed'], ['cancelled']],
    [['waiting', 'waiting'], []],
    [['waiting', 'closed'], []],
    [['waiting', 'picking'], ['picking']],
    [['waiting', 'sent'], ['picking']],
    [['waiting', 'delivered'], ['picking']],
    [['sent', 'sent'], ['sent']],
    [['sent', 'closed'], ['sent']],
    [['sent', 'delivered'], ['sent']],
    [
      ['delivered', 'closed'],
      ['sent', 'delivered'],
    ],
    [
      ['delivered', 'delivered'],
      ['sent', 'delivered'],
    ],
    [['closed', 'closed'], ['cancelled']],
  ];
  it.each(cases)('%s → %s', (states, expected) =>
    expect(rules.statusesOf(states.map((state) => ({ state })))).toEqual(expected),
  );
});

describe('rule 15.26: withdrawing before and after the goods have left', () => {
  const here = part({
    id: 1,
    kind: 'send',
    state: 'picking',
    lines: [{ ...(part().lines[0] as object), picked: 2 } as never],
  });
  const gone = part({ id: 2, kind: 'send', state: 'sent', lines: [part().lines[1] as never] });

  it('what is in the shop goes back, what has left is awaited', () => {
    const { changes, awaited } = rules.withdrawn(
      [here, gone],
      [
        { ean: SHOE, count: 1 },
        { ean: BOTTLE, count: 2 },
      ],
    );
    expect(awaited).toEqual([{ ean: BOTTLE, count: 2 }]);
    expect(changes).toMatchObject([
      { part: { id: 1, state: 'picking', lines: [{ withdrawn: 1, picked: 1 }] }, back: [{ ean: SHOE, count: 1 }] },
    ]);
  });

  it('a fulfilment with nothing left to send is closed', () =>
    expect(rules.withdrawn([here], [{ ean: SHOE, count: 2 }]).changes).toMatchObject([{ part: { state: 'closed' } }]));

  it('an order without fulfilments has left', () =>
    expect(rules.withdrawn([], [{ ean: SHOE, count: 2 }])).toEqual({
      changes: [],
      awaited: [{ ean: SHOE, count: 2 }],
    }));
});

describe('rule 15.22: what a shop sees of a fulfilment', () => {
  const ordered = (ean: string, ageLimit: number | null = null) => ({
    ...{ ean, articleNo: 'A', name: 'Vare', brand: 'Fjelltind', color: 'Marine', size: '42', image: null, ageLimit },
    ...{ count: ean === BOTTLE ? 3 : 2, unitPrice: 10_000, pant: 0, vatRate: 2500 },
  });
  const here = part({ id: 1 });
  const there = part({ id: 2, kind: 'send', lines: [{ ...part().lines[0], ean: SOCK } as FulfilmentLine] });
  const order: OrderWithFulfilments = {
    ...{ id: 9, number: 'NV-9', token: 't', kind: 'order', status: 'received', orderedAt: 'a', expiresAt: 'b' },
    ...{ buyer: { name: 'Kari', phone: '9', email: 'k@x.no' }, method: { id: 'collect', name: 'Hent' } },
    ...{ address: { street: 'Fjellveien 2', line2: '', postalCode: '5003', city: 'BERGEN' } },
    ...{ freight: 0, discount: 0, promoCode: null },
    lines: [ordered(BOTTLE, 18), ordered(SOCK), ordered(SHOE)],
    parts: [here, there],
  };

  it.each([
    ['collected: until when it is kept, and no address', here, 50_000, { keptUntil: 'b', address: null }],
    ['sent: where to', there, 20_000, { keptUntil: null, address: order.address }],
  ])('%s', (_name, one, total, expected) =>
    expect(rules.pickOf(order, one)).toMatchObject({ number: 'NV-9', paid: true, partial: true, total, ...expected }),
  );

  it('whole, where no other shop has a part, and paid at the till where it is a reservation', () => {
    const [lines, parts] = [order.lines.filter(({ ean }) => ean !== SOCK), [here]];
    expect(rules.pickOf({ ...order, kind: 'reservation', lines, parts }, here)).toMatchObject({
      ...{
        paid: false,
        partial: false,
        total: 50_000,
        lines: [
          { ean: SHOE, count: 2 },
          { ean: BOTTLE, ageLimit: 18 },
        ],
      },
    });
  });

  it.each<[string, Fulfilment, boolean]>([
    ['something of it has one', here, true],
    ['nothing of it has one', there, false],
    [
      'what has one does not leave',
      { ...here, lines: here.lines.map((one) => ({ ...one, missing: one.count })) },
      false,
    ],
  ])('the law’s age: %s', (_name, one, expected) => expect(rules.ageLimited(order, one)).toBe(expected));

  it('its own lines, as they were ordered', () => {
    expect(rules.linesOf(order, 1).map(({ ean }) => ean)).toEqual([BOTTLE, SHOE]);
    expect(rules.linesOf(order, 3)).toEqual([]);
  });
});

describe('rule 15.27: only returned pieces can be sold again', () => {
  const of = (ean: string, count: number) => ({ ean, count });
  it.each([
    ['nothing', [], [], true],
    ['all of it', [of(SHOE, 2)], [of(SHOE, 2)], true],
    ['one more', [of(SHOE, 3)], [of(SHOE, 2)], false],
    ['in two lines, one more', [of(SHOE, 2), of(SHOE, 1)], [of(SHOE, 2)], false],
    ['something else', [of(SHOE, 1), of(SOCK, 1)], [of(SHOE, 1)], false],
  ])('%s', (_name, pieces, back, expected) => expect(rules.areAmong(pieces, back)).toBe(expected));
});

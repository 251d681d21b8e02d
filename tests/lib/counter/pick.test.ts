import { describe, expect, it } from 'vitest';
import { CounterAct, type CounterPick } from '@/lib/contracts/counter';
import {
  afterAction,
  ageLimitOf,
  hasLeft,
  isEan,
  isNumberOf,
  leftToPick,
  onePicked,
  pieces,
  piecesToLeave,
  shortName,
} from '@/lib/counter/pick';
import { passAddress } from '@/lib/orders/pass';
import { line, pick } from './some-pick';

const EAN = line().ean;
const OTHER = '7041121010045';

describe('what is left to pick', () => {
  it.each([
    [{ count: 3, picked: 0 }, 3, 3],
    [{ count: 3, picked: 1 }, 3, 2],
    [{ count: 3, picked: 1, missing: 1 }, 2, 1],
    [{ count: 3, picked: 2, missing: 1 }, 2, 0],
    [{ count: 3, picked: 1, missing: 1, withdrawn: 1 }, 1, 0],
    [{ count: 1, picked: 0, withdrawn: 1 }, 0, 0],
  ])('of %j %i pieces are to leave and %i are to be picked', (over, toLeave, left) => {
    expect([piecesToLeave(line(over)), leftToPick(line(over))]).toEqual([toLeave, left]);
  });

  it('of a pick it is the sum of its lines', () => {
    expect(
      pieces(pick({ lines: [line({ count: 3, picked: 1 }), line({ ean: OTHER, count: 2, missing: 1 })] })),
    ).toEqual({ all: 4, left: 3 });
  });
});

describe('how a pick stands after an act, before the shop has answered', () => {
  const two = pick({ lines: [line(), line({ ean: OTHER, count: 1 })] });
  const cases: [string, CounterPick, CounterAct, Partial<CounterPick>, number[][]][] = [
    [
      'picking begins with the first piece',
      two,
      { act: 'pick', ean: EAN, count: 1 },
      { state: 'picking' },
      [
        [1, 0],
        [0, 0],
      ],
    ],
    [
      'no more is picked than is to leave',
      two,
      { act: 'pick', ean: EAN, count: 9 },
      { state: 'picking' },
      [
        [2, 0],
        [0, 0],
      ],
    ],
    [
      'a piece is put back',
      pick({ state: 'picking', lines: [line({ picked: 2 })] }),
      { act: 'pick', ean: EAN, count: 1 },
      { state: 'picking' },
      [[1, 0]],
    ],
    [
      'what is not found need not be picked',
      two,
      { act: 'missing', ean: EAN, count: 1 },
      { state: 'picking' },
      [
        [0, 1],
        [0, 0],
      ],
    ],
    [
      'what is missing cannot lie in the box',
      pick({ lines: [line({ picked: 2 })] }),
      { act: 'missing', ean: EAN, count: 1 },
      { state: 'picking' },
      [[1, 1]],
    ],
    [
      'what is missing is told as all that is',
      pick({ lines: [line({ count: 3, missing: 1 })] }),
      { act: 'missing', ean: EAN, count: 2 },
      { state: 'picking' },
      [[0, 2]],
    ],
    [
      'what was not found is never found again',
      pick({ lines: [line({ count: 3, missing: 2 })] }),
      { act: 'missing', ean: EAN, count: 1 },
      { state: 'picking' },
      [[0, 2]],
    ],
    [
      'with nothing left the pick is closed',
      pick(),
      { act: 'missing', ean: EAN, count: 2 },
      { state: 'closed' },
      [[0, 2]],
    ],
    [
      'an article of another order changes nothing',
      pick({ state: 'picking' }),
      { act: 'pick', ean: OTHER, count: 1 },
      { state: 'picking' },
      [[0, 0]],
    ],
    ['ready', pick(), { act: 'ready' }, { state: 'ready' }, [[0, 0]]],
    ['handed over', pick({ state: 'ready' }), { act: 'hand-over', idChecked: true }, { state: 'collected' }, [[0, 0]]],
    [
      'sent',
      pick(),
      { act: 'dispatch', carrier: 'Bring', trackingNumber: '370', trackingUrl: '' },
      { state: 'sent', carrier: 'Bring', trackingNumber: '370' },
      [[0, 0]],
    ],
    ['delivered', pick({ state: 'sent' }), { act: 'delivered' }, { state: 'delivered' }, [[0, 0]]],
    ['called off', pick(), { act: 'cancel', reason: '' }, { state: 'closed' }, [[0, 0]]],
  ];
  it.each(cases)('%s', (_, before, act, after, counts) => {
    const result = afterAction(before, act);
    expect(result).toMatchObject(after);
    expect(result.lines.map(({ picked, missing }) => [picked, missing])).toEqual(counts);
    expect(result.version).toBe(before.version);
  });
});

it.each([
  ['waiting', false],
  ['picking', false],
  ['ready', false],
  ['collected', true],
  ['sent', true],
  ['delivered', true],
  ['closed', true],
] as const)('what is %s has left: %s', (state, left) => {
  expect(hasLeft({ state })).toBe(left);
});

it.each([
  [[null, null], null],
  [[16, null], 16],
  [[16, 18], 18],
])('of the age limits %j the highest is asked for: %j', (limits, limit) => {
  expect(ageLimitOf(pick({ lines: limits.map((ageLimit) => line({ ageLimit })) }))).toBe(limit);
});

it('the age limit of what could not be found is not asked for', () => {
  expect(ageLimitOf(pick({ lines: [line({ ageLimit: 18, missing: 2 })] }))).toBeNull();
});

it.each([
  ['Kari Nordmann', 'Kari N.'],
  ['  Kari  Marie Ødegård ', 'Kari Ø.'],
  ['Kari', 'Kari'],
  ['', ''],
])('who passes the screen reads %j as %j', (name, short) => {
  expect(shortName(name)).toBe(short);
});

it.each([
  ['NV-100007', true],
  [' nv 100007 ', true],
  ['100007', true],
  ['fisk 100007', true],
  ['#100007', true],
  ['10000', false],
  ['7041121010045', false],
  ['https://nordvidda.example/kvittering/100007', false],
  ['', false],
])('%j names order NV-100007: %s', (typed, named) => {
  expect(isNumberOf(pick(), typed)).toBe(named);
});

it('rule 2.38: a pass names its order without a net', () => {
  const pass = (number: string) => passAddress('https://shop.example', { token: 'a-7-100007', number });
  expect(isNumberOf(pick(), pass('NV-100007'))).toBe(true);
  expect(isNumberOf(pick({ number: 'FISK-100007' }), pass('FISK-100007'))).toBe(true);
  expect(isNumberOf(pick({ number: 'FISK-100008' }), pass('FISK-100007'))).toBe(false);
  expect(isNumberOf(pick(), pass('NV-100008'))).toBe(false);
  expect(isNumberOf(pick(), 'https://shop.example/kvittering/a-7-100007')).toBe(false);
});

describe('the bar code of an article', () => {
  it.each([
    [EAN, true],
    ['100007', false],
    ['NV-100007', false],
    ['70411210100380', false],
  ])('%s is one: %s', (typed, is) => {
    expect(isEan(typed)).toBe(is);
  });

  it('picks one more of it, as long as some is left', () => {
    expect(onePicked(pick({ lines: [line({ picked: 1 })] }), EAN)).toEqual({ act: 'pick', ean: EAN, count: 2 });
    expect(onePicked(pick({ lines: [line({ picked: 2 })] }), EAN)).toBeUndefined();
    expect(onePicked(pick(), OTHER)).toBeUndefined();
    expect(onePicked(pick({ state: 'ready' }), EAN)).toBeUndefined();
  });
});

it.each([
  ['', true],
  ['https://sporing.example/370', true],
  ['http://sporing.example/370', false],
  ['javascript:alert(1)', false],
  [`https://sporing.example/${'3'.repeat(500)}`, false],
])('a parcel is followed at nothing or at an address of https: %s', (trackingUrl, fits) => {
  expect(CounterAct.safeParse({ act: 'dispatch', trackingUrl }).success).toBe(fits);
});

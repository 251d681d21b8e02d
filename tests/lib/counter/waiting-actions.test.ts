import { describe, expect, it } from 'vitest';
import type { CounterAct } from '@/lib/contracts/counter';
import {
  actionsFromStored,
  answered,
  expected,
  queued,
  read,
  refused,
  refusedOf,
  tried,
  type WaitingAction,
  waitingForOthers,
  waitingOf,
} from '@/lib/counter/waiting-actions';
import { line, pick } from './some-pick';

const EAN = line().ean;
const OTHER = '7041121010045';
const picked = (count: number, ean = EAN): CounterAct => ({ act: 'pick', ean, count });
const ready: CounterAct = { act: 'ready' };
const waits = (key: string, act: CounterAct, over: Partial<WaitingAction> = {}): WaitingAction => ({
  key,
  shop: 3,
  person: 'Siv',
  pick: 7,
  number: 'NV-100007',
  act,
  ...over,
});
const siv = { shop: { id: 3, name: 'Bodø' }, name: 'Siv' };
const keys = (acts: WaitingAction[]) => acts.map(({ key }) => key);

describe('acts wait in the order in which they were done', () => {
  const first = waits('a', picked(1));
  const cases: [string, WaitingAction[], WaitingAction, [string, CounterAct][]][] = [
    ['the first one', [], first, [['a', picked(1)]]],
    ['a second piece of the line is the same act', [first], waits('b', picked(2)), [['a', picked(2)]]],
    [
      'another line is another act',
      [first],
      waits('b', picked(1, OTHER)),
      [
        ['a', picked(1)],
        ['b', picked(1, OTHER)],
      ],
    ],
    [
      'after something else it is another act',
      [first, waits('b', ready)],
      waits('c', picked(2)),
      [
        ['a', picked(1)],
        ['b', ready],
        ['c', picked(2)],
      ],
    ],
    [
      'what may have arrived changes no more',
      [{ ...first, tried: true }],
      waits('b', picked(2)),
      [
        ['a', picked(1)],
        ['b', picked(2)],
      ],
    ],
    [
      'what was refused changes no more',
      [{ ...first, refusal: 'nei' }],
      waits('b', picked(2)),
      [
        ['a', picked(1)],
        ['b', picked(2)],
      ],
    ],
    [
      'another pick is another act',
      [first],
      waits('b', picked(2), { pick: 8 }),
      [
        ['a', picked(1)],
        ['b', picked(2)],
      ],
    ],
  ];
  it.each(cases)('%s', (_, before, next, after) => {
    expect(queued(before, next).map(({ key, act }) => [key, act])).toEqual(after);
  });

  it('an act is tried, and leaves when it is answered', () => {
    const acts = [waits('a', picked(1)), waits('b', ready)];
    expect(tried(acts, 'a').map((one) => one.tried)).toEqual([true, undefined]);
    expect(keys(answered(acts, 'a'))).toEqual(['b']);
    expect(keys(answered(acts, 'gone'))).toEqual(['a', 'b']);
  });

  it('another shop waits for its own', () => {
    const there = { ...siv, shop: { id: 4, name: 'Voss' } };
    expect(keys(waitingOf([waits('a', ready), waits('b', ready, { shop: 4 })], there))).toEqual(['b']);
  });

  it('and so does another person in it', () => {
    const acts = [waits('a', ready), waits('b', ready, { person: 'Ola' }), waits('c', ready, { shop: 4 })];
    expect([keys(waitingOf(acts, siv)), keys(waitingForOthers(acts, siv))]).toEqual([['a'], ['b']]);
  });

  it('what another has picked is not counted on', () => {
    const acts = queued([waits('a', picked(1), { person: 'Ola' })], waits('b', picked(2)));
    expect(acts.map(({ key, person }) => [key, person])).toEqual([
      ['a', 'Ola'],
      ['b', 'Siv'],
    ]);
  });
});

describe('a refusal is kept until it has been read', () => {
  const acts = [waits('a', picked(1)), waits('b', picked(2)), waits('c', ready), waits('d', ready, { pick: 8 })];

  it('and takes along what was done with the pick afterwards, and nothing else', () => {
    expect(refused(acts, 'b', 'Noen andre har hentet den.').map(({ refusal }) => refusal)).toEqual([
      undefined,
      'Noen andre har hentet den.',
      'Noen andre har hentet den.',
      undefined,
    ]);
  });

  it('leaves what another has done with it', () => {
    const mixed = [waits('a', ready), waits('b', ready, { person: 'Ola' })];
    expect(refused(mixed, 'a', 'nei').map(({ refusal }) => refusal)).toEqual(['nei', undefined]);
  });

  it('is not sent again', () => {
    expect(keys(waitingOf(refused(acts, 'b', 'nei'), siv))).toEqual(['a', 'd']);
  });

  it('keeps its own words when another one comes', () => {
    const twice = refused(refused(acts, 'c', 'først'), 'a', 'så');
    expect(twice.map(({ refusal }) => refusal)).toEqual(['så', 'så', 'først', undefined]);
  });

  it('is read at its pick', () => {
    const after = refused(refused(acts, 'a', 'nei'), 'd', 'nei');
    expect(keys(refusedOf(after, 7))).toEqual(['a', 'b', 'c']);
    expect(keys(read(after, 7))).toEqual(['d']);
  });

  it('of an act that is gone meanwhile says nothing', () => {
    expect(refused(acts, 'gone', 'nei')).toEqual(acts);
  });
});

it('a pick is shown as it stands when what waits has been taken, without what was refused', () => {
  const acts = [
    waits('a', picked(1)),
    waits('b', { act: 'missing', ean: EAN, count: 1 }),
    waits('c', ready, { refusal: 'nei' }),
    waits('d', ready, { pick: 8 }),
  ];
  const shown = expected(pick(), acts);
  expect(shown.state).toBe('picking');
  expect(shown.lines).toMatchObject([{ picked: 1, missing: 1 }]);
  expect(expected(pick(), [])).toEqual(pick());
});

it.each([
  [undefined, undefined],
  ['[]', undefined],
  [[], []],
  [
    [
      waits('a', ready),
      null,
      { key: 'b' },
      { ...waits('c', ready), act: null },
      { ...waits('d', ready), person: null },
    ],
    [waits('a', ready)],
  ],
])('of %j in storage the acts are kept', (stored, acts) => {
  expect(actionsFromStored(stored)).toEqual(acts);
});

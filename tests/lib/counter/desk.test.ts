import { describe, expect, it } from 'vitest';
import type { CounterPick } from '@/lib/contracts/counter';
import {
  type Desk,
  deskFromStored,
  newDesk,
  pickOf,
  returnOf,
  withList,
  withPick,
  withReturn,
} from '@/lib/counter/desk';
import { pick } from './some-pick';

const session = { shop: { id: 3, name: 'Bodø' }, name: 'Siv', expiresAt: '2026-03-03T23:00:00Z' };
const AT = '2026-03-03T11:00:00Z';
const awaited = { number: 'NV-1-A1', order: 'NV-1', at: AT, buyer: 'Kari', refund: 100, lines: [] };
const list = (...picks: CounterPick[]) => ({ at: AT, picks, returns: [awaited] });
const desk = (...picks: CounterPick[]): Desk => withList(newDesk(session, AT), list(...picks));

describe('what the shop answers is what is shown', () => {
  it('a return that was looked up, once, until the list is read again', () => {
    const old = { ...awaited, number: 'NV-0-A1' };
    const found = withReturn(withReturn(desk(), old), old);
    expect(found.list.returns.map(({ number }) => number)).toEqual(['NV-0-A1', 'NV-1-A1']);
    expect(returnOf(withList(found, list()), 'NV-0-A1')).toBeUndefined();
  });

  it('a new list takes the place of the last, and what has left it is still found', () => {
    const after = withList(desk(pick({ id: 1 }), pick({ id: 2 })), list(pick({ id: 2 }), pick({ id: 3 })));
    expect(after.list.picks.map(({ id }) => id)).toEqual([2, 3]);
    expect(pickOf(after, 1)).toMatchObject({ id: 1 });
    expect(pickOf(after, 9)).toBeUndefined();
  });

  it('a list that was asked for before an act does not undo it, in the list and out of it', () => {
    const done = withPick(desk(pick()), pick({ version: 2, state: 'collected' }));
    expect(pickOf(withList(done, list(pick())), 7)).toMatchObject({ version: 2, state: 'collected' });
    const gone = withList(done, list());
    expect(pickOf(withList(gone, list(pick())), 7)).toMatchObject({ version: 2 });
  });

  it('an answer of another phone is newer, an old answer is not', () => {
    const known = desk(pick({ version: 3, state: 'picking' }));
    expect(pickOf(withPick(known, pick({ version: 4, state: 'ready' })), 7)).toMatchObject({ state: 'ready' });
    expect(pickOf(withPick(known, pick({ version: 2 })), 7)).toMatchObject({ version: 3 });
  });

  it('what is looked up is found without being in the list, the latest twenty', () => {
    const after = Array.from({ length: 30 }, (_, id) => pick({ id })).reduce(withPick, desk());
    expect(after.list.picks).toEqual([]);
    expect(after.found).toHaveLength(20);
    expect(pickOf(after, 29)).toBeDefined();
  });

  it('a return by its number', () => {
    expect(returnOf(desk(), 'NV-1-A1')).toBe(awaited);
    expect(returnOf(desk(), '1-A1')).toBe(awaited);
    expect(returnOf(desk(), '1-A2')).toBeUndefined();
    expect(returnOf(desk(), 'NV-2-A1')).toBeUndefined();
    expect(returnOf(desk(), 'NV-1')).toBeUndefined();
  });
});

describe('what lies in storage is a desk one whole or not at all', () => {
  const whole = withPick(desk(pick()), pick({ id: 8 }));
  it('a desk', () => {
    expect(deskFromStored(JSON.parse(JSON.stringify(whole)))).toEqual(whole);
  });

  it.each([
    undefined,
    7,
    [],
    {},
    { ...whole, session: { ...session, shop: null } },
    { ...whole, session: { ...session, expiresAt: 7 } },
    { ...whole, list: { ...whole.list, picks: [{ id: 7 }] } },
    { ...whole, list: { ...whole.list, picks: [pick({ lines: [{} as never] })] } },
    { ...whole, list: { ...whole.list, returns: [{}] } },
    { ...whole, found: null },
  ])('%j is none', (stored) => {
    expect(deskFromStored(stored)).toBeUndefined();
  });
});

import type { OpenComplaint } from '@/lib/contracts/complaints';
import type { CounterPick, CounterSession, ExpectedReturn, PickList } from '@/lib/contracts/counter';
import { withdrawalOf } from '@/lib/orders/order-number';

export interface Desk {
  session: CounterSession;
  list: PickList;
  /** Picks that were looked up and are in no list. */
  found: CounterPick[];
  /** Undefined before they have been read. */
  complaints?: OpenComplaint[];
}

const MOST_FOUND = 20;

export const newDesk = (session: CounterSession, at: string): Desk => ({
  session,
  list: { at, picks: [], returns: [] },
  found: [],
});

export const pickOf = ({ list, found }: Desk, id: number): CounterPick | undefined =>
  list.picks.find((pick) => pick.id === id) ?? found.find((pick) => pick.id === id);

/** Finds a withdrawal by its number, with or without the prefix. */
export function returnOf({ list }: Desk, number: string): ExpectedReturn | undefined {
  const wanted = withdrawalOf(number);
  return list.returns.find((one) => {
    const { orderId, nth } = withdrawalOf(one.number) ?? {};
    return wanted && wanted.orderId === orderId && wanted.nth === nth;
  });
}

export const complaintOf = ({ complaints }: Desk, number: string): OpenComplaint | undefined =>
  complaints?.find((one) => one.number === number);

/** Stores the list as it was read. Where a pick has changed since it was asked for, the newer version stays. */
export function withList(desk: Desk, list: PickList): Desk {
  const listed = new Set(list.picks.map(({ id }) => id));
  const gone = [...desk.list.picks, ...desk.found].filter(({ id }) => !listed.has(id));
  const picks = list.picks.map((pick) => newer(pickOf(desk, pick.id), pick));
  return { ...desk, list: { ...list, picks }, found: gone.slice(0, MOST_FOUND) };
}

export function withPick(desk: Desk, pick: CounterPick): Desk {
  const known = pickOf(desk, pick.id);
  if (!known) return { ...desk, found: [pick, ...desk.found].slice(0, MOST_FOUND) };
  const put = (one: CounterPick) => (one.id === pick.id ? newer(one, pick) : one);
  return { ...desk, list: { ...desk.list, picks: desk.list.picks.map(put) }, found: desk.found.map(put) };
}

const newer = (known: CounterPick | undefined, answer: CounterPick) =>
  known && known.version > answer.version ? known : answer;

/** Puts a return that was looked up first, until the list is read again. */
export function withReturn(desk: Desk, found: ExpectedReturn): Desk {
  const others = desk.list.returns.filter(({ number }) => number !== found.number);
  return { ...desk, list: { ...desk.list, returns: [found, ...others] } };
}

/** Reads a desk from storage, which may hold anything; undefined if a part is invalid. */
export function deskFromStored(stored: unknown): Desk | undefined {
  const { session, list, found, complaints } = object(stored);
  const { shop, name, expiresAt } = object(session);
  const { at, picks, returns } = object(list);
  const whole =
    Number.isInteger(object(shop).id) &&
    [object(shop).name, name, expiresAt, at].every((text) => typeof text === 'string') &&
    [picks, found].every((some) => Array.isArray(some) && some.every(isPick)) &&
    Array.isArray(returns) &&
    returns.every(isReturn) &&
    (complaints === undefined || (Array.isArray(complaints) && complaints.every(isComplaint)));
  return whole ? (stored as Desk) : undefined;
}

const object = (stored: unknown): Partial<Record<string, unknown>> =>
  typeof stored === 'object' && stored !== null ? stored : {};

const isPick = (stored: unknown) => {
  const { id, version, number, dueAt, buyer, way, lines } = object(stored);
  const isLine = (line: unknown) => {
    const { ean, count, picked, missing, withdrawn } = object(line);
    return typeof ean === 'string' && [count, picked, missing, withdrawn].every(Number.isInteger);
  };
  return (
    [id, version].every(Number.isInteger) &&
    [number, dueAt, object(buyer).name, object(way).id, object(way).name].every((text) => typeof text === 'string') &&
    Array.isArray(lines) &&
    lines.every(isLine)
  );
};

const isReturn = (stored: unknown) => typeof object(stored).number === 'string' && Array.isArray(object(stored).lines);

const isComplaint = (stored: unknown) => {
  const { number, text, buyer, lines } = object(stored);
  return [number, text, object(buyer).name].every((one) => typeof one === 'string') && Array.isArray(lines);
};

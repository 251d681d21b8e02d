import type { OpenComplaint } from '@/lib/contracts/complaints';
import type { CounterPick, CounterSession, ExpectedReturn, PickList } from '@/lib/contracts/counter';

/** What a counter shows, kept for the minutes without a net: who stands there, and what the shop answered last. */
export interface Desk {
  session: CounterSession;
  list: PickList;
  /** Picks that have been looked up and are in no list: they have left, or just come. */
  found: CounterPick[];
  /** What the shop has to answer; undefined before it has been read. */
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

export const returnOf = ({ list }: Desk, number: string): ExpectedReturn | undefined =>
  list.returns.find((one) => one.number === number);

export const complaintOf = ({ complaints }: Desk, number: string): OpenComplaint | undefined =>
  complaints?.find((one) => one.number === number);

/** The list as it was read; of what has changed since it was asked for, the newer stays. What has left the list is still found. */
export function withList(desk: Desk, list: PickList): Desk {
  const listed = new Set(list.picks.map(({ id }) => id));
  const gone = [...desk.list.picks, ...desk.found].filter(({ id }) => !listed.has(id));
  const picks = list.picks.map((pick) => newer(pickOf(desk, pick.id), pick));
  return { ...desk, list: { ...list, picks }, found: gone.slice(0, MOST_FOUND) };
}

/** The answer to an act or a question, where the pick stands. */
export function withPick(desk: Desk, pick: CounterPick): Desk {
  const known = pickOf(desk, pick.id);
  if (!known) return { ...desk, found: [pick, ...desk.found].slice(0, MOST_FOUND) };
  const put = (one: CounterPick) => (one.id === pick.id ? newer(one, pick) : one);
  return { ...desk, list: { ...desk.list, picks: desk.list.picks.map(put) }, found: desk.found.map(put) };
}

const newer = (known: CounterPick | undefined, answer: CounterPick) =>
  known && known.version > answer.version ? known : answer;

/** What has been looked up stands first, until the list is read again. */
export function withReturn(desk: Desk, found: ExpectedReturn): Desk {
  const others = desk.list.returns.filter(({ number }) => number !== found.number);
  return { ...desk, list: { ...desk.list, returns: [found, ...others] } };
}

/** What storage holds may be anything; a desk is one whole or not at all. */
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

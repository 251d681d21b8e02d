import type { CounterAct, CounterPick, CounterSession } from '@/lib/contracts/counter';
import { afterAct } from './pick';

/** An action that the shop has not answered, or whose refusal has not been read. */
export interface WaitingAct {
  key: string;
  shop: number;
  /** The name is one person's in a shop, and stays with a new code. */
  person: string;
  pick: number;
  /** The order's number, for naming it without the pick. */
  number: string;
  act: CounterAct;
  /** It may have arrived already, so it is sent again unchanged. */
  tried?: boolean;
  refusal?: string;
}

const isWaiting = ({ refusal }: WaitingAct) => refusal === undefined;

/** Appends an action. One more piece of the line picked last replaces the count, until it is sent. */
export function queued(acts: readonly WaitingAct[], next: WaitingAct): WaitingAct[] {
  const last = acts.filter((one) => isWaiting(one) && isWith(one, next)).at(-1);
  const same = last && !last.tried && isPickOf(last.act, next.act);
  return same ? acts.map((one) => (one === last ? { ...last, act: next.act } : one)) : [...acts, next];
}

const isWith = (one: WaitingAct, other: WaitingAct) => one.pick === other.pick && one.person === other.person;

const isPickOf = (before: CounterAct, next: CounterAct) =>
  before.act === 'pick' && next.act === 'pick' && before.ean === next.ean;

type Standing = Pick<CounterSession, 'shop' | 'name'>;

const waitingIn = (acts: readonly WaitingAct[], { shop }: Standing) =>
  acts.filter((one) => one.shop === shop.id && isWaiting(one));

/** Returns the actions to send for whoever is logged in: nobody answers for another person's. */
export const waitingOf = (acts: readonly WaitingAct[], at: Standing): WaitingAct[] =>
  waitingIn(acts, at).filter(({ person }) => person === at.name);

/** Returns the actions of others in the same shop, which wait until those log in again. */
export const waitingForOthers = (acts: readonly WaitingAct[], at: Standing): WaitingAct[] =>
  waitingIn(acts, at).filter(({ person }) => person !== at.name);

export const tried = (acts: readonly WaitingAct[], key: string): WaitingAct[] =>
  acts.map((one) => (one.key === key ? { ...one, tried: true } : one));

export const answered = (acts: readonly WaitingAct[], key: string): WaitingAct[] =>
  acts.filter((one) => one.key !== key);

/** Refuses an action and all later ones on the same pick: they were done on a wrong view. */
export function refused(acts: readonly WaitingAct[], key: string, refusal: string): WaitingAct[] {
  const at = acts.findIndex((one) => one.key === key);
  const first = acts[at];
  if (!first) return [...acts];
  return acts.map((one, index) => (index >= at && isWith(one, first) && isWaiting(one) ? { ...one, refusal } : one));
}

export const refusedOf = (acts: readonly WaitingAct[], pick: number): WaitingAct[] =>
  acts.filter((one) => one.pick === pick && !isWaiting(one));

export const read = (acts: readonly WaitingAct[], pick: number): WaitingAct[] =>
  acts.filter((one) => one.pick !== pick || isWaiting(one));

/** Returns the pick as it stands when the shop accepts the waiting actions. */
export const expected = (pick: CounterPick, acts: readonly WaitingAct[]): CounterPick =>
  acts.filter((one) => one.pick === pick.id && isWaiting(one)).reduce((before, { act }) => afterAct(before, act), pick);

/** Reads actions from storage, where anything may stand. */
export const actsFromStored = (stored: unknown): WaitingAct[] | undefined =>
  Array.isArray(stored) ? stored.filter(isAct) : undefined;

function isAct(stored: unknown): stored is WaitingAct {
  const { key, shop, person, pick, number, act } = (stored ?? {}) as Partial<Record<string, unknown>>;
  return (
    typeof key === 'string' &&
    Number.isInteger(shop) &&
    typeof person === 'string' &&
    Number.isInteger(pick) &&
    typeof number === 'string' &&
    typeof (act as Partial<CounterAct> | null | undefined)?.act === 'string'
  );
}

import type { CounterAct, CounterPick, CounterSession } from '@/lib/contracts/counter';
import { afterAct } from './pick';

/** An act that the shop has not answered: it waits for the net, or was refused and has not been read yet. */
export interface WaitingAct {
  /** Its Idempotency-Key. */
  key: string;
  shop: number;
  /** Who did it: the name is one person's in a shop, and stays with a new code. */
  person: string;
  pick: number;
  /** The number of the order, so that it can be named without the pick. */
  number: string;
  act: CounterAct;
  /** It may have arrived already: it is sent again as it is, and changes no more. */
  tried?: boolean;
  /** Why the shop has refused it, in words. */
  refusal?: string;
}

const isWaiting = ({ refusal }: WaitingAct) => refusal === undefined;

/** Puts an act last. One more piece of the line picked last is the same act with another count, until it is sent. */
export function queued(acts: readonly WaitingAct[], next: WaitingAct): WaitingAct[] {
  const last = acts.filter((one) => isWaiting(one) && isWith(one, next)).at(-1);
  const same = last && !last.tried && isPickOf(last.act, next.act);
  return same ? acts.map((one) => (one === last ? { ...last, act: next.act } : one)) : [...acts, next];
}

/** Done with the same pick, by the same person. */
const isWith = (one: WaitingAct, other: WaitingAct) => one.pick === other.pick && one.person === other.person;

const isPickOf = (before: CounterAct, next: CounterAct) =>
  before.act === 'pick' && next.act === 'pick' && before.ean === next.ean;

type Standing = Pick<CounterSession, 'shop' | 'name'>;

const waitingIn = (acts: readonly WaitingAct[], { shop }: Standing) =>
  acts.filter((one) => one.shop === shop.id && isWaiting(one));

/** What is to be sent for whoever stands there: nobody answers for what another has done. */
export const waitingOf = (acts: readonly WaitingAct[], at: Standing): WaitingAct[] =>
  waitingIn(acts, at).filter(({ person }) => person === at.name);

/** What others have done in the same shop, and what waits until they stand there again. */
export const waitingForOthers = (acts: readonly WaitingAct[], at: Standing): WaitingAct[] =>
  waitingIn(acts, at).filter(({ person }) => person !== at.name);

export const tried = (acts: readonly WaitingAct[], key: string): WaitingAct[] =>
  acts.map((one) => (one.key === key ? { ...one, tried: true } : one));

export const answered = (acts: readonly WaitingAct[], key: string): WaitingAct[] =>
  acts.filter((one) => one.key !== key);

/** What was done with the same pick after it was done on a view that was wrong, and is refused along with it. */
export function refused(acts: readonly WaitingAct[], key: string, refusal: string): WaitingAct[] {
  const at = acts.findIndex((one) => one.key === key);
  const first = acts[at];
  if (!first) return [...acts];
  return acts.map((one, index) => (index >= at && isWith(one, first) && isWaiting(one) ? { ...one, refusal } : one));
}

export const refusedOf = (acts: readonly WaitingAct[], pick: number): WaitingAct[] =>
  acts.filter((one) => one.pick === pick && !isWaiting(one));

/** Its refusals have been read. */
export const read = (acts: readonly WaitingAct[], pick: number): WaitingAct[] =>
  acts.filter((one) => one.pick !== pick || isWaiting(one));

/** A pick as it stands when the shop takes what waits of whoever stands there. */
export const expected = (pick: CounterPick, acts: readonly WaitingAct[]): CounterPick =>
  acts.filter((one) => one.pick === pick.id && isWaiting(one)).reduce((before, { act }) => afterAct(before, act), pick);

/** What storage holds may be anything; acts are kept, the rest is nothing. */
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

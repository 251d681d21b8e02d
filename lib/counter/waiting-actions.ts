import type { CounterAct, CounterPick, CounterSession } from '@/lib/contracts/counter';
import { afterAction } from './pick';

/** An action that the shop has not answered, or whose refusal has not been read. */
export interface WaitingAction {
  key: string;
  shop: number;
  /** A name is unique in a shop and survives a new code. */
  person: string;
  pick: number;
  number: string;
  act: CounterAct;
  /** It may have arrived already, so it is sent again unchanged. */
  tried?: boolean;
  refusal?: string;
}

const isWaiting = ({ refusal }: WaitingAction) => refusal === undefined;

/** Appends an action. One more piece of the line picked last replaces the count, until it is sent. */
export function queued(actions: readonly WaitingAction[], next: WaitingAction): WaitingAction[] {
  const last = actions.filter((one) => isWaiting(one) && isWith(one, next)).at(-1);
  const same = last && !last.tried && isPickOf(last.act, next.act);
  return same ? actions.map((one) => (one === last ? { ...last, act: next.act } : one)) : [...actions, next];
}

const isWith = (one: WaitingAction, other: WaitingAction) => one.pick === other.pick && one.person === other.person;

const isPickOf = (before: CounterAct, next: CounterAct) =>
  before.act === 'pick' && next.act === 'pick' && before.ean === next.ean;

type Standing = Pick<CounterSession, 'shop' | 'name'>;

const waitingIn = (actions: readonly WaitingAction[], { shop }: Standing) =>
  actions.filter((one) => one.shop === shop.id && isWaiting(one));

/** Returns the actions of the person logged in, to send. */
export const waitingOf = (actions: readonly WaitingAction[], at: Standing): WaitingAction[] =>
  waitingIn(actions, at).filter(({ person }) => person === at.name);

/** Returns the actions of others in the same shop, which wait for their login. */
export const waitingForOthers = (actions: readonly WaitingAction[], at: Standing): WaitingAction[] =>
  waitingIn(actions, at).filter(({ person }) => person !== at.name);

export const tried = (actions: readonly WaitingAction[], key: string): WaitingAction[] =>
  actions.map((one) => (one.key === key ? { ...one, tried: true } : one));

export const answered = (actions: readonly WaitingAction[], key: string): WaitingAction[] =>
  actions.filter((one) => one.key !== key);

/** Refuses an action and all later ones on the same pick: they were done on a wrong view. */
export function refused(actions: readonly WaitingAction[], key: string, refusal: string): WaitingAction[] {
  const at = actions.findIndex((one) => one.key === key);
  const first = actions[at];
  if (!first) return [...actions];
  return actions.map((one, index) => (index >= at && isWith(one, first) && isWaiting(one) ? { ...one, refusal } : one));
}

export const refusedOf = (actions: readonly WaitingAction[], pick: number): WaitingAction[] =>
  actions.filter((one) => one.pick === pick && !isWaiting(one));

export const read = (actions: readonly WaitingAction[], pick: number): WaitingAction[] =>
  actions.filter((one) => one.pick !== pick || isWaiting(one));

/** Returns the pick as it stands when the shop accepts the waiting actions. */
export const expected = (pick: CounterPick, actions: readonly WaitingAction[]): CounterPick =>
  actions
    .filter((one) => one.pick === pick.id && isWaiting(one))
    .reduce((before, { act }) => afterAction(before, act), pick);

/** Storage may hold anything. */
export const actionsFromStored = (stored: unknown): WaitingAction[] | undefined =>
  Array.isArray(stored) ? stored.filter(isWaitingAction) : undefined;

function isWaitingAction(stored: unknown): stored is WaitingAction {
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

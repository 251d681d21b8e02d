import type { CounterAct, CounterPick, PickLine } from '@/lib/contracts/counter';
import { orderIdOf } from '@/lib/orders/order-number';
import { numberInPass } from '@/lib/orders/pass';
import { typedOrderId } from '@/lib/orders/withdrawal-form';

type Counts = Pick<PickLine, 'count' | 'missing' | 'withdrawn'>;

export const piecesToLeave = ({ count, missing, withdrawn }: Counts): number =>
  Math.max(0, count - missing - withdrawn);

export const leftToPick = (line: Counts & Pick<PickLine, 'picked'>): number =>
  Math.max(0, piecesToLeave(line) - line.picked);

const sum = (pick: CounterPick, of: (line: PickLine) => number) =>
  pick.lines.reduce((before, line) => before + of(line), 0);

export const pieces = (pick: CounterPick) => ({ all: sum(pick, piecesToLeave), left: sum(pick, leftToPick) });

/** True when nothing can be done with it at the counter, except marking it as delivered. */
export const hasLeft = ({ state }: Pick<CounterPick, 'state'>): boolean =>
  state === 'collected' || state === 'sent' || state === 'delivered' || state === 'closed';

export function ageLimitOf({ lines }: CounterPick): number | null {
  const limits = lines.filter((line) => piecesToLeave(line) > 0).map(({ ageLimit }) => ageLimit ?? 0);
  return Math.max(0, ...limits) || null;
}

/** Shortens 'Kari Nordmann' to 'Kari N.', as passers-by see the screen. */
export function shortName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  const last = rest.at(-1);
  return last ? `${first} ${[...last][0]}.` : first;
}

/** True if a pass or a typed code has the number of this order; capitals, spaces and the prefix may be left out. */
export function isNumberOf({ number }: Pick<CounterPick, 'number'>, code: string): boolean {
  const id = typedOrderId(numberInPass(code) ?? code);
  return id !== undefined && id === orderIdOf(number);
}

export const isEan = (typed: string): boolean => /^\d{13}$/.test(typed);

/** Picks one more piece of the article whose bar code was read; undefined when none is left to pick. */
export function onePicked(pick: CounterPick, ean: string): CounterAct | undefined {
  const line = pick.lines.find((one) => one.ean === ean && leftToPick(one) > 0);
  const open = pick.state === 'waiting' || pick.state === 'picking';
  return line && open ? { act: 'pick', ean, count: line.picked + 1 } : undefined;
}

/** Returns the pick after an action, before the shop has answered. */
export function afterAction(pick: CounterPick, act: CounterAct): CounterPick {
  switch (act.act) {
    case 'pick':
      return begun(withLine(pick, act.ean, (line) => ({ ...line, picked: Math.min(act.count, piecesToLeave(line)) })));
    case 'missing':
      return closedIfEmpty(begun(withLine(pick, act.ean, (line) => lacking(line, act.count))));
    case 'ready':
      return { ...pick, state: 'ready' };
    case 'hand-over':
      return { ...pick, state: 'collected' };
    case 'dispatch': {
      const { carrier = '', trackingNumber = '', trackingUrl = '' } = act;
      return { ...pick, state: 'sent', carrier, trackingNumber, trackingUrl };
    }
    case 'delivered':
      return { ...pick, state: 'delivered' };
    case 'cancel':
      return { ...pick, state: 'closed' };
  }
}

const withLine = (pick: CounterPick, ean: string, change: (line: PickLine) => PickLine): CounterPick => ({
  ...pick,
  lines: pick.lines.map((line) => (line.ean === ean ? change(line) : line)),
});

/** Missing pieces stay missing, because the shopper has been notified. */
function lacking(line: PickLine, count: number): PickLine {
  const missing = Math.min(line.count - line.withdrawn, Math.max(line.missing, count));
  const after = { ...line, missing };
  return { ...after, picked: Math.min(line.picked, piecesToLeave(after)) };
}

const begun = (pick: CounterPick): CounterPick => (pick.state === 'waiting' ? { ...pick, state: 'picking' } : pick);

const closedIfEmpty = (pick: CounterPick): CounterPick =>
  pieces(pick).all === 0 ? { ...pick, state: 'closed' } : pick;

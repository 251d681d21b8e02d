import type { CounterAct, CounterPick, FulfilmentState } from '@/lib/contracts/counter';
import type { OrderStatus } from '@/lib/contracts/orders';
import { trackingUrl } from '@/lib/counter/carriers';
import { mailWords as words } from '@/lib/emails/mail-words';
import { near, origins } from '@/lib/orders/origins';
import { partMoney } from '@/lib/orders/part-money';
import { type PaymentLine, paymentLines } from '@/lib/orders/payment-lines';
import type { EanLine, Share } from '@/lib/orders/shares';
import type { SourcingData } from '@/server/orders/placing/types';
import type { Pieces, Shelf, TakenLine } from '@/server/orders/types';
import type {
  ActionRefusal,
  Change,
  Fulfilment,
  FulfilmentLine,
  LateFulfilment,
  LateOrder,
  OrderWithFulfilments,
} from './types';

export const leaving = ({ count, missing, withdrawn }: Omit<FulfilmentLine, 'ean' | 'picked' | 'onShelf'>) =>
  count - missing - withdrawn;

const someLeaves = ({ lines }: Fulfilment) => lines.some((line) => leaving(line) > 0);

const WORK: readonly FulfilmentState[] = ['waiting', 'picking', 'ready'];
const GONE: readonly FulfilmentState[] = ['collected', 'sent', 'delivered'];
export const atWork = ({ state }: Pick<Fulfilment, 'state'>) => WORK.includes(state);
export const hasLeft = ({ state }: Pick<Fulfilment, 'state'>) => GONE.includes(state);
export const hasEnded = (part: Pick<Fulfilment, 'state'>) => hasLeft(part) || part.state === 'closed';

/** The states before and after each action, and those in which it is done already. */
const moves = {
  ready: { kind: 'collect', from: ['waiting', 'picking'], to: 'ready', done: ['ready', 'collected'] },
  'hand-over': { kind: 'collect', from: ['ready'], to: 'collected', done: ['collected'] },
  dispatch: { kind: 'send', from: ['waiting', 'picking'], to: 'sent', done: ['sent', 'delivered'] },
  delivered: { kind: 'send', from: ['sent'], to: 'delivered', done: ['delivered'] },
} as const satisfies Record<
  string,
  { kind: Fulfilment['kind']; from: FulfilmentState[]; to: FulfilmentState; done: FulfilmentState[] }
>;

const changed = (part: Fulfilment, over: Partial<Change> = {}): Change => ({ part, back: [], lacking: [], ...over });

/** Returns the change of an action (rule 15.22), if any. Counts are totals, so that a repeated action changes nothing. */
export function done(part: Fulfilment, action: CounterAct, ageLimit: boolean): Change | ActionRefusal | undefined {
  switch (action.act) {
    case 'pick':
      return pick(part, action);
    case 'missing':
      return lack(part, action);
    case 'cancel':
      if (part.state === 'closed') return undefined;
      return atWork(part) ? closed(part) : 'status_not_possible';
    default: {
      const { kind, from, to, done: before } = moves[action.act];
      const states: Record<'from' | 'done', readonly FulfilmentState[]> = { from, done: before };
      if (part.kind === kind && states.done.includes(part.state)) return undefined;
      if (part.kind !== kind || !states.from.includes(part.state)) return 'status_not_possible';
      if (ageLimit && !idIsSeen(action)) return 'id_check_required';
      const shipping = action.act === 'dispatch' ? shippingOf(action) : {};
      const lines = part.lines.map((line) => ({ ...line, picked: leaving(line) }));
      return changed({ ...part, ...shipping, state: to, lines });
    }
  }
}

/** Tells whether the ID was seen, as the law demands for goods with an age limit. */
function idIsSeen(action: CounterAct): boolean {
  if (action.act === 'hand-over') return action.idChecked;
  return action.act !== 'dispatch' || action.idCheckOrdered === true;
}

const shippingOf = ({ carrier, trackingNumber, trackingUrl: typed }: Extract<CounterAct, { act: 'dispatch' }>) => ({
  ...{ carrier, trackingNumber },
  trackingUrl: typed || trackingUrl(carrier, trackingNumber),
});

function pick(part: Fulfilment, { ean, count }: Pieces): Change | ActionRefusal | undefined {
  const line = part.lines.find((one) => one.ean === ean);
  if (!line) return 'not_found';
  if (line.picked === count) return undefined;
  if (part.state !== 'waiting' && part.state !== 'picking') return 'status_not_possible';
  if (count > leaving(line)) return 'over_count';
  return changed(withLine({ ...part, state: 'picking' }, { ...line, picked: count }));
}

/** Keeps missing pieces missing, as the shopper is notified. Surplus picked pieces leave the box. */
function lack(part: Fulfilment, { ean, count }: Pieces): Change | ActionRefusal | undefined {
  const line = part.lines.find((one) => one.ean === ean);
  if (!line) return 'not_found';
  if (count <= line.missing) return undefined;
  if (!atWork(part)) return 'status_not_possible';
  if (count > line.count - line.withdrawn) return 'over_count';
  const next = { ...line, missing: count };
  const state = part.state === 'waiting' ? 'picking' : part.state;
  const left = withLine({ ...part, state }, { ...next, picked: Math.min(line.picked, leaving(next)) });
  const lacking = [{ ean, count: count - line.missing }];
  return changed(someLeaves(left) ? left : { ...left, state: 'closed' }, { lacking });
}

const withLine = (part: Fulfilment, line: FulfilmentLine): Fulfilment => ({
  ...part,
  lines: part.lines.map((one) => (one.ean === line.ean ? line : one)),
});

export function closed(part: Fulfilment): Change {
  const back = part.lines.map((line) => ({ ean: line.ean, count: leaving(line) })).filter(({ count }) => count > 0);
  const lines = part.lines.map((line) => ({ ...line, picked: 0, withdrawn: line.count - line.missing }));
  return changed({ ...part, state: 'closed', lines }, { back });
}

/** Withdraws pieces (rule 15.26): those still in the shop go back to the shelf, the others are awaited. */
export function withdrawn(parts: readonly Fulfilment[], wanted: readonly Pieces[]) {
  const counts = new Map(wanted.map(({ ean, count }) => [ean, count]));
  const here = parts.filter((part) => !hasEnded(part) && part.lines.some(({ ean }) => counts.has(ean)));
  const changes = here.map((part): Change => {
    const lines = part.lines.map((line) => {
      const gone = { ...line, withdrawn: line.withdrawn + Math.min(counts.get(line.ean) ?? 0, leaving(line)) };
      return { ...gone, picked: Math.min(gone.picked, leaving(gone)) };
    });
    const back = lines.flatMap(({ ean, withdrawn: now }, i) => {
      const count = now - (part.lines[i]?.withdrawn ?? 0);
      return count > 0 ? [{ ean, count }] : [];
    });
    const left = { ...part, lines };
    return changed(someLeaves(left) ? left : { ...left, state: 'closed' }, { back });
  });
  const takenOff = new Set(changes.flatMap(({ back }) => back.map(({ ean }) => ean)));
  return { changes, awaited: wanted.filter(({ ean }) => !takenOff.has(ean)) };
}

/** Returns the statuses an order passes as its fulfilments stand (rule 15.23); none before work has begun. */
export function statusesOf(parts: readonly Pick<Fulfilment, 'state'>[]): OrderStatus[] {
  const gone = parts.filter(hasLeft);
  const all = (state: FulfilmentState) => gone.every((part) => part.state === state);
  if (!parts.every(hasEnded)) {
    if (parts.every(({ state }) => state === 'held' || state === 'waiting' || state === 'closed')) return [];
    return parts.some(({ state }) => state === 'ready') ? ['picking', 'ready'] : ['picking'];
  }
  if (gone.length === 0) return ['cancelled'];
  if (all('collected')) return ['collected'];
  return all('delivered') ? ['sent', 'delivered'] : ['sent'];
}

export const paymentLinesOf = (order: OrderWithFulfilments, share: Share<EanLine & { name: string }>): PaymentLine[] =>
  paymentLines(share, {
    freight: { reference: order.method.id, name: words.order.freight },
    discount: { reference: order.promoCode ?? 'discount', name: words.discount },
    pant: words.deposit,
  });

export const linesOf = ({ lines, parts }: OrderWithFulfilments, partId: number) => {
  const own = parts.find(({ id }) => id === partId)?.lines ?? [];
  return lines.filter((line) => own.some(({ ean }) => ean === line.ean));
};

export const ageLimited = ({ lines }: OrderWithFulfilments, part: Fulfilment) =>
  part.lines.some((one) => leaving(one) > 0 && lines.some(({ ean, ageLimit }) => ean === one.ean && ageLimit !== null));

export function pickOf(order: OrderWithFulfilments, part: Fulfilment): CounterPick {
  const byEan = new Map(order.lines.map((line) => [line.ean, line]));
  return {
    ...{ id: part.id, version: part.version, number: order.number, kind: part.kind, state: part.state },
    way: order.method,
    ...{ paid: order.kind === 'order', total: partMoney(order, part.id).total },
    ...{ dueAt: part.dueAt, keptUntil: part.kind === 'collect' ? order.expiresAt : null, orderedAt: order.orderedAt },
    ...{ buyer: order.buyer, address: part.kind === 'send' ? order.address : null, partial: order.parts.length > 1 },
    ...{ carrier: part.carrier, trackingNumber: part.trackingNumber, trackingUrl: part.trackingUrl },
    lines: part.lines.flatMap(({ ean, count, picked, missing, withdrawn: gone, onShelf }) => {
      const line = byEan.get(ean);
      if (!line) return [];
      const { articleNo, name, brand, color, size, image, ageLimit } = line;
      return [
        { ean, articleNo, name, brand, color, size, image, count, picked, missing, withdrawn: gone, onShelf, ageLimit },
      ];
    }),
  };
}

export const picksOf = (order: OrderWithFulfilments, isShown: (fulfilment: Fulfilment) => boolean) =>
  order.parts.filter(isShown).map((fulfilment) => pickOf(order, fulfilment));

export const afterChanges = (parts: readonly Fulfilment[], changes: readonly Change[]) =>
  parts.map((part) => changes.find((change) => change.part.id === part.id)?.part ?? part);

export const areAmong = (pieces: readonly Pieces[], back: readonly Pieces[]) => {
  const wanted = new Map<string, number>();
  for (const { ean, count } of pieces) wanted.set(ean, (wanted.get(ean) ?? 0) + count);
  return [...wanted].every(([ean, count]) => count <= (back.find((line) => line.ean === ean)?.count ?? 0));
};

/** Undefined when some of the goods have left the catalogue. */
export function shelvesOf(fulfilments: readonly LateFulfilment[]): TakenLine[] | undefined {
  const taken = fulfilments.flatMap(({ shopId, lines }) =>
    lines.flatMap(({ variantId, count }) => (variantId === null ? [] : [{ shopId, variantId, count }])),
  );
  const all = fulfilments.reduce((sum, { lines }) => sum + lines.length, 0);
  return taken.length === all && all > 0 ? taken : undefined;
}

export const suffices = (asked: readonly TakenLine[], held: readonly (Shelf & { qty: number })[]): boolean =>
  asked.every(({ shopId, variantId, count }) =>
    held.some((shelf) => shelf.shopId === shopId && shelf.variantId === variantId && shelf.qty >= count),
  );

/** Moves whole fulfilments that lack something to the shop of rule 15.13 (price and tax stay); undefined without such a shop. */
export function moved(
  { fulfilments, postalCode }: LateOrder,
  { stock, shops, places }: Pick<SourcingData, 'stock' | 'shops' | 'places'>,
): LateFulfilment[] | undefined {
  const from = near(shops.values(), places.get(postalCode));
  const found = fulfilments.map((fulfilment) => {
    const has = (ean: string) => stock[ean]?.find(({ id }) => id === fulfilment.shopId)?.qty ?? 0;
    if (fulfilment.lines.every(({ ean, count }) => has(ean) >= count)) return fulfilment;
    const planned = origins(fulfilment.lines, stock, from);
    const [origin, ...others] = 'missing' in planned ? [] : planned;
    return origin && others.length === 0 ? { ...fulfilment, shopId: origin.shopId } : undefined;
  });
  return found.every((fulfilment) => fulfilment !== undefined) ? found : undefined;
}

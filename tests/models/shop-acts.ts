import fc from 'fast-check';
import type { CounterAct } from '@/lib/contracts/counter';
import type { OrderPayload } from '@/lib/contracts/orders';
import type { CounterActor } from '@/server/orders/counter/types';
import { BERGEN, BOTTLE, item, payload, SHOE, SOCK } from '@/tests/server/orders/fixture';
import type { PartState, PurchaseState } from './shop-state';
import { DAY, HOUR, MINUTE, type Request, type ShopAct, type ShopWalk } from './shop-walk';
import { sometimes, weighted } from './walks';

const sent = {
  ...{ Delivery: true, shipping_method_id: 'delivery', Address: 'Fjellveien 2', PostalCode: '7010', City: 'TRONDHEIM' },
} satisfies Partial<OrderPayload>;
const [card, instalments] = [{ Payment: 'card' as const }, { Payment: 'instalments' as const }];

const RESERVATIONS: Partial<OrderPayload>[][] = [
  [{ items: [item(SHOE)] }],
  [{ ShopID: BERGEN, items: [item(SHOE, 2), item(SOCK)] }],
  [{ items: [item(BOTTLE, 3)], PromoCode: 'FAST' }],
];
const PURCHASES: Partial<OrderPayload>[][] = [
  [{ ...card, items: [item(SHOE), item(SOCK)] }],
  [{ ...card, ...sent, items: [item(SHOE, 2), item(BOTTLE, 3)] }],
  [{ ...instalments, ...sent, items: [item(SHOE, 3), item(BOTTLE, 2)] }],
  [{ ...card, ShopID: BERGEN, items: [item(SHOE), item(SOCK, 2)] }],
  [
    { ...card, ...sent, items: [item(BOTTLE, 2)] },
    { ...card, ShopID: BERGEN, items: [item(SHOE)] },
  ],
  [
    { ...card, ...sent, items: [item(SOCK)] },
    { ShopID: BERGEN, Payment: 'in_shop', items: [item(SHOE)] },
  ],
  [{ ...card, ...sent, items: [item(SHOE), item(SOCK, 3)], PromoCode: 'PROSENT' }],
  [{ ...instalments, items: [item(SOCK, 2), item(BOTTLE)], PromoCode: 'FAST' }],
];
export const PROMO_CODES = `insert into promo_codes (id, code, name, valid_from, valid_to, fixed, amount) values
  (1, 'PROSENT', 'Prosent', '2020-01-01', '2040-01-01', false, 1333),
  (2, 'FAST', 'Kroner', '2020-01-01', '2040-01-01', true, 5001)`;

const PAUSES = [MINUTE, 5 * MINUTE, 16 * MINUTE, HOUR, 7 * HOUR, 2 * DAY, 6 * DAY, 16 * DAY];
const LOSSES = ['read', 'capture', 'release', 'refund', 'open', 'complete'] as const;
const FINAL = ['authorised', 'declined', 'cancelled', 'expired'];

const pick = <Row>(rows: readonly Row[], on: number): Row | undefined => rows[on % Math.max(1, rows.length)];
const keyOf = (...words: (string | number)[]) => words.join('-').padEnd(20, 'k');
const actorOf = (shopId: number): CounterActor => ({ shopId, name: 'Ola', id: `staff:${shopId}` });

type Work = (() => Promise<unknown>) | undefined;
type Doer = (walk: ShopWalk, on: number, how: number) => Work;

const ask = ({ shop }: ShopWalk, { kind, key, orders }: Request) => {
  const options = { brand: 'nordvidda', address: '192.0.2.1', idempotencyKey: key };
  const [first] = orders;
  if (kind === 'reservation' && first) return shop.placing.place(first, options).then(({ number }) => number);
  return shop.purchases.place({ orders }, options).then(({ token }) => token);
};

/** The same key gets the same answer, whenever and however often it is sent. */
const asking = (walk: ShopWalk, request: Request) => async () => {
  const answer = await ask(walk, request);
  request.answered ??= answer;
  if (answer !== request.answered)
    throw new Error(`${request.key} was answered ${request.answered}, and then ${answer}`);
};

const place = (kind: Request['kind'], wishes: Partial<OrderPayload>[][]): Doer => {
  return (walk, _on, how) => {
    const n = walk.stranger();
    const email = `kari${n}@example.no`;
    const orders = (pick(wishes, how) ?? []).map((over) => payload({ Email: email, ...over }));
    const request: Request = { kind, key: keyOf('walk', n), email, orders };
    walk.requests.push(request);
    return asking(walk, request);
  };
};

const purchaseOf = ({ state }: ShopWalk, on: number) => pick(state.purchases, on);
const toPurchase = (does: (walk: ShopWalk, purchase: PurchaseState, how: number) => Promise<unknown>): Doer => {
  return (walk, on, how) => {
    const purchase = purchaseOf(walk, on);
    return purchase && (() => does(walk, purchase, how));
  };
};

/** What the shopper does on the page of the provider, as long as it may be done. */
const atProvider = (does: (walk: ShopWalk, reference: string) => void): Doer => {
  return (walk, on, how) => {
    const payment = pick(purchaseOf(walk, on)?.payments ?? [], how);
    const there = payment && walk.card.payments.get(`p-${payment.reference}`);
    if (!there || FINAL.includes(there.state)) return undefined;
    return async () => does(walk, payment.reference);
  };
};

const atCounter = (act: (part: PartState, how: number) => CounterAct): Doer => {
  return (walk, on, how) => {
    const part = pick(
      walk.state.orders.flatMap(({ parts }) => parts.filter(({ state }) => state !== 'held')),
      on,
    );
    return part && (() => walk.shop.fulfilments.act(actorOf(part.shopId), part.id, act(part, how), undefined));
  };
};
const line = ({ lines }: PartState, how: number) => ({ ean: pick(lines, how)?.ean ?? '', count: 1 + (how % 3) });

const isResold = (how: number) => how % 3 !== 1;

const left = ({ state }: ShopWalk) =>
  state.orders.filter(({ parts }) => parts.some((part) => ['collected', 'sent', 'delivered'].includes(part.state)));

function remember(of: Map<string, Set<string>>, number: string, key: string) {
  of.set(number, (of.get(number) ?? new Set()).add(key));
  return key;
}

export const doers = {
  reserve: place('reservation', RESERVATIONS),
  buy: place('purchase', PURCHASES),
  'ask again': (walk, on) => {
    const request = pick(walk.requests, on);
    return request && asking(walk, request);
  },
  /** Another wish under a key that has been answered is refused. */
  'ask otherwise': (walk, on) => {
    const request = pick(
      walk.requests.filter(({ answered }) => answered),
      on,
    );
    if (!request) return undefined;
    const other = { ...request, orders: request.orders.map((order) => ({ ...order, CustomerName: 'Ola Nordmann' })) };
    return () =>
      ask(walk, other).then((answer) => {
        throw new Error(`Another wish under ${request.key} was answered ${answer}`);
      });
  },

  return: toPurchase(({ shop }, { token }) => shop.purchases.settle(token)),
  'give up': toPurchase(({ shop }, { token }) => shop.purchases.cancel(token)),
  complete: toPurchase(async ({ shop }, { token, payments }, how) => {
    const payment = pick(payments, how);
    if (payment)
      await shop.purchases.complete(token, payment.reference, how % 7 === 6 ? 'bad' : `t-${payment.reference}`);
  }),
  /** Everything that there is to pay, and back to the shop. */
  pay: toPurchase(async ({ shop, card: provider }, { token, method, payments }) => {
    for (const { reference } of payments) {
      if (method === 'instalments') await shop.purchases.complete(token, reference, `t-${reference}`);
      else if (provider.payments.get(`p-${reference}`)?.state === 'open') provider.approve(reference);
    }
    await shop.purchases.settle(token);
  }),

  approve: atProvider(({ card: provider, clock }, reference) =>
    provider.approve(reference, { expiresAt: new Date(clock().getTime() + 29 * DAY) }),
  ),
  decline: atProvider(({ card: provider }, reference) => void provider.decide(reference, 'declined')),
  'shopper cancels there': atProvider(({ card: provider }, reference) => void provider.decide(reference, 'cancelled')),
  'look into': atProvider(({ card: provider }, reference) => void provider.decide(reference, 'pending')),
  'run out': atProvider(({ card: provider }, reference) => void provider.decide(reference, 'expired')),
  'approve another sum': atProvider(({ card: provider, allowed }, reference) => {
    allowed.add('wrong_amount');
    provider.approve(reference, { authorised: 100 });
  }),
  webhook: toPurchase(async ({ shop, card: one, instalments: other }, { method, payments }, how) => {
    const provider = method === 'card' ? one : other;
    const about = payments.map(({ reference, providerId }) => ({
      id: providerId ?? `p-${reference}`,
      ...(method === 'instalments' && how % 2 === 0 && { token: `t-${reference}` }),
    }));
    await shop.purchases.receiveWebhook(provider.method.provider, {
      ...{ headers: new Headers({ authorization: how % 5 === 4 ? 'forged' : 'genuine' }), body: JSON.stringify(about) },
      url: new URL('https://nordvidda.example/api/v1/payments'),
    });
  }),
  lose:
    ({ providers }, on, how) =>
    async () => {
      for (const provider of providers) provider.lose(pick(LOSSES, on) ?? 'read', how % 2 ? 'before' : 'after');
    },
  'fall silent':
    ({ providers, allowed }, on) =>
    async () => {
      allowed.add('act_stuck');
      for (const provider of providers) for (let i = 0; i < 6; i++) provider.lose(pick(LOSSES, on) ?? 'read', 'before');
    },

  pick: atCounter((part, how) => ({ act: 'pick', ...line(part, how) })),
  missing: atCounter((part, how) => ({ act: 'missing', ...line(part, how) })),
  ready: atCounter(() => ({ act: 'ready' })),
  'hand over': atCounter(() => ({ act: 'hand-over', idChecked: true })),
  dispatch: atCounter(() => ({
    ...{ act: 'dispatch', carrier: 'Bring', trackingNumber: 'T1', trackingUrl: '', idCheckOrdered: true },
  })),
  deliver: atCounter(() => ({ act: 'delivered' })),
  'call off': atCounter(() => ({ act: 'cancel', reason: 'Skadet' })),
  /** The next thing there is to do with a part. */
  'work on': atCounter(({ kind, state }) => {
    if (kind === 'collect') return state === 'ready' ? { act: 'hand-over', idChecked: true } : { act: 'ready' };
    if (state === 'sent') return { act: 'delivered' };
    return { act: 'dispatch', carrier: '', trackingNumber: '', trackingUrl: '', idCheckOrdered: true };
  }),
  'put on the shelf': (walk, on, how) => {
    const shelf = pick(walk.state.shelves, on);
    const count = 1 + (how % 3);
    if (!shelf) return undefined;
    return async () => {
      await walk.sql`update stock set qty = qty + ${count} where shop_id = ${shelf.shopId}
        and variant_id = (select id from variants where ean = ${shelf.ean})`;
      walk.came(`${shelf.ean}@${shelf.shopId}`, count);
    };
  },

  cancel: ({ state, shop }, on) => {
    const order = pick(state.orders, on);
    return order && (() => shop.orders.cancel(order.token));
  },
  arrived: ({ state, shop }, on) => {
    const order = pick(state.orders, on);
    return order && (() => shop.fulfilments.arrived(order.token));
  },
  withdraw: (walk, on, how) => {
    const order = pick(
      walk.state.orders.filter(({ kind }) => kind === 'order'),
      on,
    );
    if (!order) return undefined;
    const { number, email } = order;
    const all = order.lines.map(({ ean, count }) => ({ ean, count }));
    const lines = how % 3 === 0 ? all : [{ ean: pick(all, how)?.ean ?? '', count: 1 + (how % 2) }];
    const key = remember(walk.wanted.withdrawals, number, keyOf(number, how % 5));
    return () =>
      walk.shop.withdrawals.make({ number, email, key, lines, reason: 'For liten.' }, { address: '192.0.2.1' });
  },
  complain: (walk, on, how) => {
    const order = pick(left(walk), on);
    if (!order) return undefined;
    const eans = how % 3 === 0 ? order.lines.map(({ ean }) => ean) : [pick(order.lines, how)?.ean ?? ''];
    const key = remember(walk.wanted.complaints, order.number, keyOf(order.number, how % 5));
    const complaint = { key, eans, text: 'Sålen løsnet på den andre turen.', wish: 'refund' as const };
    return () => walk.shop.complaints.make(order.token, complaint, { address: `192.0.2.${walk.stranger() % 200}` });
  },
  answer: (walk, on, how) => {
    const complaint = pick(walk.state.complaints, on);
    const order = walk.state.orders.find(({ id }) => id === complaint?.orderId);
    const part = pick(order?.parts ?? [], how);
    if (!complaint || !part) return undefined;
    const eans = complaint.eans.filter((one) => part.lines.some(({ ean }) => ean === one));
    const word = 'Det beklager vi.';
    return () =>
      walk.shop.complaints.settle(
        actorOf(part.shopId),
        complaint.number,
        how % 4 === 3
          ? { outcome: 'repaired', word }
          : how % 4 === 2
            ? { outcome: 'discount', lines: eans.map((ean) => ({ ean, amount: 1001 })), word }
            : { outcome: 'refund', lines: eans.map((ean) => ({ ean, count: 1 + (how % 2) })), word },
      );
  },
  'take back': (walk, on, how) => {
    const { shop, state } = walk;
    const withdrawal = pick(state.withdrawals, on);
    const order = state.orders.find(({ id }) => id === withdrawal?.orderId);
    const shopId = pick(order?.parts ?? [], how)?.shopId;
    if (!withdrawal || !order || shopId === undefined) return undefined;
    return async () => {
      const awaited = (await shop.returns.awaited(shopId)).find(({ number }) => number === withdrawal.number);
      const all = (awaited?.lines ?? []).map(({ ean, count, back }) => ({ ean, count: count - back, back }));
      const some =
        how % 3 === 2
          ? all
              .filter(({ count }) => count > 0)
              .slice(0, 1)
              .map((one) => ({ ...one, count: 1 }))
          : all;
      const resell = isResold(how) ? some.map(({ ean, count }) => ({ ean, count })) : [];
      const received = some.map(({ ean, count, back }) => ({ ean, count: back + count }));
      await shop.fulfilments.received(actorOf(shopId), withdrawal.number, { received, resell });
    };
  },

  settle:
    ({ shop }) =>
    () =>
      shop.purchases.settleDue(100),
  send:
    ({ shop }) =>
    () =>
      shop.payments.sendDue(100),
  reconcile:
    ({ shop }) =>
    () =>
      shop.payments.reconcile(100),
  expire:
    ({ shop }) =>
    () =>
      shop.orders.expireDue(100),
  write:
    ({ shop }) =>
    () =>
      shop.letters.writeDue(100),
  post:
    ({ shop }) =>
    () =>
      shop.mail.deliverDue(100),

  wait:
    ({ pass }, _on, how) =>
    async () =>
      pass(pick(PAUSES, how) ?? MINUTE),
} satisfies Record<string, Doer>;
export type Doing = keyof typeof doers;

/** Once is once, also where it is said twice. */
const ONCE: readonly Doing[] = ['put on the shelf', 'wait', 'lose', 'fall silent'];

export const acts = (weights: Partial<Record<Doing, number>>): fc.Arbitrary<ShopAct<Doing>> =>
  fc.record({
    does: weighted<Doing>(weights),
    on: fc.nat({ max: 11 }),
    how: fc.nat({ max: 41 }),
    twice: sometimes(fc.constantFrom('at once' as const, 'again' as const)),
    dies: sometimes(fc.nat({ max: 45 })),
    collides: sometimes(fc.nat({ max: 20 })),
  });

/** Takes all the steps of a walk, looks after each, and then lets it end. */
export async function takeWalk(walk: ShopWalk, steps: readonly ShopAct<Doing>[]): Promise<void> {
  for (const [i, step] of steps.entries()) {
    const does: Doer = doers[step.does];
    const work = does(walk, step.on, step.how);
    if (!work) continue;
    const told = `step ${i + 1}, ${step.does}`;
    await walk.run(ONCE.includes(step.does) ? { ...step, twice: undefined } : step, told, work);
    // What came back and cannot be sold again goes to no shelf.
    await walk.look(told, { scraps: step.does === 'take back' && !isResold(step.how) });
  }
  await walk.end();
}

import { expect } from 'vitest';
import type { OrderPayload } from '@/lib/contracts/orders';
import { ShopError } from '@/lib/errors';
import type { Sql } from '@/server/platform/db/connection';
import { createIdempotency } from '@/server/platform/idempotency/service';
import { createThrottle } from '@/server/platform/throttle/service';
import { BERGEN, BOTTLE, OSLO, SHOE, SOCK, TUESDAY_NOON, WEB_SHOP } from '@/tests/server/orders/fixture';
import { fakeProvider } from '@/tests/support/fake-provider';
import { openWholeShop } from '@/tests/support/whole-shop';
import { openMortal } from './faults';
import { endLaws } from './shop-end';
import { backSince, brokenIn, goodsLaws, lasting, letterLaws, lifeLaws, moneyLaws, piecesOf } from './shop-laws';
import { lookAt, type ShopState } from './shop-state';

export const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000] as const;

/** What one of a shop's people, providers, jobs or clocks does. Plain, so that a walk can be printed and walked again. */
export interface ShopAct<Doing extends string = string> {
  does: Doing;
  /** To which of what is there, and how. */
  on: number;
  how: number;
  /** A double click, or the same asked again. */
  twice?: 'at once' | 'again';
  /** The process dies when it asks for something for the so-many-th time. */
  dies?: number;
  /** A statement of a transaction that fails, for another's sake. */
  collides?: number;
}

/** What has been asked for under a key. */
export interface Request {
  key: string;
  email: string;
  kind: 'reservation' | 'purchase';
  orders: OrderPayload[];
  /** What was answered: a number, or a token. */
  answered?: string;
}

/** Few enough that two shoppers want the same piece. */
const SHELVES: [ean: string, shopId: number, qty: number][] = [
  [SHOE, OSLO, 2],
  [SHOE, BERGEN, 5],
  [SHOE, WEB_SHOP, 0],
  [BOTTLE, OSLO, 7],
  [BOTTLE, BERGEN, 1],
  [BOTTLE, WEB_SHOP, 0],
  [SOCK, OSLO, 4],
  [SOCK, BERGEN, 3],
  [SOCK, WEB_SHOP, 3],
];

/** Of all walks, so that no two have a key or an address in common. */
let strangers = 0;

/** A provider ends by itself what nobody has decided on for so long, whether or not the shop asks. */
const GIVEN_UP_MS = 7 * DAY;

/** A whole shop in a process that may die, with what has been asked of it and what came into it. */
export async function openShopWalk(sql: Sql) {
  await sql`truncate orders, purchases, mails, idempotency_keys, attempts, document_series cascade`;
  await sql`update stock s set qty = w.qty from variants v, jsonb_to_recordset(${JSON.stringify(
    SHELVES.map(([ean, shop, qty]) => ({ ean, shop, qty })),
  )}::text::jsonb) as w (ean text, shop int, qty int) where v.ean = w.ean and s.variant_id = v.id and s.shop_id = w.shop`;
  let now = TUESDAY_NOON;
  const clock = () => now;
  const mortal = openMortal();
  const card = fakeProvider({ provider: 'card' });
  const instalments = fakeProvider({ provider: 'instalments', perShop: true });
  const went: string[] = [];
  const shop = openWholeShop({
    ...{ sql: mortal.sql(sql), clock, providers: [mortal.provider(card.method), mortal.provider(instalments.method)] },
    mailer: mortal.mailer({ send: async ({ key }) => void went.push(key) }),
  });
  const throttle = createThrottle({ sql, clock });
  const keys = createIdempotency({ sql, clock });
  let state = await lookAt(sql);
  const due = piecesOf(state);
  const requests: Request[] = [];
  /** Letters that may have gone twice: the process died, and nobody knows. */
  let deaths = 0;
  const allowed = new Set<string>();
  const wanted = { withdrawals: new Map<string, Set<string>>(), complaints: new Map<string, Set<string>>() };

  /** Milliseconds that a shopper has left a payment undecided, by its id. */
  const undecided = new Map<string, number>();

  const walk = {
    ...{ sql, shop, clock, card, instalments, requests, allowed, wanted },
    providers: [card, instalments],
    get state() {
      return state;
    },
    stranger: () => ++strangers,
    pass: (ms: number) => {
      now = new Date(now.getTime() + ms);
      for (const { payments } of walk.providers)
        for (const [id, payment] of payments) {
          if (payment.state !== 'open') continue;
          const waited = (undecided.get(id) ?? 0) + ms;
          undecided.set(id, waited);
          if (waited > GIVEN_UP_MS) payment.state = 'expired';
        }
    },
    /** Goods that came to a shelf, or were back and cannot be sold again. */
    came: (shelf: string, count: number) => void due.set(shelf, (due.get(shelf) ?? 0) + count),
  };

  async function laws(before: ShopState, after: ShopState): Promise<string[]> {
    const broken: string[] = [];
    for (const { name, find } of lasting) for (const { what } of await find(sql, now)) broken.push(`${name}: ${what}`);
    const sent = Map.groupBy(went, (key) => key);
    return [
      ...broken,
      ...lifeLaws(before, after),
      ...moneyLaws(before, after, walk.providers),
      ...goodsLaws(after, due),
      ...letterLaws(after),
      ...[...sent].flatMap(([key, times]) => (times.length <= 1 + deaths ? [] : `${key} went ${times.length} times`)),
      ...after.alarms.flatMap(({ kind, detail }) => (allowed.has(kind) ? [] : `alarm ${kind}: ${detail}`)),
      ...requests.flatMap(({ key, email, orders }) => {
        const { length } = after.orders.filter((order) => order.email === email);
        return length === 0 || length === orders.length
          ? []
          : `${length} orders of ${key}, which asked for ${orders.length}`;
      }),
      ...after.orders.flatMap(({ number, id }) =>
        (['withdrawals', 'complaints'] as const).flatMap((what) => {
          const { length } = after[what].filter(({ orderId }) => orderId === id);
          return length <= (wanted[what].get(number)?.size ?? 0) ? [] : `${length} ${what} of ${number}`;
        }),
      ),
    ];
  }

  /** Looks again, and at what has come of it. */
  async function look(told: string, { scraps = false } = {}) {
    const before = state;
    state = await lookAt(sql);
    if (scraps) for (const [shelf, count] of backSince(before, state)) walk.came(shelf, -count);
    expect(await laws(before, state), told).toEqual([]);
    return before;
  }

  /** What a call may answer: what it promises, a refusal, or nothing when the process died. */
  function assertExpected(answer: PromiseSettledResult<unknown>, told: string) {
    if (answer.status === 'fulfilled' || answer.reason instanceof ShopError || mortal.isDead()) return;
    throw new Error(`${told} failed`, { cause: answer.reason });
  }

  async function run({ twice, dies, collides }: ShopAct, told: string, work: () => Promise<unknown>) {
    mortal.doom({ dies, collides });
    const answers = await Promise.allSettled(twice === 'at once' ? [work(), work()] : [work()]);
    if (twice === 'again') answers.push(...(await Promise.allSettled([work()])));
    for (const answer of answers) assertExpected(answer, told);
    if (mortal.isDead()) deaths += 1;
    await mortal.revive();
  }

  async function jobs() {
    const { purchases, payments, orders, letters, mail } = shop;
    await purchases.settleDue(100);
    while ((await payments.sendDue(100)) === 100);
    await payments.reconcile(100);
    await orders.expireDue(100);
    await letters.writeDue(100);
    await mail.deliverDue(1000);
  }

  /** Until a round of them changes nothing. */
  async function quiet() {
    for (let before = ''; before !== JSON.stringify(state); ) {
      before = JSON.stringify(state);
      await jobs();
      await look('the jobs');
    }
  }

  async function goHome() {
    for (const { parts } of state.orders)
      for (const { id, shopId, kind, state: stands } of parts) {
        if (!['waiting', 'picking'].includes(stands)) continue;
        const by = { shopId, name: 'Ola', id: `staff:${shopId}` };
        const left = {
          act: 'dispatch',
          carrier: 'Bring',
          trackingNumber: 'T9',
          trackingUrl: '',
          idCheckOrdered: true,
        } as const;
        await shop.fulfilments.act(by, id, kind === 'send' ? left : { act: 'ready' }, undefined);
      }
    await look('the people in the shops go home');
  }

  return {
    ...walk,
    look,
    run,
    /** Lets everybody finish, and the clock run until there is nothing left to do. */
    async end() {
      for (const provider of walk.providers) provider.hear();
      for (const pause of [0, 20 * MINUTE, HOUR, 2 * HOUR]) {
        walk.pass(pause);
        await quiet();
      }
      await goHome();
      for (const pause of [0, HOUR, 8 * DAY, 20 * DAY]) {
        walk.pass(pause);
        await quiet();
      }
      expect(endLaws(state, walk.providers), 'in the end').toEqual([]);
      walk.pass(400 * DAY);
      await Promise.all([
        shop.retention.forgetUnsold(100),
        shop.mail.forgetOld(1000),
        throttle.forgetOld(),
        keys.forgetOld(),
      ]);
      expect(await brokenIn(sql, now), 'a year later').toEqual([]);
    },
  };
}
export type ShopWalk = Awaited<ReturnType<typeof openShopWalk>>;

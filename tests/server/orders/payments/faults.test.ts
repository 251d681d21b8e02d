import { spawn } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TUESDAY_NOON } from '@/tests/server/orders/fixture';
import { openTestDatabase } from '@/tests/support/database';
import { openShop, type PayOrders, work } from '@/tests/support/pay-orders';
import { seededRandom, startKlarna, startNexi, type Telling } from '@/tests/support/payment-provider';
import { HOUR, MINUTE, seed } from './fixture';
import { MOST, planOf, shelvesFor } from './plans';

/** A sample, unless all is asked for: the first of the same shoppers, with as many goods for each. */
const ALL = process.env.TEST_ALL === 'yes';
const COUNT = Number(process.env.FAULT_ORDERS ?? (ALL ? MOST : 80));
const SEED = Number(process.env.FAULT_SEED ?? 1);
/** Runs with faults; every second one is of a process that is killed. In the first half of them orders are placed. */
const ROUNDS = ALL ? 12 : 6;
const PLACING = ROUNDS / 2;
/** Where the goods stand before the first order. */
const SHELVES = shelvesFor(COUNT);

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let nexi: Awaited<ReturnType<typeof startNexi>>;
let klarna: Awaited<ReturnType<typeof startKlarna>>;

beforeAll(async () => {
  database = await openTestDatabase();
  await seed(database.sql);
  for (const [ean, shopId, qty] of SHELVES)
    await database.sql`update stock set qty = ${qty} where shop_id = ${shopId} and variant_id = (
      select id from variants where ean = ${ean})`;
  nexi = await startNexi({ seed: SEED, faultRate: 0.2 });
  klarna = await startKlarna({ seed: SEED + 1, faultRate: 0.2 });
});
afterAll(() => Promise.all([nexi?.close(), klarna?.close(), database.close()]));

/** A process of the shop that dies at a statement. */
async function runProcess(options: PayOrders): Promise<NodeJS.Signals | null> {
  const script = ['--import', './tools/ts-hooks.mjs', 'tests/support/pay-orders.ts', JSON.stringify(options)];
  const child = spawn(process.execPath, script, { stdio: ['ignore', 'inherit', 'inherit'] });
  return new Promise((closed) => child.once('close', (_code, signal) => closed(signal)));
}

describe(`rule 19.5, rule 19.6: ${COUNT} orders, with providers that fail and processes that are killed`, () => {
  it('end with every øre and every piece accounted for, and every shopper told', async () => {
    const { sql } = database;
    const random = seededRandom(SEED);
    let now = TUESDAY_NOON.getTime();
    const tokens: Record<string, string> = {};
    const fetches = { nexi: nexi.fetch, klarna: klarna.fetch };
    const kills: (NodeJS.Signals | null)[] = [];
    const options = (over: Partial<PayOrders> = {}): PayOrders => ({
      ...{ url: database.url, nexi: nexi.url, klarna: klarna.url, count: COUNT, tokens, placing: true },
      ...{ now: new Date(now).toISOString(), ...over },
    });

    /** The shoppers on the providers' pages, as they had planned. */
    async function decide() {
      const open = await sql<
        { email: string; provider: string; providerId: string; reference: string; amount: number; holdUntil: Date }[]
      >`
        select distinct o.email, u.provider, p.provider_id, p.reference, p.amount, u.hold_until from payments p
        join purchases u on u.id = p.purchase_id join orders o on o.purchase_id = u.id
        where p.state = 'open' and u.state in ('open', 'expired') order by p.reference`;
      for (const { email, provider, providerId, reference, amount, holdUntil } of open) {
        const { shopper } = planOf(Number(/\d+/.exec(email)?.[0]));
        const over = now >= new Date(holdUntil).getTime();
        if (shopper === 'leave' || shopper === 'cancel' || (shopper === 'late' && !over)) continue;
        const approval = shopper === 'wrong_amount' ? { amount: amount - 100 } : {};
        if (provider === 'nexi') nexi.approve(providerId, approval);
        else if (tokens[reference] === undefined) tokens[reference] = klarna.approve(providerId, approval) ?? '';
      }
    }

    /** The webhooks, in the order and as often as they come, at another instance of the shop. */
    async function tell() {
      const shop = openShop(sql, options(), fetches);
      const hear = async (provider: string, telling: Telling) =>
        void (await shop.purchases.receiveWebhook(provider, telling));
      for (const telling of nexi.tellings()) await hear('nexi', telling);
      for (const telling of klarna.tellings()) await hear('klarna', telling);
    }

    for (let round = 0; round < ROUNDS; round++) {
      // Of so many statements as such a process may have to make.
      const dieAt = 1 + Math.floor(random() ** 2 * COUNT * (round < PLACING ? 12 : 2));
      const at = options({ placing: round < PLACING });
      const mortal = () => runProcess({ ...at, dieAt, sent: random() < 0.5 }).then((signal) => void kills.push(signal));
      const run = round % 2 === 1 ? mortal() : work(sql, at, fetches);
      await Promise.all([run, tell()]);
      await decide();
      now += 4 * MINUTE;
    }

    nexi.calm();
    klarna.calm();
    const unrest = async () => {
      const [row] = await sql`select (select count(*)::int from payment_acts where state = 'queued') as acts,
        (select count(*)::int from purchases where state = 'open') as purchases,
        (select count(*)::int from fulfilments where state in ('held', 'waiting', 'picking', 'ready')) as parts`;
      return row;
    };
    const rest = { acts: 0, purchases: 0, parts: 0 };
    const MOST = 8;
    for (
      let round = 0;
      round < MOST && (round < 3 || JSON.stringify(await unrest()) !== JSON.stringify(rest));
      round++
    ) {
      await work(sql, options({ placing: false }), fetches);
      await tell();
      now += 2 * HOUR;
    }
    expect(await unrest()).toEqual(rest);

    // Money: both sides say the same, and nothing is left over.
    // What is reserved and not charged beside a charge lapses at Nexi by itself.
    for (const { id, captured, authorised } of nexi.books()) if (captured > 0 && captured < authorised) nexi.expire(id);
    const books = [...nexi.books(), ...klarna.books()]
      .filter(({ authorised }) => authorised > 0)
      .map(({ id: _, currency, ...sums }) => ({ ...sums, currency }))
      .sort((a, b) => (a.reference < b.reference ? -1 : 1));
    const known = await sql`select reference, authorised, captured, released, refunded, 'NOK' as currency from payments
      where authorised > 0 order by reference collate "C"`;
    expect(known.map((row) => ({ ...row }))).toEqual(books);
    expect(books.filter((one) => one.authorised !== one.captured + one.released)).toEqual([]);
    expect(books.filter((one) => one.refunded > one.captured)).toEqual([]);

    // What was taken is what has left, part by part, and what went back is what was ordered back, once.
    const parts = await sql`
      select f.id, coalesce(sum(a.amount) filter (where a.kind = 'capture'), 0)::int as captured,
        coalesce(sum(a.amount) filter (where a.kind = 'refund'), 0)::int as refunded, f.state, f.total,
        (select sum(l.count - l.missing - l.withdrawn)::int from fulfilment_lines l where l.fulfilment_id = f.id) as leaving,
        (select sum(l.missing + l.withdrawn)::int from fulfilment_lines l where l.fulfilment_id = f.id) as lacking
      from fulfilments f join orders o on o.id = f.order_id and o.kind = 'order'
      left join payment_acts a on a.fulfilment_id = f.id and a.state = 'done' group by f.id order by f.id`;
    const gone = (state: string) => ['collected', 'sent', 'delivered'].includes(state);
    expect(parts.filter(({ state, captured }) => gone(state) !== captured > 0)).toEqual([]);
    expect(
      parts.filter(({ state, lacking, captured, total }) => gone(state) && lacking === 0 && captured !== total),
    ).toEqual([]);
    expect(parts.filter(({ captured, refunded }) => refunded > captured)).toEqual([]);
    const [acts] =
      await sql`select (select sum(captured)::int from payments) as captured, (select sum(refunded)::int from payments) as refunded`;
    const sum = (name: string) => parts.reduce((total, part) => total + part[name], 0);
    expect(acts).toEqual({ captured: sum('captured'), refunded: sum('refunded') });

    // The books say the same: a sale for each part that has left, a credit note for what was paid back.
    const booked = await sql`
      select f.id, coalesce(sum(d.total) filter (where d.kind = 'sale'), 0)::int as captured,
        coalesce(sum(d.total) filter (where d.kind = 'credit'), 0)::int as refunded
      from fulfilments f join orders o on o.id = f.order_id and o.kind = 'order'
      left join sales_documents d on d.fulfilment_id = f.id group by f.id order by f.id`;
    expect(booked.map((row) => ({ ...row }))).toEqual(
      parts.map(({ id, captured, refunded }) => ({ id, captured, refunded })),
    );
    expect(sum('refunded')).toBeGreaterThan(0);

    // Stock: before − sold + returned; what could not be found is not on the shelf either.
    const shelves = await sql`
      select v.ean, k.shop_id, k.qty - coalesce((
        select sum(l.count)::int from withdrawal_lines l join withdrawals w on w.id = l.withdrawal_id
        join fulfilments f on f.order_id = w.order_id
        join fulfilment_lines sold on sold.fulfilment_id = f.id and sold.ean = l.ean
        where l.ean = v.ean and f.shop_id = k.shop_id), 0) + coalesce((
        select sum(case when f.state in ('collected', 'sent', 'delivered') then l.count - l.withdrawn else l.missing end)::int
        from fulfilment_lines l join fulfilments f on f.id = l.fulfilment_id
        where l.ean = v.ean and f.shop_id = k.shop_id), 0) as qty
      from stock k join variants v on v.id = k.variant_id where v.ean = any(${[...new Set(SHELVES.map(([ean]) => ean))]})`;
    const before = SHELVES.map(([ean, shopId, qty]) => ({ ean, shopId, qty }));
    expect(shelves.map((row) => ({ ...row }))).toEqual(expect.arrayContaining(before));
    expect(shelves).toHaveLength(before.length);

    // Every shopper is told, once: who has paid, and who paid for what was gone or not what was asked for.
    const untold = await sql`
      select o.number, u.state from purchases u join orders o on o.purchase_id = u.id
      where (u.state = 'paid') <> exists (select from mails m where m.key = o.kind || ':' || o.number || ':confirmation')
        or (u.state = 'unwound') <> exists (select from mails m where m.key = 'order:' || o.number || ':unwound')
        or (u.state = 'wrong_amount') <> exists (select from mails m where m.key = 'order:' || o.number || ':wrong_amount')`;
    expect(untold).toEqual([]);
    // What was sent, not found or called off, and whose money is on its way back.
    const unsaid = await sql`
      select f.id, f.state from fulfilments f join orders o on o.id = f.order_id
      where (f.state in ('sent', 'delivered')) <> exists (select from mails m where m.key = 'part:' || f.id || ':sent')
        or exists (select from fulfilment_lines l where l.fulfilment_id = f.id and l.missing > 0)
          <> exists (select from mails m where starts_with(m.key, 'part:' || f.id || ':missing:'))
      union all
      select w.order_id, w.number from withdrawals w where not exists (
        select from mails m where m.key = 'refund:' || w.number)`;
    expect(unsaid.map((row) => ({ ...row }))).toEqual([]);

    // Nothing was silently put right: the alarms are of the amounts that were wrong, and of acts that failed for long.
    const wrong = await sql`select distinct kind from payment_alarms where kind <> 'act_stuck'`;
    expect(wrong.map(({ kind }) => kind)).toEqual(['wrong_amount']);

    // And it was no idle run.
    const [states] = await sql`select count(*) filter (where state = 'paid')::int as paid,
      count(*) filter (where state = 'expired')::int as expired, count(*) filter (where state = 'cancelled')::int as cancelled,
      count(*) filter (where state in ('unwound', 'wrong_amount'))::int as unwound,
      count(*) filter (where state = 'wrong_amount')::int as wrong,
      (select count(*)::int from orders o where o.kind = 'reservation' and exists (
        select from fulfilments f where f.order_id = o.id and f.state = 'collected')) as collected_beside,
      (select count(*)::int from orders o where o.kind = 'order' and o.delivery and exists (
        select from orders b where b.purchase_id = o.purchase_id and b.kind = 'order' and not b.delivery)) as paid_beside
      from purchases`;
    for (const count of Object.values(states ?? {})) expect(count).toBeGreaterThan(0);
    expect(states?.paid).toBeGreaterThan(COUNT / 2);
    expect(kills).toEqual(Array.from({ length: ROUNDS / 2 }, () => 'SIGKILL'));
    // A net under what hangs.
  }, 900_000);
});

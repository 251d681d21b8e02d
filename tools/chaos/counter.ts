import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Sql } from '@/server/platform/db/connection';
import { createClient, type ShopClient } from './client';
import type { Tally } from './tally';

const keyOf = (shopId: number) => `shk_chaos_${shopId}`;

export const letIn = (sql: Sql, shopIds: readonly number[]) => sql`
  insert into shop_keys (shop_id, name, hash) select id, 'Chaos', hash from unnest(${[...shopIds]}::int[],
    ${shopIds.map((id) => createHash('sha256').update(keyOf(id)).digest('hex'))}::text[]) as k (id, hash)`;

interface Counter {
  urls: () => readonly URL[];
  tally: Tally;
  random: () => number;
  over: () => boolean;
  /** Asks the database on a connection of its own. */
  ask: <T>(work: (sql: Sql) => Promise<T>) => Promise<T>;
}

interface Part {
  id: number;
  shopId: number;
  kind: 'collect' | 'send';
  ean: string;
}

interface Gone {
  number: string;
  email: string;
  ean: string;
}

export function createCounter({ urls, tally, random, over, ask }: Counter) {
  const headers = (shopId: number, key?: string) => ({
    authorization: `Bearer ${keyOf(shopId)}`,
    ...(key && { 'idempotency-key': key }),
  });
  const act = (client: ShopClient, { id, shopId }: Part, body: object) =>
    client.insist(`/counter/picks/${id}/acts`, { method: 'POST', body, headers: headers(shopId, crypto.randomUUID()) });

  async function serve(client: ShopClient, part: Part) {
    const mood = random();
    if (mood < 0.1) return act(client, part, { act: 'cancel', reason: 'Skadet' });
    if (mood < 0.2) return act(client, part, { act: 'missing', ean: part.ean, count: 1 });
    if (part.kind === 'send')
      return act(client, part, {
        act: 'dispatch',
        carrier: 'Bring',
        trackingNumber: `T${part.id}`,
        idCheckOrdered: true,
      });
    await act(client, part, { act: 'ready' });
    return mood < 0.7 ? act(client, part, { act: 'hand-over', idChecked: true }) : undefined;
  }

  async function withdraw(client: ShopClient, { number, email, ean }: Gone) {
    const body = { number, email, key: crypto.randomUUID(), lines: [{ ean, count: 1 }], reason: '' };
    const said = await client.insist('/withdrawals', { method: 'POST', body });
    if (!said || said.status >= 300) return;
    const receipt = JSON.parse(said.text) as { number: string };
    await takeBack(client, receipt.number);
  }

  async function takeBack(client: ShopClient, number: string) {
    const shops = await ask(
      (sql) => sql<{ shopId: number; ean: string; count: number }[]>`
      select f.shop_id, l.ean, l.count from withdrawals w join withdrawal_lines l on l.withdrawal_id = w.id
      join fulfilments f on f.order_id = w.order_id and f.state in ('collected', 'sent', 'delivered')
      join fulfilment_lines p on p.fulfilment_id = f.id and p.ean = l.ean
      where w.number = ${number} and w.goods_back_at is null`,
    );
    for (const { shopId, ean, count } of shops)
      await client.insist(`/counter/returns/${number}`, {
        ...{ method: 'POST', body: { resell: [{ ean, count }] }, headers: headers(shopId) },
      });
  }

  const waiting = () =>
    ask(
      (sql) => sql<Part[]>`
    select f.id, f.shop_id, f.kind, (select min(ean) from fulfilment_lines l where l.fulfilment_id = f.id) as ean
    from fulfilments f where f.state in ('waiting', 'picking') order by random() limit 4`,
    );
  const gone = () =>
    ask(
      (sql) => sql<Gone[]>`
    select o.number, o.email, (select min(ean) from order_lines l where l.order_id = o.id) as ean from orders o
    join fulfilments f on f.order_id = o.id and f.state in ('collected', 'sent')
    where o.kind = 'order' and not exists (select from withdrawals w where w.order_id = o.id) order by random() limit 1`,
    );

  return {
    async work(): Promise<void> {
      while (!over()) {
        const client = createClient({ urls, tally, over: () => false });
        // The database may be away.
        for (const part of await waiting().catch(() => [])) if (random() < 0.6) await serve(client, part);
        for (const one of await gone().catch(() => [])) await withdraw(client, one);
        await pause(100);
      }
    },
    async takeAllBack(): Promise<void> {
      const client = createClient({ urls, tally, over: () => false });
      const open = await ask(
        (sql) => sql<{ number: string }[]>`select number from withdrawals where goods_back_at is null`,
      );
      for (const { number } of open) await takeBack(client, number);
    },
  };
}

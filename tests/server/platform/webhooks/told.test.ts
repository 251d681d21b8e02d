import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CounterAct, CounterPick, PickList } from '@/lib/contracts/counter';
import type { OrderReceipt } from '@/lib/contracts/orders';
import type { OrderMessage } from '@/lib/contracts/webhooks';
import { createWebhookTargets } from '@/server/platform/webhooks/service';
import { systemClock } from '@/server/ports/clock';
import { ean, openApiShop } from '@/tests/server/api/open-shop';

let api: Awaited<ReturnType<typeof openApiShop>>;
let headers: Record<string, string>;
beforeAll(async () => {
  api = await openApiShop();
  headers = await api.withKey();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.sql`truncate orders, webhook_targets, webhook_messages, attempts cascade`;
  await api.sql`update stock set qty = 3`;
  await createWebhookTargets({ sql: api.sql, clock: systemClock }).add('https://till.example/', 1);
});

const form = { CustomerName: 'Kari Nordmann', Email: 'kari@example.no', Phone: '91234567' };

/** A reservation of one jacket in the first shop, as its counter sees it. */
async function reserve() {
  const items = [{ EanNo: ean(10), Count: 1 }];
  const body = { ...form, ShopID: 1, shipping_method_id: 'collect', items };
  const receipt = (await (await api.ask('POST', '/orders', { body })).json()) as OrderReceipt;
  const { picks } = (await (await api.ask('GET', '/counter/picks', { headers })).json()) as PickList;
  return { receipt, pick: picks.find(({ number }) => number === receipt.number) as CounterPick };
}

async function act(id: number, body: CounterAct) {
  const answer = await api.ask('POST', '/counter/picks/{id}/acts', { params: { id: String(id) }, body, headers });
  return (await answer.json()) as CounterPick;
}

/** What has been written to be sent, oldest first: event, order's status, part's state. */
async function told() {
  const rows = await api.sql<{ body: OrderMessage }[]>`select body from webhook_messages order by id`;
  return rows.map(({ body }) => `${body.event} ${body.order.status} ${body.part?.state}`);
}

describe('rule 16.5: the whole shop tells', () => {
  it('that an order is placed, ready and collected', async () => {
    const { receipt, pick } = await reserve();
    expect(pick).toMatchObject({ number: receipt.number, kind: 'collect', paid: false, state: 'waiting' });
    await act(pick.id, { act: 'ready' });
    expect(await act(pick.id, { act: 'hand-over', idChecked: false })).toMatchObject({ state: 'collected' });
    expect(await told()).toEqual([
      'order.placed reserved waiting',
      'order.ready ready ready',
      'order.collected collected collected',
    ]);
  });

  it('that the shop lacks the only piece', async () => {
    const { pick } = await reserve();
    await act(pick.id, { act: 'missing', ean: ean(10), count: 1 });
    expect(await told()).toEqual([
      'order.placed reserved waiting',
      'order.line_missing cancelled closed',
      'order.cancelled cancelled closed',
    ]);
  });

  it('that the shopper has called it off', async () => {
    const { receipt } = await reserve();
    await api.shop.orders.cancel(receipt.token);
    expect(await told()).toEqual(['order.placed reserved waiting', 'order.cancelled cancelled closed']);
  });

  it('that its time is up', async () => {
    await reserve();
    await api.sql`update orders set expires_at = now() - interval '1 minute'`;
    expect(await api.rooms.orders.orders.expireDue(10)).toBe(1);
    expect(await told()).toEqual(['order.placed reserved waiting', 'order.cancelled expired closed']);
  });

  it('and refuses what it tells nobody: an order that was refused was never placed', async () => {
    await api.sql`update stock set qty = 0`;
    const items = [{ EanNo: ean(10), Count: 1 }];
    const body = { ...form, ShopID: 1, shipping_method_id: 'collect', items };
    expect((await api.ask('POST', '/orders', { body })).status).toBe(409);
    expect(await told()).toEqual([]);
  });
});

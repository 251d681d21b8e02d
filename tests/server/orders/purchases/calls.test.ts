import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Purchase } from '@/lib/contracts/purchases';
import { ean, openApiShop } from '@/tests/server/api/open-shop';

let api: Awaited<ReturnType<typeof openApiShop>>;
let sandbox: (request: Request) => Promise<Response>;

beforeAll(async () => {
  // The sandbox and the shop speak HTTP with each other; here without a server between them.
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/sandbox/')) return sandbox(request);
    const provider = /^\/api\/v1\/payments\/([\w-]+)\/webhook$/.exec(pathname)?.[1] ?? '';
    return hear(provider, Object.fromEntries(request.headers), await request.text());
  });
  api = await openApiShop();
  const { POST, GET } = await import('@/app/sandbox/[...path]/route');
  sandbox = (request) => (request.method === 'GET' ? GET : POST)(request);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await api.close();
});

/** A webhook, as a provider sends it: with neither cookie nor token. */
const hear = (provider: string, headers: Record<string, string>, body: string) =>
  api.ask('POST', '/payments/{provider}/webhook', {
    params: { provider },
    body,
    headers: { ...headers, cookie: '', 'x-xsrf-token': '', 'x-requested-with': '' },
  });

const payload = (over: object = {}) => ({
  ...{ CustomerName: 'Kari Nordmann', Email: 'kari@example.no', Phone: '91234567', ShopID: 1 },
  ...{ shipping_method_id: 'collect', items: [{ EanNo: ean(10), Count: 1 }], Payment: 'card', ...over },
});
async function place(over: object = {}): Promise<Purchase> {
  const answer = await api.ask('POST', '/purchases', { body: { orders: [payload(over)] } });
  expect(answer.status).toBe(201);
  return answer.json();
}
const call = (act: string, token: string) => api.ask('POST', `/purchases/{token}/${act}`, { params: { token } });
const read = async (token: string) => (await api.ask('GET', '/purchases/{token}', { params: { token } })).json();
const decide = (url: string | null, decision: string) =>
  sandbox(new Request(url ?? '', { method: 'POST', body: new URLSearchParams({ decision }) }));

describe('a purchase over HTTP', () => {
  it('is placed, paid on the provider’s page, and settled when the browser is back', async () => {
    const { token, url, state, orders } = await place();
    expect([state, orders[0]?.status]).toEqual(['open', 'awaiting_payment']);
    expect((await decide(url, 'approve')).headers.get('location')).toMatch(new RegExp(`/betaling/${token}$`));
    expect((await read(token)).state).toBe('open');
    const settled = await (await call('settle', token)).json();
    expect([settled.state, settled.orders[0].status, settled.url]).toEqual(['paid', 'received', null]);
  });

  it('rule 19.8: is settled by the webhook alone', async () => {
    const { token, url } = await place();
    await decide(url, 'approve');
    await api.shop.orders.sandbox?.sendWebhooks();
    expect((await read(token)).state).toBe('paid');
  });

  it('rule 19.4: gives the goods back when the shopper gives up', async () => {
    const stock = async () => (await api.sql`select sum(qty)::int as qty from stock`)[0]?.qty;
    const before = await stock();
    const { token } = await place();
    expect(await stock()).toBe(before - 1);
    expect((await (await call('cancel', token)).json()).state).toBe('cancelled');
    expect(await stock()).toBe(before);
  });

  it('tells the browser nothing that is the provider’s or ours alone', async () => {
    const purchase = await place();
    expect(Object.keys(purchase).sort()).toEqual([
      ...['holdUntil', 'method', 'orders', 'payments', 'state', 'token', 'total', 'url'],
    ]);
    expect(JSON.stringify(purchase)).not.toMatch(/secret|webhook|request/i);
    await call('cancel', purchase.token);
  });

  it.each([
    ['nothing is paid here', { Payment: 'in_shop' }, 422, 'payment_required'],
    ['there is too little', { items: [{ EanNo: ean(10), Count: 9 }] }, 409, 'not_enough_stock'],
  ])('is refused when %s', async (_, over, status, code) => {
    const answer = await api.ask('POST', '/purchases', { body: { orders: [payload(over)] } });
    expect([answer.status, (await answer.json()).code]).toEqual([status, code]);
  });

  it.each(['settle', 'cancel'])('is not there under another token (%s)', async (act) => {
    expect((await call(act, crypto.randomUUID())).status).toBe(404);
  });

  it.each([
    ['sandbox-card', { authorization: 'guessed' }],
    ['sandbox-card', {}],
    ['nobody', {}],
  ])(
    'rule 19.8: a webhook that is not the provider’s is refused (%s)',
    async (provider, headers: Record<string, string>) => {
      const answer = await hear(provider, headers, '{"id":"x"}');
      expect([answer.status, (await answer.json()).code]).toEqual([401, 'not_genuine']);
    },
  );
});

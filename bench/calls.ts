import type { Request } from 'autocannon';
import type { TestShop } from '@/scripts/test-shop';
import { figures, load, type Rows } from './http-load';
import { firstProduct, type ShopData } from './shop-data';

const json = (path: string, body: object) => ({ path, method: 'POST', body: JSON.stringify(body) });

/** Calls as the shop's own pages make them. */
const callsOf = (data: ShopData): Record<string, Request & { path: string }> => {
  const { id } = firstProduct(data);
  const ids = data.products.slice(0, 8).map((row) => row.id);
  const eans = data.stock.slice(0, 3).map((row) => row.ean);
  return {
    'GET articles/{id}': { path: `/articles/${id}` },
    'GET articles/availability/{id}': { path: `/articles/availability/${id}` },
    'GET articles/bundle': { path: `/articles/bundle?articles=${ids.join(',')}` },
    'GET categories': { path: '/categories' },
    'GET categories/{id}/articles': { path: '/categories/2/articles' },
    'GET articles/suggest': { path: '/articles/suggest?q=jak' },
    'POST articles/search, 20 hits': json('/articles/search', {
      query: 'ulltrøye dame',
      take: 20,
      page: 0,
      filters: {},
    }),
    'GET stock, 3 EANs': { path: `/stock?eans=${eans.join(',')}` },
    'GET postalcodes/{zip}': { path: '/postalcodes/7010' },
    'GET shops': { path: '/shops' },
    'POST customers/login, wrong': json('/customers/login', {
      email: 'nobody@example.no',
      password: 'not-the-password',
    }),
  };
};

export async function benchCalls(shop: TestShop, data: ShopData): Promise<Rows> {
  const headers = await changing(shop);
  const rows: Rows = {};
  for (const [name, { path, ...request }] of Object.entries(callsOf(data))) {
    const few = path.includes('login') ? { amount: 20, connections: 1 } : {};
    rows[name] = figures(await load(`${shop.url}/api/v1${path}`, { ...request, headers, ...few }));
  }
  return rows;
}

/** Reservations, each of one piece from the next shelf. */
export async function benchReservations(shop: TestShop, { stock }: ShopData): Promise<Rows> {
  let next = 0;
  const always = await changing(shop);
  const setupRequest = (request: Request): Request => {
    const shelf = stock[next++ % stock.length];
    // Each is another shopper: one who comes this often is sent away (rule 15.15).
    const shopper = String(next).padStart(7, '0');
    return {
      ...request,
      headers: {
        ...always,
        'idempotency-key': crypto.randomUUID(),
        'x-forwarded-for': `10.${(next >> 16) & 255}.${(next >> 8) & 255}.${next & 255}`,
      },
      body: JSON.stringify({
        CustomerName: 'Kari Nordmann',
        Email: `kari.${shopper}@example.no`,
        Phone: `4${shopper}`,
        Delivery: false,
        ShopID: shelf?.shop,
        shipping_method_id: 'collect',
        items: [{ EanNo: shelf?.ean, Count: 1, CampaignArticleID: null }],
      }),
    };
  };
  const result = await load(`${shop.url}/api/v1/orders`, { requests: [{ method: 'POST', setupRequest }] });
  return { 'POST /api/v1/orders': figures(result) };
}

/** What a changing call must carry. */
async function changing(shop: TestShop): Promise<Record<string, string>> {
  const { token } = (await (await fetch(`${shop.url}/api/v1/token`)).json()) as { token: string };
  return {
    'content-type': 'application/json',
    'x-requested-with': 'XMLHttpRequest',
    'x-xsrf-token': token,
    cookie: `XSRF-TOKEN=${token}`,
    origin: shop.url,
  };
}

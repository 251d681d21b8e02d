import type { Request } from 'autocannon';
import type { TestShop } from '@/tools/testing/test-shop';
import { figures, load, type Rows } from './http-load';
import { firstProduct, type ShopData } from './shop-data';

const json = (path: string, body: object) => ({ path, method: 'POST', body: JSON.stringify(body) });

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

export async function changing(shop: TestShop): Promise<Record<string, string>> {
  const { token } = (await (await fetch(`${shop.url}/api/v1/token`)).json()) as { token: string };
  return {
    'content-type': 'application/json',
    'x-requested-with': 'XMLHttpRequest',
    'x-xsrf-token': token,
    cookie: `XSRF-TOKEN=${token}`,
    origin: shop.url,
  };
}

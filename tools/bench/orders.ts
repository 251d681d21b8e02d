import { setTimeout as until } from 'node:timers/promises';
import type { Purchase } from '@/lib/contracts/purchases';
import type { TestShop } from '@/tools/testing/test-shop';
import { changing } from './calls';
import { CONNECTIONS, figures, load, type Rows, SECONDS, within } from './http-load';
import type { ShopData } from './shop-data';

type Shelf = ShopData['stock'][number];
let people = 0;

/** New customers do not meet limits on reservations. */
function somebody() {
  const n = ++people;
  return {
    person: { CustomerName: 'Kari Nordmann', Email: `kunde-${n}@example.no`, Phone: String(40_000_000 + n) },
    address: `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
  };
}

const order = (person: object, shelf: Shelf | undefined) => ({
  ...{ ...person, Delivery: false, ShopID: shelf?.shop, shipping_method_id: 'collect' },
  items: [{ EanNo: shelf?.ean, Count: 1, CampaignArticleID: null }],
});

export async function benchReservations(shop: TestShop, { stock }: ShopData): Promise<Rows> {
  let next = 0;
  const always = await changing(shop);
  const setupRequest = (request: object) => {
    const { person, address } = somebody();
    return {
      ...request,
      headers: { ...always, 'idempotency-key': crypto.randomUUID(), 'x-forwarded-for': address },
      body: JSON.stringify(order(person, stock[next++ % stock.length])),
    };
  };
  const result = await load(`${shop.url}/api/v1/orders`, { requests: [{ method: 'POST', setupRequest }] });
  return { 'POST /api/v1/orders': figures(result) };
}

/** Three calls each, as a browser makes them. */
export async function benchPaidOrders(shop: TestShop, { stock }: ShopData): Promise<Rows> {
  const always = await changing(shop);
  const times: number[] = [];
  let next = 0;
  let failed = 0;

  async function pay(): Promise<boolean> {
    const { person, address } = somebody();
    const headers = { ...always, 'x-forwarded-for': address };
    const shelf = stock[next++ % stock.length];
    const placed = await fetch(`${shop.url}/api/v1/purchases`, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify({ orders: [{ ...order(person, shelf), Payment: 'card' }] }),
    });
    if (!placed.ok) return false;
    const { token, url } = (await placed.json()) as Purchase;
    await fetch(new URL(new URL(url ?? '/').pathname, shop.url), {
      method: 'POST',
      body: new URLSearchParams({ decision: 'approve' }),
      redirect: 'manual',
    });
    const settled = await fetch(`${shop.url}/api/v1/purchases/${token}/settle`, { method: 'POST', headers });
    return settled.ok && ((await settled.json()) as Purchase).state === 'paid';
  }

  const over = new AbortController();
  const shopper = async () => {
    while (!over.signal.aborted) {
      const from = performance.now();
      if (await pay()) times.push(performance.now() - from);
      else failed += 1;
    }
  };
  const from = performance.now();
  const shoppers = Promise.all(Array.from({ length: CONNECTIONS }, shopper));
  await until(SECONDS * 1000);
  over.abort();
  await shoppers;
  const perSecond = Math.round((times.length * 1000) / (performance.now() - from));
  times.sort((a, b) => a - b);
  const [p50, p95, p99] = [within(times, 0.5), within(times, 0.95), within(times, 0.99)];
  return { 'placed, paid and settled': { 'orders/s': perSecond, p50, p95, p99, failed } };
}

import type { OrderReceipt } from '@/lib/contracts/orders';
import type { Purchase } from '@/lib/contracts/purchases';
import { orderOf } from '@/tests/instances/shopper';
import { createClient, type ShopClient } from './client';
import type { Entry, Ledger } from './ledger';
import type { Tally } from './tally';

export interface Goods {
  pages: string[];
  shelves: { ean: string; shop: number }[];
}

interface Crowd {
  urls: () => readonly URL[];
  goods: Goods;
  tally: Tally;
  ledger: Ledger;
  random: () => number;
  over: () => boolean;
}

const ADDRESS = { Address: 'Storgata 1', PostalCode: '0155', City: 'OSLO' };
let people = 0;

const parsed = <T>(text: string): T => JSON.parse(text) as T;

async function order(client: ShopClient, ledger: Ledger, path: string, body: { email: string; sent: unknown }) {
  const asked = { method: 'POST', body: body.sent, headers: { 'idempotency-key': crypto.randomUUID() } };
  const entry = ledger.open(body.email, () => client.insist(path, asked));
  return { entry, said: await decide(entry) };
}

/** Returns what the shop said of the order. */
export async function decide(entry: Entry): Promise<string | undefined> {
  const said = await entry.again();
  if (!said) return undefined;
  entry.state = said.status < 300 ? 'placed' : 'refused';
  if (entry.state === 'refused') return undefined;
  entry.token = parsed<{ token: string }>(said.text).token;
  return said.text;
}

export function createCrowd({ urls, goods, tally, ledger, random, over }: Crowd) {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;

  async function read(client: ShopClient) {
    await client.ask(pick(goods.pages), { headers: { 'accept-encoding': 'br' } });
    await client.ask(`/api/v1/stock?eans=${pick(goods.shelves).ean}`);
    await client.ask('/articles/search', { method: 'POST', body: { query: 'jakke', take: 5, page: 0, filters: {} } });
  }

  const wish = () => {
    const sent = orderOf(pick(goods.shelves), 100_000 + ++people);
    return { sent, email: sent.Email };
  };

  async function reserve(client: ShopClient) {
    const { sent, email } = wish();
    const { said } = await order(client, ledger, '/orders', { email, sent });
    if (said && random() < 0.3)
      await client.insist(`/orders/${parsed<OrderReceipt>(said).token}/cancel`, { method: 'POST', body: {} });
  }

  async function pay(client: ShopClient) {
    const { sent, email } = wish();
    const delivered = random() < 0.5 ? { ...ADDRESS, Delivery: true, shipping_method_id: 'delivery' } : {};
    const orders = [{ ...sent, ...delivered, Payment: random() < 0.7 ? 'card' : 'instalments' }];
    const { entry, said } = await order(client, ledger, '/purchases', { email, sent: { orders } });
    if (!said) return;
    const { token, url } = parsed<Purchase>(said);
    const mood = random();
    if (mood > 0.95 || !url) return;
    await client.submit(new URL(url).pathname, { decision: mood > 0.88 ? 'decline' : 'approve' });
    const settled = await client.insist(`/purchases/${token}/settle`, { method: 'POST', body: {} });
    if (settled?.status !== 200) return;
    const { state, orders: placed } = parsed<Purchase>(settled.text);
    entry.paid = state === 'paid';
    if (entry.paid && random() < 0.15)
      await client.insist(`/orders/${placed[0]?.token}/cancel`, { method: 'POST', body: {} });
  }

  return async function shop(): Promise<void> {
    while (!over()) {
      const client = createClient({ urls, tally, over: () => false });
      const mood = random();
      if (mood < 0.3) await read(client);
      else if (mood < 0.6) await reserve(client);
      else await pay(client);
    }
  };
}

/** Gives up payments that were never decided. */
export async function giveUp(client: ShopClient, tokens: readonly string[]): Promise<void> {
  for (const token of tokens) await client.insist(`/purchases/${token}/cancel`, { method: 'POST', body: {} });
}

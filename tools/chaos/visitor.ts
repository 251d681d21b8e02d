import { CONSENT_VERSION } from '@/lib/consent/consent';
import { orderOf } from '@/tests/instances/shopper';
import { createClient, type ShopClient } from './client';
import { decide } from './shoppers';
import type { Stage } from './stage';

type Action = (client: ShopClient, n: number) => Promise<unknown>;

export function createVisitors({ urls, goods, random, tally, ledger }: Stage) {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const word = () => Math.floor(random() * 1e9).toString(36);
  const get =
    (path: () => string): Action =>
    (client) =>
      client.ask(path(), { headers: { 'accept-encoding': 'br' } });
  const post =
    (path: string, body: (n: number) => unknown): Action =>
    (client, n) =>
      client.ask(path, { method: 'POST', body: body(n) });

  async function reserve(client: ShopClient, n: number) {
    const sent = orderOf(pick(goods.shelves), 400_000 + n);
    const asked = { method: 'POST', body: sent, headers: { 'idempotency-key': crypto.randomUUID() } };
    await decide(ledger.open(sent.Email, () => client.insist('/orders', asked)));
  }

  /** Per hundred visits. */
  const actions: [share: number, action: Action][] = [
    [40, get(() => pick(goods.pages))],
    [8, get(() => `/search/${word()}`)],
    [6, get(() => `/finnes-ikke/${word()}`)],
    [10, get(() => `/api/v1/stock?eans=${pick(goods.shelves).ean}`)],
    [8, get(() => `/api/v1/articles/suggest?q=${word().slice(0, 3)}`)],
    [3, get(() => '/api/v1/shops')],
    [10, post('/articles/search', () => ({ query: word().slice(0, 4), take: 5, page: 0, filters: {} }))],
    [4, post('/consents', () => ({ v: CONSENT_VERSION, id: crypto.randomUUID(), ga: false, gtm: false, meta: false }))],
    [2, post('/customers/login', (n) => ({ email: `ukjent-${n}@example.no`, password: 'feil-passord' }))],
    [2, post('/stock-alerts', (n) => ({ ean: pick(goods.shelves).ean, email: `varsel-${n}@example.no` }))],
    [7, reserve],
  ];

  return async function visit(n: number): Promise<void> {
    const dice = random() * 100;
    let sum = 0;
    for (const [share, action] of actions) {
      sum += share;
      if (dice < sum) return void (await action(createClient({ urls, tally, over: () => false }), n));
    }
  };
}

import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { endpoints } from '@/lib/contracts/all-endpoints';
import type { Endpoint } from '@/lib/contracts/endpoint';
import { errorStatus } from '@/lib/errors';
import { wholeRun } from '@/tests/support/sample';
import { bodies, texts } from './arbitraries';
import { openApiShop } from './open-shop';

const RUNS = Number(process.env.FUZZ_RUNS ?? (wholeRun ? 60 : 12));

let api: Awaited<ReturnType<typeof openApiShop>>;
const faults = vi.fn();
beforeAll(async () => {
  api = await openApiShop();
  vi.spyOn(console, 'error').mockImplementation(faults);
});
afterAll(() => api.close());

const named = (some: typeof endpoints) =>
  some.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

/** What a refused request must leave as it was. */
async function rows(): Promise<string> {
  const tables = [
    'orders',
    'order_lines',
    'reviews',
    'poll_answers',
    'customers',
    'favourites',
    'consent_choices',
    'stock',
    'articles',
    'withdrawals',
  ];
  const counts = await Promise.all(tables.map((table) => api.sql`select count(*) as count from ${api.sql(table)}`));
  return counts.map(([row]) => row?.count).join();
}

async function fuzz(endpoint: Endpoint, headers: () => Promise<Record<string, string>>) {
  const input = fc.record({
    params: texts(endpoint.params),
    query: texts(endpoint.query),
    body: bodies(endpoint.upload ? z.string() : endpoint.body),
  });
  const check = async ({ params, query, body }: { params: object; query: Record<string, string>; body?: string }) => {
    faults.mockClear();
    const type = endpoint.upload?.[0];
    const asking = {
      params: { ...params },
      body,
      headers: { ...(type && { 'content-type': type }), ...(await headers()) },
    };
    const changing = endpoint.method !== 'GET';
    const before = changing ? await rows() : '';
    const answer = await api.ask(endpoint.method, `${endpoint.path}?${new URLSearchParams(query)}`, asking);
    const said = await answer.text();
    expect(faults.mock.calls).toEqual([]);
    expect([answer.status, answer.status < 500 || answer.status === 503]).toEqual([answer.status, true]);
    if (answer.status >= 400) {
      const { code } = JSON.parse(said) as { code: keyof typeof errorStatus };
      expect(answer.status).toBe(errorStatus[code]);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      if (changing) expect(await rows()).toBe(before);
    }
    expect(said).not.toMatch(/PostgresError|at Object\.|node_modules|password_?hash/i);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  };
  // Once whatever it takes, which on a busy machine may be longer than there is for all the rest: that alone is no failure.
  for (const first of fc.sample(input, 1)) await check(first);
  const result = await fc.check(fc.asyncProperty(input, check), { numRuns: RUNS, interruptAfterTimeLimit: 15_000 });
  if (result.counterexample) throw new Error(fc.defaultReportMessage(result));
}

describe('rule 7.8: no call falls over, whatever it is asked', () => {
  it.each(named(endpoints))('%s', async (_name, endpoint) => {
    await fuzz(endpoint, async () => {
      await api.sql`delete from attempts`;
      return {};
    });
  });
});

describe('nor when a customer asks', () => {
  it.each(named(endpoints.filter(({ session }) => session === 'required' || session === 'optional')))(
    '%s',
    async (_name, endpoint) => {
      await fuzz(endpoint, api.logIn);
    },
  );
});

describe('nor when a shop’s system asks', () => {
  it.each(named(endpoints.filter(({ session }) => session === 'counter')))('%s', async (_name, endpoint) => {
    await fuzz(endpoint, api.withKey);
  });
});

describe('nor when a system that sends data asks', () => {
  it.each(named(endpoints.filter(({ session }) => session === 'feed')))('%s', async (_name, endpoint) => {
    await fuzz(endpoint, api.withFeedKey);
  });
});

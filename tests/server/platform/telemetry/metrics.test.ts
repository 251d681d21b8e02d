import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { setMeasures } from '@/server/platform/telemetry/measures';
import { createPrometheus, serveMetrics } from '@/server/platform/telemetry/prometheus';
import { timedEngine } from '@/server/platform/telemetry/timed-engine';
import type { SearchEngine } from '@/server/ports/search-engine';

const one = { id: 'abcdef0123', method: 'GET', path: '/product/:x', ms: 12, bytes: 500, aborted: false };

it('requests are counted by route, method, status and who answered, and by nothing else', async () => {
  const { answered, read } = createPrometheus();
  answered({ ...one, route: 'product', status: 200, by: 'store' });
  answered({ ...one, route: 'product', status: 200, by: 'store' });
  answered({ ...one, route: 'product', status: 200, by: 'next', aborted: true });
  const text = await read();
  expect(text).toContain('shop_requests_total{route="product",method="GET",by="store",status="200"} 2');
  expect(text).toContain('shop_requests_total{route="product",method="GET",by="next",status="499"} 1');
  expect(text).toContain('shop_request_seconds_bucket{le="0.02",route="product",by="store"} 2');
  expect(text).toContain('shop_sent_bytes_total{by="store"} 1000');
  expect(text).not.toContain('abcdef0123');
});

it('jobs, letters, changes and the search are told of', async () => {
  const { measures, read } = createPrometheus();
  measures.job('deliver mail', 0.02, false);
  measures.job('deliver mail', 0.02, true);
  measures.mail(async () => ({ waiting: 3, givenUp: 1 }));
  measures.caughtUp();
  setMeasures(measures);
  const engine = timedEngine({ search: async () => ({ total: 7 }) } as unknown as SearchEngine);
  expect(await engine.search({ take: 0 })).toEqual({ total: 7 });
  const text = await read();
  for (const line of [
    'shop_job_seconds_count{job="deliver mail",outcome="done"} 1',
    'shop_job_seconds_count{job="deliver mail",outcome="failed"} 1',
    'shop_mails{state="waiting"} 3',
    'shop_mails{state="given_up"} 1',
    'shop_search_seconds_count{kind="search"} 1',
  ])
    expect(text).toContain(line);
  expect(text).toMatch(/^shop_changes_age_seconds [\d.e-]+$/m);
  expect(text).toContain('nodejs_eventloop_lag_seconds');
  expect(text).toContain('nodejs_heap_size_used_bytes');
});

it('figures are read while the database is away', async () => {
  const { measures, read } = createPrometheus();
  measures.mail(async () => Promise.reject(new Error('away')));
  expect(await read()).toContain('# TYPE shop_mails gauge');
});

it('/metrics is answered on its own port, and nothing else is', async () => {
  const server = await serveMetrics(createPrometheus(), { port: 0, host: '127.0.0.1' });
  onTestFinished(() => void server.close());
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const answer = await fetch(`${base}/metrics`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')]);
  expect((await fetch(`${base}/`)).status).toBe(404);
  expect((await fetch(`${base}/metrics`, { method: 'POST' })).status).toBe(404);
});

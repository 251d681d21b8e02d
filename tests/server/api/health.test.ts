import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { processWide, startDraining } from '@/server/process';
import { startProxy } from '@/tests/support/proxy';
import { openApiShop } from './open-shop';

let api: Awaited<ReturnType<typeof openApiShop>>;
let way: Awaited<ReturnType<typeof startProxy>>;

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  api = await openApiShop(async (url) => {
    way = await startProxy(url);
    return way.url;
  });
});
afterAll(async () => {
  await api.close();
  await way.cut();
});

const ready = async () => {
  const answer = await api.ask('GET', '/health/ready');
  return [answer.status, answer.headers.get('x-not-ready'), answer.headers.get('retry-after'), await answer.json()];
};
const live = async () => (await api.ask('GET', '/health/live')).json();
const READY = [200, null, null, { status: 'ready' }];
const notReady = (why: string) => [503, why, '2', expect.objectContaining({ code: 'unavailable' })];

it('an instance with a database and an index is live and ready', async () => {
  expect(await ready()).toEqual(READY);
  expect(await live()).toEqual({ status: 'live' });
});

it('rule 18.15: one that is about to end is live and not ready', async () => {
  startDraining();
  expect(await ready()).toEqual(notReady('draining'));
  expect(await live()).toEqual({ status: 'live' });
  processWide('draining').set(undefined);
  expect(await ready()).toEqual(READY);
});

it('one without its database is live and not ready, and is ready when that is back', async () => {
  await way.cut();
  await vi.waitFor(async () => expect(await ready()).toEqual(notReady('database')), { timeout: 60_000 });
  expect(await live()).toEqual({ status: 'live' });
  await way.mend();
  await vi.waitFor(async () => expect(await ready()).toEqual(READY), { timeout: 60_000 });
});

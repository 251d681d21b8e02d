import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchQuery } from '@/components/fetch-query';
import { query } from '@/components/query';
import { queryClient } from '@/components/query-client';

interface Asked {
  url: string;
  signal: AbortSignal;
  answer: (body: unknown) => void;
}

/** A server that answers when the test says so. */
function openServer() {
  const asked: Asked[] = [];
  const fetch = (url: string, { signal }: { signal: AbortSignal }) =>
    new Promise<Response>((answer, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      asked.push({ url, signal, answer: (body) => answer(Response.json(body)) });
    });
  vi.stubGlobal('fetch', fetch);
  return asked;
}

const shops = () => query('GET /shops');
const arrived = (asked: Asked[], count: number) =>
  vi.waitFor(() => expect(asked).toHaveLength(count), { timeout: 60_000 });

beforeEach(() => queryClient.clear());
afterEach(() => void vi.unstubAllGlobals());

test('simultaneous equal queries share one request', async () => {
  const asked = openServer();
  const answers = Promise.all([fetchQuery(shops()), fetchQuery(shops())]);
  await arrived(asked, 1);
  asked[0]?.answer([{ id: 1 }]);
  expect(await answers).toEqual([[{ id: 1 }], [{ id: 1 }]]);
  expect(asked).toHaveLength(1);
});

test('a fresh answer is reused; a stale one is fetched again', async () => {
  const asked = openServer();
  const first = fetchQuery({ ...shops(), staleTime: 1000 });
  await arrived(asked, 1);
  asked[0]?.answer([]);
  await first;
  await fetchQuery({ ...shops(), staleTime: 1000 });
  expect(asked).toHaveLength(1);
  const again = fetchQuery(shops());
  await arrived(asked, 2);
  asked[1]?.answer([{ id: 2 }]);
  expect(await again).toEqual([{ id: 2 }]);
});

test('the signal aborts the request, and the same query can be sent again at once', async () => {
  const asked = openServer();
  const superseded = new AbortController();
  const first = fetchQuery(shops(), superseded.signal);
  await arrived(asked, 1);
  superseded.abort();
  const second = fetchQuery(shops(), new AbortController().signal);
  await expect(first).rejects.toThrow();
  expect(asked[0]?.signal.aborted).toBe(true);
  await arrived(asked, 2);
  asked[1]?.answer([{ id: 1 }]);
  expect(await second).toEqual([{ id: 1 }]);
});

test('a query superseded before it is sent is never sent', async () => {
  const asked = openServer();
  await expect(fetchQuery(shops(), AbortSignal.abort())).rejects.toThrow();
  expect(asked).toEqual([]);
});

test('a failure rejects at once, with its code', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ code: 'not_found', message: 'Finnes ikke' }, { status: 404 }));
  await expect(fetchQuery(shops())).rejects.toMatchObject({ code: 'not_found', status: 404 });
});

import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { runAfter } from '@/server/ports/clock';

const SHOP = 'https://shop.example';

/** The worker, with what the net answers; undefined: it is away. */
function worker(net: Record<string, string>) {
  const kept = new Map<string, Response>();
  const cache = {
    put: async (key: string, answer: Response) => void kept.set(key, answer),
    match: async (key: string) => kept.get(key)?.clone(),
    keys: async () => [...kept.keys()].map((key) => ({ url: `${SHOP}${key}` })),
    delete: async (key: string) => kept.delete(key),
  };
  const hears: Record<string, (event: object) => void> = {};
  runInNewContext(readFileSync('public/disk/worker.js', 'utf8'), {
    ...{ URL, Request, Response, Promise, setTimeout: runAfter, Set },
    caches: { open: async () => cache },
    self: { location: { origin: SHOP }, addEventListener: (name: string, hear: never) => (hears[name] = hear) },
    fetch: async ({ url }: Request) => {
      const text = net[new URL(url).pathname];
      if (text === undefined) throw new TypeError('offline');
      return new Response(text);
    },
  });
  return async (path: string): Promise<string> => {
    let answer: Promise<Response> | undefined;
    const respondWith = (given: Promise<Response>) => (answer = given);
    hears.fetch?.({ request: new Request(`${SHOP}${path}`), respondWith });
    return (await answer)?.text() ?? 'not kept';
  };
}

it('rule 6.12: offline a picture cached in one size stands for every other', async () => {
  const net: Record<string, string> = {
    ...{ '/pictures/a/sko-240.webp': 'sko', '/pictures/a/sko-2-240.webp': 'en annen' },
    '/bilder/0a1b-e3ded6-240.webp': 'et fotografi',
  };
  const ask = worker(net);
  expect(await ask('/bilder/0a1b-e3ded6-240.webp')).toBe('et fotografi');
  delete net['/bilder/0a1b-e3ded6-240.webp'];
  expect(await ask('/bilder/0a1b-e3ded6-600.avif')).toBe('et fotografi');
  expect(await ask('/pictures/a/sko-2-240.webp')).toBe('en annen');
  expect(await ask('/pictures/a/sko-240.webp')).toBe('sko');
  delete net['/pictures/a/sko-240.webp'];
  expect(await ask('/pictures/a/sko-600.avif')).toBe('sko');
  await expect(ask('/pictures/a/lue-600.avif')).rejects.toThrow('offline');
  expect(await ask('/api/v1/counter/picks')).toBe('not kept');
});

import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

const SHOP = 'https://shop.example';
const PAGE = '/frakoblet';
const HOUR = 3600_000;

interface Asked {
  path: string;
  mode?: string;
  method?: string;
  referrer?: string;
}

/** The worker, with what the net answers by path; nothing while it is away. */
function worker(net: Record<string, string>) {
  const kept = new Map<string, Response>();
  const pathOf = (key: string | { url: string }) => new URL(typeof key === 'string' ? key : key.url, SHOP).pathname;
  const answer = async (key: string | { url: string }) => {
    const text = net[pathOf(key)];
    if (text === undefined) throw new TypeError('offline');
    return new Response(text, { headers: { 'content-type': 'text/html' } });
  };
  const cache = {
    put: async (key: string, given: Response) => void kept.set(pathOf(key), given),
    add: async (key: string) => void kept.set(pathOf(key), await answer(key)),
    match: async (key: string) => kept.get(pathOf(key))?.clone(),
    keys: async () => [...kept.keys()].map((key) => ({ url: `${SHOP}${key}` })),
    delete: async (key: { url: string }) => kept.delete(pathOf(key)),
  };
  const hears: Record<string, (event: object) => void> = {};
  let now = Date.parse('2026-11-23T12:00:00Z');
  runInNewContext(readFileSync('public/worker.js', 'utf8'), {
    ...{ URL, Headers, Promise, Number, Set, encodeURIComponent },
    Response: class extends Response {
      static override redirect = (to: string) => new Response(null, { status: 302, headers: { location: to } });
    },
    Date: { now: () => now },
    caches: { open: async () => cache, match: cache.match },
    self: {
      location: { origin: SHOP },
      addEventListener: (name: string, hear: never) => (hears[name] = hear),
    },
    fetch: answer,
  });
  return {
    kept,
    later: (ms: number) => (now += ms),
    async told() {
      let work: Promise<unknown> | undefined;
      hears.message?.({ waitUntil: (given: Promise<unknown>) => (work = given) });
      await work;
    },
    /** Undefined where it leaves the answer to the browser. */
    async ask({ path, mode = 'navigate', method = 'GET', referrer = '' }: Asked): Promise<Response | undefined> {
      let given: Promise<Response> | undefined;
      const request = { url: `${SHOP}${path}`, mode, method, referrer };
      hears.fetch?.({ request, respondWith: (answer: Promise<Response>) => (given = answer) });
      return given;
    },
  };
}

const WHOLE = { [PAGE]: '<script src="/_next/static/a.js"></script>', '/_next/static/a.js': 'a', '/sko': 'sko' };

describe('rule 2.61: offline', () => {
  it('pages come from the network if there is one, and are never stored', async () => {
    const { told, ask, kept } = worker(WHOLE);
    await told();
    expect(await (await ask({ path: '/sko' }))?.text()).toBe('sko');
    expect([...kept.keys()].sort()).toEqual(['/_next/static/a.js', PAGE]);
  });

  it('the offline page replaces a page, and knows its address', async () => {
    const net: Record<string, string> = { ...WHOLE };
    const { told, ask } = worker(net);
    await told();
    for (const path of Object.keys(net)) delete net[path];
    expect((await ask({ path: '/sko?farge=1' }))?.headers.get('location')).toBe('/frakoblet?til=%2Fsko%3Ffarge%3D1');
    expect(await (await ask({ path: `${PAGE}?til=%2Fsko` }))?.text()).toBe(WHOLE[PAGE]);
    const part = { path: '/_next/static/a.js', mode: 'no-cors', referrer: `${SHOP}${PAGE}?til=%2F` };
    expect(await (await ask(part))?.text()).toBe('a');
  });

  it('without the stored offline page the browser shows its own', async () => {
    const { ask } = worker({});
    await expect(ask({ path: '/sko' })).rejects.toThrow('offline');
  });

  it.each([
    ['a call', { path: '/api/v1/stock', mode: 'cors' }],
    ['a form sent', { path: '/sko', method: 'POST' }],
    ['a script of another page', { path: '/_next/static/a.js', mode: 'no-cors', referrer: `${SHOP}/sko` }],
  ])('%s is none of its business', async (_name, asked) => {
    const { told, ask } = worker(WHOLE);
    await told();
    expect(await ask(asked)).toBeUndefined();
  });

  it('is stored anew after a day, with its current files, and nothing else', async () => {
    const net: Record<string, string> = { ...WHOLE };
    const { told, kept, later } = worker(net);
    await told();
    net[PAGE] = '<script src="/_next/static/b.js"></script>';
    later(23 * HOUR);
    await told();
    expect([...kept.keys()].sort()).toEqual(['/_next/static/a.js', PAGE]);
    later(2 * HOUR);
    await told();
    // A part cannot be had: the old page stays whole.
    expect([...kept.keys()].sort()).toEqual(['/_next/static/a.js', PAGE]);
    net['/_next/static/b.js'] = 'b';
    await told();
    expect([...kept.keys()].sort()).toEqual(['/_next/static/b.js', PAGE]);
  });
});

import { globSync, readFileSync } from 'node:fs';
import { NextRequest } from 'next/server';
import { afterEach, describe, expect, it } from 'vitest';
import { setBrands } from '@/lib/brands/brands';
import { listParams, stateSegment } from '@/lib/lists/list-query';
import { pageKinds } from '@/lib/routes/pages';
import { config } from '@/middleware';
import { previousPath, setRouting } from '@/server/page-door/addresses';
import { contentSecurityPolicy } from '@/server/page-door/content-security-policy';
import { ALERT_COOKIE, route } from '@/server/page-door/routing';
import { demoContents } from '@/tests/support/demo-brands';

const ask = (path: string, headers: Record<string, string> = {}) =>
  route(new NextRequest(`http://localhost:3000${path}`, { headers: { host: 'localhost:3000', ...headers } }));

/** As Next sends it: the path of an address on our own host. */
const locationOf = (response: Response | undefined) =>
  response?.headers.get('location')?.replace(/^http:\/\/localhost:3000(?=\/)/, '');

afterEach(() =>
  setRouting({ hiddenProducts: new Set(), isReceipt: undefined, searched: undefined, nearest: undefined }),
);

describe('rule 2.2, rule 2.3, rule 18.13: redirects and short names', () => {
  it.each([
    ['/payment', 308, '/kundeservice'],
    ['/return', 308, '/kundeservice'],
    ['/terms', 308, '/kundeservice'],
    ['/reclamation', 308, '/kundeservice'],
    ['/privacy', 308, '/personvernerklaering'],
    ['/konto/anmeldelser', 308, '/konto/omtaler'],
    ['/article/123', 308, '/product/123'],
    ['/goggles', 307, '/vintersport/hjelmer-&-alpinbriller/alpinbriller'],
    ['/hjelmer', 307, '/vintersport/hjelmer-&-alpinbriller/alpinhjelm'],
    ['/staver', 307, '/vintersport/staver/alpinstaver'],
    ['/product', 307, '/'],
    ['/search?q=%20regn%20bukse', 303, '/search/regn%20bukse'],
    ['/search?q=', 303, '/'],
    ['/payment?x=1', 308, '/kundeservice?x=1'],
    ['/goggles?utm_source=brev', 307, '/vintersport/hjelmer-&-alpinbriller/alpinbriller?utm_source=brev'],
    ['/article/123?variant=7070&utm_source=brev', 308, '/product/123?variant=7070&utm_source=brev'],
    ['/product?openCart', 307, '/?openCart='],
    ['/search?q=sko&utm_source=brev', 303, '/search/sko?utm_source=brev'],
  ])('%s → %i %s', async (path, status, location) => {
    const response = await ask(path);
    expect([response?.status, locationOf(response)]).toEqual([status, location]);
  });
});

describe('rule 2.3: a short name leads to what the brand of the host has', () => {
  it.each([
    [
      'the place itself',
      async (_brand: string, path: string) => (path === '/staver' ? '/' : path),
      '/vintersport/staver/alpinstaver?x=1',
    ],
    ['what is left of it', async () => '/vintersport', '/vintersport?x=1'],
    ['home', async (brand: string) => (brand === 'heldre' ? '/' : '/vintersport'), '/?x=1'],
    [
      'the place, when nobody can say',
      async () => Promise.reject(new Error('database')),
      '/vintersport/staver/alpinstaver?x=1',
    ],
  ])('%s', async (_name, nearest, location) => {
    setRouting({ nearest });
    const response = await ask('/staver?x=1', { host: 'heldre.localhost:3000' });
    expect([response?.status, locationOf(response)]).toEqual([307, location]);
  });
});

describe('rule 2.3: what a brand itself calls so comes first', () => {
  afterEach(() => setBrands(demoContents));

  it('a category', async () => {
    setRouting({ nearest: async (_brand, path) => path });
    expect(await ask('/staver')).toBeUndefined();
  });

  it('a page', async () => {
    setRouting({ nearest: async () => '/' });
    const page = { path: '/staver', title: 'Staver', description: '', index: true, blocks: [] };
    setBrands(demoContents.map((one) => ({ ...one, pages: new Map([[page.path, page]]) })));
    expect(await ask('/staver')).toBeUndefined();
  });
});

describe('rule 2.52: the parameters of a list mean nothing on other pages', () => {
  it('every page is declared, and so is which ones are made for each request', () => {
    const pages = globSync('app/**/page.tsx');
    const firstOf = (file: string) => file.split('/').find((part) => part !== 'app' && !/^[[(]/.test(part)) ?? '';
    const declared = Object.keys(pageKinds);
    const shown = pages.map(firstOf).filter((first) => first !== 'page.tsx');
    expect(pages.length).toBeGreaterThan(30);
    expect([...new Set(shown)].sort()).toEqual(declared.toSorted());
    const perRequest = pages.filter((file) => readFileSync(file, 'utf8').includes("dynamic = 'force-dynamic'"));
    expect([...new Set(perRequest.map(firstOf))].sort()).toEqual(
      declared.filter((first) => pageKinds[first]?.perRequest).sort(),
    );
  });

  it('the parameters that the middleware looks for are those of lists', () => {
    const keys = config.matcher.flatMap((one) =>
      typeof one === 'object' && one.has ? one.has.map(({ key }) => key) : [],
    );
    expect(keys.sort()).toEqual(listParams.filter((name) => name !== 'rekkefolge').sort());
  });

  it.each(['/', '/blogg', '/blogg/en-tur', '/om-oss', '/konto/ordre', '/butikker/bodo', '/product/telt'])(
    '%s',
    async (path) => expect(await ask(`${path}?side=2&farge=1`)).toBeUndefined(),
  );

  it.each(['/sko', '/dame', '/search/sko', '/utvalg/1+2', '/kampanje/salg'])('but on %s', async (path) => {
    expect((await ask(`${path}?side=2`))?.headers.get('x-middleware-rewrite')).toContain('/~');
  });
});

describe('rule 8.6: an article not visible for web redirects to the previous route, or home', () => {
  it.each([
    ['from a list of ours', { referer: 'http://localhost:3000/sko?side=2' }, '/sko?side=2'],
    ['from nowhere', {}, '/'],
    ['from another shop', { referer: 'http://evil.example/sko' }, '/'],
    ['from a double slash', { referer: 'http://localhost:3000//evil.example' }, '/'],
    ['from itself', { referer: 'http://localhost:3000/product/hemmelig' }, '/'],
    ['from what is no address', { referer: 'javascript:alert(1)' }, '/'],
  ])('%s', async (_name, headers, location) => {
    setRouting({ hiddenProducts: new Set(['hemmelig']) });
    const response = await ask('/product/hemmelig', headers as Record<string, string>);
    expect([response?.status, locationOf(response)]).toEqual([307, location]);
    expect(response?.cookies.get(ALERT_COOKIE)?.value).toBe('not_visible');
  });

  it.each([
    ['its slug', '/product/hemmelig'],
    ['its slug in capitals', '/product/Hemmelig'],
    ['its id', '/product/4711'],
    ['a slug it had before', '/product/gammelt%20navn'],
  ])('by %s', async (_name, path) => {
    setRouting({ hiddenProducts: new Set(['hemmelig', '4711', 'gammelt navn']) });
    const response = await ask(path, { referer: 'http://localhost:3000/sko' });
    expect([response?.status, locationOf(response)]).toEqual([307, '/sko']);
  });

  it('the router of the browser, which would follow unseen, is told to load it fully', async () => {
    setRouting({ hiddenProducts: new Set(['hemmelig']) });
    const response = await ask('/product/hemmelig', {
      'sec-fetch-dest': 'empty',
      referer: 'http://localhost:3000/sko',
    });
    expect([response?.status, response?.headers.get('location')]).toEqual([404, null]);
    expect(response?.cookies.get(ALERT_COOKIE)).toBeUndefined();
    expect(response?.headers.get('cache-control')).toBe('no-store');
  });

  it('rule 12.10: a machine passes to its own answer, which is 404, and takes no alert with it', async () => {
    setRouting({ hiddenProducts: new Set(['hemmelig', '4711']) });
    for (const path of ['/product/hemmelig.md', '/product/4711.md']) expect(await ask(path), path).toBeUndefined();
  });

  it('a visible article passes', async () => {
    setRouting({ hiddenProducts: new Set(['hemmelig']) });
    expect(await ask('/product/synlig')).toBeUndefined();
  });

  it('previousPath never leaves the host', () => {
    const headers = new Headers({ host: 'localhost:3000', referer: 'http://localhost:3000.evil.example/x' });
    expect(previousPath({ pathname: '/product/a', header: (name) => headers.get(name) })).toBe('/');
  });
});

describe('lists: a state in the query becomes a path inside the server', () => {
  it('rewrites to one spelling and drops what it does not know', async () => {
    const response = await ask('/sko?utm_source=x&side=2&sortering=pris');
    expect(response?.headers.get('x-middleware-rewrite')).toBe(
      `http://localhost:3000/sko/${stateSegment('sortering=pris&side=2')}`,
    );
  });

  it('an address that says nothing new passes', async () => {
    expect(await ask('/sko?sortering=bestselger')).toBeUndefined();
  });

  it.each(['/sko/~side%3D2', '/sko/%7Eside%3D2', '/~x'])('%s cannot be asked for from outside', async (path) => {
    const response = await ask(path);
    expect(response?.headers.get('x-middleware-rewrite')).toBe('http://localhost:3000/finnes-ikke');
  });
});

describe('a receipt that is not there is the designed 404', () => {
  it.each([
    ['known', async () => true, null],
    ['unknown', async () => false, 'http://localhost:3000/finnes-ikke'],
    ['a check that fails lets it through', async () => Promise.reject(new Error('database')), null],
  ])('%s', async (_name, isReceipt, rewrite) => {
    setRouting({ isReceipt });
    const response = await ask('/kvittering/00000000-0000-4000-8000-000000000000');
    expect(response?.headers.get('x-middleware-rewrite') ?? null).toBe(rewrite);
    if (rewrite === null) expect(response?.headers.get('content-security-policy')).toMatch(/'nonce-[0-9a-f]{32}'/);
  });
});

describe('rule 2.34: the way back from paying', () => {
  it.each([
    ['known', async () => true, null],
    ['unknown', async () => false, 'http://localhost:3000/finnes-ikke'],
  ])('%s', async (_name, isPurchase, rewrite) => {
    setRouting({ isPurchase });
    const response = await ask('/betaling/00000000-0000-4000-8000-000000000000?avbrutt=1');
    expect(response?.headers.get('x-middleware-rewrite') ?? null).toBe(rewrite);
    if (rewrite === null) expect(response?.headers.get('content-security-policy')).toMatch(/'nonce-[0-9a-f]{32}'/);
  });

  it('only there may a payment script of a provider run, and show its frames', () => {
    const policy = contentSecurityPolicy("'nonce-x'", {}, ['https://pay.example']);
    for (const directive of ['script-src', 'connect-src', 'frame-src'])
      expect(policy).toMatch(new RegExp(`${directive} 'self'[^;]* https://pay\\.example`));
    expect(contentSecurityPolicy("'nonce-x'")).not.toMatch(/frame-src|pay\.example/);
  });
});

describe('rule 14.6: a search is counted when its page is asked for', () => {
  const counted = async (path: string) => {
    const texts: string[] = [];
    setRouting({ searched: (text) => texts.push(text) });
    await ask(path);
    return texts;
  };

  it.each(['/search/r%C3%B8d%20jakke', '/search/r%C3%B8d%20jakke?utm_source=brev'])('%s', async (path) => {
    expect(await counted(path)).toEqual(['rød jakke']);
  });

  it.each(['/search/jakke?side=2', '/search/jakke?sortering=pris', '/search?q=jakke', '/sko', '/search/a/b'])(
    'not %s',
    async (path) => {
      expect(await counted(path)).toEqual([]);
    },
  );
});

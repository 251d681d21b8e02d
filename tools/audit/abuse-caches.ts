import type { Check } from './check';
import { register, reserve } from './shopping';
import { createVisitor } from './visitor';

const EVIL = 'evil.example';

/** A file-like address gives no personal page to a shared cache. */
export const cacheDeception: Check = async ({ visitor, shelf, expect }) => {
  const her = visitor();
  const who = await register(her);
  const { receipt } = await reserve(her, await shelf(2), who);
  const personal = [
    '/konto',
    '/konto/ordre',
    '/konto/mine-data',
    `/kvittering/${receipt?.token}`,
    '/api/v1/customers/current',
  ];
  const endings = [
    '/x.css',
    '/x.js',
    '.css',
    '%2fx.css',
    ';x.css',
    '%00.css',
    '%3fx.css',
    '%23.css',
    '/..%2fx.css',
    '?x.css',
  ];
  for (const path of personal)
    for (const ending of ['', ...endings]) {
      const { headers, text, status } = await her.ask(path + ending);
      const hers = [who.email, who.phone, receipt?.number ?? '-'].some((value) => text.includes(value));
      const kept = !/no-store|private/.test(String(headers['cache-control']));
      expect(!(hers && kept), path + ending, 'gives what is hers to shared caches');
      expect(status < 500, path + ending, `answers ${status}`);
      const stranger = await visitor().ask(path + ending);
      const isReceipt = path.startsWith('/kvittering/');
      expect(isReceipt || !stranger.text.includes(who.email), path + ending, 'gives what is hers to the next visitor');
    }
  for (const call of [
    '/customers/current',
    '/customers/current/export',
    '/favourites',
    '/token',
    `/orders/${receipt?.token}/documents`,
  ]) {
    const { headers } = await her.ask(`/api/v1${call}`);
    expect(/no-store/.test(String(headers['cache-control'])), `GET ${call}`, `is ${headers['cache-control']}`);
  }
};

const POISON: Record<string, string> = {
  'x-forwarded-host': EVIL,
  'x-forwarded-scheme': 'nothttps',
  'x-forwarded-proto': 'gopher',
  'x-forwarded-port': '1337',
  'x-forwarded-prefix': `//${EVIL}`,
  'x-host': EVIL,
  'x-original-url': '/finnes-ikke',
  'x-rewrite-url': '/finnes-ikke',
  'x-http-method-override': 'DELETE',
  forwarded: `host=${EVIL}`,
  rsc: '1',
  'next-router-state-tree': '%5B%22%22%5D',
  'next-router-prefetch': '1',
  'next-router-segment-prefetch': '/_tree',
  'next-action': '7f0000000000000000000000000000000000000000',
  'next-url': `//${EVIL}/`,
  'x-nextjs-data': '1',
  'x-middleware-prefetch': '1',
  'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware',
  'x-invoke-path': '/_error',
  'x-invoke-status': '500',
  'x-matched-path': '/_error',
  'x-now-route-matches': '1=evil',
  'x-prerender-revalidate': 'evil',
  'user-agent': `<script>alert(1)</script>`,
  'accept-language': EVIL,
  range: 'bytes=0-1',
  accept: 'text/x-component',
};

/** Headers of one visitor do not change the answer for the next. */
export const cachePoison: Check = async ({ site, report, expect }) => {
  for (const { host } of site.brands) {
    const [attacker, next] = [createVisitor(site, report, { host }), createVisitor(site, report, { host })];
    const posts = await next.read<{ posts: { slug: string }[] }>('/blog/posts');
    const shops = await next.read<{ slug: string }[]>('/shops');
    const fresh = [
      ...shops.map(({ slug }) => `/butikker/${encodeURIComponent(slug)}`),
      ...posts.posts.map(({ slug }) => `/blogg/${slug}`),
    ];
    for (const [at, [name, value]] of Object.entries(POISON).entries()) {
      const path = fresh[at % fresh.length] ?? '/';
      const first = await attacker.ask(path, { headers: { [name]: value } });
      const { status, headers, text } = await next.ask(path);
      const place = `${host}${path} with ${name}`;
      expect(first.status < 500, place, `answers ${first.status}`);
      expect(
        status === 200 && /text\/html/.test(headers['content-type'] ?? ''),
        place,
        `gives the next visitor ${status} ${headers['content-type']}`,
      );
      expect(!text.includes(EVIL) && !text.includes('alert(1)'), place, 'gives the next visitor what was sent');
      expect(!first.text.includes(EVIL), place, 'writes it into the page');
    }
    for (const bad of [
      EVIL,
      `${host}@${EVIL}`,
      `${EVIL}:80`,
      '',
      'a b',
      '../',
      `${host}.${EVIL}`,
      '127.0.0.1',
      '[::1]',
    ]) {
      const { status, text } = await attacker.ask('/', { headers: { host: bad } });
      expect(status < 500, `Host: ${bad}`, `answers ${status}`);
      expect(!text.includes(EVIL), `Host: ${bad}`, 'is written into the page');
    }
    const after = await next.ask('/');
    expect(after.status === 200 && !after.text.includes(EVIL), `${host}/`, 'a made-up Host stays for the next visitor');
  }
  const main = createVisitor(site, report);
  for (const path of ['/heldre', '/nordvidda', '/heldre/konto', '/_next/../heldre']) {
    const { status } = await main.ask(path);
    expect(status === 404 || status === 400, path, `a segment of our own making answers ${status}`);
  }
};

import { type Check, together } from './check';
import { writeRaw } from './raw';
import { createVisitor } from './visitor';

const EVIL = 'evil.example';

/** No address leads to another site, or writes a header. */
export const redirects: Check = async ({ visitor, expect }) => {
  const addresses = [
    ...[
      '//evil.example',
      '//evil.example/',
      '///evil.example/',
      '/\\evil.example/',
      '/%5cevil.example/',
      '/%2f%2fevil.example/',
    ],
    ...[
      '/.//evil.example/',
      '/sko//evil.example/',
      '/https://evil.example/',
      '/%09//evil.example/',
      '//evil.example/%2e%2e/',
    ],
    ...[
      '/logg-inn?til=//evil.example',
      '/logg-inn?til=https://evil.example',
      '/logg-inn?til=/%5cevil.example',
      '/konto?til=//evil.example',
    ],
    ...[
      '/payment?next=//evil.example',
      '/checkout?betaling=//evil.example',
      '/betaling/x?url=//evil.example',
      '/goggles//evil.example/',
    ],
    ...['/sko%0d%0aLocation:%20https://evil.example/', '/payment%0d%0aX-Evil:%201', '/sko/%0d%0aSet-Cookie:%20evil=1/'],
  ];
  const who = visitor();
  for (const address of addresses) {
    const { status, headers, text } = await who.ask(address);
    const { location = '', refresh = '' } = headers as Record<string, string>;
    const away = (to: string) => /^(?:\w+:)?[\\/]{2,}/.test(to) && !to.startsWith(`http://${who.host}/`);
    expect(!away(location) && !away(refresh.replace(/^\d+;\s*url=/i, '')), address, `leads to ${location || refresh}`);
    expect(
      !('x-evil' in headers) && !String(headers['set-cookie']).includes('evil'),
      address,
      'writes a header of its own',
    );
    expect(
      !/<(?:a|form|meta)[^>]+(?:href|action|content)="(?:\d+;url=)?(?:https?:)?\/\/evil/i.test(text),
      address,
      'links to the other site',
    );
    expect(status < 500, address, `answers ${status}`);
  }
};

/** Nothing beside what is public is a file. */
export const traversal: Check = async ({ visitor, expect }) => {
  const up = [
    '/../../',
    '/..%2f..%2f',
    '/%2e%2e/%2e%2e/',
    '/%2e%2e%2f%2e%2e%2f',
    '/..%5c..%5c',
    '/....//....//',
    '/%252e%252e%252f',
  ];
  const roots = [
    '',
    '/_next/static',
    '/pictures',
    '/icons',
    '/feeds',
    '/sitemaps',
    '/product',
    '/api/v1',
    '/pass',
    '/disk',
  ];
  const files = ['package.json', '.env', 'etc/passwd', '.git/config', 'server/env.ts'];
  const who = visitor();
  const tried = [
    ...roots.flatMap((root) => up.flatMap((steps) => files.map((file) => `${root}${steps}${file}`))),
    ...[
      '/.env',
      '/.git/config',
      '/package.json',
      '/.next/BUILD_ID',
      '/.data/postgres.password',
      '/node_modules/next/package.json',
    ],
    ...[
      '/server/env.ts',
      '/docs/operations.md',
      '/_next/static/../server/app/page.js',
      '/_next/image?url=file:///etc/passwd&w=64&q=75',
    ],
    ...[
      '/_next/image?url=http://169.254.169.254/&w=64&q=75',
      '/_next/data/x/index.json',
      '/__nextjs_original-stack-frame',
      '/metrics',
    ],
    ...['/%00', '/icons/nordvidda.svg%00.html', '/robots.txt/', '/pictures/%ff', '/%c0%ae%c0%ae/', '/%', '/%zz'],
  ];
  for (const path of tried) {
    const { status, text } = await who.ask(path);
    const leaks = /root:x:0|"private":\s*true|DATABASE_URL|\[core\]|process\.env|postgres:\/\//.test(text);
    expect(!leaks, path, `gives away a file (${status})`);
    expect(status < 500 && status !== 0, path, `answers ${status}`);
  }
};

/** What only names the method of another call does not make it one; nothing is echoed, and no other site may read. */
export const methods: Check = async ({ visitor, expect, site }) => {
  const who = visitor();
  for (const path of ['/', '/api/v1/shops', '/api/v1/customers/current', '/icons/nordvidda.svg']) {
    for (const method of ['TRACE', 'TRACK', 'PROPFIND', 'PATCH', 'DELETE', 'PUT']) {
      const { status, text } = await who
        .ask(path, { method, headers: { 'x-echo': 'ekko-1' } })
        .catch(() => ({ status: 0, text: '' }));
      expect(status >= 400 && status < 500, `${method} ${path}`, `answers ${status}`);
      expect(!text.includes('ekko-1'), `${method} ${path}`, 'echoes what it was sent');
    }
    const options = { origin: `https://${EVIL}`, 'access-control-request-method': 'POST' };
    for (const method of ['OPTIONS', 'GET']) {
      const { headers } = await who.ask(path, { method, headers: options });
      expect(!headers['access-control-allow-origin'], `${method} ${path}`, 'lets other sites read');
    }
  }
  const tunnel = await writeRaw(site.port, `CONNECT ${EVIL}:443 HTTP/1.1\r\nHost: ${EVIL}\r\n\r\n`);
  expect(!tunnel.statuses.includes(200), 'CONNECT', 'opens a tunnel');
  const absolute = await writeRaw(
    site.port,
    `GET http://${EVIL}/ HTTP/1.1\r\nHost: ${who.host}\r\nConnection: close\r\n\r\n`,
  );
  expect(!/location: [^\r]*evil/i.test(absolute.text), 'GET http://evil.example/', 'leads there');
};

/** One connection, two opinions of where a request ends: refused, and closed. */
export const smuggling: Check = async ({ visitor, expect, site }) => {
  const { host } = visitor();
  const head = `POST /api/v1/articles/search HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\n`;
  const inner = `GET /smuggled HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
  const odd: Record<string, string> = {
    'a length and chunks': `${head}Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${inner}`,
    'chunks and a length': `${head}Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n1\r\nZ\r\n0\r\n\r\n${inner}`,
    'two lengths': `${head}Content-Length: 2\r\nContent-Length: 40\r\n\r\n{}${inner}`,
    'a length with a sign': `${head}Content-Length: +2\r\n\r\n{}${inner}`,
    'a length of two': `${head}Content-Length: 2, 40\r\n\r\n{}${inner}`,
    'chunks by another name': `${head}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${inner}`,
    'chunks with a blank before': `${head}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${inner}`,
    'a folded line': `GET / HTTP/1.1\r\nHost: ${host}\r\nX-A: 1\r\n Transfer-Encoding: chunked\r\n\r\n`,
    'a chunk that is no number': `${head}Transfer-Encoding: chunked\r\n\r\nxyz\r\n{}\r\n0\r\n\r\n${inner}`,
    'NUL in a header': `GET / HTTP/1.1\r\nHost: ${host}\r\nX-A: a\0b\r\n\r\n`,
    'two hosts': `GET / HTTP/1.1\r\nHost: ${host}\r\nHost: ${EVIL}\r\n\r\n`,
    'no host': 'GET / HTTP/1.1\r\n\r\n',
    'no HTTP': 'GIMME /\r\n\r\n',
    'a header of 100 kB': `GET / HTTP/1.1\r\nHost: ${host}\r\nX-A: ${'a'.repeat(100_000)}\r\n\r\n`,
    'thousands of headers': `GET / HTTP/1.1\r\nHost: ${host}\r\n${Array.from({ length: 4000 }, (_, at) => `X-${at}: a`).join('\r\n')}\r\n\r\n`,
    'an address of 100 kB': `GET /${'a'.repeat(100_000)} HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
  };
  await Promise.all(
    Object.entries(odd).map(async ([what, octets]) => {
      const { text, statuses, closed } = await writeRaw(site.port, octets);
      const [first] = statuses;
      expect(!/smuggled/.test(text) && statuses.length <= 1, what, `is read as ${statuses.length} requests`);
      expect(first === undefined || (first >= 400 && first < 500), what, `answers ${first}`);
      // A request that is whole leaves no doubt where the next one begins.
      expect(closed || octets.startsWith('GET'), what, 'leaves the connection open');
    }),
  );
  const big = await writeRaw(site.port, `${head}Content-Length: 1000000000\r\n\r\n{"a":"${'x'.repeat(300_000)}`);
  expect([413, 419].includes(big.statuses[0] ?? 413), 'a body of 1 GB', `answers ${big.statuses[0]}`);
};

/** Half requests hold nobody up, and are ended. */
export const slowly: Check = async ({ visitor, expect, site }) => {
  const { host } = visitor();
  const half = together(60, () =>
    writeRaw(site.port, `GET / HTTP/1.1\r\nHost: ${host}\r\nX-A: `, { patienceMs: 25_000 }),
  );
  const body = `POST /api/v1/articles/search HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 999\r\n\r\n{`;
  const bodies = together(40, () => writeRaw(site.port, body, { patienceMs: 30_000 }));
  const others = await together(10, () => visitor().ask('/api/v1/shops'));
  expect(
    others.every(({ status }) => status === 200),
    'a hundred half requests',
    'keep others from an answer',
  );
  const open = [...(await half), ...(await bodies)].filter(({ closed }) => !closed).length;
  expect(open === 0, 'a hundred half requests', `${open} are still open after 30 s`);
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

/** What a visitor sends beside the address does not change what the next one gets. */
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

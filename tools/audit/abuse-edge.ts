import type { Check } from './check';
import { HOSTILE } from './hostile';
import { writeRaw } from './raw';
import { createVisitor } from './visitor';

const EVIL = 'evil.example';

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
    ...['/%00', '/brand-files/icon.svg%00.html', '/robots.txt/', '/pictures/%ff', '/%c0%ae%c0%ae/', '/%', '/%zz'],
  ];
  for (const path of tried) {
    const { status, text } = await who.ask(path);
    const leaks = /root:x:0|"private":\s*true|DATABASE_URL|\[core\]|process\.env|postgres:\/\//.test(text);
    expect(!leaks, path, `gives away a file (${status})`);
    expect(status < 500 && status !== 0, path, `answers ${status}`);
  }
};

/** A header naming another method changes nothing; nothing is echoed. */
export const methods: Check = async ({ visitor, expect, site }) => {
  const who = visitor();
  for (const path of ['/', '/api/v1/shops', '/api/v1/customers/current', '/brand-files/icon.svg']) {
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

/** Invalid UTF-8 or invalid escapes. */
const NO_TEXT = ['%ff', '%ed%a0%80', '%00', '%c0%80', '%', '%zz', '%u0000', '%f8%a1%a1%a1%a1', '%2500'];

/** Text in the address of a page is never markup. */
export const pages: Check = async ({ expect, site, report }) => {
  const places = [
    '/search/',
    '/product/',
    '/butikker/',
    '/blogg/',
    '/kampanje/',
    '/utvalg/',
    '/sammenlign/',
    '/kvittering/',
    '/betaling/',
  ];
  const asked = [
    '/sko?side=',
    '/sko?pris=',
    '/butikker?q=',
    '/angre?ordre=',
    '/logg-inn?til=',
    '/bekreft-epost?token=',
    '/checkout?betaling=',
  ];
  const calls = [
    '/api/v1/blog/',
    '/api/v1/promocodes/check/',
    '/api/v1/articles/',
    '/api/v1/articles/suggest?q=',
    '/feeds/',
    '/sitemaps/',
  ];
  const texts = [
    ...Object.entries(HOSTILE).filter(([, text]) => text.length < 6000),
    ...NO_TEXT.map((octets) => [octets, octets] as const),
  ];
  for (const { host } of site.brands) {
    const who = createVisitor(site, report, { host, sockets: 6 });
    for (const place of [...places, ...asked, ...calls])
      await Promise.all(
        texts.map(async ([name, text]) => {
          const sent = NO_TEXT.includes(text) ? text : encodeURIComponent(text.toWellFormed());
          const { status, text: page, headers } = await who.ask(place + sent);
          expect(status > 0 && status < 500, `${host}${place}`, `answers ${status} to ${name}`);
          const mirrors =
            /<script>alert\(1\)|<svg\/onload|<img src=x/.test(page) && /html/.test(headers['content-type'] ?? '');
          expect(!mirrors, `${host}${place}`, `writes ${name} into the page as it came`);
        }),
      );
    who.leave();
  }
};

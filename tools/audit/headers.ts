import type { IncomingHttpHeaders } from 'node:http';
import { allPages } from './pages';
import type { Part, Report } from './part';
import { type Answer, createVisitor, type Visitor } from './visitor';

type Kind = 'page' | 'call' | 'file' | 'picture' | 'redirect' | 'error' | 'text';

interface Asked {
  kind: Kind;
  path: string;
  answer: Answer;
}

const RULES: { of: Kind[]; what: string; holds(headers: IncomingHttpHeaders, answer: Answer): boolean }[] = [
  {
    of: ['page', 'call', 'file', 'picture', 'redirect', 'error', 'text'],
    what: 'says nosniff',
    holds: (headers) => headers['x-content-type-options'] === 'nosniff',
  },
  {
    of: ['page', 'call', 'file', 'picture', 'redirect', 'error', 'text'],
    what: 'tells neither server nor framework',
    holds: (headers) => !('x-powered-by' in headers) && !('server' in headers) && !('x-aspnet-version' in headers),
  },
  {
    of: ['page', 'call', 'redirect', 'error'],
    what: 'stands in no frame',
    holds: (headers) => headers['x-frame-options'] === 'DENY',
  },
  {
    of: ['page'],
    what: 'has a policy without unsafe-inline or eval for scripts, for base, forms, objects and frames',
    holds({ 'content-security-policy': policy = '' }) {
      const scripts = /script-src ([^;]*)/.exec(String(policy))?.[1] ?? "'unsafe-inline'";
      const rest = ['object-src', 'base-uri', 'form-action', 'frame-ancestors'];
      return (
        !/unsafe-inline|unsafe-eval|\*|https?:(?=\s|$)/.test(scripts) &&
        rest.every((name) => String(policy).includes(name))
      );
    },
  },
  {
    of: ['call'],
    what: 'has a policy that runs nothing',
    holds: (headers) => /default-src 'none'/.test(String(headers['content-security-policy'])),
  },
  {
    of: ['page', 'call', 'redirect', 'error'],
    what: 'tells other sites no address of its own',
    holds: (headers) => /strict-origin|same-origin|no-referrer/.test(String(headers['referrer-policy'])),
  },
  {
    of: ['page', 'error'],
    what: 'leaves camera, microphone and payment to nobody who needs none',
    holds: (headers) => /microphone=\(\).*payment=\(\)/.test(String(headers['permissions-policy'])),
  },
  {
    of: ['page', 'call', 'file', 'picture', 'text'],
    what: 'says how long it keeps',
    holds: (headers) => 'cache-control' in headers,
  },
  {
    of: ['page', 'call', 'file', 'picture', 'redirect', 'error', 'text'],
    what: 'sets no cookie on what others may be given',
    holds: (headers) => !headers['set-cookie'] || /no-store|private/.test(String(headers['cache-control'])),
  },
  {
    of: ['page', 'file', 'text'],
    what: 'varies by what it is packed with',
    holds: (headers) => !headers['content-encoding'] || /accept-encoding/i.test(String(headers.vary)),
  },
  {
    of: ['file', 'picture'],
    what: 'is known again, or kept for ever',
    holds: (headers) =>
      'etag' in headers || 'last-modified' in headers || /immutable/.test(String(headers['cache-control'])),
  },
  {
    of: ['page', 'call', 'text', 'error'],
    what: 'names its characters',
    holds: ({ 'content-type': type = '' }) => !/^text\//.test(type) || /charset=utf-8/i.test(type),
  },
];

function judge({ kind, path, answer }: Asked, host: string, report: Report) {
  for (const { of, what, holds } of RULES)
    if (of.includes(kind) && !holds(answer.headers, answer))
      report.find(`${host}${path}`, `${kind} (${answer.status}): not so: ${what}`);
  if ('strict-transport-security' in answer.headers) report.find(`${host}${path}`, `${kind}: HSTS without https`);
}

const CALLS = ['/api/v1/shops', '/api/v1/token', '/api/v1/health', '/api/v1/customers/current', '/api/v1/openapi.json'];
const REFUSED = ['/api/v1/articles/0', '/api/v1/customers/current/orders', '/api/v1/reviews', '/api/v1/finnes-ikke'];
const REDIRECTS = ['/payment', '/sko/', '/goggles'];
const TEXTS = ['/robots.txt', '/sitemap.xml', '/llms.txt', '/manifest.webmanifest', '/feeds/varer.tsv'];
const ERRORS = ['/finnes-ikke', '/%00', '/%E0%A4%A', '/product/finnes-ikke', `/${'a'.repeat(9000)}`];

async function gather(visitor: Visitor): Promise<Asked[]> {
  const packed = { headers: { 'accept-encoding': 'gzip, br' } };
  const ask = async (kind: Kind, path: string) => ({ kind, path, answer: await visitor.ask(path, packed) });
  const home = await visitor.ask('/');
  const files = [
    ...new Set([...home.text.matchAll(/"(\/_next\/static\/[^"\\]+)"/g)].map(([, path = '']) => path)),
  ].slice(0, 12);
  const [picture] = [...home.text.matchAll(/(\/pictures\/[^"\s,]+\.webp)/g)].map(([, path = '']) => path);
  const asked = [
    ...CALLS.map((path) => ['call', path] as const),
    ...REFUSED.map((path) => ['call', path] as const),
    ...REDIRECTS.map((path) => ['redirect', path] as const),
    ...TEXTS.map((path) => ['text', path] as const),
    ...ERRORS.map((path) => ['error', path] as const),
    ...files.map((path) => ['file', path] as const),
    ...(picture ? [['picture', picture] as const] : []),
    ['file', '/brand-files/icon-180.png'] as const,
  ];
  return Promise.all(asked.map(([kind, path]) => ask(kind, path)));
}

/** An ETag gives a 304 with the caching headers of the 200. */
async function again(visitor: Visitor, all: Asked[], report: Report) {
  for (const { path, answer } of all) {
    const { etag } = answer.headers;
    if (answer.status !== 200 || !etag) continue;
    const known = await visitor.ask(path, { headers: { 'if-none-match': etag, 'accept-encoding': 'gzip, br' } });
    const place = `${visitor.host}${path}`;
    if (known.status !== 304) report.find(place, `answers ${known.status} to who has it`);
    else if (known.bytes > 0) report.find(place, 'answers 304 with a body');
    else if (known.headers['cache-control'] !== answer.headers['cache-control'])
      report.find(place, `304 says ${known.headers['cache-control']}, 200 ${answer.headers['cache-control']}`);
  }
}

export const headers: Part = async (site, report) => {
  for (const { visitor, path, own } of await allPages(site, report)) {
    const answer = await visitor.ask(path, { headers: { accept: 'text/html' } });
    judge({ kind: 'page', path, answer }, visitor.host, report);
    const cache = String(answer.headers['cache-control']);
    if (own && path.startsWith('/kvittering/') && !/no-store/.test(cache))
      report.find(`${visitor.host}${path}`, `a personal page is ${cache}`);
    if (/public/.test(cache) && answer.text.includes('@example.no') && own)
      report.find(`${visitor.host}${path}`, 'is kept by shared caches, and names its customer');
  }
  for (const { host } of site.brands) {
    const visitor = createVisitor(site, report, { host });
    const all = await gather(visitor);
    for (const asked of all) judge(asked, host, report);
    await again(visitor, all, report);
    visitor.leave();
  }
};

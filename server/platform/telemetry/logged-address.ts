import { isTextPage } from '@/lib/brands/brands';
import { endpoints } from '@/lib/contracts/all-endpoints';
import { readPageAddress } from '@/lib/routes/pages';

/** An address fit for logs and figures, which names no person, order or search. */
export interface LoggedAddress {
  route: string;
  /** Without query; `:x` replaces a segment that may name a person or open something. */
  path: string;
}

const PARTS_OF_CALLS = new Set(
  ['/v1', '/docs', '/openapi.json', ...endpoints.map(({ path }) => path)].flatMap((path) =>
    path.split('/').filter((part) => part !== '' && !part.startsWith('{')),
  ),
);

/** No email address, no phone number, no token. */
const NAME = /^(?!.*\d{7})(?!.*[\da-f]{16})(?!.*[\da-f]{8}-[\da-f]{4})(?=.*\p{Ll})[\p{Ll}\d&+_-]{1,100}$/u;
/** The former address of articles (rule 2.2). */
const ARTICLE = 'article';
const NUMBERS = /^\d{1,6}(?:\+\d{1,6})*$/;

const decoded = (part: string) => {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
};
const named = (part: string, exists: boolean) => (exists && NAME.test(decoded(part)) ? part : ':x');

/** Returns the logged form of a path without query. `exists`: something is there, so that what names it is public. */
export function loggedAddress(path: string, exists: boolean): LoggedAddress {
  const [first = '', ...rest] = path.split('/').slice(1);
  if (path === '/') return { route: 'home', path };
  if (first === 'api') return call(rest);
  if (first === '_next' || first === 'pictures' || first === 'bilder') return { route: 'file', path: `/${first}/:x` };
  if (first === 'sandbox') return { route: 'sandbox', path: '/sandbox/:x' };
  if (path === '/robots.txt' || path === '/sitemap.xml') return { route: 'sitemap', path };
  if (path === '/manifest.webmanifest') return { route: 'file', path };
  if (first === 'sitemaps') return { route: 'sitemap', path: '/sitemaps/:x' };
  if (isTextPage(path)) return { route: 'page', path };
  const { kind } = readPageAddress(path);
  const [second, ...more] = rest;
  if (kind && second === undefined) return { route: kind.second ? first : (kind.logged ?? first), path };
  if (kind?.below?.includes(rest.join('/'))) return { route: kind.logged ?? first, path };
  if (second && (kind?.second || first === ARTICLE)) {
    const shown = { name: named(second, exists), numbers: NUMBERS.test(second) ? second : ':x', secret: ':x' };
    const tail = more.map(() => '/:x').join('');
    return { route: kind?.logged ?? 'product', path: `/${first}/${shown[kind?.second ?? 'secret']}${tail}` };
  }
  return { route: 'category', path: `/${[first, ...rest].map((part) => named(part, exists)).join('/')}` };
}

function call([version = '', ...parts]: string[]): LoggedAddress {
  const shown = parts.map((part) => (PARTS_OF_CALLS.has(part) ? part : ':x'));
  const path = `/${['api', version === 'v1' ? version : ':x', ...shown].join('/')}`;
  return { route: shown[0] && shown[0] !== ':x' ? `call ${shown[0]}` : 'call', path };
}

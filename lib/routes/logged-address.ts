/** Where a request went, fit for a log and for figures: whoever reads it learns of no person, order or search. */
export interface LoggedAddress {
  /** One of a closed list. */
  route: string;
  /** Without its query; what may name somebody or open something is `:x`. */
  path: string;
}

const words = (text: string) => new Set(text.split(/\s+/));

/** Every part of a call's address that is no parameter; a test holds it against the contracts. */
const OF_CALLS = words(
  `active acts addresses answer answers arrived articles availability bestsellers blog brand bundle campaigns
   cancel car categories category check code colorgroups columns combined complaints complete consents counter
   current customers docs documents email export favourites fb find genders get getPosts groups health link lists live
   login login-link logout merge openapi.json orders osrm password payments picks polls post postalcodes posts productlines
   promocodes purchases questions ready register resend reservations reset returns reviews score search searchids
   session settings settle shipping_methods shops stock stock-alerts stop streets subcategories suggest table
   tenant token unsubscribe use v1 verify webhook withdrawals`,
);

/** Pages of one address each. */
const ALONE = words(
  `angre betaling bekreft-epost blogg butikker checkout disk favoritter finn-ordre frakoblet glemt-passord innloggingslenke konto kvittering logg-inn
   om-oss kundeservice personvernerklaering registrer stopp-varsler tilbakestill-passord tilgjengelighet`,
);
const OF_AN_ACCOUNT = words('innstillinger kundekort mine-data omtaler ordre reservasjoner samtykker');

/** Whose second part is the name of something that everybody may see. */
const NAMED: Record<string, string> = {
  product: 'product',
  butikker: 'shop',
  blogg: 'blog',
  kampanje: 'campaign',
  utvalg: 'selection',
};
/** Whose second part is a secret, or what somebody has typed. */
const SECRET: Record<string, string> = {
  kvittering: 'receipt',
  betaling: 'payment',
  preview: 'preview',
  search: 'search',
  article: 'product',
};

/** A name as a catalogue gives it: no address of a person, no number one could ring, no token. */
const NAME = /^(?!.*\d{7})(?!.*[\da-f]{16})(?!.*[\da-f]{8}-[\da-f]{4})(?=.*\p{Ll})[\p{Ll}\d&+_-]{1,100}$/u;
const SELECTION = /^\d{1,6}(?:\+\d{1,6})*$/;

const decoded = (part: string) => {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
};
const named = (part: string, exists: boolean) => (exists && NAME.test(decoded(part)) ? part : ':x');

/**
 * @param path without its query
 * @param exists whether there was something at the address: then what names it is public; else it is whatever the caller wrote
 */
export function loggedAddress(path: string, exists: boolean): LoggedAddress {
  const [first = '', ...rest] = path.split('/').slice(1);
  if (path === '/') return { route: 'home', path };
  if (first === 'api') return call(rest);
  if (first === '_next' || first === 'pictures') return { route: 'file', path: `/${first}/:x` };
  if (first === 'sandbox') return { route: 'sandbox', path: '/sandbox/:x' };
  if (path === '/robots.txt' || path === '/sitemap.xml') return { route: 'sitemap', path };
  if (path === '/manifest.webmanifest') return { route: 'file', path };
  if (first === 'sitemaps') return { route: 'sitemap', path: '/sitemaps/:x' };
  const [second, ...more] = rest;
  const tail = more.map(() => '/:x').join('');
  const named2 = Object.hasOwn(NAMED, first) ? NAMED[first] : undefined;
  if (second && named2) {
    const isOpen = first === 'utvalg' ? SELECTION.test(second) : true;
    const shown = first === 'utvalg' ? (isOpen ? second : ':x') : named(second, exists);
    return { route: named2, path: `/${first}/${shown}${tail}` };
  }
  const secret = Object.hasOwn(SECRET, first) ? SECRET[first] : undefined;
  if (second && secret) return { route: secret, path: `/${first}/:x${tail}` };
  if (first === 'konto' && rest.every((part) => OF_AN_ACCOUNT.has(part))) return { route: 'account', path };
  if (rest.length === 0 && ALONE.has(first)) return { route: first, path };
  return { route: 'category', path: `/${[first, ...rest].map((part) => named(part, exists)).join('/')}` };
}

function call([version = '', ...parts]: string[]): LoggedAddress {
  const shown = parts.map((part) => (OF_CALLS.has(part) ? part : ':x'));
  const path = `/${['api', version === 'v1' ? version : ':x', ...shown].join('/')}`;
  return { route: shown[0] && shown[0] !== ':x' ? `call ${shown[0]}` : 'call', path };
}

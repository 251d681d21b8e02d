import type { PagePath } from './pages';

/** Addresses of the shop (rule 2.1). All links use these. */

const segment = (text: string) => (/^[\w-]*$/.test(text) ? text : encodeURIComponent(text).replaceAll('%26', '&'));

export const productPath = (slug: string, variant?: string): PagePath =>
  `/product/${segment(slug)}${variant ? `?variant=${variant}` : ''}`;

export const MARKDOWN_ENDING = '.md';
export const productMarkdownPath = (slug: string) => `${productPath(slug)}${MARKDOWN_ENDING}`;

export const categoryPath = (...slugs: string[]) => `/${slugs.map(segment).join('/')}`;

export const searchPath = (query: string): PagePath => `/search/${segment(query)}`;

export const utvalgPath = (ids: number[]): PagePath => `/utvalg/${ids.join('+')}`;

export const finderPath = (asked = ''): PagePath =>
  asked.trim() ? `/butikker?q=${encodeURIComponent(asked.trim())}` : '/butikker';

export const shopPath = (slug: string): PagePath => `/butikker/${segment(slug)}`;

export const postPath = (slug: string): PagePath => `/blogg/${segment(slug)}`;

export const receiptPath = (token: string): PagePath => `/kvittering/${token}`;

export const documentPath = (token: string, id: number): PagePath => `/kvittering/${token}/dokument/${id}`;

export const paymentPath = (token: string): PagePath => `/betaling/${token}`;

export const paymentOutcomePath = (state: string): PagePath => `/checkout?betaling=${state}`;

export const withdrawalPath = (number?: string): PagePath => (number ? `/angre?ordre=${segment(number)}` : '/angre');
export const withdrawalLinkPath = (number: string, token: string): PagePath =>
  `/angre?ordre=${segment(number)}&token=${token}`;

/** Rule 2.5: genders by their address; 'voksen' is treated as 'uni', 'barn-junior' stays as it is. */
export const genderIds: Record<string, number[]> = {
  herre: [1],
  dame: [2],
  barn: [4],
  junior: [11],
  uni: [10],
  voksen: [10],
  'barn-junior': [4, 11],
};

/** Rule 2.3: short names into vintersport. */
export const shortNames: Record<string, string> = {
  goggles: categoryPath('vintersport', 'hjelmer-&-alpinbriller', 'alpinbriller'),
  hjelmer: categoryPath('vintersport', 'hjelmer-&-alpinbriller', 'alpinhjelm'),
  staver: categoryPath('vintersport', 'staver', 'alpinstaver'),
};

/** Rule 2.2: moved addresses. */
export const redirects: Record<string, PagePath> = {
  '/payment': '/kundeservice',
  '/return': '/kundeservice',
  '/terms': '/kundeservice',
  '/reclamation': '/kundeservice',
  '/privacy': '/personvernerklaering',
  '/konto/anmeldelser': '/konto/omtaler',
};

export const campaignPath = (slug: string): PagePath => `/kampanje/${segment(slug)}`;

export const CHECKOUT_PATH = '/checkout' satisfies PagePath;

export const FAVOURITES_PATH = '/favoritter' satisfies PagePath;

export const COMPARE_PATH = '/sammenlign' satisfies PagePath;

export const comparePath = (ids: readonly number[]): PagePath =>
  ids.length > 0 ? `${COMPARE_PATH}/${ids.join('+')}` : COMPARE_PATH;

export const SIZE_GUIDE_PATH = '/storrelsesguide' satisfies PagePath;

export const FIND_ORDER_PATH = '/finn-ordre' satisfies PagePath;

export const LOGIN_LINK_PATH = '/innloggingslenke' satisfies PagePath;

export const EXCHANGE_PATH = '/kundeservice#bytte' satisfies PagePath;
export const WITHDRAWAL_PATH = '/kundeservice#angrerett' satisfies PagePath;

export const STOP_ALERTS_PATH = '/stopp-varsler' satisfies PagePath;

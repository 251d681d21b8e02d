/** Addresses of the shop, rule 2.1. Everything that links goes through here, so that a route is named once. */

const segment = (text: string) => encodeURIComponent(text).replaceAll('%26', '&');

export const productPath = (slug: string, variant?: string) =>
  `/product/${segment(slug)}${variant ? `?variant=${variant}` : ''}`;

/** What makes the Markdown of a product's address. */
export const MARKDOWN_ENDING = '.md';
export const productMarkdownPath = (slug: string) => `${productPath(slug)}${MARKDOWN_ENDING}`;

export const categoryPath = (...slugs: string[]) => `/${slugs.map(segment).join('/')}`;

export const searchPath = (query: string) => `/search/${segment(query)}`;

export const utvalgPath = (ids: number[]) => `/utvalg/${ids.join('+')}`;

/** The shop finder, with what it is asked for. */
export const finderPath = (asked = '') => `/butikker${asked.trim() ? `?q=${encodeURIComponent(asked.trim())}` : ''}`;

export const shopPath = (slug: string) => `/butikker/${segment(slug)}`;

export const postPath = (slug: string) => `/blogg/${segment(slug)}`;

export const receiptPath = (token: string) => `/kvittering/${token}`;

/** A sales document or credit note of an order. */
export const documentPath = (token: string, id: number) => `${receiptPath(token)}/dokument/${id}`;

/** The way to payment and back. */
export const paymentPath = (token: string) => `/betaling/${token}`;

/** The checkout, told that a payment came to nothing. */
export const paymentOutcomePath = (state: string) => `/checkout?betaling=${state}`;

/** Where the right of withdrawal is exercised; with the number it is filled in. */
export const withdrawalPath = (number?: string) => `/angre${number ? `?ordre=${segment(number)}` : ''}`;
/** As a letter has it: with the order's own token nothing is asked for. */
export const withdrawalLinkPath = (number: string, token: string) => `${withdrawalPath(number)}&token=${token}`;

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

/** Rule 2.2: addresses that moved. */
export const redirects: Record<string, string> = {
  '/payment': '/kundeservice',
  '/return': '/kundeservice',
  '/terms': '/kundeservice',
  '/reclamation': '/kundeservice',
  '/privacy': '/personvernerklaering',
  '/konto/anmeldelser': '/konto/omtaler',
};

export const campaignPath = (slug: string) => `/kampanje/${segment(slug)}`;

export const CHECKOUT_PATH = '/checkout';

export const FAVOURITES_PATH = '/favoritter';

/** Where goods are compared; each chosen set of them has an address below it. */
export const COMPARE_PATH = '/sammenlign';

export const comparePath = (ids: readonly number[]) =>
  ids.length > 0 ? `${COMPARE_PATH}/${ids.join('+')}` : COMPARE_PATH;

export const SIZE_GUIDE_PATH = '/storrelsesguide';

/** Where a guest finds an order again. */
export const FIND_ORDER_PATH = '/finn-ordre';

/** Where a link by mail logs in. */
export const LOGIN_LINK_PATH = '/innloggingslenke';

/** Where it is told how goods are exchanged, and how a purchase is withdrawn from. */
export const EXCHANGE_PATH = '/kundeservice#bytte';
export const WITHDRAWAL_PATH = '/kundeservice#angrerett';

/** Where the letters of "Varsle meg" lead whoever wants no more of them. */
export const STOP_ALERTS_PATH = '/stopp-varsler';

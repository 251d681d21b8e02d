/** Decisions by the first part of a page's address (rule 2.1). */
export interface PageKind {
  /** The name in logs and figures; undefined: its own address. */
  logged?: string;
  /** The kind of the second part; a secret stays out of logs. */
  second?: 'name' | 'numbers' | 'secret';
  /** The allowed second parts. */
  below?: readonly string[];
  /** It takes the parameters of lists (rule 2.25). */
  list?: true;
  /** Rendered on each request, never cached. */
  perRequest?: 'receipt' | 'payment' | 'preview';
  /** Personal, or moves goods or money: a preview shows it as it is now (rule 2.90). */
  alwaysNow?: true;
}

const pages = {
  angre: { alwaysNow: true },
  'bekreft-epost': { alwaysNow: true },
  betaling: { logged: 'payment', second: 'secret', perRequest: 'payment', alwaysNow: true },
  blogg: { logged: 'blog', second: 'name' },
  butikker: { logged: 'shop', second: 'name' },
  checkout: { alwaysNow: true },
  disk: { alwaysNow: true },
  favoritter: { alwaysNow: true },
  'finn-ordre': { alwaysNow: true },
  frakoblet: { alwaysNow: true },
  'glemt-passord': { alwaysNow: true },
  innloggingslenke: { alwaysNow: true },
  kampanje: { logged: 'campaign', second: 'name', list: true },
  konto: {
    logged: 'account',
    below: ['innstillinger', 'kundekort', 'mine-data', 'omtaler', 'ordre', 'reservasjoner', 'samtykker'],
    alwaysNow: true,
  },
  kvittering: { logged: 'receipt', second: 'secret', perRequest: 'receipt', alwaysNow: true },
  'logg-inn': { alwaysNow: true },
  preview: { logged: 'preview', second: 'secret', perRequest: 'preview' },
  product: { logged: 'product', second: 'name' },
  registrer: { alwaysNow: true },
  sammenlign: { logged: 'comparison', second: 'numbers' },
  search: { logged: 'search', second: 'secret', list: true },
  'stopp-varsler': { alwaysNow: true },
  storrelsesguide: {},
  'tilbakestill-passord': { alwaysNow: true },
  utvalg: { logged: 'selection', second: 'numbers', list: true },
} as const satisfies Record<string, PageKind>;

/** Every page except home, categories and the brands' own, by the first part of its address; a test compares it with app/. */
export const pageKinds: Readonly<Record<string, PageKind>> = pages;

/** Pages of law and service that every brand has (messages/pages). */
export const basePages = ['kundeservice', 'personvernerklaering', 'tilgjengelighet'] as const;
export const isBasePage = (path: string) => basePages.some((name) => path === `/${name}`);

/** First parts of addresses that are no pages (next.config.ts, server/page-door, public). */
export const notPages: readonly string[] = [
  ...['api', 'sandbox', 'brand-files', 'sitemaps', 'feeds', 'pictures', 'bilder', 'icons', 'pass'],
];

type PageName = (typeof basePages)[number] | keyof typeof pages;

/** An address of a page for links and emails; lists are left out, as their names are data. */
export type PagePath = '/' | `/${PageName}` | `/${PageName}${'/' | '?' | '#'}${string}`;

interface ReadAddress {
  /** Undefined for home, a category or an unknown address. */
  kind: PageKind | undefined;
  first: string;
  rest: string[];
}

export function readPageAddress(pathname: string): ReadAddress {
  const [first = '', ...rest] = pathname.split('/').slice(1);
  return { kind: Object.hasOwn(pageKinds, first) ? pageKinds[first] : undefined, first, rest };
}

/** True if the page takes the parameters of lists (rule 2.25). */
export function isListPath(pathname: string): boolean {
  const { kind, first } = readPageAddress(pathname);
  return kind ? kind.list === true : first !== '';
}

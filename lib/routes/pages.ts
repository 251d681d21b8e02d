import type { PageSlug } from '@/lib/content/pages';

/** All that the shop decides by the address of a page, which is known by its first part (rule 2.1). */
export interface PageKind {
  /** Its name in logs and figures; undefined: its own address. */
  logged?: string;
  /** What its second part is: a name everybody may read, numbers, or what no log may repeat. */
  second?: 'name' | 'numbers' | 'secret';
  /** The only second parts there are. */
  below?: readonly string[];
  /** The parameters of lists mean something there (rule 2.25). */
  list?: true;
  /** Made for each request and kept by nobody; every other page is kept until what it shows changes. */
  perRequest?: 'receipt' | 'payment' | 'preview';
  /** One's own, or moves goods or money: a preview shows it as it is now (rule 2.90). */
  alwaysNow?: true;
}

/** Pages of text alone (messages/pages.nb.json). */
const textPages: Record<PageSlug, PageKind> = {
  'baerekraftig-forretningspraksis': {},
  'bionic-finish-eco': {},
  'dette-trenger-barnet-til-barnehagestart': {},
  'furet-vaerbitt-vikafjell': {},
  'heldre-pa-langtur-over-vidda': {},
  'hvordan-kle-barna': {},
  'jan-mayen': {},
  kundeservice: {},
  'ny-kolleksjon-fra-heldre-jan-mayen': {},
  'om-oss': {},
  personvernerklaering: {},
  'skikkelig-stresstest': {},
  tilgjengelighet: {},
  vedlikehold: {},
};

const otherPages = {
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

/** Every page but the home page and the categories, by the first part of its address; a test holds it to app/. */
export const pageKinds: Readonly<Record<string, PageKind>> = { ...textPages, ...otherPages };

type PageName = PageSlug | keyof typeof otherPages;

/** An address that a page answers: what links and emails may lead to, but for lists, whose names are data. */
export type PagePath = '/' | `/${PageName}` | `/${PageName}${'/' | '?' | '#'}${string}`;

interface ReadAddress {
  /** Undefined: the home page, a category, or nothing. */
  kind: PageKind | undefined;
  first: string;
  /** What follows the first part. */
  rest: string[];
}

/** Reads which page an address belongs to. */
export function readPageAddress(pathname: string): ReadAddress {
  const [first = '', ...rest] = pathname.split('/').slice(1);
  return { kind: Object.hasOwn(pageKinds, first) ? pageKinds[first] : undefined, first, rest };
}

/** Whether the parameters of a list mean something at an address (rule 2.25). */
export function isListPath(pathname: string): boolean {
  const { kind, first } = readPageAddress(pathname);
  return kind ? kind.list === true : first !== '';
}

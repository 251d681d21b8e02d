import type { Report } from './part';
import { buy, findShelves, register, reserve } from './shopping';
import type { Brand, Site } from './site';
import { createVisitor, type Visitor } from './visitor';

export interface PageType {
  name: string;
  path: string;
  status?: number;
  own?: boolean;
}

interface Tree {
  slug: string;
  subcategories: { slug: string; groups: { slug: string }[] }[];
}
interface Listed {
  id: number;
  slug: string;
}

const path = (...slugs: string[]) =>
  `/${slugs.map((slug) => encodeURIComponent(slug).replaceAll('%26', '&')).join('/')}`;

async function goods(visitor: Visitor): Promise<PageType[]> {
  const tree = await visitor.read<Tree[]>('/categories');
  const deep = tree.find(({ subcategories }) => subcategories.some(({ groups }) => groups.length > 0)) ?? tree[0];
  const sub = deep?.subcategories.find(({ groups }) => groups.length > 0) ?? deep?.subcategories[0];
  const group = sub?.groups[0];
  const offers = await visitor.read<Listed[]>('/campaigns/combined/articles');
  const own = await visitor.read<Listed[]>('/articles/brand');
  const campaigns = await visitor.read<{ slug?: string }[]>('/campaigns');
  const [first, second] = own;
  const slugs = [deep, sub, group].flatMap((one) => (one ? [one.slug] : []));
  return [
    ...slugs.map((_, at) => ({
      name: ['category', 'subcategory', 'group'][at] as string,
      path: path(...slugs.slice(0, at + 1)),
    })),
    { name: 'gender', path: '/dame' },
    ...(campaigns[0]?.slug ? [{ name: 'campaign', path: path('kampanje', campaigns[0].slug) }] : []),
    ...(first ? [{ name: 'product', path: path('product', first.slug) }] : []),
    ...(offers[0] ? [{ name: 'product on offer', path: path('product', offers[0].slug) }] : []),
    ...(first && second
      ? [
          { name: 'choice of articles', path: `/utvalg/${first.id}+${second.id}` },
          { name: 'comparison', path: `/sammenlign/${first.id}+${second.id}` },
        ]
      : []),
  ];
}

/** tests/tools/audit/pages.test.ts compares these with the routes. */
export const PLAIN: Record<string, string> = {
  home: '/',
  shops: '/butikker',
  blog: '/blogg',
  'text page': '/kundeservice',
  'about us': '/om-oss',
  privacy: '/personvernerklaering',
  accessibility: '/tilgjengelighet',
  maintenance: '/vedlikehold',
  sustainability: '/baerekraftig-forretningspraksis',
  'bionic finish': '/bionic-finish-eco',
  'for kindergarten': '/dette-trenger-barnet-til-barnehagestart',
  vikafjell: '/furet-vaerbitt-vikafjell',
  'a long walk': '/heldre-pa-langtur-over-vidda',
  'dressing children': '/hvordan-kle-barna',
  'jan mayen': '/jan-mayen',
  'jan mayen, collection': '/ny-kolleksjon-fra-heldre-jan-mayen',
  'stress test': '/skikkelig-stresstest',
  'size guide': '/storrelsesguide',
  checkout: '/checkout',
  favourites: '/favoritter',
  login: '/logg-inn',
  registration: '/registrer',
  'forgotten password': '/glemt-passord',
  'new password': '/tilbakestill-passord',
  'login link': '/innloggingslenke',
  'confirm e-mail': '/bekreft-epost',
  withdrawal: '/angre',
  'find an order': '/finn-ordre',
  'stop alerts': '/stopp-varsler',
  offline: '/frakoblet',
  'account of nobody': '/konto',
};
export const OWN = [
  '',
  '/innstillinger',
  '/kundekort',
  '/mine-data',
  '/omtaler',
  '/ordre',
  '/reservasjoner',
  '/samtykker',
];

/** One page of each type. */
export async function pageTypes(visitor: Visitor): Promise<PageType[]> {
  const shops = await visitor.read<{ slug: string; address: string }[]>('/shops');
  const shop = shops.find(({ address }) => address);
  const posts = await visitor.read<{ posts?: { slug: string }[]; data?: { slug: string }[] }>('/blog/posts');
  const post = (posts?.posts ?? posts?.data)?.[0];
  return [
    ...Object.entries(PLAIN).map(([name, address]) => ({ name, path: address })),
    ...(await goods(visitor)),
    ...(shop ? [{ name: 'shop', path: path('butikker', shop.slug) }] : []),
    ...(post ? [{ name: 'post', path: path('blogg', post.slug) }] : []),
    ...(visitor.host.startsWith('localhost')
      ? [
          { name: 'search', path: '/search/jakke' },
          { name: 'search without hits', path: '/search/xyzzyq' },
        ]
      : []),
    { name: 'not found', path: '/finnes-ikke', status: 404 },
    { name: 'counter', path: '/disk' },
  ];
}

/** Pages of a customer with a reservation and a paid order. */
export async function ownPages(visitor: Visitor): Promise<PageType[]> {
  const who = await register(visitor);
  const [shelf] = await findShelves(visitor, { most: 1 });
  if (!shelf) throw new Error('No shop has anything');
  const { receipt } = await reserve(visitor, shelf, who);
  const { purchase } = await buy(visitor, shelf, who);
  const token = purchase?.orders?.[0]?.token;
  const documents = await visitor.read<{ id: number }[]>(`/orders/${token}/documents`);
  return [
    ...OWN.map((room) => ({ name: `account${room}`, path: `/konto${room}`, own: true })),
    { name: 'receipt of a reservation', path: `/kvittering/${receipt?.token}`, own: true },
    { name: 'receipt of a purchase', path: `/kvittering/${token}`, own: true },
    ...(documents?.[0]
      ? [{ name: 'document', path: `/kvittering/${token}/dokument/${documents[0].id}`, own: true }]
      : []),
  ];
}

export interface Seen extends PageType {
  brand: Brand;
  visitor: Visitor;
}

export async function allPages(site: Site, report: Report): Promise<Seen[]> {
  const seen: Seen[] = [];
  for (const brand of site.brands) {
    const visitor = createVisitor(site, report, { host: brand.host });
    const types = await pageTypes(visitor);
    seen.push(...types.map((type) => ({ ...type, brand, visitor })));
    const customer = createVisitor(site, report, { host: brand.host });
    seen.push(...(await ownPages(customer)).map((type) => ({ ...type, brand, visitor: customer })));
  }
  return seen;
}

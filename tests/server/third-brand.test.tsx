import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ReactNode, Suspense } from 'react';
import { renderToReadableStream } from 'react-dom/server.edge';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { brandFileSchema } from '@/lib/brands/brand-file';
import { allBrands, setBrands } from '@/lib/brands/brands';
import { contentOf } from '@/server/brands/rules';
import { forBrand } from '@/server/platform/current-brand';
import { readEml } from '@/tests/contracts/mailer/read-eml';
import { openApiShop } from '@/tests/server/api/open-shop';
import { demoContents } from '@/tests/support/demo-brands';

/** A brand nobody has heard of. All it is stands here: its file, its logo, its words. */
const skarv = contentOf(
  {
    id: 'skarv',
    file: brandFileSchema.parse({
      ...{ name: 'Skarv', tagline: 'Til sjøs', description: 'Klær til båtfolk.', position: 3, orderPrefix: 'SK' },
      ...{ productLine: 'skarv', missing: 'Ute av kurs', lost: 'sea', surface: 'night', logoSpells: true },
      footer: { layout: 'small', text: 'Laget for saltvann.' },
      home: [
        { kind: 'landscape', slot: 'hero' },
        { kind: 'facts' },
        { kind: 'editorial', shelf: 'bestselgere' },
        { kind: 'manifesto' },
      ],
      product: { layout: 'story', figures: 1 },
      editorial: { title: 'Om bord', link: { text: 'Alt', href: '/klær' } },
      facts: [{ value: '12 knop', text: 'i motvind' }],
      tokens: {
        colors: { paper: '#eef4f8', ink: '#0a1a2a', accent: '#003355', onAccent: '#ffffff', signal: '#a01818' },
      },
    }),
    texts: { nb: { menu: { findOrder: 'Finn fangsten' } } },
    pages: [],
    files: [
      {
        ...{ name: 'logo.svg', type: 'image/svg+xml', width: 20, height: 10 },
        bytes: Buffer.from('<svg viewBox="0 0 20 10"><path d="M0 10 10 0l10 10Z" fill="var(--spark)"/></svg>'),
      },
      ...['icon-180.png', 'icon-192.png', 'icon-512.png', 'icon-maskable.png'].map((name) => ({
        ...{ name, type: 'image/png', bytes: Buffer.from(name) },
      })),
    ],
  },
  [],
  '2026-11-27',
);
const third = skarv.brand;

// What Next gives a page in a build.
vi.mock('next/font/local', () => ({ default: () => ({ variable: '' }) }));
vi.mock('next/cache', () => ({ unstable_cache: (work: () => unknown) => work }));
vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  usePathname: () => '/',
  useRouter: () => ({ push() {}, prefetch() {} }),
  useSearchParams: () => new URLSearchParams(),
}));

const HOST = 'skarv.localhost:3000';
let api: Awaited<ReturnType<typeof openApiShop>>;
let outbox: string;

async function html(node: ReactNode): Promise<string> {
  const stream = await renderToReadableStream(<Suspense>{node}</Suspense>);
  await stream.allReady;
  return new Response(stream).text();
}
/** As a shopper gets it: in the frame of the brand. */
async function shown(page: Promise<ReactNode>): Promise<string> {
  const { default: Layout } = await import('@/app/[brand]/layout');
  return forBrand(third.id, async () => html(await Layout({ children: await page, params: params() })));
}
const params = <T extends object>(more?: T) => Promise.resolve({ brand: third.id, ...more }) as never;

beforeAll(async () => {
  outbox = await mkdtemp(join(tmpdir(), 'outbox-'));
  process.env.OUTBOX_DIR = outbox;
  api = await openApiShop();
  setBrands([...demoContents, skarv]);
  await api.sql`insert into product_lines (id, name, slug) values (9, 'Skarv', 'skarv')`;
  await api.sql`update articles set product_line_id = 9, tech_description = 'Vekt: 700 g' where id in (1, 100)`;
  await api.sql`insert into settings (brand, key, value) values ('skarv', 'customerServiceEmail', '"hei@skarv.example"')`;
  await api.sql`insert into banners (id, brand, slot, title) values (900, 'skarv', 'hero', 'Mot vinden')`;
  const { openRooms } = await import('@/server/open');
  const {
    search,
    catalogue: { catalogue },
  } = openRooms();
  catalogue.forget();
  await search.engine.index(catalogue.indexed());
  api.forget();
});
afterAll(async () => {
  await api.close();
  await rm(outbox, { recursive: true });
});

describe('rule 1.7: a third brand made of data alone', () => {
  it('is known by its id and its address', async () => {
    expect(allBrands().map(({ id }) => id)).toContain('skarv');
    const [{ brandOfHeader }, { brandUrl }] = await Promise.all([
      import('@/server/page-door/host'),
      import('@/server/env'),
    ]);
    expect(brandOfHeader(HOST).id).toBe('skarv');
    expect(brandUrl('skarv')).toBe('http://skarv.localhost:3000');
  });

  it('answers calls on its host: settings, its goods', async () => {
    const headers = { host: HOST };
    expect(await (await api.ask('GET', '/settings', { headers })).json()).toMatchObject({
      customerServiceEmail: 'hei@skarv.example',
    });
    expect(await (await api.ask('GET', '/tenant/get', { headers })).json()).toMatchObject({
      id: 'skarv',
      name: 'Skarv',
    });
    const goods = await (await api.ask('GET', '/articles/brand', { headers })).json();
    expect(goods.map(({ id }: { id: number }) => id).sort()).toEqual([1, 100]);
  });

  it('has a frame of its own: mark, surface, menu, footer', async () => {
    const { generateMetadata, generateViewport } = await import('@/app/[brand]/layout');
    const page = await shown(Promise.resolve(<p>Innhold</p>));
    expect(page).toContain('data-brand="skarv"');
    expect(page).toContain('data-surface="night"');
    expect(page).toContain('M0 10 10 0l10 10Z');
    expect(page).toContain('Laget for saltvann.');
    expect(page).toContain('Finn fangsten');
    expect(page).toContain('mailto:hei@skarv.example');
    expect((await generateMetadata({ params: params(), children: null })).title).toMatchObject({
      default: 'Skarv – Til sjøs',
    });
    expect((await generateViewport({ params: params(), children: null })).themeColor).toBe('#002640');
  });

  it('is installed on a phone by its own name and colours', async () => {
    const { GET } = await import('@/app/manifest.webmanifest/route');
    const answer = GET(new Request(`http://${HOST}/manifest.webmanifest`, { headers: { host: HOST } }));
    expect(await answer.json()).toMatchObject({
      ...{ name: 'Skarv – Til sjøs', short_name: 'Skarv', theme_color: '#002640', background_color: '#eef4f8' },
    });
  });

  it('has a home page of the parts its data name, in their order; what has no words leaves no hole', async () => {
    const { default: Page } = await import('@/app/[brand]/page');
    const page = await shown(Page({ params: params() }));
    const places = ['Mot vinden', '12 knop', 'Om bord', 'Turjakke'].map((words) => page.indexOf(words));
    expect(places.every((place) => place > 0)).toBe(true);
    expect([...places].sort((a, b) => a - b)).toEqual(places);
    expect(page).not.toContain('id="manifest"');
    expect(page).not.toContain('Ærfuglluer');
  });

  it('has lists, product pages in its layout, and a 404 in its words', async () => {
    const { default: List } = await import('@/app/[brand]/search/[query]/[[...state]]/page');
    expect(await shown(List({ params: params({ query: 'turjakke' }) }))).toContain('/product/turjakke-a1');
    const { default: Product } = await import('@/app/[brand]/product/[articleName]/page');
    const product = await shown(Product({ params: params({ articleName: 'turjakke-a1' }) }));
    expect(product).toMatch(/class="page [^"]*story/);
    expect(product).toContain('700\u00a0g');
    const other = await shown(Product({ params: params({ articleName: 'ærfuglluer-a2' }) }));
    expect(other).toContain('Ute av kurs');
    const { LostPicture } = await import('@/components/ui/lost-picture');
    const drawn = async (drawing: 'sea' | 'path') =>
      /<svg.*<\/svg>/.exec(await html(<LostPicture drawing={drawing} />))?.[0] as string;
    expect(other).toContain(await drawn('sea'));
    expect(other).not.toContain(await drawn('path'));
  });

  it('rule 1.6: a page that is not there offers a search where the brand has one, and nowhere else', async () => {
    const { Missing, missingMetadata } = await import('@/app/[brand]/missing');
    expect(missingMetadata(third.id).title).toBe('Ute av kurs');
    const { default: Layout } = await import('@/app/[brand]/layout');
    const missing = async (brand: string) => {
      const page = await html(await Layout({ children: await Missing({ brand }), params: Promise.resolve({ brand }) }));
      return /<main[\s\S]*<\/main>/.exec(page)?.[0].replace(/<script[\s\S]*?<\/script>/g, '');
    };
    expect(await missing(third.id)).toContain('<search>');
    const without = await missing('heldre');
    expect(without).not.toMatch(/<search|søk/i);
    expect(without).toContain('href="/butikker"');
  });

  it('has a sitemap of its own goods at its own address', async () => {
    const front = api.shop.storefront('skarv');
    expect(await front.sitemap()).toContain('<loc>http://skarv.localhost:3000/sitemaps/varer.xml</loc>');
    const goods = (await front.sitemapPart('varer.xml')) ?? '';
    expect(goods.match(/<loc>/g)).toHaveLength(2);
    expect(goods).toContain('http://skarv.localhost:3000/product/turjakke-a1');
  });

  it('writes letters in its own name, from its own address, with its sign', async () => {
    const { openRooms } = await import('@/server/open');
    const { createCustomerMail } = await import('@/server/mail/emails/senders');
    const { mail } = openRooms().mail;
    const settings = async () => ({ chainName: 'Skarv AS' });
    const letters = createCustomerMail({
      queue: mail.queue,
      siteUrl: (brand) => `http://${brand}.localhost:3000`,
      settings,
    });
    const to = { customerId: 1, key: 'k', name: 'Kari', email: 'kari@example.no', brand: 'skarv' };
    await api.sql.begin((tx) => letters.welcome(tx, to));
    expect(await mail.deliverDue(1)).toEqual({ sent: 1, failed: 0 });
    const [file = ''] = await readdir(outbox);
    const { from, html } = readEml(await readFile(join(outbox, file), 'latin1'));
    expect(from).toBe('Skarv <ordre@skarv.localhost>');
    expect(html).toContain(`http://skarv.localhost:3000${third.files['icon-180.png']}`);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { healthOf } from '@/server/feed/health/report';
import { healthText } from '@/server/feed/health/text';
import { openTestDatabase } from '@/tests/support/database';
import { article, ean, emptyTables, type Files, importFiles, shop, smallFeed, variant } from './small-feed';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let sql: typeof database.sql;

beforeAll(async () => {
  database = await openTestDatabase();
  sql = database.sql;
  // Links of the demo chain's pages lead to goods that are not here.
  await sql`delete from brand_pages`;
  await sql`update brands set data = data - 'manifesto' - 'editorial' - 'notes'`;
});
beforeEach(() => emptyTables(sql));
afterAll(() => database.close());

const NOW = new Date('2026-06-10T10:00:00Z');
const day = (n: number) => new Date(NOW.getTime() + n * 86_400_000).toISOString();

async function health(files: Files, options: Partial<Parameters<typeof healthOf>[0]> = {}) {
  await importFiles(sql, { ...smallFeed(), ...files });
  return healthOf({ sql, now: NOW, payments: ['card'], ...options });
}
const codes = async (files: Files, options = {}) =>
  (await health(files, options)).findings.map(({ severity, code, count }) => `${severity} ${code} ${count}`);

const CONTACT = {
  customerServicePhone: '63001000',
  customerServiceEmail: 'hei@a.no',
  orgNo: '914300118',
  address: 'A 1',
};

const SOUND: Files = {
  'settings.jsonl': ['nordvidda', 'heldre'].flatMap((brand) =>
    Object.entries(CONTACT).map(([key, value]) => ({ brand, key, value })),
  ),
  'shops.jsonl': [shop(1), shop(2, { webShop: true })],
  'groups.jsonl': [{ id: 1, subcategoryId: 1, name: 'Skalljakker' }],
  'articles.jsonl': [article(1, { image: '/pictures/a' }), article(2, { image: '/pictures/b' })],
};

describe('the health of a shop', () => {
  it('of a sound one is nothing but what it offers', async () => {
    const found = await health(SOUND);
    expect(found).toEqual({
      ...{ alive: true, findings: [], payments: ['in_shop', 'card'] },
      shippingMethods: [{ id: 'collect', name: 'Hent i butikk' }],
    });
    expect(healthText(found)).toBe(`Health: the shop sells.
  Ways to get goods: collect (Hent i butikk). Payments: in_shop, card.
  Nothing to complain of.`);
  });

  it.each<[string, Files, string[]]>([
    [
      'a price of 0',
      { 'articles.jsonl': [article(1, { image: '/pictures/a', price: 0 }), article(2, { image: '/pictures/b' })] },
      ['fault no_price 1'],
    ],
    ['no picture', { 'articles.jsonl': [article(1), article(2)] }, ['fault no_picture 2']],
    [
      'a picture of a variant alone',
      {
        'articles.jsonl': [
          article(1, { variants: [variant(10, { image: '/pictures/v' })] }),
          article(2, { image: '/pictures/b' }),
        ],
      },
      [],
    ],
    [
      'no variant',
      {
        'articles.jsonl': [
          ...(SOUND['articles.jsonl'] as object[] as Record<string, unknown>[]),
          article(3, { image: '/pictures/c', variants: [] }),
        ],
      },
      ['fault no_variant 1'],
    ],
    [
      'sold out',
      {
        'stock.jsonl': [{ ean: ean(10), shopId: 1, qty: 1 }],
        'articles.jsonl': [article(1, { image: '/pictures/a' }), article(2, { image: '/pictures/b' })],
      },
      ['note no_stock 1'],
    ],
    [
      'an empty group',
      { 'groups.jsonl': smallFeed()['groups.jsonl'] as Record<string, unknown>[] },
      ['note empty_group 1'],
    ],
    [
      'an empty category',
      {
        'categories.jsonl': [
          { id: 1, name: 'Klær' },
          { id: 2, name: 'Sko' },
        ],
      },
      ['note empty_category 1'],
    ],
    [
      'no opening hours',
      { 'shops.jsonl': [shop(1, { openingHours: '' }), shop(2, { webShop: true })] },
      ['fault no_hours 1'],
    ],
    [
      'hours nobody can read',
      { 'shops.jsonl': [shop(1, { openingHours: 'stort sett' }), shop(2, { webShop: true })] },
      ['fault unread_hours 1'],
    ],
    [
      'a shop in the sea off Africa',
      { 'shops.jsonl': [shop(1, { latitude: 0, longitude: 0 }), shop(2, { webShop: true })] },
      ['fault no_position 1'],
    ],
    [
      'no postcodes, where something is sent',
      {
        'shipping-methods.jsonl': [
          { id: 'collect', name: 'Hent i butikk', price: 0 },
          { id: 'delivery', name: 'Hjem', price: 9900 },
        ],
      },
      ['note no_postcodes 1'],
    ],
    ['no web shop', { 'shops.jsonl': [shop(1), shop(2)] }, ['note no_web_shop 1']],
    [
      'two web shops',
      { 'shops.jsonl': [shop(1), shop(2, { webShop: true }), shop(3, { webShop: true })] },
      ['fault two_web_shops 2'],
    ],
  ])('%s', async (_what, files, found) => {
    expect(await codes({ ...SOUND, ...files })).toEqual(found);
  });

  it('a way that nobody can pay for is left out by the checkout, and said', async () => {
    const methods = [
      { id: 'collect', name: 'Hent', price: 0, position: 1 },
      { id: 'delivery', name: 'Hjem', price: 0, position: 2 },
    ];
    const { shippingMethods, findings, payments } = await health(
      { ...SOUND, 'shipping-methods.jsonl': methods },
      { payments: [] },
    );
    expect([shippingMethods.map(({ id }) => id), payments]).toEqual([['collect'], ['in_shop']]);
    const faults = findings.filter(({ severity }) => severity === 'fault');
    expect(faults.map(({ text }) => text)).toEqual([
      'The checkout leaves out delivery: no payment provider is set up (NEXI_*, KLARNA_*).',
    ]);
  });

  it('links that point to nothing are named with where they stand', async () => {
    const banner = (id: number, link: string, over = {}) => ({ id, brand: 'nordvidda', slot: 'hero', link, ...over });
    const { findings } = await health({
      ...SOUND,
      'campaigns.jsonl': [{ id: 1, name: 'Vår', slug: 'var', start: day(-1), end: day(1), url: '/kampanje/host' }],
      'categories.jsonl': [{ id: 1, name: 'Klær', bannerLink: '/product/finnes-ikke' }],
      'blog-posts.jsonl': [
        {
          id: 1,
          title: 'Tur',
          body: 'Se [jakken](/product/jakke-1-a1) og [tur](/blogg/ingen) og [ute](https://ute.example/).',
          publishedAt: day(-5),
        },
      ],
      'banners.jsonl': [
        ...[
          '/kampanje/var',
          '/klær/jakker/skalljakker',
          '/butikker',
          '/utvalg/1+2',
          '/search/ull',
          '/dame',
          '/kundeservice',
        ].map((link, i) => banner(i + 1, link)),
        banner(20, '/klær/bukser'),
        banner(21, '/kampanje/borte', { start: day(-9), end: day(-8) }),
        banner(22, '/kampanje/senere', { preview: 'senere' }),
      ],
    });
    expect(findings).toEqual([
      {
        ...{ severity: 'fault', code: 'dead_link', text: '4 links point to nothing.', count: 4 },
        examples: [
          'banner 20 → /klær/bukser',
          'campaign 1 → /kampanje/host',
          'category 1 → /product/finnes-ikke',
          'blog post 1 → /blogg/ingen',
        ],
      },
    ]);
  });

  it('rule 10.15: an offer no lower than the lowest price of the 30 days before breaks the law; a step down does not', async () => {
    const price = (no: string, from: number, to: number, ore: number) => ({
      ...{ articleNo: no, kind: 'normal', price: ore, from: day(from), to: day(to) },
    });
    const goods = [1, 2, 3].map((id) => article(id, { image: '/pictures/a', dateCreated: day(id === 3 ? -5 : -100) }));
    const offer = (articleId: number, ore: number) => ({ campaignId: 1, articleId, price: ore });
    const { findings } = await health({
      ...SOUND,
      'articles.jsonl': goods,
      'price-history.jsonl': [price('A1', -90, -12, 6_000)],
      'campaigns.jsonl': [{ id: 1, name: 'Vår', start: day(-2), end: day(5) }],
      'campaign-articles.jsonl': [offer(1, 7_000), offer(2, 7_000), offer(3, 7_000)],
    });
    expect(findings.filter(({ code }) => code !== 'no_stock').map(({ text, examples }) => [text, examples])).toEqual([
      [
        '1 article of campaign 1 "Vår" costs no less than the lowest price of the 30 days before, so it is no offer by law (prisopplysningsforskriften § 9a).',
        ['A1: 7000 øre, was 6000'],
      ],
      ['1 article of campaign 1 "Vår" has no price known for 30 days, so no price before is shown.', ['A3']],
    ]);
  });

  it('the worst stands first', async () => {
    const found = await health({ ...SOUND, 'shipping-methods.jsonl': [], 'shops.jsonl': [shop(1), shop(2)] });
    expect(found.alive).toBe(false);
    expect(found.findings.map(({ code }) => code)).toEqual(['no_way', 'no_web_shop']);
    expect(healthText(found)).toMatch(/^Health: NOBODY CAN BUY IN THIS SHOP\.\n.*\n {2}DEAD {3}There is no way/);
  });

  it('a brand without customer service, or whose web shop is not there, is a fault', async () => {
    const settings = [
      { brand: 'nordvidda', key: 'customerServicePhone', value: '63001000' },
      { brand: 'nordvidda', key: 'availableShopId', value: 77 },
    ];
    expect(await codes({ ...SOUND, 'settings.jsonl': settings })).toEqual([
      'fault no_contact 3',
      'fault unknown_web_shop 1',
      'fault no_contact 4',
    ]);
  });
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shippingMethods } from 'demo-chain/settings';
import { writeDemoFeed } from 'demo-chain/write-feed';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ProductPrice } from '@/components/product/product-page';
import { ShippingMethods } from '@/components/product/shipping-methods';
import { isEan13 } from '@/lib/catalogue/ean';
import { ArticleDetail, type ArticleListItem } from '@/lib/contracts/catalogue';
import { decimalPrice, formatPrice } from '@/lib/prices/money';
import { productForSale } from '@/lib/product/product-for-sale';
import { productJsonLd } from '@/lib/seo/json-ld';
import { merchantRows } from '@/lib/seo/merchant-feed';
import { createReviews } from '@/server/catalogue/reviews/service';
import { createCatalogue } from '@/server/catalogue/service';
import { importFeed } from '@/server/feed/import';
import { systemClock } from '@/server/ports/clock';
import { createEmbeddedSearchEngine } from '@/server/search/engines/embedded/engine';
import { openTestDatabase } from '@/tests/support/database';
import { merchantFaults } from './merchant-rules';

const URL = 'https://nordvidda.example';
const KLAER = 2;
const FREIGHT = { methods: shippingMethods };

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let folder: string;
let listed: ArticleListItem[];
const details = new Map<number, ArticleDetail>();
let catalogue: ReturnType<typeof createCatalogue>;

/** Every article of the demo chain, as lists, calls and pages get it. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-articles-'));
  database = await openTestDatabase();
  await writeDemoFeed(folder);
  await importFeed({ folder, sql: database.sql });
  const engine = createEmbeddedSearchEngine();
  catalogue = createCatalogue({
    sql: database.sql,
    engine,
    reviews: createReviews({ sql: database.sql, clock: systemClock }),
  });
  await engine.index(catalogue.indexed());
  listed = (await engine.search({ take: Number.MAX_SAFE_INTEGER })).hits.map((hit) => hit.article);
  for (const { id } of listed) {
    const article = await catalogue.articleById(id);
    if (article) details.set(id, article);
  }
}, 240_000);
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

it('an article read with its batch is the same as when it is read by itself', async () => {
  const batched = new Map<number, object>();
  for await (const batch of catalogue.indexed().articles())
    for (const article of batch) batched.set(article.id, article);
  const ids = [...batched.keys()];
  expect(ids).toHaveLength(listed.length);
  for (const { id, article } of await catalogue.changes(ids)) expect(article).toEqual(batched.get(id));
});

it.each(['all', 'some'])('the category tree counts what is listed of %s product lines', async (which) => {
  const brands =
    which === 'some' ? [...new Set(listed.slice(0, 200).flatMap((article) => article.brands))].slice(0, 3) : undefined;
  const shown = listed.filter((article) => !brands || article.brands.some((id) => brands.includes(id)));
  const facts = (key: 'categories' | 'subcategories' | 'groups', id: number) => {
    const prices = shown.filter((article) => article[key].includes(id)).map(({ price }) => price);
    return [prices.length, Math.min(...prices), Math.max(...prices)];
  };
  const tree = await catalogue.categories(brands);
  expect(tree.length).toBeGreaterThan(1);
  for (const { id, count, minPrice, maxPrice, subcategories } of tree) {
    expect([count, minPrice, maxPrice]).toEqual(facts('categories', id));
    for (const sub of subcategories) {
      expect([sub.articlesCount, sub.minPrice, sub.maxPrice]).toEqual(facts('subcategories', sub.ArticleGroup2ID));
      for (const group of sub.groups) expect(group.articlesCount).toBe(facts('groups', group.articleGroup3ID)[0]);
    }
  }
});

const detailOf = (id: number) => details.get(id) as ArticleDetail;

describe('rule 12.5: structured data of every article', () => {
  it('breaks no rule of Google’s merchant listings', () => {
    expect(details.size).toBe(listed.length);
    expect(details.size).toBeGreaterThan(1000);
    const faults = [...details.values()].flatMap((article) =>
      merchantFaults(productJsonLd(article, URL, 'Anonym', FREIGHT)).map((fault) => `${article.slug}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  it.each<[string, Record<string, unknown>]>([
    ['a rating without reviews', { aggregateRating: { reviewCount: 0 } }],
    ['the group has no absolute address', { url: '/product/x' }],
    ['no variant', { hasVariant: [] }],
    ['the group has no brand', { brand: undefined }],
  ])('the rules find %s', (fault, over) => {
    const article = detailOf(listed[0]?.id as number);
    const [group, ...terms] = productJsonLd(article, URL, 'Anonym', FREIGHT);
    expect(merchantFaults([{ ...group, ...over }, ...terms])).toContain(fault);
  });
});

describe('rule 10.17: one price wherever it stands', () => {
  it('list, call, page, cart and structured data agree on every article', () => {
    for (const item of listed) {
      const article = ArticleDetail.parse(detailOf(item.id));
      const offer = productForSale(article);
      expect([article.price, article.originalPrice, article.pant], item.slug).toEqual([
        item.price,
        item.originalPrice,
        item.pant,
      ]);
      expect([offer.price, offer.originalPrice], item.slug).toEqual([item.price, item.originalPrice]);
      const page = renderToString(<ProductPrice article={article} />);
      expect(page, item.slug).toContain(formatPrice(item.price));
      expect(/<s[ >]/.test(page), item.slug).toBe(item.originalPrice !== null);
      expect(page.includes('Laveste pris siste 30 dager'), item.slug).toBe(item.originalPrice !== null);
      const [group] = productJsonLd(article, URL, 'Anonym', FREIGHT) as {
        hasVariant: { offers: Record<string, unknown> }[];
      }[];
      for (const { offers } of group?.hasVariant ?? []) {
        expect(offers.price, item.slug).toBe(decimalPrice(item.price));
        expect(Boolean(offers.priceSpecification), item.slug).toBe(item.originalPrice !== null);
      }
    }
  });

  it('rule 15.12: page and structured data say the same freight, and none for what is only collected', () => {
    const sums = new Set<string>();
    for (const article of details.values()) {
      const page = renderToString(<ShippingMethods article={article} freight={FREIGHT} payable />);
      const said = productJsonLd(article, URL, 'Anonym', FREIGHT).flatMap((one) =>
        'shippingRate' in one ? [one.shippingRate.value] : [],
      );
      const sent = article.onlyCC ? [] : [decimalPrice(article.frightPrice), '199.00'];
      expect(said, article.slug).toEqual(sent);
      expect(page.match(/\d+,\d\d/g) ?? [], article.slug).toEqual(sent.map((sum) => sum.replace('.', ',')));
      sums.add(sent.join());
    }
    expect([...sums].sort()).toEqual(['', '199.00,199.00', '99.00,199.00']);
  });

  it('a reduction is claimed for some and, where the law forbids it, not for others on offer', () => {
    const reduced = listed.filter((item) => item.campaigns.length > 0);
    expect(reduced.some((item) => item.originalPrice !== null)).toBe(true);
    expect(reduced.some((item) => item.originalPrice === null)).toBe(true);
    expect(listed.every((item) => item.originalPrice === null || item.campaigns.length > 0)).toBe(true);
  });

  it('food and drink have a unit price, clothes have none', () => {
    for (const article of details.values()) {
      const page = renderToString(<ProductPrice article={article} />);
      const unit = /kr\/(kg|l)/.test(page);
      if (article.nutrientContent) expect(unit, article.slug).toBe(true);
      if (article.category === KLAER) expect(unit, article.slug).toBe(false);
    }
  });
});

it('rule 18.6: related articles are of the same kind, for the same people, and never the article itself', async () => {
  for (const item of listed.filter((_, i) => i % 40 === 0)) {
    const related = await catalogue.related(detailOf(item.id), { take: 4 });
    expect(related, item.slug).toHaveLength(4);
    expect(related.map((one) => one.id)).not.toContain(item.id);
    expect(new Set(related.map((one) => one.id)).size).toBe(4);
    for (const one of related)
      expect(
        one.categories.some((id) => item.categories.includes(id)),
        item.slug,
      ).toBe(true);
  }
});

describe('rule 12.9: the feed of the whole chain', () => {
  const LIMITS = { title: 150, description: 5000, size: 100, color: 100, mpn: 70, brand: 70, link: 2000 };
  const MONEY = /^\d+\.\d{2} NOK$/;
  const DAY = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z\/\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
  const terms = { url: URL, freight: FREIGHT, categories: new Map(), shops: new Map([[1, { no: '101' }]]) };

  it('has every variant once, keeps the limits, and costs what the structured data of its page say', async () => {
    const seen = new Set<string>();
    for await (const batch of catalogue.forFeed())
      for (const article of batch) {
        const [group] = productJsonLd({ ...article, reviews: [] }, URL, '', FREIGHT);
        const hasVariant = group && 'hasVariant' in group ? group.hasVariant : [];
        const offers = new Map(hasVariant.map((variant) => [variant.sku, variant.offers]));
        for (const row of merchantRows(article, terms)) {
          const offer = offers.get(row.id);
          for (const [name, most] of Object.entries(LIMITS))
            expect(row[name as keyof typeof LIMITS].length).toBeLessThanOrEqual(most);
          expect(row.gtin).toSatisfy(isEan13);
          expect(row.price).toMatch(MONEY);
          expect([row.id, row.sale_price || row.price]).toEqual([row.id, `${offer?.price} NOK`]);
          expect(row.link).toBe(offer?.url);
          expect([row.id, row.availability === 'out_of_stock']).toEqual([
            row.id,
            offer?.availability === 'https://schema.org/OutOfStock',
          ]);
          expect(row.sale_price !== '').toBe(article.originalPrice !== null);
          if (row.sale_price) expect(row.sale_price_effective_date).toMatch(DAY);
          expect(seen.has(row.id)).toBe(false);
          seen.add(row.id);
        }
      }
    expect(seen.size).toBe([...details.values()].reduce((sum, { variants }) => sum + variants.length, 0));
  });
});

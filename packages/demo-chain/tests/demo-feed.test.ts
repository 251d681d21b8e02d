import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { compositionNames, type Scenery, sceneOf } from 'demo-chain/compositions';
import { pageTexts } from 'demo-chain/pages';
import { sceneNames, silhouetteKinds } from 'demo-chain/pictures/keys';
import { baseOf } from 'demo-chain/pictures/request';
import { demoFeed, demoPictureRequests, writeDemoFeed } from 'demo-chain/write-feed';
import { describe, expect, it } from 'vitest';
import { isEan13 } from '@/lib/catalogue/ean';
import { addDays } from '@/lib/dates/dates';
import { normaliseOrgNo } from '@/lib/norway/organisation-number';
import { parseOpeningHours } from '@/lib/shops/opening-hours';
import { slugify } from '@/lib/text/slug';

const now = new Date('2026-10-14T22:00:00Z');
const feed = demoFeed(now);

// biome-ignore lint/suspicious/noExplicitAny: rows are checked field by field, as the importer reads them
type Row = Record<string, any>;
const rows = (kind: string): Row[] =>
  (feed.get(`${kind}.jsonl`) ?? '')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
const stock = (feed.get('stock.csv') ?? '')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => line.split(','))
  .map(([ean = '', shopId, qty]) => ({ ean, shopId: Number(shopId), qty: Number(qty) }));

const articles = rows('articles');
const variants: Row[] = articles.flatMap((article) => article.variants);
const newest = (all: Row[], day: string, count: number) =>
  all.toSorted((a, b) => b[day].localeCompare(a[day])).slice(0, count);
const unique = (values: unknown[]) => new Set(values).size === values.length;
const ids = (kind: string) => new Set(rows(kind).map(({ id }) => id));

describe('the demo chain', () => {
  it('is as large as it should be', () => {
    expect(rows('shops').length).toBeGreaterThanOrEqual(45);
    expect(rows('product-lines').length).toBeGreaterThanOrEqual(25);
    expect(rows('color-groups').length).toBeGreaterThanOrEqual(12);
    expect(rows('colors').length).toBeGreaterThanOrEqual(40);
    expect(articles.length).toBeGreaterThanOrEqual(1600);
    expect(rows('postcodes').length).toBeGreaterThan(5000);
    expect(rows('reviews').length).toBe(2500);
    expect(new Set(rows('reviews').map(({ articleId }) => articleId)).size).toBeGreaterThanOrEqual(650);
    expect(articles.filter(({ bestseller }) => bestseller).length).toBe(400);
    expect(articles.filter(({ productLineId }) => productLineId === 11).length).toBeGreaterThanOrEqual(60);
    expect(articles.filter(({ visible }) => visible === false).length).toBeGreaterThanOrEqual(3);
    expect(stock.length).toBeGreaterThan(150_000);
    expect(stock.length).toBeLessThan(300_000);
  });

  it('rule 2.6: has every category, by its slug, and the groups of the short names', () => {
    expect(rows('categories').map(({ slug }) => slug)).toEqual([
      ...['friluft-og-camping', 'klær', 'sportsutstyr', 'sykkel', 'vintersport', 'sko'],
    ]);
    const place = (sub: string, group: string) => {
      const subcategory = rows('subcategories').find(({ slug }) => slug === sub);
      return rows('groups').some(({ slug, subcategoryId }) => slug === group && subcategoryId === subcategory?.id);
    };
    expect(place('hjelmer-&-alpinbriller', 'alpinbriller')).toBe(true);
    expect(place('hjelmer-&-alpinbriller', 'alpinhjelm')).toBe(true);
    expect(place('staver', 'alpinstaver')).toBe(true);
  });

  it('puts six articles or more into every group, and two groups or more into every subcategory', () => {
    for (const { id, name } of rows('groups')) {
      expect(articles.filter(({ groupId }) => groupId === id).length, name).toBeGreaterThanOrEqual(6);
    }
    for (const { id, name } of rows('subcategories')) {
      expect(rows('groups').filter(({ subcategoryId }) => subcategoryId === id).length, name).toBeGreaterThanOrEqual(2);
    }
  });

  it('gives nothing the same name, number, address or EAN twice', () => {
    expect(unique(articles.map(({ id }) => id))).toBe(true);
    expect(unique(articles.map(({ articleNo }) => articleNo))).toBe(true);
    expect(unique(articles.map(({ name }) => name))).toBe(true);
    expect(unique(articles.map(({ name }) => slugify(name)))).toBe(true);
    expect(unique(variants.map(({ ean }) => ean))).toBe(true);
    for (const kind of ['shops', 'product-lines', 'categories', 'campaigns', 'blog-posts'])
      expect(unique(rows(kind).map(({ slug }) => slug)), kind).toBe(true);
    for (const article of articles)
      expect(unique(article.variants.map(({ size, colorId }: Row) => `${size}/${colorId}`)), article.name).toBe(true);
  });

  it('has right check digits everywhere', () => {
    expect(variants.filter(({ ean }) => !isEan13(ean))).toEqual([]);
    expect(rows('shops').filter(({ orgNo }) => !normaliseOrgNo(orgNo))).toEqual([]);
    const own = rows('settings').filter(({ key }) => key === 'orgNo');
    expect(own.length).toBe(2);
    expect(own.filter(({ value }) => !normaliseOrgNo(value))).toEqual([]);
  });

  it('refers only to what exists', () => {
    const [lines, groups, colors, genders] = ['product-lines', 'groups', 'colors', 'genders'].map(ids) as Set<number>[];
    for (const article of articles) {
      expect(lines?.has(article.productLineId) && groups?.has(article.groupId), article.name).toBe(true);
      expect([article.groupId, ...(article.alsoInGroups ?? [])].every((id) => groups?.has(id))).toBe(true);
      expect(article.genders.length > 0 && article.genders.every((id: number) => genders?.has(id))).toBe(true);
      expect(article.variants.every(({ colorId }: Row) => colors?.has(colorId))).toBe(true);
    }
    const [articleIds, shops, campaigns] = [ids('articles'), ids('shops'), ids('campaigns')];
    expect(
      rows('campaign-articles').every((row) => articleIds.has(row.articleId) && campaigns.has(row.campaignId)),
    ).toBe(true);
    expect(rows('reviews').every(({ articleId }) => articleIds.has(articleId))).toBe(true);
    const numbers = new Set(articles.map(({ articleNo }) => articleNo));
    expect(rows('price-history').every(({ articleNo }) => numbers.has(articleNo))).toBe(true);
    expect(rows('blog-posts').every((row) => row.relatedArticles.every((id: number) => articleIds.has(id)))).toBe(true);
    const eans = new Set(variants.map(({ ean }) => ean));
    expect(stock.every(({ ean, shopId }) => eans.has(ean) && shops.has(shopId))).toBe(true);
    const register = new Map(rows('postcodes').map(({ code, place }) => [code, place]));
    expect(rows('shops').filter(({ postNo, postPlace }) => register.get(postNo) !== postPlace)).toEqual([]);
  });

  it('asks shop prices: above nothing, in whole kroner, campaigns below the ordinary price', () => {
    expect(articles.filter(({ price }) => !(price > 0 && price % 100 === 0))).toEqual([]);
    const price = new Map(articles.map((article) => [article.id, article.price]));
    expect(
      rows('campaign-articles').filter((row) => !(row.price > 0 && row.price < (price.get(row.articleId) ?? 0))),
    ).toEqual([]);
  });

  it('has opening hours the shop can read, coordinates in Norway and phone numbers of eight digits', () => {
    for (const shop of rows('shops')) {
      if (!shop.webShop) expect(parseOpeningHours(shop.openingHours).unknown, shop.openingHours).toBe(false);
      expect(
        shop.latitude > 57.9 && shop.latitude < 71.2 && shop.longitude > 4.5 && shop.longitude < 31.2,
        shop.name,
      ).toBe(true);
      expect(shop.phone).toMatch(/^\d{8}$/);
    }
    expect(
      rows('shops')
        .filter(({ webShop }) => webShop)
        .map(({ id }) => id),
    ).toEqual([55]);
  });

  it('says what the law asks of food: nutrition, allergens, pant, VAT and age', () => {
    const food = articles.filter(({ vatRate }) => vatRate === 1500);
    expect(food.length).toBeGreaterThanOrEqual(20);
    expect(food.filter(({ nutrientContent }) => !/Ingredienser[\s\S]*Energi: \d+ kJ/.test(nutrientContent))).toEqual(
      [],
    );
    expect(food.filter(({ pant }) => pant === 200 || pant === 300).length).toBeGreaterThanOrEqual(8);
    expect(articles.filter(({ ageLimit }) => ageLimit === 16).length).toBe(2);
  });

  it('pictures every article and every variant, from three sides or more', () => {
    const few = (row: Row) => new Set(row.images).size < 3 || row.images[0] !== row.image;
    expect(articles.filter(few).map(({ name }) => name)).toEqual([]);
    expect(variants.filter(few)).toEqual([]);
  });

  it('has goods for every drawing, and a place for every scene in all shapes of it', () => {
    const named = [...feed.values()].join('');
    expect(silhouetteKinds.filter((kind) => !named.includes(`"/pictures/${kind}/`))).toEqual([]);
    const shown = new Set(
      [...named.matchAll(/"\/pictures\/scenes\/([a-z-]+)-[0-9a-f]{6}-/g)].map(([, name]) => sceneOf(name as Scenery)),
    );
    expect(sceneNames.filter((name) => !shown.has(name))).toEqual([]);
    expect(compositionNames.filter((name) => !named.includes(`"/pictures/scenes/${name}-`))).toEqual([]);
  });

  it.each([
    ['nordvidda', 'today', 0],
    ['nordvidda', 'after Christmas', 50],
    ['heldre', 'today', 0],
  ])('shows no scene twice on the home page of %s %s', (brand, _, days) => {
    const day = addDays(now, days).toISOString();
    const ofBrand = (row: Row) => !row.brand || row.brand === brand;
    const banners = rows('banners')
      // This one is words alone.
      .filter((row) => row.brand === brand && row.slot !== 'general-promo')
      .filter(({ start, end }) => (!start || start <= day) && (!end || end > day));
    const polls = rows('polls').filter((row) => row.active && ofBrand(row));
    // Heldre tells of its posts without pictures.
    const posts = brand === 'heldre' ? [] : newest(rows('blog-posts').filter(ofBrand), 'publishedAt', 3);
    const social = newest(rows('social-posts').filter(ofBrand), 'createdTime', 6);
    const shown = [
      ...banners.map(({ image }) => image),
      ...polls.map(({ bannerDesktop }) => bannerDesktop),
      ...posts.map(({ featuredImage }) => featuredImage),
      ...social.map(({ fullPicture }) => fullPicture),
    ];
    const scenes = shown.flatMap((base) => {
      const [, name] = /^\/pictures\/scenes\/(.+)-[0-9a-f]{6}-[a-z]+$/.exec(base ?? '') ?? [];
      return name ? [sceneOf(name as Scenery)] : [];
    });
    expect(scenes.length).toBeGreaterThan(6);
    expect(scenes.filter((scene, i) => scenes.indexOf(scene) !== i)).toEqual([]);
  });

  it('wraps every taste in colours of its own', () => {
    const edible = articles.filter(({ nutrientContent }) => nutrientContent);
    const half = (name: string) => edible.filter((row) => row.name.includes(name)).map(({ image }) => image);
    expect(edible.length).toBeGreaterThanOrEqual(25);
    expect(unique(half('energibar'))).toBe(true);
    expect(unique(half('0,5 liter'))).toBe(true);
  });

  it('labels at most three of a hundred, and says of none that it comes in many colours to be drunk', () => {
    const labelled = articles.filter(({ customLabel }) => customLabel);
    expect(labelled.length).toBeGreaterThan(20);
    expect(labelled.length).toBeLessThanOrEqual(articles.length * 0.03);
    const nameless = new Set(
      rows('colors')
        .filter(({ name }) => name === '')
        .map(({ id }) => id),
    );
    const edible = articles.filter(({ vatRate }) => vatRate === 1500);
    expect(edible.flatMap((row) => row.variants).every(({ colorId }: Row) => nameless.has(colorId))).toBe(true);
    expect(variants.filter(({ size }) => /one ?size|\d-\d/i.test(size))).toEqual([]);
  });

  it('names pictures that can be drawn, and each article its own', () => {
    const requests = demoPictureRequests();
    const bases = new Set(requests.map(baseOf));
    const texts = [...feed.values(), ...pageTexts()];
    const named = texts.flatMap((text) => text.match(/\/pictures\/[^"\s)]+/g) ?? []);
    expect(named.length).toBeGreaterThan(10_000);
    expect([...new Set(named)].filter((base) => !bases.has(base))).toEqual([]);
    expect(bases.size).toBe(requests.length);
    expect(unique(articles.map(({ image }) => image))).toBe(true);
  });

  it('does not let neighbours in a group open alike, nor tell the same twice', () => {
    expect(unique(articles.map(({ description }) => description))).toBe(true);
    const opening = (article: Row) =>
      article.description.split(/(?<=[.!?]) /)[0].replaceAll(/\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/gu, '');
    const alike = articles.filter((article, i) => {
      const before = articles[i - 1];
      return before && before.groupId === article.groupId && opening(before) === opening(article);
    });
    expect(alike.length).toBeLessThan(articles.length / 100);
  });

  it('borrows no trade mark', () => {
    const denied =
      'norrøna bergans helsport swix stormberg devold ulvang skogstad fjällräven fjallraven haglöfs haglofs viking alfa madshus åsnes fischer salomon rossignol atomic odlo craft ' +
      'mammut patagonia salewa lowa meindl scarpa garmont crispi hilleberg primus trangia optimus silva petzl osprey deuter thule lundhags aclima brynje janus kari traa hestra ' +
      'didriksons reima helly hansen gore-tex vibram primaloft polartec boa mips recco dæhlie bula sweet pinewood klättermusen houdini tufte johaug hamax stiga rottefella nike adidas ' +
      'asics hoka merrell keen sorel crocs oakley julbo uvex poc giro bollé camelbak nalgene stanley jetboil msr exped nordisk oneill burton dakine jerven rab everest mckinley firefly';
    const marks = new Set(denied.split(' '));
    const words = new Set(
      [...rows('product-lines'), ...articles].flatMap(({ name }) => name.toLowerCase().split(/[^\p{L}-]+/u)),
    );
    expect([...words].filter((word) => marks.has(word))).toEqual([]);
  });

  it('keeps stock as shops have it: nothing below zero, some sold out, some rare, much in the cities', () => {
    expect(stock.filter(({ qty }) => !(qty >= 0 && qty <= 14))).toEqual([]);
    expect(unique(stock.map(({ ean, shopId }) => `${ean}/${shopId}`))).toBe(true);
    const owner = new Map<string, number>(
      articles.flatMap(({ id, variants: own }) => own.map(({ ean }: Row): [string, number] => [ean, id])),
    );
    const shopsOf = new Map<number, Set<number>>();
    const carried = new Map<number, Set<number>>();
    const inStock = new Set<string>();
    for (const { ean, shopId, qty } of stock) {
      const id = owner.get(ean) ?? 0;
      if (qty === 0) continue;
      inStock.add(ean);
      shopsOf.set(id, (shopsOf.get(id) ?? new Set()).add(shopId));
      carried.set(shopId, (carried.get(shopId) ?? new Set()).add(id));
    }
    const share = (shopId: number) => (carried.get(shopId)?.size ?? 0) / articles.length;
    const soldOut = articles.filter(({ id }) => !shopsOf.has(id)).length / articles.length;
    const rare = articles.filter(({ id }) => (shopsOf.get(id)?.size ?? 0) < 4).length / articles.length;
    expect(soldOut).toBeGreaterThan(0.015);
    expect(soldOut).toBeLessThan(0.05);
    expect(rare).toBeGreaterThan(0.08);
    expect(rare).toBeLessThan(0.18);
    expect(share(51)).toBeGreaterThan(0.5);
    expect(share(55)).toBeGreaterThan(0.6);
    expect(share(38)).toBeLessThan(0.35);
    expect(variants.filter(({ ean }) => !inStock.has(ean)).length).toBeGreaterThan(100);
  });
});

describe('the feed folder', () => {
  it('is the same bytes in another process and time zone', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'demo-feed-'));
    await writeDemoFeed(folder, now);
    const script = `const { demoFeed } = await import('demo-chain/write-feed');
      import { createHash } from 'node:crypto';
      for (const [file, text] of demoFeed(new Date('${now.toISOString()}')))
        console.log(file, createHash('sha256').update(text).digest('hex'));`;
    const other = await promisify(execFile)(
      process.execPath,
      [
        '--disable-warning=ExperimentalWarning',
        '--import',
        './tools/ts-hooks.mjs',
        '--input-type=module',
        '-e',
        script,
      ],
      { env: { ...process.env, TZ: 'Asia/Tokyo', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' } },
    );
    const theirs = other.stdout.trim().split('\n').sort();
    const ours = await Promise.all(
      (await readdir(folder))
        .filter((name) => name.includes('.'))
        .map(async (file) => {
          const text = await readFile(join(folder, file));
          return `${file} ${createHash('sha256').update(text).digest('hex')}`;
        }),
    );
    await rm(folder, { recursive: true });
    expect(theirs).toEqual(ours.sort());
  });

  it('has a catalogue that does not know what day it is', () => {
    const later = demoFeed(new Date('2027-03-02T23:00:00Z'));
    const timeless = (text = '') => text.replaceAll(/"dateCreated":"[^"]+"/g, '');
    expect(timeless(later.get('articles.jsonl'))).toBe(timeless(feed.get('articles.jsonl')));
    for (const file of ['stock.csv', 'shops.jsonl', 'groups.jsonl', 'campaign-articles.jsonl', 'colors.jsonl'])
      expect(later.get(file)).toBe(feed.get(file));
  });
});

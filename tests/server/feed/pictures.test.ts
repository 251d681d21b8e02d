import { cp, mkdir, mkdtemp, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { PICTURED_KINDS } from '@/lib/contracts/imports';
import { readPhotographBase } from '@/lib/pictures/photographs';
import { createFolderPictures } from '@/server/adapters/pictures/folder';
import * as f from '@/server/feed/fields';
import { type ImportOptions, importFeed } from '@/server/feed/import';
import { kinds } from '@/server/feed/kinds/kinds';
import { PICTURE_FIELDS } from '@/server/feed/pictures';
import { summary } from '@/server/feed/progress';
import { openPhotographs } from '@/server/pictures/open';
import { createWorkshop } from '@/server/pictures/photograph/service';
import type { Fetched } from '@/server/ports/picture-fetcher';
import { openTestDatabase } from '@/tests/support/database';
import { goodsOnWhite, plain, twoHalves } from '@/tests/support/photographs';
import { article, ean, emptyTables, shop, smallFeed } from './small-feed';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let root = '';
let folder = '';
let kept = '';
let internet: Record<string, Buffer | string> = {};
let asked: string[] = [];
let cuts = 0;

beforeAll(async () => {
  database = await openTestDatabase();
  root = await mkdtemp(join(tmpdir(), 'nordvidda-feed-pictures-'));
});
afterAll(async () => {
  await database.close();
  await rm(root, { recursive: true, force: true });
});
beforeEach(async () => {
  await emptyTables(database.sql);
  await database.sql`truncate pictures`;
  folder = await mkdtemp(join(root, 'feed-'));
  kept = await mkdtemp(join(root, 'kept-'));
  [internet, asked, cuts] = [{}, [], 0];
});

function room() {
  const pictures = createFolderPictures({ folder: kept });
  const workshop = createWorkshop({ pictures });
  return openPhotographs({
    ...{ sql: database.sql, pictures },
    worker: {
      derive: workshop.derive,
      develop: (...order) => {
        cuts += 1;
        return workshop.develop(...order);
      },
    },
    fetcher: {
      async fetch(url): Promise<Fetched> {
        asked.push(url);
        const found = internet[url] ?? 'answered 404';
        return typeof found === 'string' ? { problem: found } : { bytes: found };
      },
    },
  });
}

async function put(name: string, content: Buffer | string) {
  await mkdir(dirname(join(folder, name)), { recursive: true });
  await writeFile(join(folder, name), content);
}

type Row = Record<string, unknown>;

async function imported(files: Record<string, Row[]>, options: Partial<ImportOptions> = {}) {
  for (const [name, rows] of Object.entries(files))
    await put(name, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  const result = await importFeed({ folder, sql: database.sql, pictures: room(), force: true, ...options });
  const report = result.report ? (await readFile(result.report, 'utf8')).trim().split('\n') : [];
  return { ...result, told: report.map((line) => JSON.parse(line)) };
}

const withArticles = (...articles: Row[]) => {
  const { 'stock.jsonl': _none, ...feed } = smallFeed() as Record<string, Row[]>;
  return { ...feed, 'articles.jsonl': articles };
};
const imageOf = async (id: number) =>
  (await database.sql`select image from articles where id = ${id}`)[0]?.image as string | null;

const jpeg = (colour: string) => plain(colour, { width: 400, height: 500 }).jpeg().toBuffer();
const BASE = /^\/bilder\/[0-9a-f]{24}-[0-9a-f]{6}-plain$/;

describe('rule 18.31: a photograph comes with the feed', () => {
  it('as a file of its folder, whose address stands in every row that names it', async () => {
    await put('pictures/jakker/rød jakke.jpg', await jpeg('#c2361f'));
    const source = 'pictures/jakker/rød jakke.jpg';
    const variants = [{ ean: ean(10), size: 'M', colorId: 1, image: source, images: [source] }];
    const { told, pictures } = await imported(
      withArticles(article(1, { image: source, images: [source, source], variants })),
    );
    expect([told, pictures]).toEqual([[], { taken: 5, failed: 0 }]);
    const image = await imageOf(1);
    expect(image).toMatch(BASE);
    const [row] = await database.sql`
      select a.images, v.image, v.images as more from articles a join variants v on v.article_id = a.id where a.id = 1`;
    expect(row).toEqual({ images: [image, image], image, more: [image] });
    expect(cuts).toBe(1);
  });

  it('from an https address, which is asked once and never again', async () => {
    internet['https://cdn.example/a.jpg'] = await jpeg('#224466');
    const feed = withArticles(
      article(1, { image: 'https://cdn.example/a.jpg' }),
      article(2, { image: 'https://cdn.example/a.jpg' }),
    );
    await imported(feed);
    const image = await imageOf(1);
    expect(image).toMatch(BASE);
    expect(await imageOf(2)).toBe(image);
    const again = await imported(feed);
    expect([asked, again.changed, cuts]).toEqual([['https://cdn.example/a.jpg'], 0, 1]);
  });

  it('in the shape of its place, and a phone’s picture from the same photograph', async () => {
    await put('pictures/a.jpg', await twoHalves({ width: 1200, height: 800 }).jpeg().toBuffer());
    const image = 'pictures/a.jpg';
    const period = { start: '2026-02-01T00:00:00Z', end: '2026-03-01T00:00:00Z' };
    const { told } = await imported({
      ...withArticles(article(1, { image })),
      'categories.jsonl': [{ id: 1, name: 'Klær', banner: image }],
      'shops.jsonl': [shop(1, { picture: image }), shop(2)],
      'campaigns.jsonl': [{ id: 1, name: 'Vår', ...period, image }],
      'polls.jsonl': [{ id: 1, name: 'P', bannerDesktop: image, questions: [] }],
      'blog-posts.jsonl': [{ id: 1, title: 'B', body: 'b', publishedAt: period.start, featuredImage: image }],
      'banners.jsonl': [
        { id: 1, brand: 'nordvidda', slot: 'hero', image: { src: image, focal: [0.9, 0.5] } },
        { id: 2, brand: 'nordvidda', slot: 'grid-1', image },
      ],
      'social-posts.jsonl': [{ id: 'p', message: 'm', createdTime: period.start, fullPicture: image }],
    });
    expect(told).toEqual([]);
    const [found] = await database.sql`
      select (select banner from categories) as category, (select picture from shops where id = 1) as shop,
        (select image from campaigns) as campaign, (select image_mobile from campaigns) as campaign_phone,
        (select banner_desktop from polls) as poll, (select banner_mobile from polls) as poll_phone,
        (select featured_image from blog_posts) as post, (select image from banners where id = 1) as hero,
        (select image_mobile from banners where id = 1) as hero_phone, (select image from banners where id = 2) as tile,
        (select image_mobile from banners where id = 2) as tile_phone, (select full_picture from social_posts) as social`;
    const shapes = Object.entries(found ?? {}).map(([name, base]) => [name, readPhotographBase(base)?.shape]);
    expect(Object.fromEntries(shapes)).toEqual({
      ...{ category: 'wide', shop: 'wide', campaign: 'wide', campaignPhone: 'tall', poll: 'wide', pollPhone: 'tall' },
      ...{ post: 'wide', hero: 'wide', heroPhone: 'tall', tile: 'card', tilePhone: 'card', social: 'card' },
    });
    // The campaign's is cut around what catches the eye, the hero's around its focal point.
    expect(found?.heroPhone).not.toBe(found?.campaignPhone);
    expect(found?.tilePhone).toBe(found?.tile);
  });

  it('every field of a picture is taken from', () => {
    const isPicture = (field: z.core.$ZodType): boolean => {
      if (field === f.picture) return true;
      const { def } = field._zod as z.core.$ZodTypeInternals & { def: Record<string, z.core.$ZodType | undefined> };
      return [def.innerType, def.in, def.element].some((inner) => inner !== undefined && isPicture(inner));
    };
    const found = kinds.flatMap(({ name, schema }) => {
      const fields = Object.entries(schema.shape).flatMap(([field, of]) =>
        isPicture(of as z.core.$ZodType) ? [field] : [],
      );
      return fields.length > 0 ? [[name, fields.sort()]] : [];
    });
    const known = Object.entries(PICTURE_FIELDS).map(([name, fields]) => [
      name,
      Object.keys(fields)
        .filter((field) => field !== 'variants')
        .sort(),
    ]);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(known));
  });

  it('the demo chain’s drawings and addresses that were taken stay as they are', async () => {
    const taken = '/bilder/0123456789abcdef01234567-c0ffee';
    await imported(withArticles(article(1, { image: '/pictures/shoe/1-1-c0ffee/front', images: [taken] })));
    expect([await imageOf(1), asked, cuts]).toEqual(['/pictures/shoe/1-1-c0ffee/front', [], 0]);
  });

  it('rule 18.36: what was sent before is taken by its name, once', async () => {
    const sent = await room().keepUpload(await jpeg('#336699'));
    expect(sent).toEqual({ src: expect.stringMatching(/^upload:[0-9a-f]{64}$/) });
    expect(await room().keepUpload(await jpeg('#336699'))).toEqual(sent);
    const { src } = sent as { src: string };
    await imported(withArticles(article(1, { image: src, images: [src] })));
    expect(await imageOf(1)).toMatch(/^\/bilder\//);
    await imported(withArticles(article(1, { image: { src, focal: [0.2, 0.2] } })));
    expect([asked, cuts]).toEqual([[], 2]);
  });

  it('rule 18.36: what was not sent, or is no picture, is told', async () => {
    expect(await room().keepUpload(Buffer.from('hei'))).toEqual({ problem: expect.stringMatching(/^is no picture/) });
    const taken = await room()
      .openTaker({})
      .take({ src: `upload:${'0'.repeat(64)}`, shape: 'goods' });
    expect(taken).toEqual({ problem: expect.stringMatching(/^was not sent/) });
  });

  it('kinds whose rows name pictures are those that may send some', () => {
    expect([...PICTURED_KINDS].sort()).toEqual(Object.keys(PICTURE_FIELDS).sort());
  });
});

describe('rule 18.31: the pages of a brand', () => {
  const page = `---
path: /fisketuren
title: Fisketuren
description: En tur på vannet.
hero: { src: pictures/a.jpg, alt: Vannet }
---

Tekst.

![En gjedde](pictures/a.jpg "Mjøsa")

![En som mangler](pictures/ingen.jpg)

:::links
- ![](pictures/a.jpg) [Finn butikk](/butikker)
  Butikkene våre.
- ![](pictures/ingen.jpg) [Kontakt](/kontakt-oss)
  Skriv til oss.
:::
`;

  it('show photographs in the shapes of their places, and leave out what cannot be had', async () => {
    await cp('packages/demo-chain/brands', join(folder, 'brands'), { recursive: true });
    await put('brands/nordvidda/pages/fisketuren.md', page);
    await put('pictures/a.jpg', await jpeg('#224466'));
    const { told, pictures } = await imported({ 'product-lines.jsonl': [{ id: 1, name: 'Fjelltind' }] });
    expect(told).toEqual(
      Array.from({ length: 2 }, () => ({
        ...{ file: 'brands/nordvidda/pages', line: null, field: '/fisketuren' },
        reason: 'pictures/ingen.jpg is not in the folder of the feed',
      })),
    );
    expect(pictures).toEqual({ taken: 3, failed: 2 });
    const [row] = await database.sql`select page from brand_pages where path = '/fisketuren' and brand = 'nordvidda'`;
    const wide = expect.stringMatching(/^\/bilder\/.+-wide$/);
    expect(row?.page.hero).toEqual({ src: wide, alt: 'Vannet' });
    expect(row?.page.blocks.filter(({ type }: Row) => type === 'picture')).toMatchObject([
      { src: wide, alt: 'En gjedde' },
    ]);
    expect(row?.page.blocks.at(-1).items.map(({ src }: Row) => src)).toEqual([
      expect.stringMatching(/^\/bilder\/.+-card$/),
      undefined,
    ]);
  });
});

describe('rule 18.31: a full feed again', () => {
  it('changes nothing, and reads no photograph', async () => {
    await put('pictures/a.jpg', await jpeg('#c2361f'));
    const feed = withArticles(article(1, { image: 'pictures/a.jpg' }));
    await imported(feed);
    // Another text of the same size, at the same time: it would be found out by reading.
    const { changed } = await imported(feed);
    expect([changed, cuts]).toEqual([0, 1]);
  });

  it('with another photograph under the same name, shows that one', async () => {
    await put('pictures/a.jpg', await jpeg('#c2361f'));
    const feed = withArticles(article(1, { image: 'pictures/a.jpg' }));
    await imported(feed);
    const before = await imageOf(1);
    await put('pictures/a.jpg', await jpeg('#1f36c2'));
    const { changed } = await imported(feed);
    expect(changed).toBe(1);
    expect(await imageOf(1)).not.toBe(before);
  });

  it('a file that was only copied is read, and is the same', async () => {
    await put('pictures/a.jpg', await jpeg('#c2361f'));
    const feed = withArticles(article(1, { image: 'pictures/a.jpg' }));
    await imported(feed);
    await utimes(join(folder, 'pictures/a.jpg'), 1e9, 1e9);
    expect((await imported(feed)).changed).toBe(0);
    expect(cuts).toBe(1);
  });

  it('a photograph that was taken before need not come along', async () => {
    await put('pictures/a.jpg', await jpeg('#c2361f'));
    const feed = withArticles(article(1, { image: 'pictures/a.jpg' }));
    await imported(feed);
    const before = await imageOf(1);
    await rm(join(folder, 'pictures'), { recursive: true });
    const { told } = await imported(withArticles(article(1, { image: 'pictures/a.jpg', price: 20_000 })));
    expect([told, await imageOf(1)]).toEqual([[], before]);
  });

  it('photographs that were lost are taken again', async () => {
    internet['https://cdn.example/a.jpg'] = await jpeg('#224466');
    await put('pictures/a.jpg', await jpeg('#c2361f'));
    const feed = withArticles(
      article(1, { image: 'pictures/a.jpg' }),
      article(2, { image: 'https://cdn.example/a.jpg' }),
    );
    await imported(feed);
    await rm(kept, { recursive: true });
    expect((await imported(feed)).changed).toBe(0);
    expect([cuts, asked.length]).toEqual([4, 2]);
  });
});

describe('rule 18.30: what is no photograph is told, and its article is shown without it', () => {
  const bad: [string, string, Buffer | string, RegExp][] = [
    ['zero bytes', 'a.jpg', '', /^pictures\/a\.jpg is empty/],
    ['a text', 'a.jpg', 'Dette er en tekst', /^pictures\/a\.jpg is no picture/],
    ['a drawing with a script', 'a.svg', '<svg xmlns="x"><script>1</script></svg>', /holds a script/],
    ['half a file', 'a.jpg', Buffer.from('ffd8ffe000104a464946', 'hex'), /^pictures\/a\.jpg is (?:damaged|cut off)/],
  ];

  it.each(bad)('%s', async (_what, name, content, reason) => {
    await put(`pictures/${name}`, content);
    await put('pictures/good.jpg', await jpeg('#c2361f'));
    const {
      told,
      kinds: tallies,
      pictures,
      ...result
    } = await imported(
      withArticles(
        article(1),
        article(2, { image: `pictures/${name}`, images: [`pictures/${name}`, 'pictures/good.jpg'] }),
      ),
    );
    expect(told).toEqual([
      { file: 'articles.jsonl', line: 2, field: 'image', reason: expect.stringMatching(reason) },
      { file: 'articles.jsonl', line: 2, field: 'images[0]', reason: expect.stringMatching(reason) },
    ]);
    expect([tallies.articles?.inserted, result.refused, pictures]).toEqual([2, 0, { taken: 1, failed: 2 }]);
    const [row] = await database.sql`select image, images from articles where id = 2`;
    expect(row).toEqual({ image: null, images: [expect.stringMatching(BASE)] });
    expect(summary({ ...result, kinds: tallies, ...(pictures && { pictures }) })).toContain(
      '2 photographs could not be taken; why is in ',
    );
  });

  it('one that is not there', async () => {
    const { told } = await imported(withArticles(article(1, { image: 'pictures/ingen.jpg' })));
    expect(told).toMatchObject([
      { line: 1, field: 'image', reason: 'pictures/ingen.jpg is not in the folder of the feed' },
    ]);
    expect(await imageOf(1)).toBeNull();
  });

  it('an address that fails is tried again by the next import', async () => {
    const feed = withArticles(article(1, { image: 'https://cdn.example/a.jpg' }));
    expect((await imported(feed)).told).toMatchObject([{ reason: 'https://cdn.example/a.jpg answered 404' }]);
    expect(await imageOf(1)).toBeNull();
    internet['https://cdn.example/a.jpg'] = await jpeg('#224466');
    expect((await imported(feed)).told).toEqual([]);
    expect(await imageOf(1)).toMatch(BASE);
  });

  it('a host that fails is not asked for thousands', async () => {
    const articles = Array.from({ length: 20 }, (_, i) => article(i + 1, { image: `https://cdn.example/${i}.jpg` }));
    const { told } = await imported(withArticles(...articles));
    expect(told).toHaveLength(20);
    expect(asked.length).toBeLessThan(12);
    expect(told.at(-1)?.reason).toMatch(/was not fetched: cdn\.example has failed \d+ times in this import$/);
  });

  it('a mended file is shown by the next import', async () => {
    const feed = withArticles(article(1, { image: 'pictures/a.jpg' }));
    await put('pictures/a.jpg', 'Dette er en tekst');
    await imported(feed);
    await put('pictures/a.jpg', await jpeg('#224466'));
    await imported(feed);
    expect(await imageOf(1)).toMatch(BASE);
  });

  it('a focal point that is none is told, and the picture shown without it', async () => {
    await put('pictures/a.jpg', await jpeg('#224466'));
    const { told } = await imported(withArticles(article(1, { image: { src: 'pictures/a.jpg', focal: [50, 30] } })));
    expect(told).toEqual([
      {
        ...{ file: 'articles.jsonl', line: 1, field: 'image.focal' },
        reason: 'must be two numbers from 0 to 1, such as [0.5, 0.3], is [50,30]; the picture is shown without it',
      },
    ]);
    expect(await imageOf(1)).toMatch(BASE);
  });

  it('a text for the blind is not read, as the shop says itself what a picture shows', async () => {
    await put('pictures/a.jpg', await jpeg('#224466'));
    const { warnings } = await imported(withArticles(article(1, { image: { src: 'pictures/a.jpg', alt: 'Jakke' } })));
    expect(warnings).toContain('articles.jsonl: line 1: the field "image.alt" is unknown and was not read');
  });

  it.each([
    'pictures/../hemmelig.jpg',
    'hemmelig.jpg',
    '../hemmelig.jpg',
    '/etc/passwd',
    'http://cdn.example/a.jpg',
    'pictures/',
  ])('%s is never read', async (image) => {
    await put('hemmelig.jpg', await jpeg('#224466'));
    const { told } = await imported(withArticles(article(1, { image })));
    expect(told).toMatchObject([{ line: 1, field: 'image' }]);
    expect(await imageOf(1).catch(() => null)).toBeFalsy();
  });

  it('nothing is read through a link', async () => {
    await put('outside/a.jpg', await jpeg('#224466'));
    await mkdir(join(folder, 'pictures'));
    await symlink(join(folder, 'outside/a.jpg'), join(folder, 'pictures/file.jpg'));
    await symlink(join(folder, 'outside'), join(folder, 'pictures/folder'));
    const { told } = await imported(
      withArticles(article(1, { image: 'pictures/file.jpg' }), article(2, { image: 'pictures/folder/a.jpg' })),
    );
    expect(told.map(({ reason }) => reason)).toEqual([
      'pictures/file.jpg is a link, or lies behind one; put the file itself there',
      'pictures/folder/a.jpg is a link, or lies behind one; put the file itself there',
    ]);
  });
});

describe('rule 18.31: a dry run', () => {
  it('tells what a run would, and takes nothing', async () => {
    await put('pictures/a.jpg', await jpeg('#224466'));
    await put('pictures/b.jpg', 'Dette er en tekst');
    const feed = withArticles(
      article(1, { image: 'pictures/a.jpg' }),
      article(2, { image: 'pictures/b.jpg' }),
      article(3, { image: 'https://cdn.example/a.jpg' }),
    );
    const { told, kinds: tallies } = await imported(feed, { dryRun: true });
    expect(told).toMatchObject([{ line: 2, field: 'image' }]);
    expect(tallies.articles?.inserted).toBe(3);
    expect([asked, cuts, (await database.sql`select from pictures`).length]).toEqual([[], 0, 0]);
  });

  it('after a run finds nothing to change', async () => {
    await put(
      'pictures/a.jpg',
      await goodsOnWhite({ width: 300, height: 300 }, { left: 100, top: 100, width: 50, height: 80 }).jpeg().toBuffer(),
    );
    const feed = withArticles(article(1, { image: 'pictures/a.jpg' }));
    await imported(feed);
    expect((await imported(feed, { dryRun: true })).changed).toBe(0);
  });
});

it('an import whose pictures cannot be kept stops, and shows the pictures it showed', async () => {
  await put('pictures/a.jpg', await jpeg('#c2361f'));
  const feed = withArticles(article(1, { image: 'pictures/a.jpg' }));
  await imported(feed);
  const before = await imageOf(1);
  await rm(kept, { recursive: true });
  // A file where the folder was: nothing can be written.
  await writeFile(kept, '');
  await expect(imported(feed)).rejects.toThrow(/^Photographs cannot be kept \(.+\); what was written stays/);
  expect(await imageOf(1)).toBe(before);
  await rm(kept);
});

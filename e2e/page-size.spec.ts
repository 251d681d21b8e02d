import { gzipSync } from 'node:zlib';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, productsOn, test } from './shop';

const KIB = 1024;
/** What Next itself puts into every page. */
const OF_NEXT = /^(default|IconMark|(Outlet|Metadata|Viewport)Boundary|)$/;

async function pageOf(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path);
  expect(answer.status(), path).toBe(200);
  return answer.text();
}

/** What React reads of a page to bring it to life. */
const readByReact = (html: string) =>
  [...html.matchAll(/self\.__next_f\.push\(\[1,"((?:[^"\\]|\\.)*)"/g)]
    .map(([, text]) => JSON.parse(`"${text}"`) as string)
    .join('');

/** The parts of a page that the browser brings to life, by name, each as often as it stands there. */
function liveParts(html: string): string[] {
  const read = readByReact(html);
  const names = new Map(
    [...read.matchAll(/^([0-9a-f]+):I\[[^\n]*,"(\w*)"\]$/gm)].map(([, id = '', name = '']) => [id, name] as const),
  );
  const parts = [...read.matchAll(/\["\$","\$L([0-9a-f]+)"/g)].flatMap(([, id = '']) => names.get(id) ?? []);
  return parts.filter((name) => !OF_NEXT.test(name));
}

test.describe('decision 0028: the size of pages', () => {
  const limits: [name: string, path: string, kib: number][] = [
    ['home', '/', 153],
    ['a list', '/sko', 136],
    ['a search', '/search/jakke', 130],
  ];
  for (const [name, path, kib] of limits)
    test(`${name} is at most ${kib} KiB`, async ({ request }) => {
      expect(Buffer.byteLength(await pageOf(request, path)) / KIB).toBeLessThanOrEqual(kib);
    });

  test('most products are at most 136 KiB, and those with many sizes and reviews at most 160', async ({ request }) => {
    const paths = [
      ...(await productsOn(request, '/sko')).slice(0, 6),
      ...(await productsOn(request, '/sykkel')).slice(0, 6),
    ];
    const sizes: number[] = [];
    // One after the other: many cold pages at once are more than the shop may have to carry.
    for (const path of paths) sizes.push(Buffer.byteLength(await pageOf(request, path)) / KIB);
    sizes.sort((a, b) => a - b);
    expect(sizes[Math.ceil(sizes.length / 2)]).toBeLessThanOrEqual(136);
    expect(sizes.at(-1)).toBeLessThanOrEqual(160);
  });

  test('a list hydrates at most 25 components, however many cards it has', async ({ request }) => {
    const parts = liveParts(await pageOf(request, '/sko'));
    expect(parts).toContain('ListView');
    expect(parts.length, parts.join(' ')).toBeLessThanOrEqual(25);
  });

  test('the cards of a list are in its HTML with name, price and link', async ({ request }) => {
    const html = await pageOf(request, '/sko');
    const cards = [...html.matchAll(/<article[\s\S]*?<\/article>/g)].map(([card]) => card);
    expect(cards).toHaveLength(20);
    for (const card of cards) {
      expect(card).toMatch(/<a href="\/product\/[^"]+"|<a class="[^"]*" href="\/product\/[^"]+"/);
      expect(card).toMatch(/\d\skr</);
    }
  });
});

/** What a page's HTML names: its style sheets, and the scripts that are fetched before anything is touched. */
const filesOf = (html: string, ending: 'css' | 'js') => [
  ...new Set(
    [...html.matchAll(new RegExp(`"(/_next/static/[^"\\\\]+\\.${ending})"(?! noModule)`, 'g'))].map(
      ([, file]) => file as string,
    ),
  ),
];

async function packed(request: APIRequestContext, files: string[]): Promise<number> {
  let bytes = 0;
  for (const file of files) bytes += gzipSync(await (await request.get(file)).body()).length;
  return bytes / KIB;
}

/** Fetched by itself while nobody touches the page. */
async function fetchedScripts(page: Page, path: string): Promise<string[]> {
  await page.goto(path, { waitUntil: 'networkidle' });
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((name) => /^\/_next\/static\/.*\.js$/.test(name)),
  );
}

test.describe('decision 0014: scripts come when they are wanted', () => {
  test('few come before the first touch', async ({ page }) => {
    const [product] = await productsOn(page.request, '/sko');
    for (const [path, first, whole] of [
      ['/', 154, 202],
      ['/sko', 150, 176],
      [product as string, 150, 204],
      ['/search/jakke', 150, 176],
    ] as const) {
      const html = await pageOf(page.request, path);
      expect(await packed(page.request, filesOf(html, 'js')), `${path} at first`).toBeLessThanOrEqual(first);
      expect(await packed(page.request, await fetchedScripts(page, path)), `${path} untouched`).toBeLessThanOrEqual(
        whole,
      );
    }
  });

  test('the styles of what comes alive late are there from the start', async ({ request }) => {
    const [product] = await productsOn(request, '/sko');
    for (const path of ['/', '/sko', product as string, '/search/jakke']) {
      const html = await pageOf(request, path);
      let sheets = html;
      for (const sheet of filesOf(html, 'css')) sheets += await (await request.get(sheet)).text();
      const markup = html.replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '');
      const classes = new Set([...markup.matchAll(/\sclass="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')));
      const ours = [...classes].filter((name) => /^[\w-]{6,}_\w+$/.test(name));
      expect(ours.length).toBeGreaterThan(50);
      expect(
        ours.filter((name) => !sheets.includes(`.${name}`)),
        path,
      ).toEqual([]);
    }
  });
});

import { readFileSync, writeFileSync } from 'node:fs';
import type { APIRequestContext, Page } from '@playwright/test';
import { haveInCart } from './goods';
import {
  brotliParts,
  comesByItself,
  elementParts,
  fileParts,
  fontParts,
  htmlParts,
  liveParts,
  type Parts,
  pictureParts,
  requestsAtOnce,
  scriptsOf,
  stylesOf,
  sum,
} from './page-parts';
import { expect, productsOn, test } from './shop';

interface Budget {
  most: number;
  /** What it was made of when the budget was set. */
  noted: Parts;
}

const FILE = 'bench/budgets.json';
const budgets = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, Record<string, Budget>>;
/** `BUDGETS=note npm test browser e2e/page-size.spec.ts` notes anew what pages are made of; budgets are changed by hand. */
const notes = process.env.BUDGETS === 'note';

async function pageOf(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path);
  expect(answer.status(), path).toBe(200);
  return answer.text();
}

async function counts(page: Page, path: string): Promise<Record<string, Parts>> {
  const { request } = page;
  const html = await pageOf(request, path);
  const named = scriptsOf(html);
  const { late, fonts, pictures } = await comesByItself(page, path, named);
  return {
    'bytes of HTML': htmlParts(html),
    'bytes of HTML, brotli': brotliParts(html),
    'bytes of style, gzip': await fileParts(request, stylesOf(html)),
    'bytes of script before the first touch, gzip': await fileParts(request, named),
    'bytes of script that come late by themselves, gzip': await fileParts(request, late),
    fonts: fontParts(fonts),
    'pictures on the first screen': pictureParts(pictures),
    'requests before the first paint': requestsAtOnce(html),
    'elements in the document': await elementParts(page, html),
    'parts that come alive': liveParts(html),
  };
}

/** Each part that is larger than noted or was not there, the most grown first. */
function grown(now: Parts, noted: Parts): string {
  return Object.entries(now)
    .map(([name, size]) => ({ name, size, before: noted[name] ?? 0 }))
    .filter(({ size, before }) => size > before)
    .sort((a, b) => b.size - b.before - (a.size - a.before))
    .map(({ name, size, before }) => `  ${name}: ${before > 0 ? `${before} → ${size}` : `${size}, new`}`)
    .join('\n');
}

/** What is over its budget, in words; nothing where all is within. */
function overBudget(now: Record<string, Parts>, budget: Record<string, Budget>): string[] {
  return Object.entries(budget).flatMap(([name, { most, noted }]) => {
    const parts = now[name] ?? {};
    const size = sum(parts);
    return size > most ? [`${name}: ${size}, at most ${most}. Grown since noted:\n${grown(parts, noted)}`] : [];
  });
}

function note(kind: string, now: Record<string, Parts>): void {
  const all = JSON.parse(readFileSync(FILE, 'utf8')) as typeof budgets;
  const before = all[kind] ?? {};
  all[kind] = Object.fromEntries(
    Object.entries(now).map(([name, noted]) => [name, { most: before[name]?.most ?? sum(noted), noted }]),
  );
  writeFileSync(FILE, `${JSON.stringify(all, undefined, 2)}\n`);
}

test.describe('decision 0063: a page stays within its budget', () => {
  test.describe.configure({ mode: 'default' });
  // The phone of Lighthouse.
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });

  const paths: Record<string, (request: APIRequestContext) => Promise<string>> = {
    home: async () => '/',
    list: async () => '/sko',
    product: async (request) => (await productsOn(request, '/sko'))[0] as string,
    search: async () => '/search/jakke',
    checkout: async () => '/checkout',
  };
  for (const [kind, pathOf] of Object.entries(paths))
    test(kind, async ({ page, request }) => {
      if (kind === 'checkout') await haveInCart(page);
      const now = await counts(page, await pathOf(request));
      if (notes) return note(kind, now);
      const over = overBudget(now, budgets[kind] ?? {});
      expect(Object.keys(budgets[kind] ?? {}), 'everything that is counted has a budget').toEqual(Object.keys(now));
      expect(over, over.join('\n')).toEqual([]);
    });

  test('what is over names what grew', () => {
    const noted = { ListView: 10, Heart: 5 };
    const now = { parts: { ListView: 12, Heart: 5, Toast: 3 } };
    expect(overBudget(now, { parts: { most: 20, noted } })).toEqual([]);
    expect(overBudget(now, { parts: { most: 19, noted } })).toEqual([
      'parts: 20, at most 19. Grown since noted:\n  Toast: 3, new\n  ListView: 10 → 12',
    ]);
  });

  test('the largest of twelve products', async ({ request }) => {
    const products = [
      ...(await productsOn(request, '/sko')).slice(0, 6),
      ...(await productsOn(request, '/sykkel')).slice(0, 6),
    ];
    // One after the other: many cold pages at once are more than the shop may have to carry.
    let largest: Parts = {};
    for (const path of products) {
      const parts = htmlParts(await pageOf(request, path));
      if (sum(parts) > sum(largest)) largest = parts;
    }
    const now = { 'bytes of HTML': largest };
    if (notes) return note('largest product', now);
    const over = overBudget(now, budgets['largest product'] ?? {});
    expect(over, over.join('\n')).toEqual([]);
  });
});

test('decision 0028: the cards of a list are in its HTML with name, price and link', async ({ request }) => {
  const html = await pageOf(request, '/sko');
  expect(Object.keys(liveParts(html))).toContain('ListView');
  const cards = [...html.matchAll(/<article[\s\S]*?<\/article>/g)].map(([card]) => card);
  expect(cards).toHaveLength(20);
  for (const card of cards) {
    expect(card).toMatch(/<a href="\/product\/[^"]+"|<a class="[^"]*" href="\/product\/[^"]+"/);
    expect(card).toMatch(/\d\skr</);
  }
});

test('decision 0014: the styles of what comes alive late are there from the start', async ({ request }) => {
  const [product] = await productsOn(request, '/sko');
  for (const path of ['/', '/sko', product as string, '/search/jakke']) {
    const html = await pageOf(request, path);
    let sheets = html;
    for (const sheet of stylesOf(html)) sheets += await (await request.get(sheet)).text();
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

import { type ReadPage, readPage } from './html-read';
import type { Report } from './part';
import type { Brand, Site } from './site';
import { createVisitor, type Visitor } from './visitor';

export interface Crawled {
  brand: Brand;
  path: string;
  status: number;
  location?: string;
  headers: Record<string, string | string[] | undefined>;
  page?: ReadPage;
  from: string;
}

export interface Crawl {
  brand: Brand;
  pages: Map<string, Crawled>;
  external: Map<string, string>;
  assets: Map<string, string>;
  /** '/path#id' → a page that links there. */
  anchors: Map<string, string>;
  sitemap: Map<string, string | undefined>;
}

const BESIDE = 6;
/** Links of these are not followed: filters multiply without end. */
const MOST_LEFT = 300;

/** Work may add to the queue. */
async function drain<T>(queue: T[], work: (one: T) => Promise<void>) {
  const worker = async () => {
    for (let one = queue.shift(); one !== undefined; one = queue.shift()) await work(one);
  };
  // Others may still be adding.
  while (queue.length > 0) await Promise.all(Array.from({ length: BESIDE }, worker));
}

async function sitemapOf(brand: Brand, visitor: Visitor) {
  const locations = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g)].map(
      ([, url = '', changed]) => [url.replaceAll('&amp;', '&').replace(brand.origin, ''), changed] as const,
    );
  const found = new Map<string, string | undefined>();
  for (const [part] of locations((await visitor.ask('/sitemap.xml')).text))
    for (const [path, changed] of locations((await visitor.ask(part)).text)) found.set(path, changed);
  return found;
}

export function robotsRules(text: string): (path: string) => boolean {
  const rules = [...text.matchAll(/^(Allow|Disallow): (\S+)$/gm)].map(([, kind, pattern = '']) => ({
    allowed: kind === 'Allow',
    length: pattern.length,
    fits: new RegExp(`^${pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}`),
  }));
  return (path) => {
    const [first] = rules.filter(({ fits }) => fits.test(path)).sort((a, b) => b.length - a.length);
    return first !== undefined && !first.allowed;
  };
}

async function crawl(brand: Brand, site: Site, report: Report): Promise<Crawl> {
  const visitor = createVisitor(site, report, { host: brand.host, sockets: BESIDE });
  const [sitemap, { text }] = [await sitemapOf(brand, visitor), await visitor.ask('/robots.txt')];
  const isLeft = robotsRules(text);
  const pages = new Map<string, Crawled>();
  const [external, assets, anchors] = [new Map<string, string>(), new Map<string, string>(), new Map<string, string>()];
  const queue: { path: string; from: string }[] = [];
  const asked = new Set<string>();
  let left = 0;
  const meet = (href: string, base: string, from: string) => {
    if (!URL.canParse(href, base)) return void external.set(href, from);
    const url = new URL(href, base);
    if (url.origin !== brand.origin) return void external.set(href, from);
    const path = url.pathname + url.search;
    if (url.hash.length > 1) anchors.set(path + url.hash, from);
    if (asked.has(path) || (isLeft(path) && ++left > MOST_LEFT)) return;
    asked.add(path);
    queue.push({ path, from });
  };
  for (const path of ['/', ...sitemap.keys()]) meet(path, brand.origin, 'the sitemap');
  await drain(queue, async ({ path, from }) => {
    const answer = await visitor.ask(path, { headers: { accept: 'text/html', 'accept-encoding': 'gzip' } });
    const { status, headers } = answer;
    const isPage = /text\/html/.test(headers['content-type'] ?? '');
    const page = isPage ? readPage(answer.text) : undefined;
    pages.set(path, { brand, path, status, location: headers.location, headers, page, from });
    const base = new URL(path, brand.origin).href;
    if (headers.location) meet(headers.location, base, path);
    if (!page || isLeft(path)) return;
    for (const link of page.links) meet(link, base, path);
    for (const asset of page.assets) assets.set(new URL(asset, base).href, path);
  });
  visitor.leave();
  return { brand, pages, external, assets, anchors, sitemap };
}

const done = new WeakMap<Site, Promise<Crawl[]>>();

/** Crawls once for all parts that need it. */
export function crawlSite(site: Site, report: Report): Promise<Crawl[]> {
  const both = async () => {
    const crawls: Crawl[] = [];
    for (const brand of site.brands) crawls.push(await crawl(brand, site, report));
    return crawls;
  };
  const found = done.get(site) ?? both();
  done.set(site, found);
  return found;
}

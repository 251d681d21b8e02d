import { type Crawl, crawlSite, robotsRules } from './crawl';
import type { Part, Report } from './part';
import type { Site } from './site';
import { createVisitor, type Visitor } from './visitor';

const OLDEST = new Date('2015-01-01');

function lookAtMap({ brand, sitemap, pages }: Crawl, isLeft: (path: string) => boolean, report: Report) {
  const tomorrow = new Date(Date.now() + 86_400_000);
  for (const [path, changed] of sitemap) {
    report.tried();
    const place = `${brand.host}${path}`;
    const crawled = pages.get(path);
    if (crawled?.status !== 200) report.find(place, `stands in the sitemap and answers ${crawled?.status}`);
    if (isLeft(path)) report.find(place, 'stands in the sitemap, and robots.txt closes it');
    if (crawled?.page?.noindex) report.find(place, 'stands in the sitemap, and is not to be indexed');
    const canonical = crawled?.page?.canonical;
    if (crawled?.page && canonical !== brand.origin + path.replace(/^\/$/, '') && canonical !== brand.origin + path)
      report.find(place, `stands in the sitemap, and names ${canonical} in its place`);
    if (changed !== undefined) {
      const at = new Date(changed);
      if (!(at > OLDEST && at < tomorrow)) report.find(place, `says that it changed ${changed}`);
    }
  }
}

/** An indexable page is in the sitemap or names a canonical page that is. */
function lookAtCrawled({ brand, sitemap, pages }: Crawl, isLeft: (path: string) => boolean, report: Report) {
  for (const { path, status, page } of pages.values()) {
    if (status !== 200 || !page || page.noindex || isLeft(path) || sitemap.has(path)) continue;
    const place = `${brand.host}${path}`;
    if (!page.canonical) {
      report.find(place, 'may be indexed, and names no address of its own');
      continue;
    }
    const canonical = page.canonical.replace(brand.origin, '') || '/';
    const isFurther = /[?&]side=\d+/.test(canonical) && sitemap.has(canonical.split('?')[0] as string);
    if (!sitemap.has(canonical) && !isFurther)
      report.find(place, `may be indexed as ${canonical}, which the sitemap leaves out`);
  }
}

async function lookAtFeeds(visitor: Visitor, origin: string, report: Report) {
  for (const name of ['varer', 'butikklager']) {
    const place = `${visitor.host}/feeds/${name}.tsv`;
    const { status, headers, text } = await visitor.ask(`/feeds/${name}.tsv`);
    if (status !== 200 || !/tab-separated/.test(headers['content-type'] ?? '')) report.find(place, `answers ${status}`);
    const [head = '', ...rows] = text.replace(/\n$/, '').split('\n');
    const columns = head.split('\t');
    if (rows.length === 0) report.find(place, 'has no row');
    const ids = new Set<string>();
    for (const row of rows) {
      const cells = Object.fromEntries(row.split('\t').map((cell, at) => [columns[at], cell]));
      if (row.split('\t').length !== columns.length) report.find(place, `a row has another width: ${row.slice(0, 60)}`);
      if (!/^\d{13}$/.test(cells.id ?? '')) report.find(place, `${cells.id} is no EAN`);
      if (!/^\d+\.\d{2} NOK$/.test(cells.price ?? '')) report.find(place, `${cells.id} costs ${cells.price}`);
      if (cells.link && !cells.link.startsWith(`${origin}/product/`))
        report.find(place, `${cells.id} leads to ${cells.link}`);
      ids.add(`${cells.id} ${cells.store_code ?? ''}`);
    }
    if (ids.size !== rows.length) report.find(place, `${rows.length - ids.size} rows are there twice`);
    report.tried(rows.length);
  }
}

async function lookAtGuides(
  visitor: Visitor,
  origin: string,
  isLeft: (path: string) => boolean,
  robots: string,
  report: Report,
) {
  const place = visitor.host;
  if (!robots.includes(`Sitemap: ${origin}/sitemap.xml`))
    report.find(`${place}/robots.txt`, 'names no sitemap of its own');
  const guide = await visitor.ask('/llms.txt');
  const named = [...guide.text.matchAll(/\]\(([^)]+)\)/g)].map(([, url = '']) => url);
  if (named.length === 0) report.find(`${place}/llms.txt`, 'names no address');
  for (const url of named) {
    if (!url.startsWith(origin)) {
      report.find(`${place}/llms.txt`, `names ${url}, which is not of ${origin}`);
      continue;
    }
    const path = url.slice(origin.length) || '/';
    if (isLeft(path)) report.find(`${place}/llms.txt`, `names ${path}, which robots.txt closes`);
    const { status } = await visitor.ask(path);
    if (status !== 200) report.find(`${place}/llms.txt`, `names ${path}, which answers ${status}`);
  }
}

export const sitemap: Part = async (site: Site, report) => {
  for (const crawl of await crawlSite(site, report)) {
    const { brand } = crawl;
    const visitor = createVisitor(site, report, { host: brand.host });
    const { text: robots } = await visitor.ask('/robots.txt');
    const isLeft = robotsRules(robots);
    if (crawl.sitemap.size === 0) report.find(`${brand.host}/sitemap.xml`, 'names no page');
    lookAtMap(crawl, isLeft, report);
    lookAtCrawled(crawl, isLeft, report);
    await lookAtFeeds(visitor, brand.origin, report);
    await lookAtGuides(visitor, brand.origin, isLeft, robots, report);
    report.note(`${brand.host}: ${crawl.sitemap.size} addresses in the sitemap`);
    visitor.leave();
  }
};

import { type Crawl, crawlSite } from './crawl';
import type { Part, Report } from './part';
import type { Site } from './site';
import { createVisitor } from './visitor';

/** Drawing pictures takes long. */
const PICTURES_TRIED = 40;
const PICTURE = /\/pictures\//;

/** Anchors made by scripts. */
const OF_SCRIPTS = /^\/checkout#|#(?:betaling|levering|kontakt)$/;

function lookAtPages({ brand, pages }: Crawl, report: Report) {
  for (const { path, status, location, from, page } of pages.values()) {
    const place = `${brand.host}${path}`;
    if (status >= 400 || status === 0) report.find(place, `is linked from ${from} and answers ${status}`);
    const next = location === undefined ? undefined : new URL(location, `${brand.origin}${path}`);
    if (next && from !== 'the sitemap')
      report.find(place, `is linked from ${from} and leads on to ${location}: the link can name that itself`);
    if (page && status === 200 && page.title === '') report.find(place, 'has no title');
    if (page && status === 200 && page.headings !== 1) report.find(place, `has ${page.headings} first headings`);
  }
}

function lookAtAnchors({ brand, pages, anchors }: Crawl, report: Report) {
  for (const [address, from] of anchors) {
    const [path = '', id = ''] = address.split('#');
    const page = pages.get(path)?.page;
    report.tried();
    if (page && !page.ids.has(decodeURIComponent(id)) && !OF_SCRIPTS.test(address))
      report.find(`${brand.host}${address}`, `is linked from ${from}, and nothing has that id`);
  }
}

async function lookAtAssets({ brand, assets }: Crawl, site: Site, report: Report) {
  const visitor = createVisitor(site, report, { host: brand.host });
  const own = [...assets].filter(([url]) => url.startsWith(`${brand.origin}/`));
  const pictures = own.filter(([url]) => PICTURE.test(url));
  const step = Math.max(1, Math.floor(pictures.length / PICTURES_TRIED));
  const tried = [...own.filter(([url]) => !PICTURE.test(url)), ...pictures.filter((_, at) => at % step === 0)];
  await Promise.all(
    tried.map(async ([url, from]) => {
      const { pathname, search } = new URL(url);
      const { status } = await visitor.ask(pathname + search, { method: 'HEAD' });
      if (status !== 200) report.find(url, `is loaded by ${from} and answers ${status}`);
    }),
  );
  visitor.leave();
  const foreign = assets.size - own.length;
  report.note(
    `${brand.host}: ${tried.length} files asked for, of ${pictures.length} pictures every ${step}th${foreign ? `, ${foreign} of other hosts left alone` : ''}`,
  );
}

export const links: Part = async (site, report) => {
  for (const crawl of await crawlSite(site, report)) {
    lookAtPages(crawl, report);
    lookAtAnchors(crawl, report);
    await lookAtAssets(crawl, site, report);
    const outside = new Set(
      [...crawl.external.keys()].filter((href) => /^https?:/.test(href)).map((href) => new URL(href).host),
    );
    report.note(`${crawl.brand.host}: ${crawl.pages.size} pages, ${crawl.anchors.size} anchors`);
    report.note(`${crawl.brand.host}: other sites linked, not asked: ${[...outside].sort().join(', ') || 'none'}`);
  }
};

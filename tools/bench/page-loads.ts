import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { BenchBrowser } from './chromium';
import type { Row, Rows } from './http-load';
import { type Kept, loadWhole, openPhone } from './loads';
import { round } from './statistics';

const kilobytes = (bytes: number) => round(bytes / 1024, 1);

interface Loaded {
  html: string;
  scripts: { named: number; late: number };
  styles: number;
  beforePaint: number;
  elements: number;
}

/** Counted, not timed: what a phone fetches of a page that nobody touches. */
export async function pageLoadsTable(browser: BenchBrowser, urls: Record<string, string>, kept: Kept): Promise<Rows> {
  const sizes = new Map<string, Promise<number>>();
  const gzipped = (url: string) => {
    const known = sizes.get(url) ?? fetch(url).then(async (answer) => gzipSync(await answer.bytes()).length);
    sizes.set(url, known);
    return known;
  };
  const loads: Record<string, Loaded> = {};
  for (const [name, url] of Object.entries(urls)) loads[name] = await load(browser, url, kept, gzipped);
  const bare = loads.bare?.scripts;
  const ofBare = (bare?.named ?? 0) + (bare?.late ?? 0);
  return Object.fromEntries(Object.entries(loads).map(([name, loaded]) => [name, row(loaded, ofBare)]));
}

function row({ html, scripts: { named, late }, styles, beforePaint, elements }: Loaded, ofBare: number): Row {
  return {
    'script KB gz': kilobytes(named + late),
    'before a touch': kilobytes(named),
    'late by itself': kilobytes(late),
    'own before a touch': kilobytes(named - ofBare),
    'own in all': kilobytes(named + late - ofBare),
    'style KB gz': kilobytes(styles),
    'HTML KB': kilobytes(Buffer.byteLength(html)),
    'HTML KB br': kilobytes(brotliCompressSync(html).length),
    elements,
    'requests before the first paint': beforePaint,
  };
}

async function load(
  browser: BenchBrowser,
  url: string,
  kept: Kept,
  gzipped: (url: string) => Promise<number>,
): Promise<Loaded> {
  const visit = await openPhone(browser, kept);
  try {
    await loadWhole(visit.page, url);
    const seen = await visit.page.evaluate(() => {
      const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return {
        files: [...new Set(resources.map(({ name }) => name))],
        beforePaint: 1 + resources.filter(({ startTime }) => startTime < paint).length,
        elements: document.querySelectorAll('*').length,
      };
    });
    const html = await (await fetch(url)).text();
    const sum = async (files: string[]) =>
      (await Promise.all(files.map(gzipped))).reduce((total, bytes) => total + bytes, 0);
    const scripts = seen.files.filter((file) => /\/_next\/static\/.*\.js$/.test(file));
    const isNamed = (file: string) => html.includes(new URL(file).pathname);
    return {
      html,
      scripts: {
        named: await sum(scripts.filter(isNamed)),
        late: await sum(scripts.filter((file) => !isNamed(file))),
      },
      styles: await sum(seen.files.filter((file) => new URL(file).pathname.endsWith('.css'))),
      beforePaint: seen.beforePaint,
      elements: seen.elements,
    };
  } finally {
    await visit.close();
  }
}

import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { takePort } from '@/tools/machine/ports';
import { startBarePage } from './bare-page';
import { fillCart } from './fill-cart';
import type { Row, Rows } from './http-load';

const RUNS = Number(process.env.BENCH_RUNS ?? 5);
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const sorted = (values: number[]) => values.toSorted((a, b) => a - b);
const at = (values: number[], share: number) =>
  sorted(values)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;
const median = (values: number[]) => at(values, 0.5);

/** Not indexed on purpose (rule 12.3). */
const onPurpose: Partial<Record<string, string[]>> = { search: ['is-crawlable'], checkout: ['is-crawlable'] };

type Figures = Record<'index' | 'LCP' | 'TBT' | 'CLS' | 'script' | Score, number>;
type Score = (typeof SCORES)[number];
const SCORES = ['performance', 'accessibility', 'best-practices', 'seo', 'agentic-browsing'] as const;

interface Audit {
  figures: Figures;
  wanting: string[];
}

async function audit(url: string, port: number, skipAudits: string[] = []): Promise<Audit> {
  const result = await lighthouse(
    url,
    { port, output: 'json', logLevel: 'error' },
    { extends: 'lighthouse:default', settings: { skipAudits } },
  );
  if (!result) throw new Error(`Lighthouse has no answer for ${url}.`);
  const { categories, audits, environment } = result.lhr;
  const score = (name: Score) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const wanting = SCORES.flatMap((name) => categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => id);
  const requests = audits['network-requests']?.details;
  const scripts = requests?.type === 'table' ? requests.items.filter((item) => item.resourceType === 'Script') : [];
  const figures = {
    index: environment.benchmarkIndex,
    LCP: value('largest-contentful-paint') / 1000,
    TBT: value('total-blocking-time'),
    CLS: value('cumulative-layout-shift'),
    script: scripts.reduce((sum, item) => sum + Number(item.transferSize) / 1024, 0),
    ...(Object.fromEntries(SCORES.map((name) => [name, score(name)])) as Record<Score, number>),
  };
  return { figures, wanting };
}

/** The median of Lighthouse runs as a phone. Rounds through all pages spread disturbances evenly. */
export async function lighthouseTable(
  shopUrl: string,
  pages: Record<string, string>,
  articles: readonly string[],
  executablePath: string,
): Promise<Rows> {
  const port = await takePort();
  const bare = await startBarePage();
  const browser = await chromium.launchPersistentContext('', {
    executablePath,
    args: [...FLAGS, `--remote-debugging-port=${port}`],
  });
  try {
    await fillCart(
      browser,
      articles.map((path) => shopUrl + path),
    );
    const urls = {
      bare: bare.url,
      ...Object.fromEntries(Object.entries(pages).map(([n, path]) => [n, shopUrl + path])),
    };
    const audits: Record<string, Audit[]> = {};
    for (let run = 0; run < RUNS; run++)
      for (const [name, url] of Object.entries(urls)) {
        audits[name] ??= [];
        audits[name].push(await audit(url, port, onPurpose[name]));
      }
    const ofBare = medians(audits.bare ?? []);
    return Object.fromEntries(Object.entries(audits).map(([name, runs]) => [name, rowOf(runs, ofBare)]));
  } finally {
    await browser.close();
    await bare.stop();
  }
}

const medians = (audits: Audit[]) => (name: keyof Figures) => median(audits.map(({ figures }) => figures[name]));

function rowOf(audits: Audit[], bare: (name: keyof Figures) => number): Row {
  const of = medians(audits);
  const round = (value: number, digits = 2) => Number(value.toFixed(digits));
  const lcp = sorted(audits.map(({ figures }) => figures.LCP)).map((value) => round(value, 1));
  return {
    'LCP s': round(of('LCP')),
    'from–to': `${lcp[0]}–${lcp.at(-1)}`,
    'LCP × bare': round(of('LCP') / bare('LCP')),
    'TBT ms': round(of('TBT'), 0),
    'TBT × bare': round(of('TBT') / bare('TBT')),
    CLS: round(of('CLS'), 3),
    'script KB': round(of('script'), 1),
    ...Object.fromEntries(SCORES.map((name) => [name, of(name)])),
    wanting: [...new Set(audits.flatMap(({ wanting }) => wanting))].join(' '),
    benchmarkIndex: of('index'),
  };
}

/** From the click on a filter to the next frame. */
export async function filterTimes(shopUrl: string, path: string, executablePath: string): Promise<Row> {
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const columns = page.waitForResponse((response) => response.url().includes('/lists/columns'));
    await page.goto(shopUrl + path);
    await page.waitForLoadState('networkidle');
    await page.getByRole('complementary', { name: 'Filter' }).hover();
    await columns;
    const times = await page.evaluate(async () => {
      const painted = () =>
        new Promise<unknown>((done) => {
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = done;
            port2.postMessage(0);
          });
        });
      const all: number[] = [];
      for (const box of document.querySelectorAll<HTMLInputElement>('aside input[type=checkbox]:not(:disabled)')) {
        const begun = performance.now();
        box.click();
        await painted();
        all.push(performance.now() - begun);
        box.click();
        await painted();
      }
      return all;
    });
    const round = (value: number) => Number(value.toFixed(1));
    return { choices: times.length, 'p50 ms': round(median(times)), 'p95 ms': round(at(times, 0.95)) };
  } finally {
    await browser.close();
  }
}

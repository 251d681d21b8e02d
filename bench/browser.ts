import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { freePort } from '@/scripts/ports';
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

/** Search results are kept out of search engines on purpose (rule 12.3), which is the one thing this audit asks. */
const onPurpose: Partial<Record<string, string[]>> = { search: ['is-crawlable'] };

async function audit(url: string, port: number, skipAudits: string[] = []) {
  const result = await lighthouse(
    url,
    { port, output: 'json', logLevel: 'error' },
    { extends: 'lighthouse:default', settings: { skipAudits } },
  );
  if (!result) throw new Error(`Lighthouse has no answer for ${url}.`);
  const { categories, audits } = result.lhr;
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const failing = ['performance', 'accessibility', 'best-practices', 'seo']
    .flatMap((name) => categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => id);
  const requests = audits['network-requests']?.details;
  const scripts = requests?.type === 'table' ? requests.items.filter((item) => item.resourceType === 'Script') : [];
  const figures = {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    SEO: score('seo'),
    'LCP s': value('largest-contentful-paint') / 1000,
    CLS: value('cumulative-layout-shift'),
    'TBT ms': value('total-blocking-time'),
    'script KB': scripts.reduce((sum, item) => sum + Number(item.transferSize) / 1024, 0),
  };
  return { figures, failing };
}

function medians(runs: Record<string, number>[]): Record<string, number> {
  const names = Object.keys(runs[0] ?? {});
  return Object.fromEntries(
    names.map((name) => [name, Number(median(runs.map((run) => run[name] ?? Number.NaN)).toFixed(3))]),
  );
}

/** Lighthouse as a phone sees each page, the median of some runs. */
export async function lighthouseTable(
  shopUrl: string,
  pages: Record<string, string>,
  executablePath: string,
): Promise<Rows> {
  const port = await freePort();
  const browser = await chromium.launch({ executablePath, args: [...FLAGS, `--remote-debugging-port=${port}`] });
  try {
    const rows: Rows = {};
    for (const [name, path] of Object.entries(pages)) {
      const runs: Awaited<ReturnType<typeof audit>>[] = [];
      for (let run = 0; run < RUNS; run++) runs.push(await audit(shopUrl + path, port, onPurpose[name]));
      rows[name] = {
        ...medians(runs.map(({ figures }) => figures)),
        'below 0.9': [...new Set(runs.flatMap(({ failing }) => failing))].join(' '),
      };
    }
    return rows;
  } finally {
    await browser.close();
  }
}

/** From the click on a filter to the next frame, with the list's columns in the browser; every value of the panel once. */
export async function filterTimes(shopUrl: string, path: string, executablePath: string): Promise<Row> {
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const columns = page.waitForResponse((response) => response.url().includes('/lists/columns'));
    await page.goto(shopUrl + path);
    await columns;
    await page.waitForLoadState('networkidle');
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

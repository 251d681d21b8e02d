import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { freePort } from '../scripts/test-shop.mjs';

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

const sorted = (values) => values.toSorted((a, b) => a - b);
const at = (values, share) => sorted(values)[Math.min(values.length - 1, Math.floor(values.length * share))];
const median = (values) => at(values, 0.5);

/** Search results are kept out of search engines on purpose (law-and-seo §9), which is the one thing this audit asks. */
const onPurpose = { search: ['is-crawlable'] };

async function audit(url, port, skipAudits = []) {
  const result = await lighthouse(
    url,
    { port, output: 'json', logLevel: 'error' },
    { extends: 'lighthouse:default', settings: { skipAudits } },
  );
  const { categories, audits } = result.lhr;
  const score = (name) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name) => audits[name]?.numericValue ?? Number.NaN;
  const failing = ['performance', 'accessibility', 'best-practices', 'seo'].flatMap((name) =>
    categories[name].auditRefs
      .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 0.9)
      .map(({ id }) => id),
  );
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    SEO: score('seo'),
    'LCP s': value('largest-contentful-paint') / 1000,
    CLS: value('cumulative-layout-shift'),
    'TBT ms': value('total-blocking-time'),
    'script KB': (audits['network-requests']?.details?.items ?? [])
      .filter((item) => item.resourceType === 'Script')
      .reduce((sum, item) => sum + item.transferSize / 1024, 0),
    failing,
  };
}

/** Lighthouse as a phone sees each page, the median of some runs. */
export async function lighthouseTable(shopUrl, pages, executablePath) {
  const port = await freePort();
  const browser = await chromium.launch({ executablePath, args: [...FLAGS, `--remote-debugging-port=${port}`] });
  try {
    const rows = {};
    for (const [name, path] of Object.entries(pages)) {
      const runs = [];
      for (let run = 0; run < RUNS; run++) runs.push(await audit(shopUrl + path, port, onPurpose[name]));
      const [{ failing, ...first }] = runs;
      rows[name] = Object.fromEntries(
        Object.keys(first).map((key) => [key, Number(median(runs.map((one) => one[key])).toFixed(3))]),
      );
      rows[name]['below 0.9'] = [...new Set(runs.flatMap((one) => one.failing))].join(' ');
    }
    return rows;
  } finally {
    await browser.close();
  }
}

/** From the click on a filter to the next frame, with the list's columns in the browser; every value of the panel once. */
export async function filterTimes(shopUrl, path, executablePath) {
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const columns = page.waitForResponse((response) => response.url().includes('/lists/columns'));
    await page.goto(shopUrl + path);
    await columns;
    await page.waitForLoadState('networkidle');
    const times = await page.evaluate(async () => {
      const painted = () =>
        new Promise((done) => {
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = done;
            port2.postMessage(0);
          });
        });
      const all = [];
      for (const box of document.querySelectorAll('aside input[type=checkbox]:not(:disabled)')) {
        const begun = performance.now();
        box.click();
        await painted();
        all.push(performance.now() - begun);
        box.click();
        await painted();
      }
      return all;
    });
    const round = (value) => Number(value.toFixed(1));
    return { choices: times.length, 'p50 ms': round(median(times)), 'p95 ms': round(at(times, 0.95)) };
  } finally {
    await browser.close();
  }
}

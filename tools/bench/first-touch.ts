import type { Page } from 'playwright';
import { type BenchBrowser, SLOWDOWN } from './chromium';
import type { Row, Rows } from './http-load';
import { hearInteractions } from './interactions';
import { answerConsent, type Kept, loadWhole, openPhone, quiet, slowDown, type Visit } from './loads';
import { median } from './statistics';

/** Milliseconds after the first paint. The later ones meet scripts that run. */
const MOMENTS = [0, 0, 300];

interface Point {
  x: number;
  y: number;
}

/** The first touch while the page loads, the processor slowed down: from the press to the next frame. */
export async function firstTouchTable(browser: BenchBrowser, urls: Record<string, string>, kept: Kept): Promise<Rows> {
  const rows: Rows = {};
  for (const [name, url] of Object.entries(urls)) rows[name] = await touched(browser, url, kept);
  return rows;
}

async function touched(browser: BenchBrowser, url: string, kept: Kept): Promise<Row> {
  const visited = async <Answer>(look: (visit: Visit) => Promise<Answer>) => {
    const visit = await openPhone(browser, kept);
    await answerConsent(visit, url);
    return look(visit).finally(visit.close);
  };
  const point = await visited(async ({ page }) => {
    await loadWhole(page, url);
    return controlOn(page);
  });
  const times: number[] = [];
  for (const moment of MOMENTS) times.push(await visited((visit) => touch(visit, url, point, moment)));
  const atPaint = times.slice(0, MOMENTS.lastIndexOf(0) + 1);
  return {
    'at the first paint ms': median(atPaint),
    'most then ms': Math.max(...atPaint),
    'later in the load': times.slice(atPaint.length).join(' '),
    'most ms': Math.max(...times),
  };
}

async function touch(visit: Visit, url: string, point: Point, moment: number): Promise<number> {
  const { page, session } = visit;
  await hearInteractions(page);
  await slowDown(visit, SLOWDOWN);
  await session.send('Page.enable');
  await session.send('Page.setLifecycleEventsEnabled', { enabled: true });
  const painted = new Promise<void>((done) =>
    session.on('Page.lifecycleEvent', ({ name }) => name === 'firstContentfulPaint' && done()),
  );
  const loaded = page.goto(url, { waitUntil: 'load' });
  await painted;
  await new Promise((wait) => setTimeout(wait, moment));
  await Promise.all([
    session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] }),
    session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
    loaded,
  ]);
  await quiet(page);
  const heard = await page.evaluate(() => window.heard.map(({ ms }) => ms));
  return Math.max(0, ...heard);
}

/** The middle of the first control of the page's own that stands on the first screen. */
const controlOn = (page: Page): Promise<Point> =>
  page.evaluate(() => {
    const controls = document.querySelectorAll(
      'main button[type=button][aria-pressed], main label:has(input:enabled), main input',
    );
    for (const control of [...controls, ...document.querySelectorAll('header summary')]) {
      const { x, y, width, height } = control.getBoundingClientRect();
      const point = { x: x + width / 2, y: y + height / 2 };
      if (width > 0 && y >= 0 && control.contains(document.elementFromPoint(point.x, point.y))) return point;
    }
    throw new Error('The first screen has no control to touch.');
  });

import { existsSync, readFileSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { ensureHeadlessChromium } from '@/tools/machine/chromium';
import { say } from '@/tools/machine/terminal';
import { ownPages, type PageType, pageTypes } from './pages';
import { type Part, type Report, Skipped } from './part';
import type { Brand, Site } from './site';
import { createVisitor } from './visitor';

const QUIET = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];
const SCREENS = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 } },
};
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const PATIENCE_MS = 120_000;
/** First drawings may take longer; the page is tested without them. */
const QUIET_MS = 3_000;

interface Violation {
  id: string;
  nodes: { html: string; target: string[] }[];
}

const AXE = 'node_modules/axe-core/axe.min.js';

async function look(page: Page, place: string, report: Report) {
  report.tried();
  await page.waitForFunction(
    () => document.getAnimations().every(({ playState }) => playState !== 'running'),
    undefined,
    {
      timeout: PATIENCE_MS,
    },
  );
  // The page's CSP refuses it as a script tag.
  await page.evaluate(readFileSync(AXE, 'utf8'));
  const violations = await page.evaluate(async (values) => {
    const { axe } = window as unknown as { axe: { run(options: object): Promise<{ violations: Violation[] }> } };
    const options = { runOnly: { type: 'tag', values }, rules: { 'target-size': { enabled: true } } };
    const { violations: found } = await axe.run(options);
    return found.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html, target }) => ({ html, target })) }));
  }, TAGS);
  for (const { id, nodes } of violations)
    report.find(
      place,
      `${id}, ${nodes.length} times, first at ${nodes[0]?.target.join(' ')}: ${nodes[0]?.html.slice(0, 160)}`,
    );
}

/** Before hydration, a press does nothing. */
async function open(page: Page, url: string) {
  await page.goto(url, { timeout: PATIENCE_MS, waitUntil: 'domcontentloaded' });
  await page.waitForLoadState('networkidle', { timeout: QUIET_MS }).catch(() => undefined);
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll('button, input, select, textarea')].every((element) =>
        Object.keys(element).some((key) => key.startsWith('__react')),
      ),
    undefined,
    { timeout: PATIENCE_MS },
  );
}

type Opening = (page: Page) => Promise<unknown>;

/** Overlays, by the type of page they open from. */
const OPENINGS: { of: string; what: string; on?: keyof typeof SCREENS; press: Opening }[] = [
  {
    of: 'home',
    what: 'menu',
    on: 'phone',
    press: (page) => page.getByRole('banner').locator('summary').first().click(),
  },
  {
    of: 'home',
    what: 'choice of cookies',
    press: (page) => page.getByRole('contentinfo').getByText('Informasjonskapsler', { exact: true }).click(),
  },
  {
    of: 'category',
    what: 'filter',
    on: 'phone',
    press: (page) =>
      page
        .getByRole('button', { name: /^Filter/ })
        .first()
        .click(),
  },
  {
    of: 'home',
    what: 'suggestions',
    press: async (page) => {
      const search = page.getByRole('combobox').first();
      if (await search.isVisible()) await search.pressSequentially('jak');
    },
  },
  {
    of: 'product',
    what: 'cart',
    async press(page) {
      for (const size of await page
        .getByRole('group', { name: /^Størrelse/ })
        .getByRole('radio')
        .all()) {
        if ((await size.getAttribute('aria-label'))?.includes('utsolgt')) continue;
        await size.check({ force: true });
        break;
      }
      await page
        .getByRole('main')
        .getByRole('button', { name: 'Legg i handlekurv' })
        .first()
        .click({ timeout: PATIENCE_MS });
      await page.getByRole('dialog').waitFor({ timeout: PATIENCE_MS });
    },
  },
];

async function walk(
  context: BrowserContext,
  screen: keyof typeof SCREENS,
  brand: Brand,
  types: PageType[],
  report: Report,
) {
  const page = await context.newPage();
  for (const { name, path } of types) {
    const place = `${brand.host}${path} (${screen})`;
    const seen = await open(page, brand.origin + path)
      .then(() => look(page, place, report))
      .catch((error: Error) => error);
    if (seen instanceof Error) report.find(place, `could not be looked at: ${seen.message.split('\n', 1)[0]}`);
    for (const { of, what, on, press } of OPENINGS) {
      if (of !== name || (on && on !== screen)) continue;
      const opened = await open(page, brand.origin + path)
        .then(() => press(page))
        .then(() => look(page, `${place} with ${what}`, report))
        .catch((error: Error) => error);
      if (opened instanceof Error)
        report.find(`${place} with ${what}`, `could not be opened: ${opened.message.split('\n', 1)[0]}`);
    }
  }
  await page.close();
}

async function lookAtBrand(browser: Browser, site: Site, brand: Brand, report: Report) {
  const visitor = createVisitor(site, report, { host: brand.host });
  const customer = createVisitor(site, report, { host: brand.host });
  const [types, own] = [await pageTypes(visitor), await ownPages(customer)];
  for (const [screen, options] of Object.entries(SCREENS) as [keyof typeof SCREENS, object][]) {
    const context = await browser.newContext({ ...options, locale: 'nb-NO', timezoneId: 'Europe/Oslo' });
    const first = await context.newPage();
    await open(first, brand.origin).then(() => look(first, `${brand.host}/ (${screen}, first visit)`, report));
    const choice = { v: 1, ts: new Date().toISOString(), id: crypto.randomUUID(), ga: false, gtm: false, meta: false };
    await context.addCookies([
      { url: brand.origin, name: 'cookieConsent', value: encodeURIComponent(JSON.stringify(choice)) },
    ]);
    await first.close();
    await walk(context, screen, brand, types, report);
    await context.addCookies([...customer.cookies].map(([name, value]) => ({ url: brand.origin, name, value })));
    await walk(context, screen, brand, own, report);
    await context.close();
  }
}

/** Every type of page of both brands at two widths, with its overlays, by WCAG 2.2 AA and best practice. */
export const axe: Part = async (site, report) => {
  if (!existsSync(AXE)) throw new Skipped('axe-core is not installed');
  const executablePath = await ensureHeadlessChromium(say).catch((error: Error) => {
    throw new Skipped(error.message);
  });
  const browser = await chromium.launch({ executablePath, args: QUIET });
  try {
    for (const brand of site.brands) await lookAtBrand(browser, site, brand, report);
  } finally {
    await browser.close();
  }
};

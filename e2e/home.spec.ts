import type { Page } from '@playwright/test';
import { expect, HELDRE_URL, hydrated, open, productsOn, test } from './shop';

const HEROES = ['Ut i alt slags vær', 'Vinterklar', 'Reserver nå, hent i dag'];
const pause = (page: Page) => page.getByRole('button', { name: 'Stans Aktuelt' });
const dots = (page: Page) => page.getByRole('list', { name: 'Aktuelt' }).getByRole('button');
const shown = (page: Page) =>
  dots(page).evaluateAll((all) => 1 + all.findIndex((one) => one.getAttribute('aria-current') === 'true'));

/** The page with its clock stopped, the second hero just shown and nobody near it. */
async function stopped(page: Page) {
  await page.clock.install();
  await open(page, '/');
  await expect(pause(page)).toBeVisible();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  if ((await shown(page)) === 2) await dots(page).nth(0).click();
  await dots(page).nth(1).click();
  await leave(page);
  await expect.poll(() => shown(page)).toBe(2);
}

async function leave(page: Page) {
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.mouse.move(2, 2);
}

test.describe('rule 9.8: carousels', () => {
  test('the heroes rotate every 5000 ms in a loop', async ({ page }) => {
    await stopped(page);
    await page.clock.runFor(4900);
    expect(await shown(page)).toBe(2);
    await page.clock.runFor(200);
    await expect.poll(() => shown(page)).toBe(3);
    await page.clock.runFor(5100);
    await expect.poll(() => shown(page)).toBe(1);
  });

  const reasons: [name: string, hold: (page: Page) => Promise<unknown>, release: (page: Page) => Promise<unknown>][] = [
    ['the focus is in them', (page) => page.getByRole('link', { name: 'Til Vinterklar' }).focus(), leave],
    ['a pointer is over them', (page) => page.mouse.move(200, 400), leave],
    ['the tab is hidden', (page) => hide(page, true), (page) => hide(page, false)],
    [
      'they are stopped',
      async (page) => {
        await pause(page).click();
        await leave(page);
      },
      async (page) => {
        await page.getByRole('button', { name: 'Spill av Aktuelt' }).click();
        await leave(page);
      },
    ],
  ];
  for (const [name, hold, release] of reasons)
    test(`they stop while ${name}`, async ({ page }) => {
      await stopped(page);
      await hold(page);
      await page.clock.runFor(30_000);
      expect(await shown(page)).toBe(2);
      await release(page);
      await expect(async () => {
        await page.clock.runFor(5100);
        expect(await shown(page)).not.toBe(2);
      }).toPass();
    });

  test('with reduced motion they never move by themselves', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await open(page, '/');
    await expect(dots(page)).toHaveCount(3);
    await expect(pause(page)).toHaveCount(0);
    await page.clock.runFor(30_000);
    expect(await shown(page)).toBe(1);
    await page.getByRole('button', { name: 'Neste i Aktuelt' }).click();
    await expect.poll(() => shown(page)).toBe(2);
  });

  test('a campaign’s strip has a pause button, dots, and buttons for back and next', async ({ page }) => {
    await open(page, '/');
    const strip = page.locator('section', { has: page.getByRole('heading', { name: 'Ullukene', level: 2 }) }).first();
    const campaign = page.locator('section', { has: page.getByRole('heading', { name: 'Vinterklar', exact: true }) });
    await campaign.last().scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: 'Stans Vinterklar' })).toBeVisible();
    await page.getByRole('button', { name: 'Neste i Vinterklar' }).click();
    await expect(page.getByRole('list', { name: 'Vinterklar' }).getByRole('button').nth(1)).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(strip).toBeAttached();
  });

  test('a strip of a campaign rotates as well', async ({ page }) => {
    await page.clock.install();
    await open(page, '/');
    const stop = page.getByRole('button', { name: 'Stans Vinterklar' });
    const campaign = page.locator('section', { has: page.getByRole('heading', { name: 'Vinterklar', exact: true }) });
    await campaign.last().scrollIntoViewIfNeeded();
    await expect(stop).toBeVisible();
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    const places = page.getByRole('list', { name: 'Vinterklar' }).getByRole('button');
    await places.first().click();
    await leave(page);
    await expect(places.first()).toHaveAttribute('aria-current', 'true');
    await page.clock.runFor(5100);
    await expect(places.nth(1)).toHaveAttribute('aria-current', 'true');
  });

  test('every hero of the feed is in the page, and only the first picture loads at once', async ({ request }) => {
    const html = await (await request.get('/')).text();
    const heroes = html.slice(html.indexOf('<main'), html.indexOf('id="kategorier"'));
    for (const hero of HEROES) expect(heroes).toContain(`>${hero}</h`);
    const pictures = heroes.match(/<img[^>]*>/g) ?? [];
    expect(pictures.filter((picture) => !picture.includes('loading="lazy"'))).toHaveLength(1);
    expect(pictures[0]).not.toContain('loading="lazy"');
  });

  test('hydration of the carousels causes no layout shift', { tag: '@both' }, async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await expect(pause(page)).toBeVisible();
    const moved = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
        }),
    );
    expect(moved).toBe(0);
  });

  // A parser pauses wherever it likes on a slow line or a busy machine; what stands there is painted, and must stay.
  for (const path of ['/', '/sko'])
    test(`nothing moves ${path} while it is streamed`, { tag: '@both' }, async ({ page, request }) => {
      const html = (await (await request.get(path)).text()).replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '');
      const body = html.indexOf('<body');
      await page.route('**/empty', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
      await page.goto('/empty');
      const shifts = await page.evaluate(
        async ({ head, pieces }) => {
          const painted = () => new Promise(requestAnimationFrame);
          document.open();
          document.write(head);
          const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([disabled])')];
          await Promise.all(
            sheets.map((one) => one.sheet ?? new Promise((done) => one.addEventListener('load', done))),
          );
          const seen: string[] = [];
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
              const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node?: Node }[] };
              if (value > 0.002) seen.push(`${value}: ${sources[0]?.node?.textContent}`);
            }
          }).observe({ type: 'layout-shift' });
          for (const piece of pieces) {
            document.write(piece);
            await painted();
            if (document.documentElement.scrollHeight > 4 * innerHeight) break;
          }
          await painted();
          return seen;
        },
        { head: html.slice(0, body), pieces: html.slice(body).split(/(?=<(?!svg|path|use|source)[a-z])/) },
      );
      expect(shifts).toEqual([]);
    });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test('the first hero is shown, in a strip that scrolls, without dead buttons', async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1, name: HEROES[0] })).toBeInViewport();
      await expect(page.getByRole('heading', { level: 2, name: HEROES[1], exact: true }).first()).not.toBeInViewport();
      await expect(pause(page)).toHaveCount(0);
    });
  });
});

const hide = (page: Page, hidden: boolean) =>
  page.evaluate((is) => {
    Object.defineProperty(document, 'hidden', { value: is, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

test.describe('rule 2.20: the home page', () => {
  test('is at most seven screens high on a phone, and no wider', { tag: '@phone' }, async ({ page, isMobile }) => {
    test.skip(!isMobile, 'a phone’s page');
    for (const home of ['/', `${HELDRE_URL}/`]) {
      await open(page, home);
      // What comes only when one is near it has come.
      await page.locator('#sosialt').scrollIntoViewIfNeeded();
      await expect(page.locator('section[aria-labelledby="sosialt"] li').first()).toBeVisible();
      const [height, width] = await page.evaluate(() => {
        const { scrollHeight, scrollWidth } = document.documentElement;
        return [scrollHeight, scrollWidth];
      });
      expect(height, home).toBeLessThanOrEqual(7 * 844);
      expect(width, home).toBe(390);
    }
  });

  test('no tile leads to a list without goods', async ({ request }) => {
    const html = await (await request.get('/')).text();
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    const links = new Set(
      [...main.matchAll(/href="(\/(?!product\/)[^"#]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&')),
    );
    expect(links.size).toBeGreaterThan(20);
    for (const link of links) expect((await request.get(link)).status(), link).toBe(200);
  });

  test('a campaign opens with its picture, its dates in words and its terms', async ({ page }) => {
    await open(page, '/kampanje/vinterklar');
    const header = page.getByRole('main').locator('header');
    await expect(header.getByRole('heading', { level: 1, name: 'Vinterklar' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(header.getByText(/^Gjelder fra \d+\.\s[a-z]+\s\d{4} til /)).toBeVisible();
    await expect(header.locator('img')).toHaveCount(1);
    await header.getByText('Vilkår for kampanjen').click();
    await expect(header.getByText(/laveste de siste 30 dagene/)).toBeVisible();
  });
});

test.describe('rule 2.13: the menu on desktop', () => {
  test.skip(({ isMobile }) => isMobile, 'the phone has a list');
  const pages = ['Kundeservice', 'Vedlikehold', 'Om oss', 'Informasjon'];

  for (const [brand, home, more] of [
    ['Nordvidda', '/', []],
    ['Heldre', `${HELDRE_URL}/`, ['Jan Mayen']],
  ] as const)
    test(`${brand}: the brand’s own pages are there and fit at every width`, async ({ page }) => {
      for (const width of [1020, 1280, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await open(page, home);
        for (const name of [...pages, ...more]) {
          const link = page.getByRole('banner').getByRole('link', { name, exact: true });
          await expect(link, `${name} at ${width}`).toBeInViewport({ ratio: 1 });
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    });

  test('a panel shows its category’s newest articles with pictures', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('banner').getByRole('link', { name: 'Klær', exact: true }).hover();
    const panel = page.locator('[data-open]');
    await expect(panel.getByText('Nytt i Klær')).toBeVisible();
    await expect(panel.locator('a[href^="/product/"]')).toHaveCount(2);
    await expect(panel.locator('a[href^="/product/"] img')).toHaveCount(2);
  });
});

test.describe('the cart', () => {
  test('an empty cart offers bestsellers, or articles viewed before', async ({ page }) => {
    await open(page, '/?openCart=1');
    const cart = page.getByRole('dialog', { name: 'Handlekurv' });
    await expect(cart.getByRole('heading', { name: 'Dette kjøper andre' })).toBeVisible();
    await expect(cart.locator('a[href^="/product/"]')).toHaveCount(4);
    const [product] = await productsOn(page.request, '/sko');
    await open(page, product as string);
    await open(page, '/?openCart=1');
    await expect(cart.getByRole('heading', { name: 'Dette har du sett på' })).toBeVisible();
    await expect(cart.locator(`a[href="${product}"]`)).toBeVisible();
  });
});

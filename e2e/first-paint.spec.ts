import type { Page } from '@playwright/test';
import consent from '@/messages/consent.nb.json' with { type: 'json' };
import messages from '@/messages/nb.json' with { type: 'json' };
import { ready } from './list-page';
import { expect, hydrated, productsOn, test } from './shop';

const scripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/_next\/static\/.*\.js$/.test(name))
      .map(({ startTime }) => startTime),
  );

/** Holds the scripts of a page back; gives what lets them come. */
async function scriptsHeld(page: Page): Promise<() => void> {
  let bring = () => {};
  const held = new Promise<void>((done) => {
    bring = done;
  });
  await page.route(/\/_next\/static\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return bring;
}

test.describe('decision 0014: a page is painted before its scripts are fetched', () => {
  test('home, list, product, search and checkout: the first frame comes before the first script', async ({ page }) => {
    const [product] = await productsOn(page.request, '/sko');
    for (const path of ['/', '/sko', product as string, '/search/jakke', '/checkout']) {
      await page.goto(path);
      await expect.poll(() => scripts(page).then(({ length }) => length)).toBeGreaterThan(5);
      const painted = await page.evaluate(
        () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
      );
      expect(Math.min(...(await scripts(page))), path).toBeGreaterThan(painted);
    }
  });

  test('checkout: its first steps stand there before the first script, for readers in sight only', async ({ page }) => {
    await page.route(/\/_next\/static\/.*\.js$/, () => {});
    await page.goto('/checkout', { waitUntil: 'commit' });
    const { linesTitle, wayTitle, loading } = messages.checkout.words;
    for (const words of [linesTitle, wayTitle]) {
      await expect(page.getByText(words)).toBeVisible();
      await expect(page.getByRole('heading', { name: words })).toHaveCount(0);
    }
    await expect(page.getByRole('main').getByRole('status')).toContainText(loading);
  });

  test('what is pressed and chosen before the scripts load is shown as received, and done', { tag: '@both' }, async ({
    page,
  }) => {
    const bring = await scriptsHeld(page);
    const [product] = await productsOn(page.request, '/sko');
    await page.goto(product as string, { waitUntil: 'commit' });
    const search = page.getByRole('banner').getByLabel('Søk i butikken');
    await search.click();
    await page.keyboard.type('jakk');
    // One that is made and that some shop has.
    const size = page.locator('input[name="size"]:not([disabled]):not([aria-label*="utsolgt"])').last();
    await size.locator('xpath=..').click();
    await page
      .getByRole('main')
      .getByRole('button', { name: /favoritt/i })
      .first()
      .click();
    await page.getByRole('main').getByRole('button', { name: 'Legg i handlekurv' }).first().click();
    await expect(page.locator('html')).toHaveAttribute('data-heard', messages.header.wait);
    bring();
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
    await expect(size).toBeChecked();
    await expect(page.locator('html')).not.toHaveAttribute('data-heard');
    await page.waitForLoadState('networkidle');
    await expect(search).toHaveValue('jakk');
    // The suggestions stay shut, as the focus is in the drawer.
    await expect(search).toHaveAttribute('aria-expanded', 'false');
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('favourites') ?? '[]').length)).toBe(1);
  });

  test('also in a list: a heart, the order, and the share links, which load after the page', { tag: '@both' }, async ({
    page,
  }) => {
    const main = page.getByRole('main');
    const heart = (nth: number) => main.getByRole('button', { name: /favoritt/i }).nth(nth);
    await ready(page, '/sko');
    await heart(0).click();
    await expect(heart(0)).toHaveAttribute('aria-pressed', 'true');
    const bring = await scriptsHeld(page);
    await page.goto('/sko', { waitUntil: 'commit' });
    // One of them is a favourite already, which the page does not know yet.
    for (const nth of [0, 1]) await heart(nth).click();
    const order = main.getByRole('combobox', { name: 'Sorter' });
    await order.focus();
    // By keys: what a test chooses by itself is not a person's.
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(order).toHaveValue('pris');
    await main.locator('summary', { hasText: /^Del$/ }).click();
    await expect(page.locator('html')).toHaveAttribute('data-heard', messages.header.wait);
    bring();
    await expect(page).toHaveURL(/\/sko\?sortering=pris$/);
    await expect(main.getByRole('link', { name: 'Facebook' })).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-heard');
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('favourites') ?? '[]').length)).toBe(2);
  });

  test('decision 0056: a press on a control that lives waits for the choice before it', {
    tag: '@both',
  }, async ({ page }) => {
    // The test decides when early presses are repeated.
    await page.addInitScript(() => {
      const own = window.setInterval.bind(window);
      const repeats = (work: TimerHandler, ms?: number) => {
        if (ms !== 50) return own(work, ms);
        Object.assign(window, { repeat: () => own(work, ms) });
        return 0;
      };
      Object.assign(window, { setInterval: repeats });
    });
    const bring = await scriptsHeld(page);
    const [product] = await productsOn(page.request, '/sko');
    await page.goto(product as string, { waitUntil: 'commit' });
    const size = page.locator('input[name="size"]:not([disabled]):not([aria-label*="utsolgt"])').first();
    await size.locator('xpath=..').click();
    await expect(size).toBeChecked();
    bring();
    await page.waitForFunction(() => 'repeat' in window);
    await hydrated(page);
    await page.getByRole('main').getByRole('button', { name: 'Legg i handlekurv' }).first().click();
    await expect(page.locator('html')).toHaveAttribute('data-heard', messages.header.wait);
    await page.evaluate(() => (window as unknown as { repeat(): void }).repeat());
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
    await expect(size).toBeChecked();
    await expect(page.locator('html')).not.toHaveAttribute('data-heard');
  });

  test('decision 0056: a page whose frame fails to load answers presses on its other controls', async ({
    page,
    browserErrors,
  }) => {
    browserErrors.allow(/ERR_FAILED|Failed to load/);
    const [product] = await productsOn(page.request, '/sko');
    await page.route(/\/_next\/static\/.*\.js$/, async (route) => {
      const answer = await route.fetch();
      const text = await answer.text();
      const repeats = ['heardEarly', 'requestSubmit'].every((word) => text.includes(word));
      return repeats ? route.abort() : route.fulfill({ response: answer });
    });
    await page.goto(product as string, { waitUntil: 'commit' });
    const heart = page
      .getByRole('main')
      .getByRole('button', { name: /favoritt/i })
      .first();
    await heart.click();
    await expect
      .poll(() => heart.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))))
      .toBe(true);
    await expect.poll(() => page.evaluate(() => window.heardEarly?.deaf)).toBe(true);
    await expect(page.locator('html')).not.toHaveAttribute('data-heard');
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  });

  test('decision 0056: React hears of a control only once it has hydrated it', async ({ page }) => {
    const bring = await scriptsHeld(page);
    await page.goto('/sko', { waitUntil: 'commit' });
    const heart = page
      .getByRole('main')
      .getByRole('button', { name: /favoritt/i })
      .first();
    await heart.waitFor();
    await page.evaluate(() => {
      for (const type of ['pointerdown', 'click', 'keydown'])
        document.documentElement.addEventListener(type, ({ isTrusted }) => {
          if (isTrusted) document.documentElement.dataset.met = `${document.documentElement.dataset.met ?? ''} ${type}`;
        });
    });
    const met = () => page.locator('html').getAttribute('data-met');
    await heart.click();
    await page.keyboard.press('Enter');
    expect(await met()).toBeNull();
    bring();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect(await met()).toBeNull();
    await heart.click();
    expect(await met()).toBe(' pointerdown click');
  });

  test.describe('on a first visit', () => {
    test.use({ asked: true });
    test('a first picture that never loads blocks nothing for good', { tag: '@phone' }, async ({ page }) => {
      await page.route(/\/pictures\/scenes\//, () => {});
      await page.goto('/', { waitUntil: 'commit' });
      const heart = page.getByRole('button', { name: /favoritt/i }).first();
      await expect(async () => {
        if ((await heart.getAttribute('aria-pressed')) === 'false') await heart.click();
        await expect(heart).toHaveAttribute('aria-pressed', 'true', { timeout: 500 });
      }).toPass();
      await expect(page.getByRole('region', { name: consent.banner.title })).toBeVisible();
    });
  });
});

/** Returns position, size and main styles of each element of the page, a line each. */
const looks = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*:not(script, style, noscript)')].map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, fontSize, fontWeight, display, visibility, position } = getComputedStyle(element);
      const styles = { color, backgroundColor, fontSize, fontWeight, display, visibility, position };
      const at = [left, top, width, height].map(Math.round).join();
      return `${element.tagName} ${element.getAttribute('class') ?? ''} ${at} ${Object.values(styles).join(' ')}`;
    }),
  );

const fontsIn = (page: Page) =>
  page.evaluate(() =>
    [...document.styleSheets]
      .filter(({ href }) => href)
      .flatMap(({ cssRules }) => [...cssRules].filter((rule) => rule instanceof CSSFontFaceRule))
      .map(({ cssText }) => cssText),
  );

test.describe('decision 0066: a page carries the rules that it shows', () => {
  for (const width of [390, 1440])
    test(`with its own rules alone a page looks as it does with whole style sheets, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const [product = ''] = await productsOn(page.request, '/sko');
      await page.route(/\/_next\/static\/.*\.js$/, () => {});
      for (const path of ['/', '/sko', product, '/search/jakke', '/checkout', '/butikker', '/blogg']) {
        let bring = () => {};
        const held = new Promise<void>((done) => {
          bring = done;
        });
        await page.route(/\.css$/, async (route) => {
          await held;
          await route.continue();
        });
        await page.goto(path, { waitUntil: 'commit' });
        const links = page.locator('head > link[rel=stylesheet]:not([disabled])');
        await expect.poll(() => links.count(), path).toBeGreaterThan(0);
        // Chromium lays out a `.below` part near the screen one frame late: show all parts before comparing.
        await page.evaluate(() => document.documentElement.toggleAttribute('data-whole', true));
        await page.evaluate(() => document.fonts.ready);
        const before = await looks(page);
        bring();
        await expect
          .poll(() => page.evaluate(() => [...document.styleSheets].filter(({ href }) => href).length))
          .toBe(await links.count());
        expect(await looks(page), path).toEqual(before);
        expect(await fontsIn(page), 'whole sheets with a font have the page laid out again').toEqual([]);
        await page.unroute(/\.css$/);
      }
    });

  test('what is below the screen is laid out when it comes near, and printed', async ({ page }) => {
    await page.goto('/');
    const below = page.locator('footer');
    await expect(below).toHaveCSS('content-visibility', 'auto');
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('main .below').first()).toHaveCSS('content-visibility', 'visible');
  });
});

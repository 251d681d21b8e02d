import type { Page } from '@playwright/test';
import consent from '@/messages/consent.nb.json' with { type: 'json' };
import { expect, productsOn, test } from './shop';

const scripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/_next\/static\/.*\.js$/.test(name))
      .map(({ startTime }) => startTime),
  );

test.describe('decision 0014: a page is painted before its scripts are fetched', () => {
  test('home, list, product and search: the first frame comes before the first script', async ({ page }) => {
    const [product] = await productsOn(page.request, '/sko');
    for (const path of ['/', '/sko', product as string, '/search/jakke']) {
      await page.goto(path);
      await expect.poll(() => scripts(page).then(({ length }) => length)).toBeGreaterThan(5);
      const painted = await page.evaluate(
        () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
      );
      expect(Math.min(...(await scripts(page))), path).toBeGreaterThan(painted);
    }
  });

  test.describe('on a first visit', () => {
    test.use({ asked: true });
    test('a first picture that never comes holds nothing back for good', { tag: '@phone' }, async ({ page }) => {
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

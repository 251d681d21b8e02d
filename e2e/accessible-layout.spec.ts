import type { Page } from '@playwright/test';
import { sample } from '@/tests/support/sample';
import { beCustomer } from './customer';
import { addSomething } from './goods';
import { cutOff, faintFields, hiddenFocus, sideways, smallTargets } from './layout-faults';
import { asSent, enlarge, overTheName, spaceOut } from './readers-letters';
import { expect, HELDRE_URL, open, productsOn, test } from './shop';

// A page that glides to what has the focus is measured where it comes to stand.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The criteria of WCAG 2.2 AA that are seen in the layout, at the width the page has. */
async function expectGoodLayout(page: Page, path: string) {
  const { width, height } = page.viewportSize() as { width: number; height: number };
  expect(await smallTargets(page), '2.5.8 target size').toEqual([]);
  expect(await faintFields(page), '1.4.11 edges of fields').toEqual([]);
  expect(await hiddenFocus(page), '1.4.11, 2.4.7 and 2.4.11 focus').toEqual([]);
  expect(await page.locator('[data-visited]').count(), 'the walk by Tab went on').toBeGreaterThan(8);

  await open(page, path);
  const before = await cutOff(page);
  await spaceOut(page);
  expect(
    (await cutOff(page)).filter((words) => !before.includes(words)),
    '1.4.12 text spacing',
  ).toEqual([]);
  expect(await sideways(page), '1.4.12 text spacing').toBeLessThanOrEqual(0);

  await asSent(page);
  await enlarge(page);
  expect(await sideways(page), '1.4.4 letters of 200 %').toBeLessThanOrEqual(0);
  expect(await overTheName(page), '1.4.4 letters of 200 %').toEqual([]);

  await asSent(page);
  // A window of 1280 by 1024 px enlarged to 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  expect(await sideways(page), '1.4.10 reflow').toBeLessThanOrEqual(0);
  await page.setViewportSize({ width, height });
}

test.describe('rule 18.4: texts and controls', () => {
  // A link that has the focus would have its page made, and here all of them get it.
  test.beforeEach(({ page }) => page.route(/[?&]_rsc=/, (route) => route.fulfill({ status: 204 })));

  const narrow = [
    '/search/jakke',
    '/logg-inn',
    '/registrer',
    '/blogg/lag-pa-lag',
    '/butikker',
    '/angre',
    '/tilgjengelighet',
  ];
  for (const [path, tag] of [
    ...sample(['/', '/sko', `${HELDRE_URL}/`], 2).map((path) => [path, '@both'] as const),
    ...sample(narrow, 2).map((path) => [path, '@phone'] as const),
  ])
    test(`is large, clear and uncovered on ${path.replace(/^http.*\/\/([^:/]+).*/, '$1')}`, { tag }, async ({
      page,
    }) => {
      await open(page, path);
      await expectGoodLayout(page, path);
    });

  test('is large, clear and uncovered on a product, with its cart and at the checkout', { tag: '@both' }, async ({
    page,
  }) => {
    const [path] = await productsOn(page.request, '/sko');
    await open(page, path as string);
    await expectGoodLayout(page, path as string);
    await addSomething(page);
    expect(await smallTargets(page), 'the cart').toEqual([]);
    expect(await faintFields(page), 'the cart').toEqual([]);
    await open(page, '/checkout');
    await expectGoodLayout(page, '/checkout');
  });

  test('is large, clear and uncovered in the account', { tag: '@phone' }, async ({ page }) => {
    await beCustomer(page);
    for (const path of ['/konto', '/konto/innstillinger', '/konto/mine-data']) {
      await open(page, path);
      await expectGoodLayout(page, path);
    }
  });
});

test.describe('rule 18.4: with reduced motion', () => {
  for (const path of ['/', '/sko', '/blogg/lag-pa-lag'])
    test(`nothing moves by itself on ${path}`, async ({ page }) => {
      await open(page, path);
      const moving = await page.evaluate(() =>
        document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 5000),
      );
      expect(moving).toEqual([]);
    });
});

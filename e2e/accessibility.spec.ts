import messages from '@/messages/nb.json' with { type: 'json' };
import { sample } from '@/tests/support/sample';
import { findings } from './axe';
import { addSomething } from './goods';
import { twoColours } from './products';
import { overTheName } from './readers-letters';
import { addressOf, expect, HELDRE_URL, open, productsOn, test } from './shop';

test.describe('WCAG 2.2 AA is the floor', () => {
  for (const path of ['/', '/sko', '/butikker'])
    test(`axe finds nothing on ${path}`, { tag: '@both' }, async ({ page }) => {
      await open(page, path);
      expect(await findings(page)).toEqual([]);
    });

  const others = [
    '/herre',
    '/search/jakke',
    '/search/xqzw',
    '/butikker/bod%C3%B8',
    '/blogg',
    '/blogg/lag-pa-lag',
    '/kampanje/vinterklar',
    '/jan-mayen',
    '/storrelsesguide',
    '/frakoblet',
    '/kundeservice',
    '/angre',
    '/finn-ordre',
    '/innloggingslenke',
    '/tilgjengelighet',
    '/checkout',
    '/finnes-ikke',
  ];
  for (const path of sample(others, 6))
    test(`axe finds nothing on ${path}`, async ({ page, browserErrors }) => {
      if (path === '/finnes-ikke') browserErrors.expect(/ 404 .*\/finnes-ikke/);
      await open(page, path);
      expect(await findings(page)).toEqual([]);
    });

  test('axe finds nothing on a product page, with the drawer open, and on the filled checkout', {
    tag: '@both',
  }, async ({ page }) => {
    const [path] = await productsOn(page.request, '/sko');
    await open(page, path as string);
    expect(await findings(page)).toEqual([]);
    await addSomething(page);
    expect(await findings(page), 'the drawer').toEqual([]);
    await open(page, '/checkout');
    expect(await findings(page)).toEqual([]);
  });

  test('axe finds nothing on a list with a filter chosen and the sheet open', { tag: '@phone' }, async ({
    page,
    isMobile,
  }) => {
    test.skip(!isMobile, 'the filters are a sheet on phones only');
    await open(page, '/sko?kjonn=2&prisfra=500');
    expect(await findings(page)).toEqual([]);
    await page
      .getByRole('button', { name: /^Filter/ })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
    expect(await findings(page)).toEqual([]);
  });

  test.describe('on a first visit', () => {
    test.use({ asked: true });

    test('axe finds nothing with the question of consent', { tag: '@both' }, async ({ page }) => {
      await open(page, '/');
      await page.getByRole('region', { name: 'Informasjonskapsler' }).waitFor();
      expect(await findings(page)).toEqual([]);
    });
  });

  test('axe finds nothing with the shops of a size open, nor with the table of its sizes', async ({ page }) => {
    const { slug, first } = await twoColours();
    await open(page, addressOf({ slug, ean: first }));
    const { product: words } = messages.client;
    for (const act of [words.reserve, messages.sizeGuide.title]) {
      const opener = page.getByRole('main').getByText(act, { exact: true });
      await opener.first().click();
      await page.getByRole('dialog').waitFor();
      expect(await findings(page), act).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });

  test('axe finds nothing with the choice of cookies open, nor with the panel of a category', async ({
    page,
    isMobile,
  }) => {
    await open(page, '/');
    await page.getByRole('contentinfo').getByText('Informasjonskapsler', { exact: true }).click();
    await page.getByRole('dialog').waitFor();
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    if (isMobile) return;
    await page.getByRole('banner').getByRole('link', { name: 'Klær', exact: true }).hover();
    await expect(page.locator('[data-open]').getByText('Nytt i Klær')).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });

  test('axe finds nothing with the menu open', { tag: '@phone' }, async ({ page, isMobile }) => {
    test.skip(!isMobile, 'the menu is a sheet on phones only');
    await open(page, '/');
    await page.getByRole('banner').locator('summary').first().click();
    expect(await findings(page)).toEqual([]);
  });

  test('no page scrolls sideways at 320 px', async ({ page, browserErrors }) => {
    browserErrors.expect(/ 404 .*\/finnes-ikke/);
    await page.setViewportSize({ width: 320, height: 700 });
    const [product] = await productsOn(page.request, '/sko');
    for (const path of ['/', '/sko', product as string, '/search/jakke', '/butikker', '/checkout', '/finnes-ikke']) {
      await page.goto(path);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, `${path} is ${width} px wide`).toBeLessThanOrEqual(320);
    }
  });
});

for (const [brand, path] of [
  ['Nordvidda', '/'],
  ['Heldre', `${HELDRE_URL}/`],
])
  test(`in the header of ${brand} nothing lies over the name of the shop nor under it, at any width`, async ({
    page,
  }) => {
    await page.goto(path as string);
    const header = page.getByRole('banner');
    for (const width of [320, 360, 390, 430, 600, 800, 1020, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overTheName(page), `at ${width} px`).toEqual([]);
      const middle = async (href: string) => {
        const { y, height } = (await header.locator(`a[href="${href}"]`).first().boundingBox()) ?? { y: 0, height: 0 };
        return y + height / 2;
      };
      expect(Math.abs((await middle('/')) - (await middle('/checkout'))), `one row at ${width} px`).toBeLessThan(4);
    }
  });

test.describe('rule 18.4: with forced colours and reduced motion', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('chosen items can be told apart, and nothing moves', async ({ page, isMobile }) => {
    const looks = (selector: string, property: string) =>
      page.evaluate(
        ([all, name]) => [...document.querySelectorAll(all)].map((one) => getComputedStyle(one).getPropertyValue(name)),
        [selector, property] as const,
      );
    const [path] = await productsOn(page.request, '/sko');
    await open(page, path as string);
    const sizes = page.getByRole('group', { name: /^Størrelse/ }).getByRole('radio');
    await sizes.nth(1).check({ force: true });
    const [first, chosen] = await looks('fieldset input[type=radio] + [class*="_size"]', 'background-color');
    expect(chosen).not.toBe(first);
    const stars = await page
      .locator('[style*="--full"]')
      .evaluateAll((rows) => rows.map((row) => [getComputedStyle(row).color, getComputedStyle(row, '::after').color]));
    expect(stars.length).toBeGreaterThan(0);
    for (const [rest, full] of stars) expect(full).not.toBe(rest);
    const thumbs = await looks('button[aria-current]', 'outline-style');
    if (!isMobile) expect(thumbs.filter((style) => style === 'solid')).toHaveLength(1);

    await page.getByRole('main').getByRole('button', { name: 'Legg i handlekurv' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    const moving = await page.evaluate(() =>
      document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1),
    );
    expect(moving).toEqual([]);
  });

  test('chosen items stand out on light and dark backgrounds', async ({ page }) => {
    /** The contrast of a line or a ground with what is around it. */
    const contrast = (selector: string, property: 'outlineColor' | 'backgroundColor') =>
      page
        .locator(selector)
        .first()
        .evaluate((element, property) => {
          const ground = document.body.appendChild(document.createElement('i'));
          ground.style.cssText = 'forced-color-adjust: none; background: Canvas';
          const light = (color: string) => {
            const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/g) ?? [])
              .map((part) => Number(part) / 255)
              .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
            return 0.2126 * r + 0.7152 * g + 0.0722 * b;
          };
          const [one, other] = [getComputedStyle(element)[property], getComputedStyle(ground).backgroundColor]
            .map(light)
            .sort((a, b) => b - a);
          ground.remove();
          return ((one as number) + 0.05) / ((other as number) + 0.05);
        }, property);
    const expectOnBoth = async (chosen: [selector: string, property: 'outlineColor' | 'backgroundColor'][]) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ forcedColors: 'active', colorScheme });
        for (const [selector, property] of chosen) {
          await expect(page.locator(selector)).not.toHaveCount(0);
          expect(await contrast(selector, property), `${selector} on ${colorScheme} ground`).toBeGreaterThanOrEqual(3);
        }
      }
    };
    const { slug, first } = await twoColours();
    await open(page, addressOf({ slug, ean: first }));
    await expectOnBoth([
      ['input[name=color]:checked + span', 'outlineColor'],
      ['input[name=size]:checked + span', 'backgroundColor'],
    ]);
    await open(page, '/sko');
    for (const name of ['farge', 'str'])
      await page
        .locator(`input[name=${name}]:enabled`)
        .first()
        .evaluate((input: HTMLInputElement) => input.click());
    await expectOnBoth([
      ['input[name=farge]:checked + span', 'outlineColor'],
      ['label:has(> input[name=str]:checked)', 'backgroundColor'],
    ]);
  });
});

test.describe('by keyboard alone', () => {
  test('skip link, size, cart, checkout', async ({ page, isMobile }) => {
    test.skip(isMobile, 'a phone has no Tab key');
    const [path] = await productsOn(page.request, '/sko');
    await open(page, path as string);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Hopp til innholdet' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    const size = page.getByRole('group', { name: /^Størrelse/ }).getByRole('radio');
    await size.first().focus();
    await page.keyboard.press('Space');
    for (let step = 0; step < (await size.count()); step++) {
      const chosen = await page
        .getByRole('group', { name: /^Størrelse/ })
        .locator('input:checked')
        .getAttribute('aria-label');
      if (!chosen?.includes('utsolgt')) break;
      await page.keyboard.press('ArrowRight');
    }
    await expect(page).toHaveURL(/\?variant=\d{13}/);
    // The size guide, one fewer, how many, one more, and then the button.
    for (let stop = 0; stop < 5; stop++) await page.keyboard.press('Tab');
    await expect(page.getByRole('main').getByRole('button', { name: 'Legg i handlekurv' }).first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('main').getByRole('button', { name: 'Legg i handlekurv' }).first()).toBeFocused();
  });
});

import type { Page } from '@playwright/test';
import { findings } from './axe';
import { mainOf, textOf } from './html';
import { expect, open, test } from './shop';

const field = (page: Page) => page.getByRole('banner').getByRole('combobox');
const list = (page: Page) => page.getByRole('banner').getByRole('listbox');
const options = (page: Page) => list(page).getByRole('option');
/** The line the arrow keys are on, as a screen reader is told; null is the field itself. */
const expectActive = (page: Page, text: string | null | undefined) =>
  expect
    .poll(async () => {
      const id = await field(page).getAttribute('aria-activedescendant');
      return id === null ? null : page.locator(`[id="${id}"]`).textContent();
    })
    .toBe(text);

/** Types and waits until the suggestions are those for the whole text. */
async function type(page: Page, text: string) {
  const answered = page.waitForResponse((response) =>
    response.url().endsWith(`/articles/suggest?q=${encodeURIComponent(text)}`),
  );
  await field(page).click();
  await field(page).pressSequentially(text);
  await answered;
  await expect(options(page).first()).toBeVisible();
}

test.describe('rule 2.14, rule 5.6: the search of the header', () => {
  test('has its placeholder, and empty text does nothing', { tag: '@both' }, async ({ page, isMobile }) => {
    await open(page, '/sko');
    await expect(field(page)).toHaveAttribute('placeholder', isMobile ? 'Søk...' : 'Søk i hele butikken her...');
    await field(page).press('Enter');
    await field(page).fill('   ');
    await page.getByRole('banner').getByRole('button', { name: 'Søk', exact: true }).click();
    await expect(page).toHaveURL('/sko');
    await expect(field(page)).toBeFocused();
  });

  test('searches on Enter and on the icon, with the text normalised', async ({ page }) => {
    await open(page, '/sko');
    await field(page).fill('  rød \u00a0 jakke ');
    await field(page).press('Enter');
    await expect(page).toHaveURL('/search/r%C3%B8d%20jakke');
    await field(page).fill('lue');
    await page.getByRole('banner').getByRole('button', { name: 'Søk', exact: true }).click();
    await expect(page).toHaveURL('/search/lue');
  });

  test('loads its suggestions when it is first used, not before', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await open(page, '/sko');
    const before = scripts.length;
    await field(page).click();
    await expect.poll(() => scripts.length).toBeGreaterThan(before);
  });
});

test.describe('rule 11.14: suggestions while typing', () => {
  test('come in groups, with pictures, prices and stock, without a layout shift', { tag: '@both' }, async ({
    page,
  }) => {
    await open(page, '/sko');
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    const before = await heading.boundingBox();
    await type(page, 'jakk');
    await expect(list(page).getByRole('group', { name: 'Søk etter' }).getByRole('option').first()).toHaveText('jakke');
    await expect(list(page).getByRole('group', { name: 'Kategorier' }).getByRole('option').first()).toHaveText(
      /^Jakker \d+$/,
    );
    await expect(list(page).getByRole('group', { name: 'Merker' }).getByRole('option').first()).toBeVisible();
    const articles = list(page).getByRole('group', { name: 'Varer' }).getByRole('option');
    expect(await articles.count()).toBe(6);
    await expect(articles.first()).toHaveText(/kr.*(På lager i \d+ butikk|Utsolgt)/);
    await expect(articles.first().locator('img, svg').first()).toBeVisible();
    expect(await heading.boundingBox()).toEqual(before);
  });

  test('a click takes a suggested article, category or search', { tag: '@phone' }, async ({ page }) => {
    await open(page, '/sko');
    await type(page, 'fjells');
    await list(page).getByRole('group', { name: 'Varer' }).getByRole('option').first().click();
    await expect(page).toHaveURL(/\/product\//);
    await expect(list(page)).toBeHidden();
    await open(page, '/');
    await type(page, 'hodel');
    await list(page).getByRole('group', { name: 'Kategorier' }).getByRole('option').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hodelykter');
    await open(page, '/');
    await type(page, 'hodelyckt');
    await list(page).getByRole('group', { name: 'Søk etter' }).getByRole('option').first().click();
    await expect(page).toHaveURL('/search/hodelykt');
    await expect(field(page)).toHaveValue('hodelykt');
  });

  test('ARIA combobox: the arrow keys move through the lines while the focus stays in the field', async ({ page }) => {
    await open(page, '/sko');
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
    await type(page, 'jakk');
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(field(page)).toHaveAttribute('aria-controls', (await list(page).getAttribute('id')) as string);
    const texts = await options(page).allTextContents();
    await expectActive(page, null);
    await field(page).press('ArrowDown');
    await expectActive(page, texts[0]);
    await field(page).press('ArrowDown');
    await expectActive(page, texts[1]);
    await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    await field(page).press('End');
    await expectActive(page, texts.at(-1));
    await expect(options(page).last()).toBeInViewport();
    await field(page).press('ArrowDown');
    await expectActive(page, null);
    await field(page).press('ArrowUp');
    await expectActive(page, texts.at(-1));
    await field(page).press('Home');
    await expectActive(page, texts[0]);
    await field(page).press('ArrowDown');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('jakk');
    await field(page).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jakker');
  });

  test('Enter takes what is typed when no line is active, also after other words were typed', async ({ page }) => {
    await open(page, '/sko');
    await type(page, 'jakk');
    await field(page).press('ArrowDown');
    await field(page).pressSequentially('e dame');
    await field(page).press('Enter');
    await expect(page).toHaveURL('/search/jakke%20dame');
  });

  test('Escape closes and keeps the text and the focus, then clears; the arrow opens again', async ({ page }) => {
    await open(page, '/sko');
    await type(page, 'jakk');
    await field(page).press('Escape');
    await expect(list(page)).toBeHidden();
    await expect(field(page)).toHaveValue('jakk');
    await expect(field(page)).toBeFocused();
    await field(page).press('ArrowDown');
    await expect(list(page)).toBeVisible();
    await field(page).press('Escape');
    await field(page).press('Escape');
    await expect(field(page)).toHaveValue('');
    await expect(field(page)).toBeFocused();
  });

  test('the number of suggestions is announced, and so is that there are none', async ({ page }) => {
    await open(page, '/sko');
    const status = page.getByRole('banner').getByRole('status');
    await type(page, 'jakk');
    await expect(status).toHaveText(`${await options(page).count()} forslag. Bruk piltastene.`);
    await field(page).fill('xqzwvkjq');
    await expect(status).toHaveText(/^Ingen forslag til «xqzwvkjq»/);
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('leaving the field closes them', async ({ page }) => {
    await open(page, '/sko');
    await type(page, 'jakk');
    await field(page).blur();
    await expect(list(page)).toBeHidden();
  });

  test('axe finds nothing with the suggestions and with the last searches open', async ({ page }) => {
    await open(page, '/search/jakke');
    await type(page, 'jakk');
    await field(page).press('ArrowDown');
    expect(await findings(page)).toEqual([]);
    await field(page).fill('lue');
    await field(page).press('Enter');
    await expect(page).toHaveURL('/search/lue');
    await field(page).fill('');
    await expect(options(page)).toHaveText(['lue']);
    expect(await findings(page)).toEqual([]);
  });

  test('on a phone they take the screen below the field, and fit 320 px', { tag: '@phone' }, async ({
    page,
    isMobile,
  }) => {
    test.skip(!isMobile, 'a phone');
    await open(page, '/sko');
    await type(page, 'jakk');
    const panel = (await list(page).locator('..').boundingBox()) as {
      x: number;
      y: number;
      width: number;
      height: number;
    };
    expect([panel.x, panel.width, Math.round(panel.y + panel.height)]).toEqual([0, 390, 844]);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});

test.describe('the last searches', () => {
  test('are offered in the empty field, the newest first, and go again', { tag: '@phone' }, async ({ page }) => {
    await open(page, '/sko');
    for (const words of ['lue', 'fjellsko', 'Lue']) {
      await field(page).fill(words);
      await field(page).press('Enter');
      await expect(page).toHaveURL(`/search/${words}`);
    }
    await open(page, '/sko');
    await field(page).click();
    await expect(options(page)).toHaveText(['Lue', 'fjellsko']);
    await page.getByRole('button', { name: 'Fjern «Lue» fra siste søk' }).click();
    await expect(options(page)).toHaveText(['fjellsko']);
    await expect(field(page)).toBeFocused();
    await field(page).press('ArrowDown');
    await field(page).press('Enter');
    await expect(page).toHaveURL('/search/fjellsko');
  });

  test('are forgotten one by one with Delete, or all at once', async ({ page }) => {
    await open(page, '/sko');
    await page.evaluate(() => localStorage.setItem('recentSearches', '["lue","sko","telt"]'));
    await field(page).click();
    await expect(options(page)).toHaveText(['lue', 'sko', 'telt']);
    await field(page).press('ArrowDown');
    await field(page).press('Delete');
    await expect(options(page)).toHaveText(['sko', 'telt']);
    await page.getByRole('button', { name: 'Tøm listen' }).click();
    await expect(list(page)).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('recentSearches'))).toBeNull();
  });
});

test.describe('rule 11.15: codes, categories and brands', () => {
  test('rule 14.8: an article number and an EAN go to the article, the EAN with its variant', async ({
    page,
    request,
  }) => {
    const answer = await request.get('/api/v1/articles/suggest?q=fjellsko%20dame');
    const { articles } = (await answer.json()) as { articles: { id: number; articleNo: string; slug: string }[] };
    const { id, articleNo, slug } = articles[0] as (typeof articles)[number];
    const detail = (await (await request.get(`/api/v1/articles/${id}`)).json()) as { variants: { ean: string }[] };
    const ean = detail.variants[1]?.ean as string;
    await open(page, '/sko');
    await field(page).fill(articleNo);
    await field(page).press('Enter');
    await expect(page).toHaveURL(`/product/${slug}`);
    await field(page).fill(ean);
    await field(page).press('Enter');
    await expect(page).toHaveURL(`/product/${slug}?variant=${ean}`);
    expect((await request.get(`/search/${articleNo}`, { maxRedirects: 0 })).status()).toBe(307);
  });

  test('the names of categories and brands are found', async ({ page }) => {
    await open(page, '/sko');
    await type(page, 'turlu');
    await expect(list(page).getByRole('group', { name: 'Kategorier' })).toContainText('Turluer');
    await field(page).fill('');
    await type(page, 'tindr');
    await list(page).getByRole('group', { name: 'Merker' }).getByRole('option').click();
    await expect(page).toHaveURL('/search/Tindra');
    for (const card of await page.getByRole('main').getByRole('article').all())
      await expect(card).toContainText('Tindra');
  });
});

test.describe('how a search was understood', () => {
  test('filters named in the words are chips that can be removed one by one', async ({ page }) => {
    await open(page, '/search/blå%20skalljakke%20dame%20under%204000%20kr');
    const chips = page.getByRole('main').getByRole('list', { name: 'Slik forsto vi søket' }).getByRole('link');
    await expect(chips).toHaveText(['Fjern Blå', 'Fjern Dame', 'Fjern under 4000 kr']);
    await chips.nth(1).click();
    await expect(page).toHaveURL('/search/bl%C3%A5%20skalljakke%20under%204000%20kr');
    await expect(chips).toHaveText(['Fjern Blå', 'Fjern under 4000 kr']);
  });

  test('a correction is shown, with a link to the words as typed', async ({ request }) => {
    const html = mainOf(await (await request.get('/search/regnbuske')).text());
    expect(textOf(html)).toContain('Viser treff for «regnbukse».');
    const typed = '/search/%22regnbuske%22';
    expect(html).toContain(`href="${typed}"`);
    expect(textOf(html)).toContain('Søk etter «regnbuske» i stedet');
    const asTyped = textOf(mainOf(await (await request.get(typed)).text()));
    expect(asTyped).toContain('Ingen treff på «regnbuske»');
    expect(asTyped).not.toContain('Viser treff for');
  });

  test('ignored words are named', async ({ request }) => {
    const text = textOf(mainOf(await (await request.get('/search/hodelykt%20dame%20str%2043')).text()));
    expect(text).toContain('Ingenting passer med alt du skrev, så vi har sett bort fra «str 43».');
    expect(text).toContain('Fjern Dame');
  });

  test('rule 11.16: no results offer a new search, similar categories and bestsellers', {
    tag: '@both',
  }, async ({ page }) => {
    await open(page, '/search/hodelyqqqq');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Ingen treff på «hodelyqqqq»');
    await expect(main.getByRole('navigation', { name: 'Mente du' }).getByRole('link').first()).toHaveText('Hodelykter');
    await expect(main.getByRole('list', { name: 'Det nærmeste vi har' }).getByRole('article').first()).toContainText(
      /hodelykt/,
    );
    expect(
      await main.getByRole('navigation', { name: 'Populære kategorier' }).getByRole('link').count(),
    ).toBeGreaterThan(5);
    await expect(main.getByRole('link', { name: 'Finn din butikk' })).toHaveAttribute('href', '/butikker');
    expect(await main.getByRole('list', { name: 'Bestselgere' }).getByRole('article').count()).toBeGreaterThan(3);
    // A phone has the header's own field above it, and goods before the rest.
    const wide = (page.viewportSize()?.width ?? 0) >= 1020;
    await expect(main.getByRole('combobox')).toHaveCount(wide ? 1 : 0);
    const top = async (name: string) => (await main.getByRole('heading', { name }).boundingBox())?.y ?? 0;
    expect(await top('Det nærmeste vi har')).toBeLessThan(await top('Slik finner du det lettere'));
    const own = wide ? main.getByRole('combobox') : field(page);
    await own.fill('ulltrøye');
    await own.press('Enter');
    await expect(page).toHaveURL('/search/ulltr%C3%B8ye');
    await expect(main.getByRole('article').first()).toContainText('ulltrøye');
  });
});

test('rule 11.17: a late answer to an old query never replaces a newer one', async ({ page }) => {
  await open(page, '/sko');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/articles/suggest?q=lue', async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await field(page).click();
  const asked = page.waitForRequest('**/articles/suggest?q=lue');
  await field(page).pressSequentially('lue');
  await asked;
  await field(page).fill('');
  await type(page, 'telt');
  release();
  await page.waitForLoadState('networkidle');
  await expect(list(page).getByRole('group', { name: 'Varer' }).getByRole('option').first()).toContainText('telt');
});

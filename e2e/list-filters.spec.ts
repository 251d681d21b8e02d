import type { Card } from '@/lib/contracts/lists';
import { filters, names, prices, ready, shut, total } from './list-page';
import { expect, HELDRE_URL, hydrated, open, test } from './shop';

test.describe('rule 4.51: unisex goods in the list of a gender', () => {
  for (const [path, own] of [
    ['/dame', 2],
    ['/herre', 1],
  ] as const) {
    test(`${path} opens with the gender's own, and has no filter of genders`, async ({ request }) => {
      const html = await (await request.get(path)).text();
      const first = html.slice(html.indexOf('data-page="1"'));
      expect(first.match(/<article/g)).toHaveLength(20);
      const answer = await request.get(`/api/v1/lists/answer?path=${path}`);
      const { cards } = (await answer.json()) as { cards: Card[] };
      const bundle = await request.get(`/api/v1/articles/bundle?articles=${cards.map(({ id }) => id).join(',')}`);
      for (const { genders } of (await bundle.json()) as { genders: number[] }[]) expect(genders).toContain(own);
      const panel = html.slice(html.indexOf('<aside'), html.indexOf('</aside>'));
      expect(panel).toMatch(/<summary[^>]*>(<[^>]*>)*Type/);
      expect(panel).not.toMatch(/<summary[^>]*>(<[^>]*>)*Kjønn/);
    });
  }
});

test.describe('rule 2.51: values a list does not have are ignored', () => {
  test('an address with such values shows the list, with and without scripts', async ({ page }) => {
    await ready(page, '/sko');
    const whole = await total(page);
    const index = page.waitForResponse((response) => response.url().includes('/api/v1/lists/columns'));
    const response = await page.goto('/sko?farge=999&str=ukjent');
    expect(response?.status()).toBe(200);
    await hydrated(page);
    await page.getByRole('combobox', { name: 'Sorter' }).hover();
    await (await index).finished();
    expect(await total(page)).toBe(whole);
    await expect(page.getByRole('list', { name: 'Valgte filtre' })).toHaveCount(0);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/sko$/);
  });

  test('rule 2.52: other pages ignore the parameters', async ({ request }) => {
    for (const path of ['/blogg', '/om-oss', '/butikker', '/konto/ordre'])
      expect((await request.get(`${path}?side=2&farge=1`)).status(), path).toBe(200);
  });
});

test('rule 2.11: the sheet of filters stays while its content scrolls to the end', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'beside the list on a wide screen');
  await open(page, '/klær');
  const sheet = await filters(page);
  const button = sheet.getByRole('button', { name: /^Vis \d+ varer/ });
  await sheet.getByText('På lager i butikk').last().scrollIntoViewIfNeeded();
  await expect(sheet.getByRole('heading', { name: 'Filter' })).toBeInViewport();
  await expect(button).toBeInViewport();
  await sheet.evaluate((dialog) => dialog.scrollTo(0, dialog.scrollHeight));
  await expect(sheet.getByRole('heading', { name: 'Filter' })).toBeInViewport();
  await expect(button).toBeInViewport();
});

test.describe('rule 4.52: campaigns and ratings are filters', () => {
  test('by campaign and by stars, with true counts, chips and an address', async ({ page }) => {
    await ready(page, '/sko');
    const panel = await filters(page);
    const stars = panel.getByRole('checkbox', { name: /^4 stjerner og opp/ });
    const promised = async (text: RegExp) =>
      Number(/(\d+)$/.exec((await panel.locator('label', { hasText: text }).textContent()) ?? '')?.[1]);
    const rated = await promised(/^4 stjerner/);
    await stars.check();
    await expect(page).toHaveURL('/sko?vurdering=4');
    expect(await total(page)).toBe(rated);
    const offers = panel.getByRole('group', { name: 'Tilbud' }).getByRole('checkbox', { disabled: false }).first();
    await offers.check();
    await expect(page).toHaveURL(/\/sko\?kampanje=\d+&vurdering=4$/);
    const both = await total(page);
    expect(both).toBeGreaterThan(0);
    expect(both).toBeLessThanOrEqual(rated);
    await shut(page);
    await page.reload();
    expect(await total(page)).toBe(both);
    await page.getByRole('link', { name: 'Fjern 4 stjerner og opp' }).click();
    await expect(page).toHaveURL(/\/sko\?kampanje=\d+$/);
  });
});

test.describe('rule 2.17: the orders', () => {
  test('newest and both price orders take one choice; the arrow reverses the order', async ({ page }) => {
    await ready(page, '/sko');
    const order = page.getByRole('combobox', { name: 'Sorter' });
    await expect(order.getByRole('option')).toHaveText([
      ...['Bestselger', 'Nyheter', 'Pris, lav–høy', 'Pris, høy–lav', 'Navn'],
    ]);
    await order.selectOption({ label: 'Pris, høy–lav' });
    await expect(page).toHaveURL('/sko?sortering=pris&rekkefolge=synkende');
    expect(await prices(page)).toEqual((await prices(page)).toSorted((a, b) => b - a));
    await page.getByRole('button', { name: 'Snu rekkefølgen' }).click();
    await expect(page).toHaveURL('/sko?sortering=pris');
    await expect(order).toHaveValue('pris');
    await order.selectOption({ label: 'Nyheter' });
    await expect(page).toHaveURL('/sko?sortering=nyhet');
    const here = await names(page);
    await page.reload();
    expect(await names(page)).toEqual(here);
  });
});

test.describe('the toolbar of a list on a phone', () => {
  test('shows the order’s whole name beside a filter with its count', { tag: '@phone' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/sko/fjellsko?farge=1');
    const order = page.getByRole('combobox', { name: 'Sorter' });
    const spare = await order.evaluate((select: HTMLSelectElement) => {
      const style = getComputedStyle(select);
      const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
      pen.font = style.font;
      const room = select.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
      return room - pen.measureText(select.selectedOptions[0]?.text ?? '').width;
    });
    expect(spare).toBeGreaterThanOrEqual(0);
    await open(page, '/search/hanske');
    const bottom = await order.evaluate((select) => select.getBoundingClientRect().bottom);
    const top = (await page.locator('main article').first().boundingBox())?.y ?? 0;
    expect(top - bottom).toBeLessThanOrEqual(32);
  });
});

test.describe('sizes are grouped by kind', () => {
  test('in a list of several kinds', async ({ page }) => {
    await ready(page, '/dame');
    const panel = await filters(page);
    const sizes = panel.getByRole('group', { name: 'Størrelse' });
    await expect(
      sizes.getByRole('group', { name: 'Klær', exact: true }).getByRole('checkbox', { name: /^M/ }),
    ).toBeVisible();
    const shoes = sizes.getByRole('group', { name: 'Sko', exact: true }).locator('ul').first();
    await expect(shoes.getByRole('checkbox')).toHaveCount(8);
    // What most shoes come in stands open.
    await expect(shoes.getByText('38', { exact: true })).toBeVisible();
    const long = await sizes.getByText('Én størrelse', { exact: true }).boundingBox();
    expect(long?.height, 'one line').toBeLessThan(24);
  });
});

test.describe('rule 2.18: a size is one of its kind', () => {
  test('23 cm is not size 23, and an address without a kind has both', async ({ page }) => {
    await ready(page, '/vintersport?str=23');
    const any = await total(page);
    await expect(page.getByRole('link', { name: 'Fjern Alpinstøvler (cm), str. 23' })).toBeVisible();
    await ready(page, '/vintersport');
    const panel = await filters(page);
    await expect(panel.getByRole('group', { name: 'Størrelse' })).toBeVisible();
    const more = panel.getByText(/slags til$/);
    if (await more.isVisible()) await more.click();
    const boots = panel.getByRole('group', { name: 'Alpinstøvler (cm)' });
    const size = boots.locator('label').filter({ has: page.getByText('23', { exact: true }) });
    if (!(await size.isVisible())) await boots.locator('summary').click();
    const promised = Number(await size.locator('span').last().textContent());
    await size.click();
    await expect(page).toHaveURL('/vintersport?str=alpinstovler.23');
    expect(await total(page)).toBe(promised);
    expect(promised).toBeLessThanOrEqual(any);
  });
});

test.describe('no list scrolls sideways', () => {
  const paths = ['/search/xqzzwvk', '/search/regnjakkkdsf', '/dame', '/sko', '/sko?farge=2&pristil=349'];
  // What no browser knows how to part, one that finds goods all the same, and more letters than are searched for.
  const unbroken = ['9'.repeat(22), 'xqzz'.repeat(7), `jakke ${'xqzz'.repeat(10)}`, 'q'.repeat(300)];
  const searches = unbroken.map((text) => `/search/${encodeURIComponent(text)}`);
  const addresses = [...paths, ...[...searches, '/dame'].map((path) => HELDRE_URL + path), ...searches];

  for (const path of addresses)
    test(`${path.slice(0, 60)} at 320, 390 and 1440 px, down to its end`, async ({ page, browserErrors }) => {
      if (path.includes('pristil')) browserErrors.expect(/ 404 .*\/sko/);
      await page.goto(path);
      // Rails come with what is scrolled to.
      await page.locator('footer').last().scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      for (const width of [1440, 390, 320]) {
        await page.setViewportSize({ width, height: 900 });
        const wide = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(wide, `${width}`).toBeLessThanOrEqual(0);
      }
    });
});

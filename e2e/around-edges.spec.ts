import type { Locator, Page } from '@playwright/test';
import { database } from './database';
import { haveInCart } from './goods';
import { expect, open, productsOn, test } from './shop';

const go = (page: Page, path: string) =>
  page.evaluate(
    (to) => (window as unknown as { next: { router: { push(to: string): void } } }).next.router.push(to),
    path,
  );

const locked = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden');

/** The page of this product cannot be made meanwhile: a review of it is of no time. */
async function broken(page: Page, path: string, work: () => Promise<void>) {
  const slug = decodeURIComponent(path.replace('/product/', ''));
  await database(
    (sql) => sql`
      insert into reviews (article_id, customer_name, content, rating, approved, created_at)
      select id, 'Kari N.', 'Når?', 5, true, 'infinity' from articles where slug = ${slug}`,
  );
  try {
    // It may have been kept from before.
    await expect.poll(async () => (await page.request.get(path)).status()).toBe(500);
    await work();
  } finally {
    await database(
      (sql) => sql`
        delete from reviews where created_at = 'infinity' and article_id = (select id from articles where slug = ${slug})`,
    );
  }
}

test.describe('rule 8.7: a navigation that fails', () => {
  test('rule 11.56: a product that fails leads back to the previous page, with an alert', async ({
    page,
    browserErrors,
  }) => {
    browserErrors.expect(/ 500 .*\/product\//, /React error #441/);
    const list = '/sportsutstyr?sortering=navn';
    const path = (await productsOn(page.request, list))[4] as string;
    await broken(page, path, async () => {
      await open(page, list);
      await page.locator(`main article h2 a[href="${path}"], main article h3 a[href="${path}"]`).first().click();
      await expect(page.getByText('Siden kunne ikke åpnes akkurat nå')).toBeVisible();
      await expect(page).toHaveURL('/sportsutstyr?sortering=navn');
      await expect(page.locator('main article').first()).toBeVisible();
    });
  });

  test('rule 11.56: the same by a full load is the error page, with ways on', async ({ page, browserErrors }) => {
    browserErrors.expect(/ 500 .*\/product\//, /React error #441/);
    const path = (await productsOn(page.request, '/sportsutstyr?sortering=navn&side=2'))[6] as string;
    await broken(page, path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: 'Noe gikk galt hos oss' })).toBeVisible();
    });
    await page.getByRole('main').getByRole('link', { name: 'Til forsiden' }).click();
    await expect(page.locator('main article').first()).toBeVisible();
  });

  test('rule 8.8: a missing chunk causes one full load of the target, and never a loop', async ({
    page,
    browserErrors,
  }) => {
    browserErrors.expect(/ERR_FAILED .*\/chunks\//, /ChunkLoadError/);
    await open(page, '/om-oss');
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await page.route('**/_next/static/chunks/**', (route) => route.abort());
    await go(page, '/butikker');
    await expect(page).toHaveURL('/butikker');
    await expect(page.getByRole('heading', { level: 1, name: /butikk/i })).toBeVisible();
    expect(loads).toBe(1);
  });

  test('a product not visible for web behaves like a full load when the router asks for it', async ({
    page,
    browserErrors,
  }) => {
    browserErrors.expect(/ 404 .*\/product\//);
    const [hidden] = await database((sql) => sql`select id, slug from articles where not visible limit 1`);
    const { id, slug } = hidden as { id: number; slug: string };
    for (const path of [`/product/${encodeURIComponent(slug)}`, `/product/${id}`, `/article/${id}`]) {
      await open(page, '/sko?side=2');
      await go(page, path);
      await expect(page.getByText('Error: Article marked not visible for web'), path).toBeVisible();
      await expect(page, path).toHaveURL('/sko?side=2');
    }
  });

  test('rule 8.8: a page with a missing chunk or without its scripts offers a reload', async ({
    page,
    browserErrors,
  }) => {
    browserErrors.expect(/ERR_FAILED .*\/chunks\//);
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await page.route('**/_next/static/chunks/**', (route) => (loads > 1 ? route.continue() : route.abort()));
    await page.goto('/checkout');
    await expect(page.getByText('Henter handlekurven')).toBeVisible();
    const again = page.getByRole('link', { name: 'Last siden på nytt' });
    await expect(again).toBeVisible({ timeout: 20_000 });
    await again.click();
    await expect(page.getByText('Henter handlekurven')).toHaveCount(0);
    expect(loads).toBe(2);
  });

  test('rule 8.8: a missing part says so in its place, and the rest of the page stays', async ({
    page,
    browserErrors,
  }) => {
    browserErrors.expect(/ERR_FAILED .*\/chunks\//, /Preload error/);
    const [product] = await productsOn(page.request, '/sko');
    await page.addInitScript(() => localStorage.setItem('userLoaded', 'true'));
    await page.route('**/api/v1/customers/current', (route) =>
      route.fulfill({ status: 200, json: { id: 1, firstname: 'Kari' } }),
    );
    await open(page, product as string);
    await page.route('**/_next/static/chunks/**', (route) => route.abort());
    await page.getByRole('button', { name: 'Skriv en omtale' }).click();
    const told = page.getByRole('alert').filter({ hasText: 'Denne delen kom ikke fram.' });
    await expect(told).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.unroute('**/_next/static/chunks/**');
    await told.getByRole('button', { name: 'Last siden på nytt' }).click();
    await expect(told).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Skriv en omtale' })).toBeVisible();
  });

  test('rule 8.8: a page whose chunk is missing after a reload says so at its own address', async ({
    page,
    browserErrors,
  }) => {
    browserErrors.expect(/ERR_FAILED .*\/chunks\//, /Preload error/);
    browserErrors.allow(/ChunkLoadError/);
    await haveInCart(page);
    const asked = new Set<string>();
    page.on('request', (request) => {
      if (request.url().includes('/chunks/')) asked.add(request.url());
    });
    // What the page asks for itself once it is alive: its own parts among them.
    const html = await (await page.goto('/checkout'))?.text();
    await expect(page.getByText('Henter handlekurven')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    const parts = [...asked].filter((url) => !html?.includes(new URL(url).pathname));
    const isPart = (url: URL) => parts.includes(url.href);
    const lost = page.getByRole('heading', { level: 1, name: 'Siden ble ikke lastet helt' });
    const again = page.getByRole('button', { name: 'Last siden på nytt' });

    for (const come of [() => page.goto('/checkout'), () => go(page, '/checkout')]) {
      await open(page, '/sko');
      await page.route(isPart, (route) => route.abort());
      await come();
      await expect(lost).toBeVisible();
      await expect(page).toHaveURL('/checkout');
      await expect(page.getByText('Siden kunne ikke åpnes akkurat nå')).toHaveCount(0);
      await page.unroute(isPart);
      await again.click();
      await expect(page.getByRole('radio', { name: 'Hent i butikk' })).toBeAttached();
    }
  });
});

test('a slow page shows its outline until it is loaded', async ({ page }) => {
  await open(page, '/sko');
  let answer = () => {};
  const held = new Promise<void>((done) => {
    answer = done;
  });
  await page.route(/_rsc=/, async (route) => {
    await held;
    await route.continue();
  });
  const card = page.locator('main article').first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('status').filter({ hasText: 'Henter siden' })).toBeAttached();
  // What stands on the card goes along.
  const outline = page.locator('body > div[aria-hidden="true"]', { hasText: name });
  await expect(outline.getByText(/\d+,\d\d kr|kr/).first()).toBeVisible();
  await expect(outline.locator('img')).toBeVisible();
  answer();
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole('status').filter({ hasText: 'Henter siden' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('rule 11.57: the metadata of a page', () => {
  const head = (page: Page) =>
    page.evaluate(() => {
      const content = (name: string) =>
        document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? '';
      const types = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        (script) => JSON.parse(script.textContent ?? '{}')['@type'] as string,
      );
      return {
        title: document.title,
        description: content('description'),
        canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '',
        og: [content('og:title'), content('og:url'), content('og:site_name'), content('og:locale'), content('og:type')],
        types: [...new Set(types)].sort(),
      };
    });

  test('title, description, canonical, Open Graph and JSON-LD, the same by full load and by client navigation', async ({
    page,
    baseURL,
  }) => {
    const [product] = await productsOn(page.request, '/sykkel');
    const expected: [path: string, type: string | undefined][] = [
      ['/', 'OnlineStore'],
      ['/sykkel', 'BreadcrumbList'],
      [product as string, 'ProductGroup'],
      ['/search/ull', 'BreadcrumbList'],
    ];
    const loaded = [];
    for (const [path] of expected) {
      await open(page, path);
      loaded.push(await head(page));
    }
    for (const [index, [path, type]] of expected.entries()) {
      const own = loaded[index] as (typeof loaded)[number];
      expect(own.canonical.replace(/\/$/, ''), path).toBe(`${baseURL}${path}`.replace(/\/$/, ''));
      expect(own.description.length, path).toBeGreaterThan(30);
      for (const part of own.og) expect(part, path).not.toBe('');
      expect(own.types, path).toContain(type);
      await go(page, path);
      await expect.poll(() => head(page), path).toEqual(own);
    }
    expect(new Set(loaded.map((one) => one.title)).size).toBe(expected.length);
  });

  test('a sorted list points to the unsorted one', async ({ request, baseURL }) => {
    const html = await (await request.get('/sko?sortering=pris&rekkefolge=synkende')).text();
    expect(html).toContain(`<link rel="canonical" href="${baseURL}/sko"`);
  });
});

test.describe('rule 11.58: redirects, on full load and on client navigation', () => {
  test('moved, short, id, old and slashed addresses end in the same place', async ({ page }) => {
    const [article] = await database((sql) => sql`select id, slug from articles where visible order by id limit 1`);
    const product = `/product/${encodeURIComponent(article?.slug)}`;
    const moved: [string, string][] = [
      ['/privacy', '/personvernerklaering'],
      ['/terms', '/kundeservice'],
      ['/hjelmer', '/vintersport/hjelmer-&-alpinbriller/alpinhjelm'],
      [`/article/${article?.id}`, product],
      [`/product/${article?.id}`, product],
      ['/sko/', '/sko'],
    ];
    for (const [from, to] of moved) {
      const response = await page.request.get(from);
      expect(response.status(), from).toBe(200);
      expect(new URL(response.url()).pathname, from).toBe(to);
      await open(page, '/om-oss');
      await go(page, from);
      await expect(page, from).toHaveURL(to);
      await expect(page.getByRole('heading', { level: 1 }), from).toBeVisible();
    }
  });

  test('an article’s former name redirects to it, and so do capital letters', async ({ page }) => {
    const [article] = await database(
      (sql) => sql`select id, slug from articles where visible order by id desc limit 1`,
    );
    const { id, slug } = article as { id: number; slug: string };
    const path = (name: string) => `/product/${encodeURIComponent(name)}`;
    const rename = (name: string) => database((sql) => sql`update articles set slug = ${name} where id = ${id}`);
    const step = (from: string) => page.request.get(from, { maxRedirects: 0 });
    const end = async (from: string) => {
      const first = await step(from);
      // Next writes the header twice when it has just rendered the redirect.
      const to = first.headers().location?.split(', ')[0];
      return to ? [first.status(), to, (await step(to)).status()] : [first.status()];
    };
    expect(await end(path(slug.toUpperCase()))).toEqual([308, path(slug), 200]);
    expect(await end('/SKO/Fjellsko')).toEqual([308, '/sko/fjellsko', 200]);
    expect(await end('/Butikker')).toEqual([308, '/butikker', 200]);
    expect(await end('/Finnes-Ikke')).toEqual([308, '/finnes-ikke', 404]);
    try {
      await rename(`${slug}-ny`);
      await expect.poll(() => end(path(slug))).toEqual([308, path(`${slug}-ny`), 200]);
      await open(page, '/om-oss');
      await go(page, path(slug));
      await expect(page).toHaveURL(path(`${slug}-ny`));
    } finally {
      await rename(slug);
    }
    await expect.poll(() => end(path(slug))).toEqual([200]);
  });
});

test.describe('rule 11.62: two brands', () => {
  const heldre = () => process.env.HELDRE_URL ?? 'http://heldre.localhost:3000';

  test('the other brand keeps the language, has its own menu and look, and its links stay in it', async ({
    page,
    isMobile,
  }) => {
    const look = () =>
      page.evaluate(() => ({
        lang: document.documentElement.lang,
        brand: document.documentElement.dataset.brand,
        accent: getComputedStyle(document.documentElement).getPropertyValue('--accent'),
        menu: [...document.querySelectorAll('header nav a')].map((link) => link.textContent),
        hosts: [...new Set([...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map((a) => new URL(a.href)))]
          .filter((url) => url.protocol.startsWith('http'))
          .map((url) => url.host),
      }));
    await open(page, '/');
    const first = await look();
    await open(page, heldre());
    const second = await look();
    expect([first.lang, second.lang]).toEqual(['nb', 'nb']);
    expect([first.brand, second.brand]).toEqual(['nordvidda', 'heldre']);
    expect(second.accent).not.toBe(first.accent);
    expect(second.menu).toContain('Jan Mayen');
    expect(first.menu).not.toContain('Jan Mayen');
    expect([...new Set(second.hosts)]).toEqual([new URL(heldre()).host]);
    await page.locator('main article').first().getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(/\/product\//);
    expect(new URL(page.url()).host).toBe(new URL(heldre()).host);
    await page.getByRole('navigation', { name: 'Brødsmulesti' }).getByRole('link').last().click();
    await expect(page.locator('main article').first()).toBeVisible();
    expect((await look()).brand).toBe('heldre');
    if (!isMobile) await expect(page.getByRole('banner').getByRole('link', { name: 'Jan Mayen' })).toBeVisible();
  });
});

test.describe('rule 2.11, rule 4.20: the menu', () => {
  test('the desktop menu opens on hover and by keys, closes on Escape, and marks the section', async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, 'below 1020 px there is another menu');
    await open(page, '/sko');
    const banner = page.getByRole('banner');
    const top = (name: string) => banner.getByRole('link', { name, exact: true }).first();
    await expect(top('Sko')).toHaveAttribute('aria-current', 'page');
    await top('Klær').hover();
    await expect(top('Klær')).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(top('Klær')).toHaveAttribute('aria-expanded', 'false');

    await top('Sykkel').focus();
    await page.keyboard.press('ArrowRight');
    await expect(top('Vintersport')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    const inPanel = page.locator(':focus');
    await expect(inPanel).toHaveAttribute('href', /^\/vintersport\//);
    await expect(inPanel).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page.locator(':focus')).not.toHaveAttribute('href', '/vintersport');
    await page.keyboard.press('Escape');
    await expect(top('Vintersport')).toBeFocused();
    await expect(top('Vintersport')).toHaveAttribute('aria-expanded', 'false');

    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/vintersport\//);
    await expect(top('Vintersport')).toHaveAttribute('aria-expanded', 'false');
    await expect(top('Vintersport')).toHaveAttribute('aria-current', 'true');
  });

  /** Presses Escape in the moment an attribute changes, before React has heard of it or painted. Lists the values it had. */
  const escapeAtOnce = (target: Locator, attribute: string) =>
    target.evaluate((element, name) => {
      const values: (string | null)[] = [];
      Object.assign(window, { values });
      new MutationObserver(() => {
        values.push(element.getAttribute(name));
        document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
      }).observe(element, { attributeFilter: [name] });
    }, attribute);
  const valuesOn = (page: Page) => page.evaluate(() => (window as { values?: (string | null)[] }).values);

  test('Escape closes a panel of the desktop menu as soon as it is visible', async ({ page, isMobile }) => {
    test.skip(isMobile, 'below 1020 px there is another menu');
    await open(page, '/sko');
    const klær = page.getByRole('banner').getByRole('link', { name: 'Klær', exact: true }).first();
    await escapeAtOnce(klær, 'aria-expanded');
    await klær.hover();
    await expect.poll(() => valuesOn(page)).toEqual(['true', 'false']);
  });

  test('Escape closes a phone’s menu and the share links as soon as they are visible', { tag: '@phone' }, async ({
    page,
    isMobile,
  }) => {
    test.skip(!isMobile, 'from 1020 px on there is another menu');
    const menu = page.getByRole('banner').locator('details').first();
    const share = page
      .getByRole('main')
      .locator('details', { has: page.getByText('Del', { exact: true }) })
      .first();
    for (const details of [menu, share]) {
      await open(page, '/sko');
      await escapeAtOnce(details, 'open');
      await details.locator('summary').first().click();
      await expect.poll(() => valuesOn(page)).toEqual(['', null]);
      await expect(details.locator('summary').first()).toBeFocused();
    }
  });

  test('the menu below 1020 px locks the page, goes to its top, and closes on Escape', { tag: '@phone' }, async ({
    page,
    isMobile,
  }) => {
    test.skip(!isMobile, 'from 1020 px on there is another menu');
    await open(page, '/sko');
    const menu = page.getByRole('banner').locator('details').first();
    await menu.locator('summary').first().click();
    await expect.poll(() => locked(page)).toBe(true);
    await menu.getByText('Klær', { exact: true }).click();
    const sheet = menu.locator(':scope > div');
    await expect.poll(() => sheet.evaluate((element) => element.scrollTop)).toBe(0);
    await expect.poll(() => sheet.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => locked(page)).toBe(false);
    await expect(menu.locator('summary').first()).toBeFocused();
    await menu.locator('summary').first().click();
    await page.setViewportSize({ width: 1100, height: 800 });
    await expect.poll(() => locked(page)).toBe(false);
  });
});

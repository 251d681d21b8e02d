import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import words from '@/messages/consent.nb.json' with { type: 'json' };
import messages from '@/messages/nb.json' with { type: 'json' };
import { newcomer, registerAs } from './customer';
import { database } from './database';
import { expect, open, productsOn, test } from './shop';

const SCRIPTS = {
  ga: 'https://www.googletagmanager.com/gtag/js?id=G-TEST0000',
  gtm: 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST00',
  meta: 'https://connect.facebook.net/en_US/fbevents.js',
};

test.use({ asked: true });

/** Every request to another host, answered here so that nothing leaves; the scripts set the cookies the real ones set. */
async function watch(page: Page): Promise<string[]> {
  const asked: string[] = [];
  const answers: Record<string, string> = {
    [SCRIPTS.ga]: "document.cookie = '_ga=GA1.1.1.1; path=/'; document.cookie = '_ga_TEST0000=GS1.1; path=/';",
    [SCRIPTS.gtm]: 'window.tagManagerRan = true;',
    [SCRIPTS.meta]: "document.cookie = '_fbp=fb.1.1.1; path=/';",
  };
  await page.route(
    (url) => !url.hostname.endsWith('localhost'),
    (route) => {
      const url = route.request().url();
      asked.push(url);
      return route.fulfill({ contentType: 'text/javascript', body: answers[url] ?? '' });
    },
  );
  return asked;
}

const names = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);
const optional = async (page: Page) => (await names(page)).filter((name) => /^_(ga|fbp|gid|gcl)/.test(name)).sort();
const banner = (page: Page) => page.getByRole('region', { name: words.banner.title });
const button = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true });

async function chosen(page: Page) {
  const cookies = await page.context().cookies();
  const consent = cookies.find(({ name }) => name === 'cookieConsent');
  return {
    consent: consent && JSON.parse(decodeURIComponent(consent.value)),
    accepted: cookies.find(({ name }) => name === 'cookiesAccepted')?.value,
    cookie: consent,
  };
}

const logged = async (page: Page) => {
  const { consent } = await chosen(page);
  const browser = createHash('sha256').update(`${consent?.id}`).digest('hex');
  return database(
    (sql) =>
      sql`select version, ga, gtm, meta from consent_choices where browser = ${browser} order by chosen_at desc limit 1`,
  );
};

const yes = { ga: true, gtm: true, meta: true };
const no = { ga: false, gtm: false, meta: false };

async function reopen(page: Page) {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Informasjonskapsler', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: words.dialog.title });
  await expect(dialog).toBeVisible();
  return dialog;
}

test.describe('rule 11.54, rule 10.1: nothing optional without a yes', () => {
  test('before a choice there are only required cookies, and no requests to third parties', async ({ page }) => {
    const asked = await watch(page);
    const [product] = await productsOn(page.request, '/sko');
    for (const path of ['/', '/sko', product as string, '/checkout']) await open(page, path);
    await expect(banner(page)).toBeVisible();
    expect(asked).toEqual([]);
    expect(await names(page)).toEqual([]);
  });

  test('accepting starts all services, is logged, and survives a reload', async ({ page }) => {
    const asked = await watch(page);
    await open(page, '/');
    await button(page, words.all).click();
    await expect(banner(page)).toBeHidden();
    await expect.poll(() => asked.toSorted()).toEqual(Object.values(SCRIPTS).toSorted());
    await expect.poll(() => optional(page)).toEqual(['_fbp', '_ga', '_ga_TEST0000']);
    const { consent, accepted, cookie } = await chosen(page);
    expect([consent, accepted]).toEqual([expect.objectContaining({ v: 1, ...yes }), 'true']);
    expect(cookie?.sameSite).toBe('Lax');
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(360 * 24 * 3600);
    await expect.poll(() => logged(page)).toEqual([{ version: 1, ...yes }]);
    asked.length = 0;
    await page.reload();
    await expect.poll(() => asked.toSorted()).toEqual(Object.values(SCRIPTS).toSorted());
    await expect(banner(page)).toBeHidden();
    const policy = await page.request.get('/').then((answer) => answer.headers()['content-security-policy']);
    expect(policy).toContain('https://connect.facebook.net');
  });

  test('Google gets a denial first, and never consent to ads', async ({ page }) => {
    await watch(page);
    await open(page, '/');
    await button(page, words.all).click();
    const told = () =>
      page.evaluate(() =>
        (window.dataLayer ?? [])
          .map((one) => Array.from(one as ArrayLike<unknown>))
          .filter(([what]) => what === 'consent'),
      );
    await expect.poll(told).toHaveLength(2);
    const [first, then] = await told();
    const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
    expect(first).toEqual(['consent', 'default', { ...denied, analytics_storage: 'denied' }]);
    expect(then).toEqual(['consent', 'update', { analytics_storage: 'granted' }]);
  });

  test('declining starts none, and survives a reload', async ({ page }) => {
    const asked = await watch(page);
    await open(page, '/');
    await button(page, words.necessary).click();
    await expect(banner(page)).toBeHidden();
    await expect.poll(() => logged(page)).toEqual([{ version: 1, ...no }]);
    await page.reload();
    await page.waitForLoadState('networkidle');
    await expect(banner(page)).toBeHidden();
    expect(asked).toEqual([]);
    const { consent, accepted } = await chosen(page);
    expect([consent, accepted]).toEqual([expect.objectContaining(no), undefined]);
  });

  test('declining from the footer after accepting stops the services and deletes their cookies', async ({ page }) => {
    const asked = await watch(page);
    await open(page, '/');
    await button(page, words.all).click();
    await expect.poll(() => optional(page)).toHaveLength(3);
    const before = (await chosen(page)).consent.id;
    const dialog = await reopen(page);
    for (const box of await dialog.getByRole('checkbox').all()) await expect(box).toBeChecked();
    asked.length = 0;
    await Promise.all([page.waitForEvent('load'), dialog.getByRole('button', { name: words.necessary }).click()]);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    expect(await optional(page)).toEqual([]);
    expect(await page.evaluate(() => 'fbq' in window || 'tagManagerRan' in window)).toBe(false);
    const { consent, accepted } = await chosen(page);
    expect([consent.id, accepted]).toEqual([before, undefined]);
    await expect.poll(() => logged(page)).toEqual([{ version: 1, ...no }]);
    await open(page, '/sko');
    expect([asked, await optional(page)]).toEqual([[], []]);
  });

  test('accepting one service from the footer starts it without a reload', async ({ page }) => {
    const asked = await watch(page);
    await open(page, '/');
    await button(page, words.necessary).click();
    const dialog = await reopen(page);
    for (const box of await dialog.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
    await dialog.getByLabel(words.cookies.meta.label).check();
    await dialog.getByRole('button', { name: words.save }).click();
    await expect.poll(() => asked).toEqual([SCRIPTS.meta]);
    expect(await chosen(page)).toMatchObject({ accepted: 'true', consent: { ...no, meta: true } });
  });

  test('the banner asks again after 12 months, and when the question changes', async ({ page, baseURL }) => {
    await watch(page);
    const choice = (over: object) => ({ v: 1, ts: new Date().toISOString(), id: crypto.randomUUID(), ...yes, ...over });
    const old = new Date(Date.now() - 366 * 24 * 3600_000).toISOString();
    for (const [over, asks] of [
      [{}, false],
      [{ ts: old }, true],
      [{ v: 0 }, true],
    ] as const) {
      const value = encodeURIComponent(JSON.stringify(choice(over)));
      await page.context().addCookies([{ name: 'cookieConsent', value, url: baseURL as string }]);
      await open(page, '/');
      await expect(banner(page)).toBeVisible({ visible: asks });
    }
  });
});

test.describe('rule 10.2: the banner does not push', () => {
  test('accept and decline look the same, and nothing is ticked beforehand', { tag: '@both' }, async ({ page }) => {
    await open(page, '/');
    const look = async (name: string) => {
      const box = await button(page, name).boundingBox();
      const style = await button(page, name).evaluate((element) => {
        const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(element);
        return { color, backgroundColor, borderColor, fontSize, fontWeight };
      });
      return { ...style, width: Math.round(box?.width ?? 0), height: Math.round(box?.height ?? 0) };
    };
    expect(await look(words.all)).toEqual(await look(words.necessary));
    await button(page, words.adjust).click();
    const dialog = page.getByRole('dialog', { name: words.dialog.title });
    await expect(dialog.getByRole('checkbox')).toHaveCount(3);
    for (const box of await dialog.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(banner(page)).toBeVisible();
  });

  test('the banner does not shift the page', { tag: '@both' }, async ({ page }) => {
    await page.addInitScript(() => {
      const seen = { sum: 0 };
      Object.assign(window, { shifted: seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.sum += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await open(page, '/sko');
    await expect(banner(page)).toBeVisible();
    const shifted = await page.evaluate(() => (window as unknown as { shifted: { sum: number } }).shifted.sum);
    expect(shifted).toBeLessThan(0.01);
  });

  test('the page can be used without answering: menu, buy button and footer', {
    tag: '@both',
  }, async ({ page, isMobile }) => {
    const [product] = await productsOn(page.request, '/sko');
    await open(page, product as string);
    await expect(banner(page)).toBeVisible();
    if (isMobile) {
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      // The buy bar waits for the answer; the page's own button does not.
      await expect(page.getByRole('region', { name: messages.client.product.buyBar })).toBeHidden();
      await page
        .getByRole('main')
        .getByRole('button', { name: /handlekurv|Utsolgt/ })
        .first()
        .click({ trial: true });
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.getByRole('banner').locator('summary').first().click();
      await page.getByRole('banner').getByRole('link', { name: 'Om oss' }).click({ trial: true });
      await page.keyboard.press('Escape');
    }
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Informasjonskapsler', exact: true });
    await link.focus();
    // The page may grow when it has been gone through, by what is brought then.
    const free = async () => {
      await page.keyboard.press('End');
      return link.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
    };
    await expect.poll(free).toBe(true);
  });

  test('with the keyboard the banner comes right after the skip link', async ({ page, isMobile }) => {
    test.skip(isMobile, 'a phone has no Tab key');
    await open(page, '/');
    await expect(banner(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Hopp til innholdet' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(button(page, words.all)).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(banner(page)).toBeHidden();
  });

  test('at 320 px the banner fits and leaves most of the screen free', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, '/');
    const box = await banner(page).boundingBox();
    expect(box?.width).toBeLessThanOrEqual(320);
    expect(box?.height).toBeLessThan(320);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});

test.describe('a choice and the account', () => {
  test('the account takes over a choice at login and on the consents page, and the browser follows', async ({
    page,
  }) => {
    await watch(page);
    await open(page, '/');
    await button(page, words.all).click();
    await expect(banner(page)).toBeHidden();
    await registerAs(page, newcomer());
    const flags = async () => {
      const user = await (await page.request.get('/api/v1/customers/current')).json();
      return [user.cookies, user.cookie_ga, user.cookie_google_tag_manager, user.cookie_meta_pixel];
    };
    await expect.poll(flags).toEqual([true, true, true, true]);

    await open(page, '/konto/samtykker');
    await expect(page.getByLabel(words.cookies.ga.label)).toBeChecked();
    await page.getByLabel(words.cookies.ga.label).uncheck();
    await page.getByLabel(words.cookies.meta.label).uncheck();
    const save = page.getByRole('button', { name: messages.account.words.consents.cookiesSubmit });
    await Promise.all([page.waitForEvent('load'), save.click()]);
    await expect(page.getByLabel(words.cookies.ga.label)).not.toBeChecked();
    await expect(page.getByLabel(words.cookies.gtm.label)).toBeChecked();
    expect(await flags()).toEqual([true, false, true, false]);
    expect((await chosen(page)).consent).toMatchObject({ ...no, gtm: true });
    expect(await optional(page)).toEqual([]);

    const dialog = await reopen(page);
    await dialog.getByRole('button', { name: words.necessary }).click();
    await expect.poll(flags).toEqual([false, false, false, false]);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the footer’s link leads to the text about cookies', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Informasjonskapsler', exact: true }).click();
    await expect(page).toHaveURL('/personvernerklaering#informasjonskapsler');
  });
});

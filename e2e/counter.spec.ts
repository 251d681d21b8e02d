import type { Browser, Page } from '@playwright/test';
import { create } from 'qrcode';
import messages from '@/messages/nb.json' with { type: 'json' };
import { findings } from './axe';
import { pickRow as row, signIn, standAtCounter } from './counter';
import { codeFor } from './counter-code';
import { newcomer, send } from './customer';
import { database } from './database';
import { expect, open, test } from './shop';

const { words } = messages.counter;

/** A shop whose shelf holds enough of something that may be reserved, its code told once, and what it is reserved by. */
async function counterOf(person: string) {
  const found = await database(async (sql) => {
    const [row] = await sql<{ shop: number; slug: string; ean: string; article: string }[]>`
      select s.id as shop, s.slug, v.ean, a.name as article from stock k
      join shops s on s.id = k.shop_id join variants v on v.id = k.variant_id join articles a on a.id = v.article_id
      where k.qty >= 6 and not s.web_shop and a.visible and a.can_purchase and a.age_limit is null
      order by s.id, v.id limit 1`;
    return row as { shop: number; slug: string; ean: string; article: string };
  });
  return { ...found, code: codeFor(found.slug, person) };
}

/** Two pieces reserved by a guest, as the checkout sends it. */
async function reserve(page: Page, { shop, ean }: { shop: number; ean: string }) {
  const { email, phone } = newcomer();
  const answer = await send(page.request, '/orders', {
    ...{ CustomerName: 'Kari Nordmann', Email: email, Phone: phone, ShopID: shop, shipping_method_id: 'collect' },
    items: [{ EanNo: ean, Count: 2 }],
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as { number: string; token: string };
}

const piece = (page: Page) => page.getByRole('button', { name: /^(Plukk én|Ferdig plukket):/ });
const stateOf = (number: string) =>
  database(async (sql) => {
    const [part] = await sql`
      select f.state from fulfilments f join orders o on o.id = f.order_id where o.number = ${number}`;
    return part?.state as string;
  });

/** A camera that sees this code: the browser under test has none. */
async function holdBeforeCamera(page: Page, text: string) {
  const { data, size } = create(text).modules;
  await page.addInitScript(
    ({ dark, size }) => {
      navigator.mediaDevices.getUserMedia = async () => {
        const canvas = document.createElement('canvas');
        canvas.width = canvas.height = 640;
        const paper = canvas.getContext('2d') as CanvasRenderingContext2D;
        const draw = () => {
          paper.fillStyle = '#fff';
          paper.fillRect(0, 0, 640, 640);
          paper.fillStyle = '#000';
          const step = Math.floor(480 / size);
          for (const index of dark)
            paper.fillRect(80 + (index % size) * step, 80 + Math.floor(index / size) * step, step, step);
        };
        draw();
        setInterval(draw, 100);
        return canvas.captureStream(10);
      };
    },
    { dark: [...data.keys()].filter((index) => data[index]), size },
  );
}

test('rule 6.8: the counter opens by a code, its page is not indexed, and only it may use the camera', {
  tag: '@phone',
}, async ({ page, browserErrors }) => {
  browserErrors.expect(/ 401 .*\/counter\/login/);
  const counter = await counterOf('Siv');
  const answer = await page.goto('/disk');
  expect(answer?.headers()['permissions-policy']).toContain('camera=(self)');
  expect((await page.request.get('/')).headers()['permissions-policy']).toContain('camera=()');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await open(page, '/disk');
  await page.getByRole('button', { name: words.login.submit }).click();
  await expect(page.getByLabel(words.login.code)).toBeFocused();
  await page.getByLabel(words.login.code).fill('bodo1-AAAA-AAAA-AAAA');
  await page.getByRole('button', { name: words.login.submit }).click();
  await expect(page.getByText(messages.errors.wrong_code)).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await signIn(page, counter.code);
  await expect(page.getByText(new RegExp(words.who.replace('{name}', 'Siv \\d+')))).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: words.logout }).click();
  await expect(page.getByLabel(words.login.code)).toBeVisible();
});

test('rule 15.22: reserved goods are picked, made ready, found by the pass before the camera and handed over', {
  tag: '@phone',
}, async ({ page, baseURL }) => {
  const counter = await counterOf('Odd');
  const order = await reserve(page, counter);
  await holdBeforeCamera(page, new URL(`/kvittering/${order.token}`, baseURL).href);
  await standAtCounter(page, counter.code);
  await page.emulateMedia({ media: 'print' });
  await expect(row(page, order.number)).toBeVisible();
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await row(page, order.number).click();
  await expect(page.getByRole('heading', { name: order.number })).toBeFocused();
  expect(await findings(page)).toEqual([]);
  await piece(page).click();
  await piece(page).click();
  await page.getByRole('button', { name: words.pick.ready }).click();
  await expect.poll(() => stateOf(order.number)).toBe('ready');

  await page.goto('/disk');
  await page.getByRole('button', { name: words.find.scan }).click();
  await expect(page.getByRole('heading', { name: order.number })).toBeVisible();
  await expect(page.getByText(words.pick.toPay)).toBeVisible();
  await page.getByRole('button', { name: words.pick.handOver }).click();
  await expect(page.getByText(words.pick.over.collected)).toBeVisible();
  await expect.poll(() => stateOf(order.number)).toBe('collected');
});

/** A picture that the service worker still fetches when the network goes. */
const ON_ITS_WAY = /ERR_FAILED .*\/pictures\//;

test('rule 6.12: picking goes on offline and over a reload, and everything is sent when the network is back', {
  tag: '@phone',
}, async ({ page, context, browserErrors }) => {
  browserErrors.expect(/ERR_INTERNET_DISCONNECTED/);
  browserErrors.allow(ON_ITS_WAY);
  const counter = await counterOf('Eva');
  const order = await reserve(page, counter);
  await standAtCounter(page, counter.code);
  await row(page, order.number).click();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);
  await piece(page).click();
  await piece(page).click();
  await page.getByRole('button', { name: words.pick.ready }).click();
  await expect(page.getByText('3 handlinger venter på nett')).toBeVisible();
  expect(await stateOf(order.number)).toBe('waiting');
  await page.reload();
  await expect(page.getByText('3 handlinger venter på nett')).toBeVisible();
  await expect(page.getByRole('heading', { name: order.number })).toBeVisible();
  await expect(page.getByRole('button', { name: words.logout })).toHaveAttribute('aria-disabled', 'true');
  await context.setOffline(false);
  await expect.poll(() => stateOf(order.number)).toBe('ready');
  await expect(page.getByText(/venter på nett/)).toHaveCount(0);
});

async function secondPhone(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({ baseURL, locale: 'nb-NO', timezoneId: 'Europe/Oslo' });
  return { context, page: await context.newPage() };
}

test('rule 6.12: two phones at once do nothing twice, and a late action is reported at its order', {
  tag: '@phone',
}, async ({ page, context, browser, browserErrors, baseURL }) => {
  browserErrors.expect(/ERR_INTERNET_DISCONNECTED/, / 409 .*\/counter\/picks/);
  browserErrors.allow(ON_ITS_WAY);
  const counter = await counterOf('Liv');
  const order = await reserve(page, counter);
  await standAtCounter(page, counter.code);
  await row(page, order.number).click();
  const other = await secondPhone(browser, baseURL);
  await standAtCounter(other.page, counter.code);
  await row(other.page, order.number).click();

  await context.setOffline(true);
  await piece(page).click();
  await expect(page.getByText('1 handling venter på nett')).toBeVisible();
  await other.page.getByRole('button', { name: /^Finner ikke/ }).click();
  await other.page.getByRole('button', { name: 'Fant ikke 2' }).click();
  await expect.poll(() => stateOf(order.number)).toBe('closed');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: words.refused.title })).toBeVisible();
  await expect(page.getByText(words.pick.states.closed).first()).toBeVisible();
  await page.getByRole('button', { name: words.refused.read }).click();
  await expect(page.getByRole('heading', { name: words.refused.title })).toHaveCount(0);
  await other.context.close();
});

import { join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listen } from '@/e2e/browser-errors';
import { hydrated } from '@/e2e/shop';
import { jessheim, oslo } from '@/tests/contracts/distance/suite';
import { ensureChromium } from '@/tools/machine/chromium';
import { say } from '@/tools/machine/terminal';
import { type Fleet, startFleet } from './fleet';

const folder = resolve(process.env.INSTANCES_FOLDER ?? '.data/instances');
const QUIET = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];
/** The certificate is this test's own; a service worker is fetched past the context's leniency. */
const OWN_CERTIFICATE = '--ignore-certificate-errors';
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

let fleet: Fleet;
let browser: Browser;
beforeAll(async () => {
  fleet = await startFleet();
  browser = await chromium.launch({ executablePath: await ensureChromium(say), args: [...QUIET, OWN_CERTIFICATE] });
});
afterAll(async () => {
  await browser?.close();
  await fleet?.stop();
});

const answeredByEach = () => Promise.all(fleet.instances.map((instance) => instance.answered()));

async function go(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

/** From the search to goods reserved in the nearest shop, as a shopper who has never been here. */
async function reserve(page: Page, picture: (name: string) => Promise<unknown>): Promise<string> {
  const main = page.getByRole('main');
  await go(page, '/');
  await page.getByRole('button', { name: 'Kun nødvendige' }).click();
  const search = page.getByRole('combobox', { name: 'Søk i butikken' });
  await search.pressSequentially('fjellsk');
  await page
    .getByRole('option', { name: /fjellsko/i })
    .first()
    .waitFor();
  await picture('suggestions');
  await search.fill('fjellskoo dame');
  await search.press('Enter');
  await page.waitForURL(/\/search\//);
  await hydrated(page);
  await picture('search');
  await main.getByRole('article').first().getByRole('link').first().click();
  await page.waitForURL(/\/product\//);
  await hydrated(page);
  for (const size of await page
    .getByRole('group', { name: /^Størrelse/ })
    .getByRole('radio')
    .all()) {
    if ((await size.getAttribute('aria-label'))?.includes('utsolgt')) continue;
    // On a phone the page may still be moving under the first press.
    await expect
      .poll(async () => {
        await size.check({ force: true }).catch(() => undefined);
        return size.isChecked();
      })
      .toBe(true);
    break;
  }
  await picture('product');
  await main.getByRole('button', { name: 'Legg i handlekurv' }).first().click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /Til kassen/ })
    .click();
  await page.waitForURL(/\/checkout/);
  await page.getByRole('radio', { name: 'Hent i butikk' }).check({ force: true });
  await page
    .getByLabel(/[Pp]ostnummer/)
    .first()
    .fill('0155');
  const shop = page.getByRole('radiogroup', { name: 'Butikk' }).getByRole('radio').first();
  await shop.waitFor();
  await shop.check({ force: true });
  await page.getByLabel('Navn').fill('Kari Nordmann');
  await page.getByLabel('Mobilnummer').fill('41234567');
  await page.getByLabel('E-post').fill('kari@example.no');
  await picture('checkout');
  await page.getByRole('button', { name: /^Reserver/ }).click();
  await page.waitForURL(/\/kvittering\//);
  const number = await page
    .getByText(/NV-\d+/)
    .first()
    .textContent();
  await picture('receipt');
  return /NV-\d+/.exec(number ?? '')?.[0] ?? '';
}

it.each([
  ['a phone', PHONE],
  ['a desk', DESK],
])('a shopper at %s buys from instances of which neither is the one', async (name, viewport) => {
  const context = await browser.newContext({ viewport, baseURL: fleet.url.href, ignoreHTTPSErrors: true });
  const errors = listen(context);
  const page = await context.newPage();
  const before = await answeredByEach();
  const number = await reserve(page, (what) =>
    page.screenshot({ path: join(folder, `${name.replace(' ', '-')}-${what}.png`) }),
  );
  const [order] = await fleet.sql<{ name: string }[]>`select name from orders where number = ${number}`;
  expect(order?.name).toBe('Kari Nordmann');
  const after = await answeredByEach();
  for (const [at, count] of after.entries()) expect(count, `instance ${at + 1}`).toBeGreaterThan(before[at] as number);
  expect(errors.faults()).toEqual([]);
  await context.close();
});

it('each instance searches and measures by the servers it was given', async () => {
  const { ELASTICSEARCH_URL, OSRM_URL } = process.env;
  for (const { url } of fleet.instances) {
    const health = (await (await fetch(`${url}/api/v1/health`)).json()) as { search: object };
    expect(health.search).toMatchObject({ engine: ELASTICSEARCH_URL ? 'elasticsearch' : 'embedded', up: true });
    const pair = [oslo, jessheim].map(({ longitude, latitude }) => `${longitude},${latitude}`).join(';');
    const roads = await fetch(`${url}/api/v1/osrm/table/v1/car/${pair}?annotations=distance&sources=0`);
    expect(await roads.json()).toMatchObject({ approximate: !OSRM_URL });
  }
});

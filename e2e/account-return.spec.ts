import messages from '@/messages/nb.json' with { type: 'json' };
import { findings } from './axe';
import { beCustomer, logIn, logOut, makeAccount, newcomer, registerAs } from './customer';
import { haveInCart } from './goods';
import { cartEans, expect, HELDRE_URL, open, test } from './shop';

const { settings, preferences } = messages.account.words;

test.describe('rule 11.47: a login on the way comes back to where it began', () => {
  test('logging in from the checkout keeps the cart and the form', async ({ page, request }) => {
    const who = await makeAccount(request);
    await haveInCart(page);
    await open(page, '/checkout');
    const eans = await cartEans(page);
    await page.getByLabel('Navn').fill('Ola Nordmann');
    await page.getByRole('main').getByRole('link', { name: 'Logg inn' }).click();
    await expect(page).toHaveURL(/\/logg-inn\?til=%2Fcheckout$/);
    await logIn(page, who.email);
    await expect(page).toHaveURL('/checkout');
    await expect(page.getByText('Du er logget inn som Kari Nordmann.')).toBeVisible();
    expect(await cartEans(page)).toEqual(eans);
    await expect(page.getByLabel('Navn')).toHaveValue('Ola Nordmann');
    await expect(page.getByLabel('E-post')).toHaveValue(who.email);
    await expect(page.getByRole('link', { name: /Gå til kassen/ })).toContainText('1');
  });

  test('a guest’s favourites move into the account, and leave with the logout', async ({ page, request }) => {
    const who = await makeAccount(request);
    await open(page, '/sko');
    const hearts = page.getByRole('main').getByRole('button', { name: /^Legg .* i favoritter$/ });
    for (const heart of [hearts.nth(0), hearts.nth(1)]) await heart.click();
    const link = page.getByRole('banner').getByRole('link', { name: /^Favoritter/ });
    await expect(link).toHaveAccessibleName('Favoritter, 2 varer');
    await open(page, '/logg-inn?til=/favoritter');
    await logIn(page, who.email);
    await expect(page).toHaveURL('/favoritter');
    await expect(link).toHaveAccessibleName('Favoritter, 2 varer');
    const kept = await (await page.request.get('/api/v1/favourites')).json();
    expect(kept.articles).toHaveLength(2);
    await logOut(page);
    await expect(link).toHaveAccessibleName('Favoritter');
  });
});

test('what a customer likes is kept on the account', async ({ page }) => {
  await beCustomer(page);
  await open(page, '/konto/innstillinger');
  await page.getByLabel(preferences.activity_skiing).check();
  await page.getByLabel(preferences.department_children, { exact: true }).check();
  await page.getByRole('button', { name: settings.submit, exact: true }).click();
  await expect(page.getByText(settings.saved)).toBeVisible();
  const current = async () => (await (await page.request.get('/api/v1/customers/current')).json()).preferences;
  expect(await current()).toEqual({ activity_skiing: true, department_children: true });
  await page.reload();
  await expect(page.getByLabel(preferences.activity_skiing)).toBeChecked();
  await page.getByLabel(preferences.activity_skiing).uncheck();
  await page.getByRole('button', { name: settings.submit, exact: true }).click();
  await expect.poll(current).toEqual({ activity_skiing: false, department_children: true });
});

test.describe('the account at the second brand', () => {
  test('register, the overview, log out and in, on the host of Heldre', async ({ page }) => {
    const who = newcomer();
    await registerAs(page, who, HELDRE_URL);
    expect(page.url()).toBe(`${HELDRE_URL}/konto`);
    await expect(page.locator('html')).toHaveAttribute('data-brand', 'heldre');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Informasjonskapsler', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await logOut(page, HELDRE_URL);
    await open(page, `${HELDRE_URL}/logg-inn`);
    await logIn(page, who.phone);
    await expect(page).toHaveURL(`${HELDRE_URL}/konto`);
  });
});

test.describe('WCAG 2.2 AA is the floor, in the account too', () => {
  test('logged out, and opening the link of an email changes nothing', async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`);
    });
    const doors = [
      '/logg-inn',
      '/registrer',
      '/glemt-passord',
      '/tilbakestill-passord?token=x',
      '/bekreft-epost?token=x',
      '/innloggingslenke?token=x',
      '/stopp-varsler?token=x',
    ];
    for (const path of doors) {
      await open(page, path);
      expect(await findings(page), path).toEqual([]);
    }
    expect(sent).toEqual([]);
    await open(page, '/registrer');
    await page.getByRole('main').getByRole('button', { name: 'Lag konto' }).click();
    await expect(page.getByText('Fornavn må ha en verdi')).toBeVisible();
    expect(await findings(page), 'a form with errors').toEqual([]);
  });

  test('logged in', async ({ page }) => {
    await beCustomer(page);
    const rooms = ['reservasjoner', 'ordre', 'omtaler', 'kundekort', 'innstillinger', 'samtykker', 'mine-data'];
    for (const path of ['/konto', ...rooms.map((room) => `/konto/${room}`)]) {
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      expect(await findings(page), path).toEqual([]);
      await page.setViewportSize({ width: 320, height: 700 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
      await page.setViewportSize(test.info().project.use.viewport ?? { width: 1440, height: 900 });
    }
  });
});

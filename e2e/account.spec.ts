import { readFileSync } from 'node:fs';
import jsQR from 'jsqr';
import sharp from 'sharp';
import messages from '@/messages/nb.json' with { type: 'json' };
import {
  beCustomer,
  fillRegistration,
  logIn,
  logOut,
  makeAccount,
  newcomer,
  overviewIsComplete,
  PASSWORD,
  registerAs,
} from './customer';
import { posted } from './outbox';
import { expect, open, test } from './shop';

const { status, register, settings, data, nav, history, overview, retry } = messages.account.words;

async function linkIn(email: string, path: string): Promise<string> {
  const link = new RegExp(`${path}\\?token=[^\\s"'<>&]+`);
  const found = () =>
    posted()
      .filter(({ text }) => text.includes(email))
      .map(({ text }) => link.exec(text)?.[0])
      .find(Boolean);
  await expect.poll(found).toBeTruthy();
  return found() as string;
}

test.describe('rule 11.64: an account, from its first day to its last', () => {
  test('register, verify, log out and in, settings, club card, export, delete', { tag: '@phone' }, async ({
    page,
    browserErrors,
  }) => {
    browserErrors.expect(/ 422 .*\/customers\/login/, / 403 .*\/customers\/\d+/, / 409 .*\/email\/verify/);
    const who = newcomer();
    await registerAs(page, who);
    await expect(page.getByText('E-posten din er ikke bekreftet ennå')).toBeVisible();
    await page.getByRole('button', { name: 'Send lenken på nytt' }).click();
    await expect(page.getByText(`Epost sendt til ${who.email}`)).toBeVisible();

    const link = await linkIn(who.email, '/bekreft-epost');
    await open(page, link);
    // As a phone does with a tab that was left for a moment.
    await page.reload();
    await page.getByRole('button', { name: 'Bekreft e-postadressen' }).click();
    await expect(page.getByRole('heading', { name: 'E-posten er bekreftet' })).toBeVisible();
    expect(page.url()).not.toContain('token');
    await open(page, link);
    await page.getByRole('button', { name: 'Bekreft e-postadressen' }).click();
    await expect(page.getByRole('heading', { name: 'E-posten er allerede bekreftet' })).toBeFocused();
    await open(page, '/konto');
    await expect(page.getByText('E-posten er bekreftet')).toBeVisible();

    await logOut(page);
    await page.goto('/konto/reservasjoner?side=2');
    await expect(page).toHaveURL(/\/logg-inn\?til=%2Fkonto%2Freservasjoner%3Fside%3D2/);
    await logIn(page, who.email, 'helt feil passord');
    await expect(page.getByText(status.wrong)).toBeVisible();
    await logIn(page, `+47 ${who.phone}`);
    await expect(page).toHaveURL(/\/konto\/reservasjoner\?side=2$/);

    await open(page, '/konto/innstillinger');
    await page.getByLabel('Adresse').fill('Storgata 1');
    await page.getByLabel('Postnummer').fill('0155');
    await expect(page.getByLabel('Poststed')).toHaveValue(/oslo/i);
    await page.getByLabel('Kjønn').selectOption({ label: 'Dame' });
    await page.getByRole('button', { name: settings.submit }).click();
    await expect(page.getByText(settings.saved)).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Adresse')).toHaveValue('Storgata 1');
    await expect(page.getByLabel('Kjønn')).toHaveValue('2');

    await open(page, '/konto/kundekort');
    const code = page.getByRole('img', { name: /QR-kode/ });
    await expect(code).toBeVisible();
    const { data: pixels, info } = await sharp(await code.screenshot())
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const read = jsQR(new Uint8ClampedArray(pixels), info.width, info.height)?.data;
    const told = await (await page.request.get('/api/v1/customers/current/code')).json();
    expect(read).toBe(told.code);
    await expect(page.getByText(/^Kundenummer \d{4} \d{4}$/)).toBeVisible();

    await open(page, '/konto/mine-data');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: data.export, exact: true }).click(),
    ]);
    const text = readFileSync(await file.path(), 'utf8');
    expect(JSON.parse(text).customer).toMatchObject({ email: who.email, address: { addr: 'Storgata 1' } });
    expect(text).not.toMatch(/argon2|password/i);

    await page.getByRole('button', { name: data.start }).click();
    await expect(page.getByRole('heading', { name: data.sureTitle })).toBeFocused();
    const password = page.getByLabel('Passord', { exact: true });
    for (const [typed, word] of [
      ['', 'Skriv passordet du har nå'],
      ['feil passord', 'Det nåværende passordet er feil'],
    ] as const) {
      await password.fill(typed);
      await page.getByRole('button', { name: data.confirm }).click();
      await expect(page.getByText(word)).toBeVisible();
      await expect(password).toBeFocused();
      await expect(password).toHaveValue(typed);
    }
    await password.fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByText(data.deleted)).toBeVisible();
    await open(page, '/logg-inn');
    await logIn(page, who.email);
    await expect(page.getByText(status.wrong)).toBeVisible();
  });

  test('rule 6.13, rule 6.14: a new e-mail needs the password, and waits until its owner has confirmed', async ({
    page,
    browser,
    baseURL,
    browserErrors,
  }) => {
    browserErrors.expect(/ 403 .*\/customers\/\d+/);
    const who = newcomer();
    const email = `ny.${who.email}`;
    await beCustomer(page, who);
    await open(page, await linkIn(who.email, '/bekreft-epost'));
    await page.getByRole('button', { name: 'Bekreft e-postadressen' }).click();
    await expect(page.getByRole('heading', { name: 'E-posten er bekreftet' })).toBeVisible();

    const elsewhere = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage();
    await open(elsewhere, '/logg-inn?til=/konto/innstillinger');
    await logIn(elsewhere, who.email);
    await expect(elsewhere.getByLabel('Fornavn')).toHaveValue('Kari');

    await open(page, '/konto/innstillinger');
    const current = page.getByLabel('Nåværende passord', { exact: true });
    await expect(current).toHaveCount(0);
    await page.getByLabel('E-post', { exact: true }).fill(email);
    await page.getByLabel('Adresse').fill('Storgata 1');
    await expect(current).toHaveAttribute('autocomplete', 'current-password');
    await page.getByRole('button', { name: settings.submit }).click();
    await expect(current).toBeFocused();
    await page.keyboard.type('feil passord');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Det nåværende passordet er feil')).toBeVisible();
    await expect(current).toBeFocused();
    await expect(page.getByLabel('E-post', { exact: true })).toHaveValue(email);
    await current.fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByText(`Venter på at ${email} bekrefter`)).toBeVisible();
    await expect(page.getByText(settings.savedEmail.replace('{email}', email))).toBeVisible();
    await expect(page.getByLabel('E-post', { exact: true })).toHaveValue(who.email);
    await expect(current).toHaveCount(0);

    await open(page, '/konto');
    await page.getByRole('button', { name: overview.giveUp }).click();
    const givenUp = page.getByText(overview.givenUp.replace('{email}', who.email));
    await expect(givenUp).toBeVisible();
    await expect(givenUp.locator('..')).toBeFocused();

    // Another one: the letters to the first hold links that have died.
    const newer = `nyere.${who.email}`;
    await open(page, '/konto/innstillinger');
    await page.getByLabel('E-post', { exact: true }).fill(newer);
    await current.fill(PASSWORD);
    await page.getByRole('button', { name: settings.submit }).click();
    await expect(page.getByText(`Venter på at ${newer} bekrefter`)).toBeVisible();
    await page.getByRole('button', { name: overview.resend }).click();
    await expect(page.getByText(`Epost sendt til ${newer}`)).toBeVisible();
    await open(page, await linkIn(`til ${newer}`, '/bekreft-epost'));
    await page.getByRole('button', { name: 'Bekreft e-postadressen' }).click();
    await expect(page.getByRole('heading', { name: 'E-posten er bekreftet' })).toBeFocused();
    await open(page, '/konto');
    await expect(page.getByRole('definition').filter({ hasText: newer })).toBeVisible();

    // What stands on a screen elsewhere stays, with a way to log in again.
    await elsewhere.getByLabel('Adresse').fill('Fjellveien 12');
    await elsewhere.getByRole('button', { name: settings.submit }).click();
    const again = elsewhere.getByRole('link', { name: 'Logg inn igjen' });
    await expect(again).toBeVisible();
    await again.click();
    await logIn(elsewhere, newer);
    await expect(elsewhere.getByLabel('Adresse')).toHaveValue('Fjellveien 12');
    await elsewhere.context().close();
  });

  test('a failed history can be loaded again, and a page one returns to is not reloaded', async ({
    page,
    browserErrors,
  }) => {
    browserErrors.expect(/ 503 .*\/current\/orders/);
    await beCustomer(page);
    let asked = 0;
    await page.route('**/api/v1/customers/current/orders?*', (route) => {
      asked++;
      return asked <= 2 ? route.fulfill({ status: 503, json: { code: 'down', message: 'Nede' } }) : route.continue();
    });
    await open(page, '/konto/ordre');
    await expect(page.getByText(history.failed)).toBeVisible();
    await page.getByRole('button', { name: retry }).click();
    await expect(page.getByRole('heading', { name: history.ordersEmpty })).toBeVisible();
    await page.getByRole('navigation', { name: nav.label }).locator('a:visible').first().click();
    await expect(page).toHaveURL(/\/konto$/);
    await page.goBack();
    await expect(page.getByRole('heading', { name: history.ordersEmpty })).toBeVisible();
    expect(asked).toBe(3);
  });

  test('a forgotten password is reset by a link that works once', async ({ page, request, browserErrors }) => {
    browserErrors.expect(/ 410 .*\/password\/reset/);
    const who = await makeAccount(request);
    await open(page, '/glemt-passord');
    await page.getByLabel('E-post').fill(who.email);
    await page.getByRole('button', { name: 'Send lenke' }).click();
    await expect(page.getByRole('heading', { name: 'Se i innboksen' })).toBeFocused();
    const link = await linkIn(who.email, '/tilbakestill-passord');
    for (const outcome of ['Passordet er endret', 'brukt eller gått ut']) {
      await open(page, link);
      await page.getByLabel('Nytt passord', { exact: true }).fill('et helt nytt passord');
      await page.getByLabel('Gjenta passordet', { exact: true }).fill('et helt nytt passord');
      await page.getByRole('button', { name: 'Lagre nytt passord' }).click();
      await expect(page.getByText(outcome).first()).toBeVisible();
    }
    await open(page, '/logg-inn?til=//evil.no');
    await logIn(page, who.email, 'et helt nytt passord');
    await expect(page).toHaveURL(/\/konto$/);
  });

  test('registration refuses empty, weak and unequal passwords, and an existing customer (rule 11.48)', async ({
    page,
    request,
    browserErrors,
  }) => {
    browserErrors.expect(/ 423 .*\/customers\/register/);
    const who = await makeAccount(request);
    await open(page, '/registrer');
    await page.getByRole('button', { name: register.submit }).click();
    await expect(page.getByText('Fornavn må ha en verdi')).toBeVisible();
    await expect(page.getByLabel('Fornavn')).toBeFocused();
    for (const name of ['Nyhetsbrev', 'Tilbud', 'Invitasjoner', 'Bursdagsgave', 'Bli medlem'])
      await expect(page.getByLabel(new RegExp(`^${name}`))).not.toBeChecked();
    await fillRegistration(page, who);
    await page.getByLabel('Passord', { exact: true }).fill('kort');
    // The error appears above the tick just as it is pressed; the press must not be lost.
    await page.getByLabel(/Jeg godtar/).check();
    await page.getByRole('button', { name: register.submit }).click();
    await expect(page.getByText('Passordet må ha minst 10 tegn')).toBeVisible();
    await expect(page.getByText('Passordene er ikke like')).toBeVisible();
    await page.getByLabel('Passord', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: register.submit }).click();
    await expect(page.getByText(status.exists)).toBeVisible();
    // A reload loses nothing but the passwords.
    await page.reload();
    await expect(page.getByLabel('Fornavn')).toHaveValue('Kari');
    await expect(page.getByLabel('Passord', { exact: true })).toHaveValue('');
  });

  test('a session that ends in the middle of a form keeps what was typed (rule 11.53)', async ({
    page,
    context,
    browserErrors,
  }) => {
    browserErrors.expect(/ 419 .*\/customers\/\d+/, / 404 .*\/customers\/\d+/);
    const who = await beCustomer(page);
    await open(page, '/konto/innstillinger');
    await page.getByLabel('Adresse').fill('Fjellveien 12');
    const cookies = await context.cookies();
    await context.clearCookies();
    await context.addCookies(cookies.filter(({ httpOnly }) => !httpOnly));
    await page.getByRole('button', { name: settings.submit }).click();
    const again = page.getByRole('link', { name: 'Logg inn igjen' });
    await expect(again).toBeVisible();
    await expect(page.getByLabel('Adresse')).toHaveValue('Fjellveien 12');
    await again.click();
    await logIn(page, who.email);
    await expect(page).toHaveURL(/\/konto\/innstillinger$/);
    await expect(page.getByLabel('Adresse')).toHaveValue('Fjellveien 12');
  });

  test('a session lost in the histories is reported once (rule 4.15)', async ({ page, context, browserErrors }) => {
    browserErrors.expect(/ 401 .*\/current\/orders/);
    await beCustomer(page);
    await open(page, '/konto');
    await overviewIsComplete(page);
    await context.clearCookies();
    await page.getByRole('navigation', { name: nav.label }).locator('a:visible[href="/konto/ordre"]').click();
    await expect(page).toHaveURL(/\/konto\/ordre$/);
    await expect(page.getByRole('link', { name: 'Logg inn igjen' })).toBeVisible();
    await expect(page.getByText(history.failed)).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /./ })).toHaveCount(1);
  });

  test('rule 2.35: the navigation does not move when nothing turns out to wait in a shop', { tag: '@both' }, async ({
    page,
  }) => {
    await beCustomer(page);
    let answer = () => {};
    const asked = new Promise<void>((free) => {
      answer = free;
    });
    await page.route('**/customers/current/reservations*', async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto('/konto');
    const leave = page.getByRole('navigation', { name: nav.label }).getByRole('button', { name: nav.logout });
    await expect(page.getByRole('heading', { name: 'Hei, Kari!' })).toBeVisible();
    const before = await leave.boundingBox();
    answer();
    await expect(page.getByRole('heading', { name: overview.noneTitle })).toBeVisible();
    expect(await leave.boundingBox()).toEqual(before);
  });

  test('logging out in one tab logs out the other', async ({ page, context }) => {
    await beCustomer(page);
    const other = await context.newPage();
    await open(other, '/konto');
    await overviewIsComplete(other);
    await logOut(page);
    await expect(other).toHaveURL(/\/logg-inn/);
  });
});

test.describe('rule 8.2: what an account answers when it cannot, word for word', () => {
  test('resend, update and delete', async ({ page, browserErrors }) => {
    browserErrors.expect(/ 500 .*\/email\/resend/, / (403|401) .*\/customers\/\d+/);
    await beCustomer(page);
    await open(page, '/konto');
    const answer = (path: string, method: string, code: number, body: object = {}) =>
      page.route(path, (route) =>
        route.request().method() === method
          ? route.fulfill({ status: code, json: { code: 'internal', message: 'x', ...body } })
          : route.fallback(),
      );

    await answer('**/api/v1/customers/email/resend', 'GET', 500);
    await page.getByRole('button', { name: 'Send lenken på nytt' }).click();
    await expect(page.getByText('Epost ble ikke sendt')).toBeVisible();

    const updates: [code: number, body: object, text: string][] = [
      [403, { errors: { firstname: ['Fornavn må ha en verdi'] } }, 'Fornavn må ha en verdi'],
      [401, {}, 'En annen bruker er logget inn'],
    ];
    for (const [code, body, text] of updates) {
      await open(page, '/konto/innstillinger');
      await answer('**/api/v1/customers/*', 'PUT', code, body);
      await page.getByRole('button', { name: settings.submit }).click();
      await expect(page.getByText(text).first()).toBeVisible();
    }
  });
});

test.describe('rule 8.1: what a login may answer, word for word', () => {
  test('by the table of its rule, or in the words of the server', async ({ page, browserErrors }) => {
    // Who is logged in already is logged out, and here nobody was.
    browserErrors.expect(/ 401 .*\/customers\/login/, / 429 .*\/customers\/login/, / 404 .*\/customers\/logout/);
    await open(page, '/logg-inn');
    for (const [code, text] of [
      [401, status.loggedIn],
      [429, 'For mange forsøk. Prøv igjen om 30 sekunder.'],
    ] as const) {
      await page.route('**/api/v1/customers/login', (route) =>
        route.fulfill({ status: code, json: { code: 'internal', message: text } }),
      );
      await logIn(page, 'kari@example.no');
      await expect(page.getByRole('main').getByText(text)).toBeVisible();
      await expect(page.getByLabel('E-post eller mobilnummer')).toHaveValue('kari@example.no');
    }
  });

  test('no page of the account scrolls sideways at 320 px, and each has one heading of the first rank', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    for (const path of ['/logg-inn', '/registrer', '/glemt-passord', '/tilbakestill-passord', '/bekreft-epost']) {
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    }
  });
});

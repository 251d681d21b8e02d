import { randomInt } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import messages from '@/messages/nb.json' with { type: 'json' };
import { keepInBrowser } from './goods';
import { expect, open } from './shop';

const { register, nav, overview } = messages.account.words;
export const PASSWORD = 'en lang tur i regnet';

export interface Newcomer {
  email: string;
  phone: string;
}

/** A customer nobody has been before, so that the tests may run again and beside each other. */
export function newcomer(): Newcomer {
  const digits = String(randomInt(10_000_000)).padStart(7, '0');
  return { email: `kari.${digits}@example.no`, phone: `4${digits}` };
}

/** Sent as the shop's own pages send it. */
export async function send(request: APIRequestContext, path: string, data: object) {
  const { token } = await (await request.get('/api/v1/token')).json();
  const headers = { 'X-Requested-With': 'XMLHttpRequest', 'X-XSRF-TOKEN': token };
  return request.post(`/api/v1${path}`, { headers, data });
}

/** An account, made without its page. Who has asked is logged in: `page.request` for a page, `request` for nobody. */
export async function makeAccount(request: APIRequestContext, who = newcomer()): Promise<Newcomer> {
  const answer = await send(request, '/customers/register', {
    ...{ firstname: 'Kari', surname: 'Nordmann', ...who, password: PASSWORD, password_confirmation: PASSWORD },
    ...{ terms_conditions: 1, club: true },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return who;
}

/** A browser in which somebody new is logged in. */
export async function beCustomer(page: Page, who = newcomer()): Promise<Newcomer> {
  await makeAccount(page.request, who);
  await keepInBrowser(page, { userLoaded: true });
  return who;
}

export async function fillRegistration(page: Page, who: Newcomer) {
  await page.getByLabel('Fornavn').fill('Kari');
  await page.getByLabel('Etternavn').fill('Nordmann');
  await page.getByLabel('E-post', { exact: true }).fill(who.email);
  await page.getByLabel('Mobilnummer').fill(who.phone);
  await page.getByLabel('Passord', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Gjenta passordet', { exact: true }).fill(PASSWORD);
}

/** As a shopper does it. */
export async function registerAs(page: Page, who: Newcomer, shop = '') {
  await open(page, `${shop}/registrer`);
  await fillRegistration(page, who);
  await page.getByLabel(/Bli medlem i kundeklubben/).check();
  await page.getByLabel(/Jeg godtar/).check();
  await page.getByRole('button', { name: register.submit }).click();
  await expect(page).toHaveURL(/\/konto$/);
  await expect(page.getByRole('heading', { name: 'Hei, Kari!' })).toBeVisible();
}

export async function logIn(page: Page, name: string, password = PASSWORD) {
  await page.getByLabel('E-post eller mobilnummer').fill(name);
  await page.getByLabel('Passord', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Logg inn' }).click();
}

/** Waits for the reservations of the overview, which are the last thing that it asks with the session. */
export const overviewIsComplete = (page: Page) =>
  expect(
    page
      .getByRole('heading', { name: overview.noneTitle })
      .or(page.getByRole('heading', { name: overview.waitingTitle })),
  ).toBeVisible();

/** On a phone the rooms, and with them the way out, stand on the overview. */
export async function logOut(page: Page, shop = '') {
  await open(page, `${shop}/konto`);
  await overviewIsComplete(page);
  await page.getByRole('button', { name: nav.logout }).click();
  await expect(page).toHaveURL(/\/$/);
}

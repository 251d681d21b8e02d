import type { Page } from '@playwright/test';
import messages from '@/messages/nb.json' with { type: 'json' };
import { expect, open } from './shop';

const { register, nav } = messages.account.words;
export const PASSWORD = 'en lang tur i regnet';

/** A customer nobody has been before, so that the tests may run again and beside each other. */
export function newcomer() {
  const digits = String(Date.now() % 10_000_000).padStart(7, '0');
  return { email: `kari.${digits}@example.no`, phone: `4${digits}` };
}

export async function fillRegistration(page: Page, who: { email: string; phone: string }) {
  await page.getByLabel('Fornavn').fill('Kari');
  await page.getByLabel('Etternavn').fill('Nordmann');
  await page.getByLabel('E-post', { exact: true }).fill(who.email);
  await page.getByLabel('Mobilnummer').fill(who.phone);
  await page.getByLabel('Passord', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Gjenta passordet', { exact: true }).fill(PASSWORD);
}

export async function registerAs(page: Page, who: { email: string; phone: string }, shop = '') {
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

/** On a phone the rooms, and with them the way out, stand on the overview. */
export async function logOut(page: Page, shop = '') {
  await open(page, `${shop}/konto`);
  await page.getByRole('button', { name: nav.logout }).click();
  await expect(page).toHaveURL(/\/$/);
}

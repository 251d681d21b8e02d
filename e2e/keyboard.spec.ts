import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from './shop';

const MOST_STOPS = 250;

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Presses Tab until the target has the focus, and checks that what has it can be seen. */
async function tabTo(page: Page, target: Locator) {
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press('Tab');
    if (!(await isFocused(target))) continue;
    await expect(target).toBeInViewport();
    return;
  }
  throw new Error(`${target} cannot be reached by Tab`);
}

test('rule 11.63: from the search to goods reserved in a shop without a pointer', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no Tab key');
  const main = page.getByRole('main');

  await open(page, '/');
  await tabTo(page, page.getByRole('combobox', { name: 'Søk i butikken' }));
  await page.keyboard.type('fjellsko');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\/fjellsko$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('fjellsko');

  const before = await main.getByRole('article').count();
  await tabTo(page, main.getByRole('checkbox', { name: /^Dame/ }).first());
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/kjonn=/);
  await expect(page.getByRole('status').filter({ hasText: /\d+ varer/ })).not.toHaveCount(0);
  expect(before).toBeGreaterThan(0);

  await tabTo(page, main.getByRole('article').first().getByRole('link'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/product\//);
  const sizes = page.getByRole('group', { name: /^Størrelse/ });
  await expect(sizes).toBeVisible();
  await tabTo(page, sizes.getByRole('radio').first());
  await page.keyboard.press('Space');
  const soldOut = () => sizes.locator('input:checked').getAttribute('aria-label');
  while ((await soldOut())?.includes('utsolgt')) await page.keyboard.press('ArrowRight');
  await tabTo(page, main.getByRole('button', { name: 'Legg i handlekurv' }).first());
  await page.keyboard.press('Enter');

  const cart = page.getByRole('dialog');
  await expect(cart).toBeVisible();
  await tabTo(page, cart.getByRole('link', { name: /Til kassen/ }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/checkout/);
  const ways = page.getByRole('radiogroup', { name: 'Hvordan vil du ha varene?' });
  await tabTo(page, ways.locator('input:checked'));
  while (!(await ways.getByRole('radio', { name: 'Hent i butikk' }).isChecked())) await page.keyboard.press('ArrowUp');
  await tabTo(page, page.getByLabel(/[Pp]ostnummer/).first());
  await page.keyboard.type('0155');
  const shops = page.getByRole('radiogroup', { name: 'Butikk' }).getByRole('radio');
  // By name until the postcode is found, then by distance.
  await expect(page.getByRole('radiogroup', { name: 'Butikk' })).toContainText(/\d\skm/);
  await tabTo(page, shops.first());
  await page.keyboard.press('Space');
  for (const [label, text] of [
    ['Navn', 'Kari Nordmann'],
    ['Mobilnummer', '41234567'],
    ['E-post', 'kari@example.no'],
  ] as const) {
    await tabTo(page, page.getByLabel(label));
    await page.keyboard.type(text);
  }
  await tabTo(page, page.getByRole('button', { name: /^Reserver/ }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/kvittering\//);
  await expect(page.getByText(/NV-\d+/).first()).toBeVisible();
});

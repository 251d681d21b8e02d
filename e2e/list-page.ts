import type { Page } from '@playwright/test';
import { hydrated } from './shop';

export const cards = (page: Page) => page.locator('main article');
/** A choice is marked at once; its articles and its address come after the next frame. */
const followed = (page: Page) =>
  page.evaluate(() => {
    if (!matchMedia('(scripting: enabled)').matches) return;
    return new Promise((done) => requestAnimationFrame(() => requestIdleCallback(() => setTimeout(done))));
  });

export async function names(page: Page) {
  await followed(page);
  return cards(page).getByRole('heading').allTextContents();
}
export async function total(page: Page) {
  await followed(page);
  return Number((await page.getByRole('main').getByRole('status').first().textContent())?.replace(/\D/g, '') ?? 0);
}
export async function prices(page: Page) {
  await followed(page);
  return cards(page).evaluateAll((all) =>
    all.map((card) => {
      const text = [...card.querySelectorAll('span')]
        .map((span) => span.textContent ?? '')
        .find((one) => /\d,\d\d/.test(one));
      return Number(/([\d\s\u00a0]+),\d\d/.exec(text ?? '')?.[1]?.replace(/\D/g, ''));
    }),
  );
}

/** The filters: beside the list on a wide screen, in a sheet on a narrow one. */
export async function filters(page: Page) {
  if ((page.viewportSize()?.width ?? 0) >= 1020) return page.getByRole('complementary', { name: 'Filter' });
  await page
    .getByRole('button', { name: /^Filter/ })
    .first()
    .click();
  return page.getByRole('dialog');
}
export const shut = async (page: Page) => {
  const sheet = page.getByRole('dialog');
  if (await sheet.isVisible()) await sheet.getByRole('button', { name: /^Vis \d+/ }).click();
};
/** Waits for the frame after the jump to it, in which the cards in between are laid out and move it. */
export async function showMore(page: Page) {
  const link = page.getByRole('main').getByRole('link', { name: 'Vis flere' });
  await link.scrollIntoViewIfNeeded();
  await followed(page);
  await link.click();
}
/** Waits until the index of the list is here, which is when a choice is answered without the network. */
export async function ready(page: Page, path: string) {
  const index = page.waitForResponse((response) => response.url().includes('/api/v1/lists/columns'));
  await page.goto(path);
  await hydrated(page);
  await page.getByRole('combobox', { name: 'Sorter' }).hover();
  await (await index).finished();
}

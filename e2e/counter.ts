import type { Page } from '@playwright/test';
import messages from '@/messages/nb.json' with { type: 'json' };
import { send } from './customer';
import { expect, open } from './shop';

const { words } = messages.counter;

/** As the people in a shop do it. */
export async function signIn(page: Page, code: string) {
  await open(page, '/disk');
  await page.getByLabel(words.login.code).fill(code);
  await page.getByRole('button', { name: words.login.submit }).click();
  await expect(page.getByRole('heading', { name: words.tabs.pick })).toBeVisible();
}

/** A device on which somebody has signed in before. */
export async function standAtCounter(page: Page, code: string) {
  const answer = await send(page.request, '/counter/login', { code });
  expect(answer.ok(), await answer.text()).toBe(true);
  await open(page, '/disk');
  await expect(page.getByRole('heading', { name: words.tabs.pick })).toBeVisible();
}

export const pickRow = (page: Page, number: string) => page.getByRole('link', { name: new RegExp(number) });

import type { Page } from '@playwright/test';
import messages from '@/messages/nb.json' with { type: 'json' };
import { expect, open } from './shop';

const { words } = messages.counter;

export async function signIn(page: Page, code: string) {
  await open(page, '/disk');
  await page.getByLabel(words.login.code).fill(code);
  await page.getByRole('button', { name: words.login.submit }).click();
  await expect(page.getByRole('heading', { name: words.tabs.pick })).toBeVisible();
}

export const pickRow = (page: Page, number: string) => page.getByRole('link', { name: new RegExp(number) });

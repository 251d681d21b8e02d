import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import messages from '@/messages/nb.json' with { type: 'json' };
import { expect, open } from './shop';

const { words } = messages.counter;

/** The code of a person at a shop's counter, as `npm run staff -- counter add` tells it once. */
export function codeFor(shop: string, name: string): string {
  const told = execFileSync(
    process.execPath,
    ['--import', './scripts/ts-hooks.mjs', 'server/staff-command.ts', 'counter', 'add', shop, name],
    { env: { ...process.env, DATABASE_URL: process.env.SHOP_DATABASE_URL } },
  ).toString();
  return told.split('\n')[0]?.trim() as string;
}

export async function signIn(page: Page, code: string) {
  await open(page, '/disk');
  await page.getByLabel(words.login.code).fill(code);
  await page.getByRole('button', { name: words.login.submit }).click();
  await expect(page.getByRole('heading', { name: words.tabs.pick })).toBeVisible();
}

export const pickRow = (page: Page, number: string) => page.getByRole('link', { name: new RegExp(number) });

import type { Page } from '@playwright/test';
import { formatPhone } from '@/lib/norway/phone';
import messages from '@/messages/nb.json' with { type: 'json' };
import { newcomer } from './customer';
import { database } from './database';
import { expect } from './shop';

const { words } = messages.checkout;

/** The address of a receipt. */
export const RECEIPT = /\/kvittering\/[0-9a-f-]{36}/;
export const tokenOf = (page: Page) => new URL(page.url()).pathname.split('/').pop() as string;

/** Somebody who has nothing set aside yet. */
export async function fillContact(page: Page, who = newcomer()) {
  await page.getByLabel(words.name).fill('Kari Nordmann');
  // As phones and people write them (rule 5.14).
  await page.getByLabel(words.phone).fill(`+47 ${formatPhone(who.phone)}`);
  await page.getByLabel(words.email, { exact: true }).fill(` ${who.email}.`);
}

export async function fillAddress(page: Page) {
  await page.getByLabel(words.address).fill('Storgata 5B, 3. etg');
  await page.getByLabel(words.addressLine2).fill('H0203');
  await page.getByLabel(words.postalCode, { exact: true }).fill(' N-8006');
  await expect(page.getByLabel(words.city)).toHaveValue(/bod/i);
}

export const chooseFirstShop = (page: Page) =>
  page.getByRole('radiogroup', { name: words.shopsLegend }).getByRole('radio').first().check({ force: true });

/** Presses the button that binds, up to the provider's page. */
export async function pay(page: Page) {
  await page.getByRole('button', { name: /^Betal / }).click();
  await page.waitForURL(/\/sandbox\//);
}

export const decide = (page: Page, decision: 'approve' | 'decline' | 'cancel') =>
  page.getByRole('button', { name: messages.sandbox[decision], exact: true }).click();

export async function payAndApprove(page: Page) {
  await pay(page);
  await decide(page, 'approve');
  await page.waitForURL(RECEIPT);
}

/** How the orders stand that were placed together with the one of this receipt. */
export const statusesOf = (token: string) =>
  database(async (sql) => {
    const rows = await sql<{ status: string }[]>`
      select s.code as status from orders o join order_statuses s on s.id = o.status_id
      where o.purchase_id = (select purchase_id from orders where token = ${token}) order by 1`;
    return rows.map(({ status }) => status);
  });

/** How the purchases of somebody stand, the newest first. */
export const purchasesOf = ({ email }: { email: string }) =>
  database(async (sql) => {
    const rows = await sql<{ state: string }[]>`
      select u.state from purchases u
      where exists (select from orders o where o.purchase_id = u.id and o.email = ${email}) order by u.id desc`;
    return rows.map(({ state }) => state);
  });

import { createHash } from 'node:crypto';
import messages from '@/messages/nb.json' with { type: 'json' };
import { logIn, makeAccount, send } from './customer';
import { database } from './database';
import { posted } from './outbox';
import { expect, open, test } from './shop';

const { link, forgot, login, verify } = messages.account.words;
const { words: withdrawal } = messages.withdrawal;

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

/** As after more wrong passwords than an account takes from all networks; that they are counted is told of tests/server/customers/sign-in. */
const strangersGuess = (email: string) =>
  database(
    (sql) => sql`
      insert into attempts (key, count, last_at, blocked_until)
      values (${`login:account:${digest(digest(`email:${email}`))}`}, 105, now(), now() + interval '15 minutes')`,
  );

async function linkTo(email: string, path: string): Promise<string> {
  const found = () =>
    posted()
      .filter(({ text }) => text.includes(email))
      .map(({ text }) => new RegExp(`${path}\\?token=[^\\s"'<>&]+`).exec(text)?.[0])
      .find(Boolean);
  await expect.poll(found).toBeTruthy();
  return found() as string;
}

test('rule 6.15, rule 6.16: strangers guess; a known browser gets in, and one that is not by a link', async ({
  page,
  browser,
  baseURL,
}) => {
  const who = await makeAccount(page.request);
  await open(page, await linkTo(who.email, '/bekreft-epost'));
  await page.getByRole('button', { name: verify.submit }).click();
  await expect(page.getByRole('heading', { name: verify.doneTitle })).toBeVisible();
  await send(page.request, '/customers/logout', {});
  await strangersGuess(who.email);

  await open(page, '/logg-inn');
  await logIn(page, who.email);
  await expect(page.getByRole('heading', { name: 'Hei, Kari!' })).toBeVisible();

  const elsewhere = await browser.newContext({ baseURL, extraHTTPHeaders: { 'X-Forwarded-For': '192.0.2.44' } });
  const other = await elsewhere.newPage();
  await open(other, '/logg-inn');
  await logIn(other, who.email);
  await expect(other.getByText(/^For mange innloggingsforsøk - prøv igjen om \S+ \S+$/)).toBeVisible();
  await other.getByRole('button', { name: link.submit }).click();
  await expect(other.getByRole('heading', { name: forgot.sentTitle })).toBeFocused();
  await open(other, await linkTo(who.email, '/innloggingslenke'));
  expect(other.url()).not.toContain('token');
  await other.getByRole('main').getByRole('button', { name: login.submit }).click();
  await expect(other.getByRole('heading', { name: 'Hei, Kari!' })).toBeVisible();
  await elsewhere.close();
});

test('rule 10.11: a buyer whom guesses hold back asks for a link, and is told nothing of the order', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/ (404|429) .*\/withdrawals\/find/);
  await open(page, '/angre?ordre=NV-987654');
  for (let guess = 0; guess < 6; guess++) {
    await page.getByLabel(withdrawal.find.email).fill(`feil${guess}@example.no`);
    await Promise.all([
      page.waitForResponse(/\/withdrawals\/find$/),
      page.getByRole('button', { name: withdrawal.find.submit }).click(),
    ]);
    await expect(page.getByRole('button', { name: withdrawal.find.submit })).toBeVisible();
  }
  await page.getByRole('button', { name: withdrawal.link.submit }).click();
  await expect(page.getByRole('status').filter({ hasText: withdrawal.link.sent })).toBeVisible();
});

import type { Page } from '@playwright/test';
import messages from '@/messages/nb.json' with { type: 'json' };
import { KLARNA_PASSWORD, KLARNA_USER, startKlarna } from '@/tests/support/providers/klarna';
import { fillAddress, fillContact, RECEIPT, statusesOf, tokenOf } from './checkout';
import { database } from './database';
import { haveInCart } from './goods';
import { SECOND_URL, startSecondInstance } from './second-instance';
import { expect, test } from './shop';

const { words } = messages.checkout;
const { words: paying } = messages.paying;

/** What Klarna's script does in a page, the shopper's answer taken from the test. */
const SCRIPT = `window.Klarna = { Payments: {
  init({ client_token }) { this.token = client_token; },
  load({ container }, done) { document.querySelector(container).textContent = 'Klarna'; done({ show_form: true }); },
  async authorize(_options, _data, done) {
    const { token, again } = await window.answered(this.token);
    done({ approved: token !== null, show_form: again, authorization_token: token ?? undefined });
  },
} };`;

// One second instance for them all.
test.describe.configure({ mode: 'default' });

let klarna: Awaited<ReturnType<typeof startKlarna>>;
let stop: () => Promise<void>;

test.beforeAll(async () => {
  klarna = await startKlarna({ made: Date.now() });
  stop = await startSecondInstance({
    ...{ KLARNA_URL: klarna.url, KLARNA_USER, KLARNA_PASSWORD, KLARNA_WEBHOOK_SECRET: 'a-secret-of-the-address' },
    KLARNA_SDK_URL: `${klarna.url}/script.js`,
  });
});
test.afterAll(async () => {
  await stop();
  await klarna.close();
  // The shop under test has no Klarna that it could ask about them.
  await database(
    (sql) => sql`
      update payments p set state = 'cancelled', released = authorised from purchases u
      where u.id = p.purchase_id and u.provider = 'klarna'`,
  );
});
test.use({ baseURL: SECOND_URL });

/** To the page where Klarna's script takes the payment. */
async function toPayment(page: Page) {
  await haveInCart(page);
  await page.goto('/checkout');
  const ways = page.getByRole('radiogroup', { name: words.payTitle });
  await ways.getByRole('radio', { name: words.pays.instalments.name }).check({ force: true });
  await fillAddress(page);
  await fillContact(page);
  await page.getByRole('button', { name: /^Betal / }).click();
  await page.waitForURL(/\/betaling\//);
}

async function giveUp(page: Page) {
  await page.getByRole('button', { name: paying.cancel }).click();
  await page.waitForURL(/\/checkout/);
  await expect(page.getByText(words.returned.cancelled)).toBeFocused();
}

const agree = (page: Page) => page.getByRole('button', { name: /^Bekreft kjøp/ });

type Answer = 'yes' | 'no' | 'never';

/** Klarna's script in this page, and what the shopper will answer in it. */
async function withScript(page: Page, answers: Answer[]) {
  await page.route(`${klarna.url}/script.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: SCRIPT }),
  );
  await page.exposeFunction('answered', (token: string) => {
    const answer = answers.shift();
    const id = token.replace('ct.', '');
    return { token: answer === 'yes' ? (klarna.approve(id) ?? null) : null, again: answer !== 'never' };
  });
}

test("rule 2.34: refusing and then accepting in the provider's script pays one order", async ({ page }) => {
  const before = klarna.books().length;
  await withScript(page, ['no', 'yes']);
  await toPayment(page);
  await agree(page).click();
  await expect(page.getByText(paying.providerRefused)).toBeVisible();
  await agree(page).click();
  await page.waitForURL(RECEIPT);
  expect(await statusesOf(tokenOf(page))).toEqual(['received']);
  expect(klarna.books()).toHaveLength(before + 1);
});

test('rule 2.34: a final refusal of the provider leaves only the way back', async ({ page }) => {
  await withScript(page, ['never']);
  await toPayment(page);
  await agree(page).click();
  await expect(page.getByText(paying.providerFinal)).toBeVisible();
  await expect(agree(page)).toHaveAttribute('aria-disabled', 'true');
  await giveUp(page);
});

test('rule 2.34: an empty script is reported as failed', async ({ page }) => {
  await page.route(`${klarna.url}/script.js`, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await toPayment(page);
  await expect(page.getByText(paying.providerFailed)).toBeVisible();
  await giveUp(page);
});

test('rule 2.34: a missing script is reported, and the shopper goes back with the whole cart', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/script\.js/);
  await page.route(`${klarna.url}/script.js`, (route) => route.abort());
  await toPayment(page);
  await expect(page.getByText(paying.providerFailed)).toBeVisible();
  await expect(agree(page)).toHaveAttribute('aria-disabled', 'true');
  await giveUp(page);
});

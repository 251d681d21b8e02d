import messages from '@/messages/nb.json' with { type: 'json' };
import {
  chooseFirstShop,
  decide,
  fillAddress,
  fillContact,
  forgetLimits,
  RECEIPT,
  statusesOf,
  tokenOf,
} from './checkout';
import { database } from './database';
import { addSomething, cartEans, expect, test } from './shop';

const { words } = messages.checkout;

test.beforeEach(forgetLimits);

/** Its articles cannot be sent while `during` runs. */
async function whileCollectedOnly(eans: string[], during: () => Promise<void>) {
  const setOnlyCc = (to: boolean) =>
    database(
      (sql) => sql`
        update articles set only_cc = ${to} where id in (select article_id from variants where ean = any(${eans}))`,
    );
  await setOnlyCc(true);
  try {
    await during();
  } finally {
    await setOnlyCc(false);
  }
}

test('rule 2.31: a mixed cart is split into what is sent and what is collected, each with its own sum', async ({
  page,
}) => {
  await addSomething(page);
  await whileCollectedOnly(await cartEans(page), async () => {
    await addSomething(page);
    await addSomething(page, '/vintersport/staver');
    await page.goto('/checkout');
    await page.getByRole('button', { name: /^Send resten/ }).click();
    await expect(page.getByText(words.splitTitle)).toBeVisible();
    await chooseFirstShop(page);
    await fillAddress(page);
    await fillContact(page);
    await page.getByRole('button', { name: /^Betal .* og reserver 2 varer/ }).click();
    await page.waitForURL(/\/sandbox\//);
    await decide(page, 'approve');
    await page.waitForURL(RECEIPT);
    expect(await statusesOf(tokenOf(page))).toEqual(['received', 'reserved']);
  });
});

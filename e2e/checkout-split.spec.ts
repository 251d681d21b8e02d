import messages from '@/messages/nb.json' with { type: 'json' };
import {
  chooseFirstShop,
  decide,
  fillAddress,
  fillContact,
  pay,
  payAndApprove,
  purchasesOf,
  RECEIPT,
  statusesOf,
  tokenOf,
} from './checkout';
import { newcomer } from './customer';
import { database } from './database';
import { haveInCart, someGoods } from './goods';
import { expect, test } from './shop';

const { words } = messages.checkout;

/** The article cannot be sent while `during` runs. */
async function whileCollectedOnly(id: number, during: () => Promise<void>) {
  const setOnlyCc = (to: boolean) => database((sql) => sql`update articles set only_cc = ${to} where id = ${id}`);
  await setOnlyCc(true);
  try {
    await during();
  } finally {
    await setOnlyCc(false);
  }
}

/** Of the variant there is one piece, in one shop with a door, while `during` runs. */
async function whileLastPiece(ean: string, during: () => Promise<void>) {
  const before = await database(
    (sql) => sql<{ variantId: number; shopId: number; qty: number }[]>`
      select variant_id as "variantId", shop_id as "shopId", qty from stock
      where variant_id = (select id from variants where ean = ${ean}) order by shop_id = 55, qty desc`,
  );
  const setTo = (of: readonly (typeof before)[number][]) =>
    database(async (sql) => {
      for (const { variantId, shopId, qty } of of)
        await sql`update stock set qty = ${qty} where variant_id = ${variantId} and shop_id = ${shopId}`;
    });
  await setTo(before.map((row, i) => ({ ...row, qty: i === 0 ? 1 : 0 })));
  try {
    await during();
  } finally {
    await setTo(before);
  }
}

test('rule 2.34: the last piece, held for this browser’s payment, is not shown as sold out here', {
  tag: '@phone',
}, async ({ page }) => {
  const who = newcomer();
  const goods = await someGoods();
  await haveInCart(page, goods);
  await whileLastPiece(goods.ean, async () => {
    await page.goto('/checkout');
    await page.getByRole('radio', { name: 'Hent i butikk' }).check({ force: true });
    await page.getByRole('radio', { name: words.pays.card.name }).check({ force: true });
    await chooseFirstShop(page);
    await fillContact(page, who);
    await pay(page);
    await page.goBack();
    await expect(page.getByRole('heading', { name: words.waiting.title })).toBeVisible();
    await expect(page.getByText(words.hasAll)).toBeVisible();
    await expect(page.getByText(messages.client.cart.soldOut)).toBeHidden();
    // What is changed is another purchase, for which the piece is free again.
    await page.getByLabel(words.name).fill('Ola Nordmann');
    await payAndApprove(page);
    expect(await purchasesOf(who)).toEqual(['paid', 'cancelled']);
  });
});

test('rule 2.31: a mixed cart is split into a shipped and a collected order, each with its sum', async ({ page }) => {
  const [collected, other] = [await someGoods(), await someGoods(1)];
  await whileCollectedOnly(collected.id, async () => {
    await haveInCart(page, collected, other);
    await page.goto('/checkout');
    await page.getByRole('button', { name: /^Betal/ }).click();
    const unsendable = page.getByRole('region', { name: /kan bare hentes i butikk/ });
    await expect(unsendable).toBeFocused();
    const split = unsendable.getByRole('button', { name: /^Send resten/ });
    await split.click();
    await expect(page.getByRole('heading', { name: words.splitTitle })).toBeFocused();
    await page.getByRole('button', { name: words.splitUndo }).click();
    await expect(unsendable).toBeFocused();
    await split.click();
    // The page goes there first, and what is pressed on the way would not be what is seen.
    await expect(page.getByRole('heading', { name: words.splitTitle })).toBeFocused();
    await expect(page.getByRole('heading', { name: words.splitTitle })).toBeInViewport();
    await chooseFirstShop(page);
    await fillAddress(page);
    await fillContact(page);
    await page.getByRole('button', { name: /^Betal .* og reserver 1 vare/ }).click();
    await page.waitForURL(/\/sandbox\//);
    await decide(page, 'approve');
    await page.waitForURL(RECEIPT);
    expect(await statusesOf(tokenOf(page))).toEqual(['received', 'reserved']);
  });
});

import { execFileSync } from 'node:child_process';
import { newcomer } from './customer';
import { database } from './database';
import { expect, open, test } from './shop';

/** `npm run staff -- …` while the shop runs. */
const staff = (...args: string[]) =>
  execFileSync(process.execPath, ['--import', './tools/ts-hooks.mjs', 'server/staff/open-command.ts', ...args], {
    env: { ...process.env, DATABASE_URL: process.env.SHOP_DATABASE_URL },
  }).toString();

test('rule 17.1: a review that staff approve is on the cached page without a restart', async ({ request }) => {
  const text = 'Tørr hele veien over vidda';
  const { slug, id } = await database(async (sql) => {
    const [article] = await sql`select id, slug from articles where visible order by id limit 1 offset 4`;
    const { email, phone } = newcomer();
    const [customer] = await sql`insert into customers (firstname, surname, email, phone, password_hash)
      values ('Kari', 'N', ${email}, ${phone}, 'x') returning id`;
    const [review] = await sql`insert into reviews (article_id, customer_id, customer_name, content, rating)
      values (${article?.id}, ${customer?.id}, 'Kari N.', ${text}, 5) returning id`;
    return { slug: article?.slug as string, id: String(review?.id) };
  });
  const path = `/product/${encodeURIComponent(slug)}`;
  const shown = async () => (await (await request.get(path)).text()).includes(text);
  expect(await shown()).toBe(false);
  expect(staff('reviews')).toContain(text);
  staff('reviews', 'approve', id);
  await expect.poll(shown).toBe(true);
  staff('reviews', 'reply', id, 'Så bra å høre!');
  await expect.poll(async () => (await (await request.get(path)).text()).includes('Så bra å høre!')).toBe(true);
  staff('reviews', 'reject', id);
  await expect.poll(shown).toBe(false);
});

test('rule 14.22: a search that staff lead to a page lands there, with scripts and without', async ({ page }) => {
  const field = page.getByRole('banner').getByRole('combobox');
  const search = async (text: string) => {
    await open(page, '/sko');
    await field.fill(text);
    await field.press('Enter');
  };
  /** Where the header's form leads a browser without scripts. */
  const landed = async (text: string) =>
    decodeURIComponent(new URL((await page.request.get(`/search?q=${encodeURIComponent(text)}`)).url()).pathname);
  const heading = page.getByRole('heading', { level: 1 });
  expect(await landed('åpningstid')).toBe('/search/åpningstid');
  const [, id = ''] = /^Rule (\d+) is kept/.exec(staff('search', 'redirect', 'åpningstid', '=', '/butikker')) ?? [];
  try {
    await expect.poll(() => landed('åpningstid')).toBe('/butikker');
    expect(await landed('Åpningstider ')).toBe('/butikker');
    expect(await landed('lue')).toBe('/search/lue');
    await search('Åpningstider');
    await expect(page).toHaveURL('/butikker');
    await expect(heading).toHaveText('Våre butikker');
    // One step, so that Back does not lead there again.
    await page.goBack();
    await expect(page).toHaveURL('/sko');
    await search('lue');
    await expect(page).toHaveURL('/search/lue');
    await expect(heading).toContainText('lue');
  } finally {
    staff('search', 'remove', 'rule', id);
  }
  await expect.poll(() => landed('åpningstid')).toBe('/search/åpningstid');
  await search('åpningstid');
  await expect(page).toHaveURL('/search/%C3%A5pningstid');
});

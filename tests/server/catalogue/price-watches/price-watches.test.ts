import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSignatures } from '@/server/adapters/signatures/hmac';
import { createPriceWatches } from '@/server/catalogue/price-watches/service';
import type { PriceWatches } from '@/server/catalogue/price-watches/types';
import { MOST_PER_EMAIL } from '@/server/catalogue/product-alerts/rules';
import { createStockAlertMail } from '@/server/mail/emails/senders';
import { createMailQueue } from '@/server/mail/service';
import { createThrottle } from '@/server/platform/throttle/service';
import { article, importFiles, smallFeed } from '@/tests/server/feed/small-feed';
import { openTestDatabase } from '@/tests/support/database';

const DAY = 86_400_000;
const START = new Date('2026-03-03T11:00:00Z');
const caller = { address: '203.0.113.7', brand: 'nordvidda' };
const WATCHED = 1;
const HIDDEN = 3;
const HELDRE = 4;

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let watches: PriceWatches;
let now = START;

beforeAll(async () => {
  database = await openTestDatabase();
  await importFiles(database.sql, {
    ...smallFeed(),
    'product-lines.jsonl': [
      { id: 1, name: 'Fjelltind' },
      { id: 2, name: 'Heldre' },
    ],
    'articles.jsonl': [
      ...[article(1), article(2), article(3, { visible: false }), article(4, { productLineId: 2 })],
      ...Array.from({ length: MOST_PER_EMAIL }, (_, i) => article(100 + i)),
    ],
  });
  const { sql } = database;
  const clock = () => now;
  const letters = createMailQueue({ sql, mailer: { send: async () => {} }, clock });
  const settings = async () => ({ chainName: 'Nordvidda' });
  watches = createPriceWatches({
    ...{ sql, clock, throttle: createThrottle({ sql, clock }) },
    signatures: createSignatures(['a secret of at least 32 characters']),
    mail: createStockAlertMail({ emails: letters, settings, siteUrl: (brand) => `https://${brand}.example` }),
  });
});
afterAll(() => database.close());
beforeEach(async () => {
  now = START;
  await database.sql`truncate price_watches, attempts, mails`;
  await costs(10_000);
});

const costs = (ore: number) => database.sql`update articles set price = ${ore} where id = ${WATCHED}`;
const waiting = async () => (await database.sql`select email from price_watches order by id`).map(({ email }) => email);
const emails = () => database.sql<{ key: string; subject: string; text: string }[]>`
  select recipient, key, subject, text_body as text from mails`;

describe('rule 15.32: a price is watched', () => {
  it.each([
    ['5 % less', 9_500, 1],
    ['much less', 5_000, 1],
    ['a little less', 9_600, 0],
    ['the same', 10_000, 0],
    ['more', 12_000, 0],
  ])('%s: %i øre after 10000 sends %i emails', async (_name, price, sent) => {
    await watches.ask(WATCHED, 'Kari@Example.no', caller);
    await costs(price);
    expect(await watches.writeDue(10)).toBe(sent);
    expect(await waiting()).toEqual(sent ? [] : ['kari@example.no']);
    expect(await emails()).toHaveLength(sent);
  });

  it('the price of a campaign that runs counts as well', async () => {
    const { sql } = database;
    await watches.ask(WATCHED, 'kari@example.no', caller);
    await sql`insert into campaigns (id, name, slug, starts_at, ends_at)
      values (77, 'Salg', 'salg-77', now() - interval '1 hour', now() + interval '1 day')`;
    await sql`insert into campaign_articles (campaign_id, article_id, price) values (77, ${WATCHED}, 7000)`;
    expect(await watches.writeDue(10)).toBe(1);
    const [email] = await emails();
    expect(email?.text).toMatch(/70,00|70\u00a0kr|70 kr/);
    await sql`delete from campaigns where id = 77`;
  });

  it('tells once, with the way to the article and the link that ends all alerts of the address', async () => {
    await watches.ask(WATCHED, 'kari@example.no', caller);
    await costs(5_000);
    await watches.writeDue(10);
    await costs(1_000);
    expect(await watches.writeDue(10)).toBe(0);
    const [email] = await emails();
    expect(email?.key).toMatch(/^price-watch:\d+$/);
    expect(email?.text).toContain('https://nordvidda.example/product/');
    expect(email?.text).toMatch(/stopp-varsler\?token=[0-9a-f]{64}/);
  });

  it.each([
    ['half an address', WATCHED, 'kari@', 'nordvidda', 'invalid_form'],
    ['an article that nobody has', 9999, 'kari@example.no', 'nordvidda', 'not_found'],
    ['a hidden article', HIDDEN, 'kari@example.no', 'nordvidda', 'not_found'],
    ['goods of another brand', WATCHED, 'kari@example.no', 'heldre', 'not_found'],
  ])('%s is refused and nothing is kept', async (_name, id, email, brand, code) => {
    await expect(watches.ask(id, email, { ...caller, brand })).rejects.toMatchObject({ code });
    expect(await waiting()).toEqual([]);
  });

  it('the goods of a brand are watched in its own shop', async () => {
    await watches.ask(HELDRE, 'kari@example.no', { ...caller, brand: 'heldre' });
    expect(await waiting()).toEqual(['kari@example.no']);
  });

  it('once for an address and an article, at the first price', async () => {
    await watches.ask(WATCHED, 'kari@example.no', caller);
    await costs(20_000);
    await watches.ask(WATCHED, 'kari@example.no', caller);
    await costs(10_000);
    expect(await watches.writeDue(10)).toBe(0);
    expect(await waiting()).toHaveLength(1);
  });

  it('no more than 20 for an address', async () => {
    for (let i = 0; i < MOST_PER_EMAIL; i++) {
      now = new Date(now.getTime() + DAY);
      await watches.ask(100 + i, 'kari@example.no', caller);
    }
    await watches.ask(WATCHED, 'kari@example.no', caller);
    expect(await waiting()).toHaveLength(MOST_PER_EMAIL);
  });

  it('for 180 days', async () => {
    await watches.ask(WATCHED, 'kari@example.no', caller);
    now = new Date(START.getTime() + 180 * DAY - 1000);
    await watches.forgetOld();
    expect(await waiting()).toHaveLength(1);
    now = new Date(START.getTime() + 180 * DAY + 1000);
    await watches.forgetOld();
    expect(await waiting()).toEqual([]);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import words from '@/messages/mail.nb.json' with { type: 'json' };
import { createSignatures } from '@/server/http/secret';
import { createMailQueue, createStockAlertMail } from '@/server/mail/service';
import { LETTER_KEPT_DAYS, limit, MOST_PER_EMAIL, WAITS_DAYS } from '@/server/stock-alerts/rules';
import { createStockAlerts } from '@/server/stock-alerts/service';
import { createThrottle } from '@/server/throttle/service';
import { article, ean, importFiles, smallFeed } from '@/tests/server/feed/small-feed';
import { openTestDatabase } from '@/tests/support/database';

const DAY = 86_400_000;
const START = new Date('2026-03-03T11:00:00Z');
const SOLD_OUT = ean(11);
const IN_STOCK = ean(10);
const HIDDEN = ean(30);
const SECRET = 'a secret of at least 32 characters';
const NEW_SECRET = 'another secret of 32 characters and more';
const caller = { address: '203.0.113.7', brand: 'nordvidda' };

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let alerts: ReturnType<typeof createStockAlerts>;
let opened: (secrets: string[]) => typeof alerts;
let now = START;

beforeAll(async () => {
  database = await openTestDatabase();
  const extra = Array.from({ length: MOST_PER_EMAIL }, (_, i) => article(100 + i));
  await importFiles(database.sql, {
    ...smallFeed(),
    'articles.jsonl': [article(1), article(2), article(3, { visible: false }), ...extra],
    'stock.jsonl': [{ ean: IN_STOCK, shopId: 1, qty: 3 }],
  });
  const clock = () => now;
  const mailer = { send: async () => {} };
  const letters = createMailQueue({ sql: database.sql, mailer, clock });
  const settings = async () => ({ chainName: 'Nordvidda' });
  const mail = createStockAlertMail({ letters, settings, siteUrl: (brand) => `https://${brand}.example` });
  const throttle = createThrottle({ sql: database.sql, clock });
  opened = (secrets) =>
    createStockAlerts({ sql: database.sql, clock, mail, throttle, signatures: createSignatures(secrets) });
  alerts = opened([SECRET]);
});
afterAll(() => database.close());
beforeEach(async () => {
  now = START;
  await database.sql`truncate stock_alerts, attempts, mails`;
  await putOnShelf(SOLD_OUT, 0);
});

const putOnShelf = (code: string, qty: number) => database.sql`
  insert into stock (variant_id, shop_id, qty) select id, 2, ${qty} from variants where ean = ${code}
  on conflict (variant_id, shop_id) do update set qty = excluded.qty`;
const waiting = async () =>
  (await database.sql`select ean, email from stock_alerts order by id`).map((row) => ({ ...row }));
const letters = () => database.sql`select key, recipient, subject, text_body as text, html_body as html from mails`;

describe('rule 15.9: "Varsle meg" is asked for', () => {
  it('by an address in any spelling, once per variant; asking again tells nothing', async () => {
    await alerts.ask(SOLD_OUT, ' Kari@Example.no ', caller);
    await expect(alerts.ask(SOLD_OUT, 'kari@example.no', caller)).resolves.toBeUndefined();
    expect(await waiting()).toEqual([{ ean: SOLD_OUT, email: 'kari@example.no' }]);
  });

  it.each([
    ['no address', SOLD_OUT, ' ', { code: 'invalid_form', fields: { email: ['email_required'] } }],
    ['half an address', SOLD_OUT, 'kari@', { code: 'invalid_form', fields: { email: ['email_invalid'] } }],
    ['a variant nobody has', '7000000000000', 'kari@example.no', { code: 'not_found' }],
    ['a hidden article', HIDDEN, 'kari@example.no', { code: 'not_found' }],
    ['what can be had now', IN_STOCK, 'kari@example.no', { code: 'back_in_stock' }],
  ])('%s is refused and nothing is kept', async (_name, code, email, error) => {
    await expect(alerts.ask(code, email, caller)).rejects.toMatchObject(error);
    expect(await waiting()).toEqual([]);
  });

  it('no more than a few times an hour from one place, and again after it', async () => {
    for (let i = 0; i < limit.free; i++) await alerts.ask(SOLD_OUT, `k${i}@example.no`, caller);
    await expect(alerts.ask(SOLD_OUT, 'k@example.no', caller)).rejects.toMatchObject({ code: 'too_many_requests' });
    await alerts.ask(SOLD_OUT, 'k@example.no', { ...caller, address: '203.0.113.8' });
    now = new Date(START.getTime() + limit.forgottenAfterMs + 1000);
    await alerts.ask(SOLD_OUT, 'ola@example.no', caller);
    expect(await waiting()).toHaveLength(limit.free + 2);
  });

  it('for one address no more than it may reasonably want, without saying so', async () => {
    for (let i = 0; i < MOST_PER_EMAIL; i++)
      await alerts.ask(ean((100 + i) * 10), 'kari@example.no', { ...caller, address: `a${i}` });
    await expect(alerts.ask(SOLD_OUT, 'kari@example.no', caller)).resolves.toBeUndefined();
    expect(await waiting()).toHaveLength(MOST_PER_EMAIL);
  });
});

describe('rule 15.9: "Varsle meg" writes one letter', () => {
  it('when the variant is back in any shop, and forgets the address with it', async () => {
    await alerts.ask(SOLD_OUT, 'kari@example.no', caller);
    expect(await alerts.writeDue(10)).toBe(0);
    await putOnShelf(SOLD_OUT, 2);
    expect(await Promise.all([alerts.writeDue(10), alerts.writeDue(10)])).toContain(1);
    expect(await waiting()).toEqual([]);
    await putOnShelf(SOLD_OUT, 0);
    await putOnShelf(SOLD_OUT, 5);
    expect(await alerts.writeDue(10)).toBe(0);
    const written = await letters();
    expect(written).toHaveLength(1);
    expect(written[0]).toMatchObject({ recipient: 'kari@example.no', subject: 'Jakke 1 er på lager igjen' });
    for (const form of [written[0]?.text, written[0]?.html]) {
      expect(form).toContain(`https://nordvidda.example/product/jakke-1-a1?variant=${SOLD_OUT}`);
      expect(form).toMatch(/https:\/\/nordvidda\.example\/stopp-varsler\?token=[0-9a-f]{64}/);
      expect(form).toContain('Marine, L');
      expect(form).toContain(words.backInStock.once);
      expect(form).not.toMatch(/\{\w+\}/);
    }
  });

  it('not while the article or the variant cannot be bought', async () => {
    await alerts.ask(SOLD_OUT, 'kari@example.no', caller);
    await putOnShelf(SOLD_OUT, 2);
    await database.sql`update variants set can_purchase = false where ean = ${SOLD_OUT}`;
    expect(await alerts.writeDue(10)).toBe(0);
    await database.sql`update variants set can_purchase = true where ean = ${SOLD_OUT}`;
    expect(await alerts.writeDue(10)).toBe(1);
  });

  it('and its link ends all alerts of that address, no others', async () => {
    await alerts.ask(SOLD_OUT, 'kari@example.no', caller);
    await alerts.ask(ean(20), 'kari@example.no', caller);
    await alerts.ask(ean(20), 'ola@example.no', caller);
    await putOnShelf(SOLD_OUT, 2);
    await alerts.writeDue(10);
    const token = /token=([0-9a-f]{64})/.exec((await letters())[0]?.text)?.[1] as string;
    await alerts.stop(`${token.slice(1)}0`);
    expect(await waiting()).toHaveLength(2);
    await alerts.stop(token);
    await alerts.stop(token);
    expect(await waiting()).toEqual([{ ean: ean(20), email: 'ola@example.no' }]);
  });

  it('rule 6.40: also when the secret has changed since, and the address has asked again', async () => {
    const token = createSignatures([SECRET]).sign('stock-alerts:kari@example.no', 'hex');
    const rotated = opened([NEW_SECRET, SECRET]);
    await alerts.ask(SOLD_OUT, 'kari@example.no', caller);
    await rotated.ask(ean(20), 'kari@example.no', caller);
    await rotated.ask(ean(20), 'ola@example.no', caller);
    await rotated.stop(token);
    expect(await waiting()).toEqual([{ ean: ean(20), email: 'ola@example.no' }]);
  });
});

it('privacy: an alert that waited half a year and a letter that went out are forgotten', async () => {
  await alerts.ask(SOLD_OUT, 'kari@example.no', caller);
  await alerts.ask(ean(20), 'kari@example.no', caller);
  await putOnShelf(SOLD_OUT, 1);
  await alerts.writeDue(10);
  expect(await alerts.forgetOld()).toBe(0);
  now = new Date(START.getTime() + (LETTER_KEPT_DAYS + 1) * DAY);
  expect(await alerts.forgetOld()).toBe(0);
  await database.sql`update mails set sent_at = created_at`;
  expect(await alerts.forgetOld()).toBe(1);
  now = new Date(START.getTime() + (WAITS_DAYS - 1) * DAY);
  expect(await alerts.forgetOld()).toBe(0);
  now = new Date(START.getTime() + (WAITS_DAYS + 1) * DAY);
  expect(await alerts.forgetOld()).toBe(1);
  expect(await waiting()).toEqual([]);
});

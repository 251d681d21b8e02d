import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailWords as words } from '@/lib/emails/mail-words';
import { createSignatures } from '@/server/adapters/signatures/hmac';
import { limit, MOST_PER_EMAIL } from '@/server/catalogue/product-alerts/rules';
import { createStockAlerts } from '@/server/catalogue/stock-alerts/service';
import { createStockAlertMail } from '@/server/mail/emails/senders';
import { createMailQueue } from '@/server/mail/service';
import { transact } from '@/server/platform/db/transact';
import { createThrottle } from '@/server/platform/throttle/service';
import { article, ean, importFiles, shop, smallFeed } from '@/tests/server/feed/small-feed';
import { openTestDatabase } from '@/tests/support/database';

type Mail = Parameters<typeof createStockAlerts>[0]['mail'];

const DAY = 86_400_000;
const START = new Date('2026-03-03T11:00:00Z');
const SOLD_OUT = ean(11);
const IN_STOCK = ean(10);
const HIDDEN = ean(30);
/** Of the product line that Heldre shows. */
const HELDRE = ean(40);
const SECRET = 'a secret of at least 32 characters';
const NEW_SECRET = 'another secret of 32 characters and more';
const caller = { address: '203.0.113.7', brand: 'nordvidda' };

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let alerts: ReturnType<typeof createStockAlerts>;
let opened: (secrets: string[], mailed?: Partial<Mail>) => typeof alerts;
let now = START;

beforeAll(async () => {
  database = await openTestDatabase();
  const extra = Array.from({ length: MOST_PER_EMAIL }, (_, i) => article(100 + i));
  await importFiles(database.sql, {
    ...smallFeed(),
    'shops.jsonl': [shop(1), shop(2), shop(55, { webShop: true })],
    'product-lines.jsonl': [
      { id: 1, name: 'Fjelltind' },
      { id: 2, name: 'Heldre' },
    ],
    'articles.jsonl': [
      ...[article(1), article(2), article(3, { visible: false }), article(4, { productLineId: 2 })],
      ...extra,
    ],
    'stock.jsonl': [{ ean: IN_STOCK, shopId: 1, qty: 3 }],
  });
  const clock = () => now;
  const mailer = { send: async () => {} };
  const letters = createMailQueue({ sql: database.sql, mailer, clock });
  const settings = async () => ({ chainName: 'Nordvidda' });
  const mail = createStockAlertMail({ emails: letters, settings, siteUrl: (brand) => `https://${brand}.example` });
  const throttle = createThrottle({ sql: database.sql, clock });
  opened = (secrets, mailed = {}) =>
    createStockAlerts({
      ...{ sql: database.sql, clock, throttle, signatures: createSignatures(secrets) },
      mail: { ...mail, ...mailed },
    });
  alerts = opened([SECRET]);
});
afterAll(() => database.close());
beforeEach(async () => {
  now = START;
  await database.sql`truncate stock_alerts, attempts, mails`;
  await putOnShelf(SOLD_OUT, 0);
});

const putOnShelf = (code: string, qty: number, shopId = 2) => database.sql`
  insert into stock (variant_id, shop_id, qty) select id, ${shopId}, ${qty} from variants where ean = ${code}
  on conflict (variant_id, shop_id) do update set qty = excluded.qty`;
const waiting = async () =>
  (await database.sql`select ean, email from stock_alerts order by id`).map((row) => ({ ...row }));
const letters = () =>
  database.sql`select key, recipient, subject, text_body as text, html_body as html, unsubscribe from mails`;

describe('rule 15.9: "Varsle meg" is asked for', () => {
  it('by an address in any spelling, once per variant; asking again tells nothing', async () => {
    await alerts.ask(SOLD_OUT, ' Kari@Example.no ', caller);
    now = new Date(START.getTime() + DAY);
    await expect(alerts.ask(SOLD_OUT, 'kari@example.no', caller)).resolves.toBeUndefined();
    expect(await waiting()).toEqual([{ ean: SOLD_OUT, email: 'kari@example.no' }]);
    expect(await database.sql`select created_at from stock_alerts`).toEqual([{ createdAt: START }]);
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
    await alerts.ask(SOLD_OUT, 'ola@example.no', caller);
    expect(await waiting()).toHaveLength(MOST_PER_EMAIL + 1);
  });
});

describe('rule 1.6: a brand takes and sends alerts for the goods it shows only', () => {
  it('asked for an article that the brand does not show, it answers as for one that does not exist', async () => {
    const asked = alerts.ask(SOLD_OUT, 'kari@example.no', { ...caller, brand: 'heldre' });
    await expect(asked).rejects.toMatchObject({ code: 'not_found' });
    expect(await waiting()).toEqual([]);
    await alerts.ask(HELDRE, 'kari@example.no', caller);
    await alerts.ask(HELDRE, 'ola@example.no', { ...caller, brand: 'heldre' });
    expect(await waiting()).toHaveLength(2);
  });

  it('an alert kept for an article that the brand no longer shows is not sent with a link to a 404', async () => {
    await alerts.ask(HELDRE, 'kari@example.no', { ...caller, brand: 'heldre' });
    await putOnShelf(HELDRE, 1);
    await database.sql`update articles set product_line_id = 1 where id = 4`;
    expect(await alerts.writeDue(10)).toBe(0);
    expect(await letters()).toEqual([]);
    await database.sql`update articles set product_line_id = 2 where id = 4`;
    expect(await alerts.writeDue(10)).toBe(1);
    await putOnShelf(HELDRE, 0);
  });
});

/** Refused as back in stock, and written of; refused as not there; neither, and it is waited for. */
type Stands = 'can be had' | 'is not there' | 'is waited for';

describe('rule 15.9: "Varsle meg" is for what cannot be had now', () => {
  const article = (column: string, value: boolean) =>
    database.sql`update articles set ${database.sql(column)} = ${value} where id = 1`;
  const variant = (value: boolean) => database.sql`update variants set can_purchase = ${value} where ean = ${SOLD_OUT}`;
  afterEach(async () => {
    await database.sql`update articles set visible = true, can_purchase = true, only_cc = false where id = 1`;
    await variant(true);
    await putOnShelf(SOLD_OUT, 0, 55);
  });

  const cases: [string, Stands, () => PromiseLike<unknown>[]][] = [
    ['what no shop has', 'is waited for', () => []],
    ['the last one in a shop', 'can be had', () => [putOnShelf(SOLD_OUT, 1)]],
    ['what is sent from the web shop', 'can be had', () => [putOnShelf(SOLD_OUT, 1, 55)]],
    [
      'what is only collected, in the web shop, which has no door',
      'is waited for',
      () => [putOnShelf(SOLD_OUT, 1, 55), article('only_cc', true)],
    ],
    [
      'what is only collected, in a shop with a door',
      'can be had',
      () => [putOnShelf(SOLD_OUT, 1), article('only_cc', true)],
    ],
    [
      'an article that is not for sale here',
      'is waited for',
      () => [putOnShelf(SOLD_OUT, 1), article('can_purchase', false)],
    ],
    ['a variant that is not for sale here', 'is waited for', () => [putOnShelf(SOLD_OUT, 1), variant(false)]],
    ['an article that is hidden', 'is not there', () => [putOnShelf(SOLD_OUT, 1), article('visible', false)]],
  ];
  it.each(cases)('%s %s', async (_name, stands, change) => {
    await alerts.ask(SOLD_OUT, 'kari@example.no', caller);
    await Promise.all(change());
    const asked = alerts.ask(SOLD_OUT, 'ola@example.no', caller);
    if (stands === 'is waited for') await expect(asked).resolves.toBeUndefined();
    else await expect(asked).rejects.toMatchObject({ code: stands === 'can be had' ? 'back_in_stock' : 'not_found' });
    expect(await alerts.writeDue(10)).toBe(stands === 'can be had' ? 1 : 0);
  });
});

describe('rule 15.9: "Varsle meg" writes one letter', () => {
  it('when the variant is back in any shop, and forgets the address with it', async () => {
    await alerts.ask(SOLD_OUT, 'kari@example.no', caller);
    expect(await alerts.writeDue(10)).toBe(0);
    await putOnShelf(SOLD_OUT, 2);
    expect((await Promise.all([alerts.writeDue(10), alerts.writeDue(10)])).sort()).toEqual([0, 1]);
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
      // Rule 17.11: the reader's mail program follows the very same link.
      expect(form).toContain(written[0]?.unsubscribe);
    }
    expect(written[0]?.unsubscribe).toMatch(/^https:\/\/nordvidda\.example\/stopp-varsler\?token=[0-9a-f]{64}$/);
  });

  it('from the brand that was asked', async () => {
    await alerts.ask(HELDRE, 'kari@example.no', { ...caller, brand: 'heldre' });
    await putOnShelf(HELDRE, 1);
    await alerts.writeDue(10);
    await putOnShelf(HELDRE, 0);
    expect((await letters())[0]?.text).toContain('https://heldre.example/product/');
  });

  it('no more at a time than asked for, to who has waited longest first', async () => {
    for (const [minutes, who] of [5, 1, 3].map((minutes) => [minutes, `etter${minutes}@example.no`] as const)) {
      now = new Date(START.getTime() + minutes * 60_000);
      await alerts.ask(SOLD_OUT, who, caller);
    }
    await putOnShelf(SOLD_OUT, 1);
    expect(await alerts.writeDue(1)).toBe(1);
    expect((await waiting()).map(({ email }) => email)).toEqual(['etter5@example.no', 'etter3@example.no']);
    expect(await alerts.writeDue(10)).toBe(2);
    expect((await letters()).map(({ recipient }) => recipient)[0]).toBe('etter1@example.no');
  });

  it('whoever else writes one, or is at the goods, stops no other', async () => {
    await alerts.ask(SOLD_OUT, 'kari@example.no', caller);
    await alerts.ask(SOLD_OUT, 'ola@example.no', caller);
    await putOnShelf(SOLD_OUT, 1);
    await database.sql.begin(async (tx) => {
      await tx`select from stock_alerts where email = 'kari@example.no' for update`;
      await tx`select from articles where id = 1 for update`;
      expect(await alerts.writeDue(10)).toBe(1);
    });
    expect((await waiting()).map(({ email }) => email)).toEqual(['kari@example.no']);
  });

  it('holding what it writes of until the letter stands', async () => {
    await alerts.ask(SOLD_OUT, 'kari@example.no', caller);
    await putOnShelf(SOLD_OUT, 1);
    const free: number[] = [];
    const backInStock = async () => {
      free.push((await database.sql`select from stock_alerts for share skip locked`).length);
    };
    await opened([SECRET], { backInStock }).writeDue(10);
    expect(free).toEqual([0]);
  });

  it('no letter that could not be written ends the waiting', async () => {
    await alerts.ask(SOLD_OUT, 'kari@example.no', caller);
    await putOnShelf(SOLD_OUT, 1);
    const backInStock = () => Promise.reject(new Error('No letter'));
    await expect(opened([SECRET], { backInStock }).writeDue(10)).rejects.toThrow('No letter');
    expect(await waiting()).toHaveLength(1);
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

it('what is no token of ours ends nothing and says nothing', async () => {
  await alerts.ask(SOLD_OUT, 'kari@example.no', caller);
  for (const token of ['', '\0', `${'a'.repeat(63)}\0`]) await expect(alerts.stop(token)).resolves.toBeUndefined();
  expect(await waiting()).toHaveLength(1);
});

describe('rule 15.9: who waited is forgotten', () => {
  const forget = (provenEmail: string | undefined) =>
    transact(database.sql, (tx) => alerts.forgetCustomer(tx, { id: 1, provenEmail }));

  it('half a year after asking, and not a millisecond earlier', async () => {
    await alerts.ask(SOLD_OUT, 'kari@example.no', caller);
    now = new Date(START.getTime() + 1);
    await alerts.ask(SOLD_OUT, 'ola@example.no', caller);
    now = new Date(START.getTime() + 183 * DAY);
    expect(await alerts.forgetOld()).toBe(0);
    now = new Date(START.getTime() + 183 * DAY + 1);
    expect(await alerts.forgetOld()).toBe(1);
    expect((await waiting()).map(({ email }) => email)).toEqual(['ola@example.no']);
  });

  it('the letter a week after it went out, which is counted too', async () => {
    await alerts.ask(SOLD_OUT, 'kari@example.no', caller);
    await alerts.ask(ean(20), 'kari@example.no', caller);
    await putOnShelf(SOLD_OUT, 1);
    await alerts.writeDue(10);
    now = new Date(START.getTime() + 8 * DAY);
    expect(await alerts.forgetOld()).toBe(0);
    await database.sql`update mails set sent_at = created_at`;
    now = new Date(START.getTime() + 7 * DAY);
    expect(await alerts.forgetOld()).toBe(0);
    now = new Date(START.getTime() + 7 * DAY + 1);
    expect(await alerts.forgetOld()).toBe(1);
    expect(await waiting()).toEqual([{ ean: ean(20), email: 'kari@example.no' }]);
  });

  it('with the account whose address it is proven to be, in whatever spelling it was kept, and no other', async () => {
    for (const email of ['ola@blåbær.no', 'kari@example.no']) await alerts.ask(SOLD_OUT, email, caller);
    await database.sql`update stock_alerts set email = 'ola@blåbær.no' where email like 'ola@%'`;
    await forget(undefined);
    expect(await waiting()).toHaveLength(2);
    await forget('ola@xn--blbr-roah.no');
    expect((await waiting()).map(({ email }) => email)).toEqual(['kari@example.no']);
  });
});

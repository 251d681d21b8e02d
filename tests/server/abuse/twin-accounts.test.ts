import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openBrowser } from '@/tests/server/customers/browser';
import { open, PASSWORD, registration } from '@/tests/server/customers/fixture';
import { openTestDatabase } from '@/tests/support/database';

const shop = vi.hoisted(() => ({}) as ReturnType<typeof open>['shop']);
vi.mock('@/server/shop', () => ({ openShop: () => shop }));

const STORED = 'bjørn@xn--blbr-roah.no';
const SPELLINGS = [
  'bjørn@blåbær.no',
  'bjørn@blåbær.no'.normalize('NFD'),
  ' BJØRN@Blåbær.NO',
  STORED,
  'bjørn@XN--BLBR-ROAH.no',
];
const ola = { email: 'ola@example.no', phone: '41234567', firstname: 'Ola' };

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let it: ReturnType<typeof open>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.sql`truncate customers, attempts, mails restart identity cascade`;
  it = open(database.sql);
  Object.assign(shop, it.shop);
});

async function customer(over: object) {
  const browser = openBrowser();
  const { status, body } = await browser.post('/customers/register', registration(over));
  return { browser, status, id: body.id as number };
}
const logIn = (email: string) => openBrowser().post('/customers/login', { email, password: PASSWORD });
const emails = async () => (await database.sql`select email from customers order by id`).map(({ email }) => email);

describe('rule 5.12: one mailbox is one account', () => {
  test.each(SPELLINGS)('made with %j, and known by every spelling', async (email) => {
    const { id } = await customer({ email });
    expect(await emails()).toEqual([STORED]);
    for (const [place, again] of SPELLINGS.entries()) {
      expect((await logIn(again)).body.id).toBe(id);
      expect((await customer({ email: again, phone: `4123450${place}` })).status).toBe(423);
    }
    expect(await emails()).toEqual([STORED]);
  });

  test('and a full-width twin of it is the same or none', async () => {
    await customer({ email: 'kari@example.no' });
    expect((await customer({ email: 'kari@ｅｘａｍｐｌｅ.ｎｏ', phone: '41234567' })).status).toBe(423);
    for (const email of [
      'ｋａｒｉ@example.no',
      'ka\u200bri@example.no',
      'kari\u202e@example.no',
      'kari@exam\u00adple.no',
    ])
      expect((await customer({ email, phone: '41234567' })).status).toBe(422);
    expect(await emails()).toEqual(['kari@example.no']);
  });

  test('nor does a change of the account make a twin', async () => {
    await customer({ email: STORED });
    const { browser, id } = await customer(ola);
    await it.post();
    for (const email of SPELLINGS.slice(0, 3)) {
      // That it is taken is told to the mailbox, and to nobody else (rule 6.14).
      expect((await browser.put(`/customers/${id}`, { email, current_password: PASSWORD })).status).toBe(200);
      expect((await it.post())[0]).toMatchObject({ to: STORED, subject: 'Du har allerede en konto hos oss' });
    }
    expect(await emails()).toEqual([STORED, ola.email]);
  });
});

describe('rule 5.12: an account stored before in its domain’s own letters', () => {
  const before = ['bjørn@blåbær.no', 'bjørn@blåbær.no'.normalize('NFD')];
  async function stored(email: string) {
    const made = await customer({ email: STORED });
    await database.sql`update customers set email = ${email}, verified = true where id = ${made.id}`;
    await database.sql`truncate mails`;
    return made;
  }

  test.each(before)('as %j logs in by every spelling, and has no twin', async (email) => {
    const { id } = await stored(email);
    for (const spelling of SPELLINGS) {
      expect((await logIn(spelling)).body.id).toBe(id);
      expect((await customer({ email: spelling, phone: '41234567' })).status).toBe(423);
    }
    const other = await customer(ola);
    await it.post();
    const sent = { email: STORED, current_password: PASSWORD };
    expect((await other.browser.put(`/customers/${other.id}`, sent)).body.email).toBe(ola.email);
    expect((await it.post())[0]?.subject).toBe('Du har allerede en konto hos oss');
  });

  test('gets its link to a new password', async () => {
    await stored('bjørn@blåbær.no');
    await openBrowser().post('/customers/password/email', { email: STORED });
    await expect.poll(async () => (await it.post()).map(({ to }) => to)).toEqual(['bjørn@blåbær.no']);
  });

  test('stays verified when something else changes', async () => {
    const { browser, id } = await stored('bjørn@blåbær.no');
    const { status, body } = await browser.put(`/customers/${id}`, { city: 'Bodø' });
    expect([status, body.email, body.verified, body.city]).toEqual([200, STORED, true, 'Bodø']);
    expect(await it.post()).toEqual([]);
  });
});

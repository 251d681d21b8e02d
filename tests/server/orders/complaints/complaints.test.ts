import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { NewComplaint } from '@/lib/contracts/complaints';
import { createComplaintMail, createOrderLinkMail } from '@/server/mail/emails/senders';
import { createOrderLinks } from '@/server/mail/order-links/service';
import { createRequestedEmails } from '@/server/mail/requested/service';
import type { RequestedEmails } from '@/server/mail/requested/types';
import { createMailQueue } from '@/server/mail/service';
import { createAccounting } from '@/server/orders/accounting/service';
import { createComplaints } from '@/server/orders/complaints/service';
import { createThrottle } from '@/server/platform/throttle/service';
import { BOTTLE, OSLO, SHOE, SOCK, seed, TUESDAY_NOON } from '@/tests/server/orders/fixture';
import { placeOrder } from '@/tests/server/orders/withdrawals/fixture';
import { openTestDatabase } from '@/tests/support/database';

const DELIVERED = 8;
const RECEIVED = 6;
const caller = { address: '203.0.113.9', brand: 'nordvidda' };
const clock = () => TUESDAY_NOON;

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
  await seed(database.sql);
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.sql`truncate complaints, orders, mails, attempts cascade`;
});

function open() {
  const { sql } = database;
  const throttle = createThrottle({ sql, clock });
  const { queue } = createMailQueue({ sql, clock, mailer: { send: async () => {} } });
  const letters = {
    queue,
    receiptUrl: (brand: string, token: string) => `https://${brand}.example/kvittering/${token}`,
  };
  const wanted: RequestedEmails = createRequestedEmails({
    ...{ sql, clock },
    writers: {
      order: (...asked) => links.writers.order(...asked),
      withdrawal: (...asked) => links.writers.withdrawal(...asked),
      ...{ reset: async () => {}, login: async () => {} },
    },
  });
  const links = createOrderLinks({
    ...{ clock, throttle, requestedEmails: wanted },
    mail: createOrderLinkMail({ ...letters, siteUrl: (brand) => `https://${brand}.example` }),
  });
  return {
    complaints: createComplaints({
      ...{ sql, clock, throttle, mail: createComplaintMail(letters), accounting: createAccounting({ sql, clock }) },
      ...{ returns: { freightBack: async () => undefined }, fulfilments: { refund: async () => {} } },
      tell: async () => {},
    }),
    links,
    wanted,
  };
}

async function order(status: number) {
  const placed = await placeOrder(database.sql, { status, receivedAt: TUESDAY_NOON });
  const [row] = await database.sql<{ token: string }[]>`select token from orders where id = ${placed.id}`;
  const state = status === DELIVERED ? 'delivered' : 'waiting';
  await database.sql`
    with part as (
      insert into fulfilments (order_id, position, shop_id, kind, state, total, due_at)
      values (${placed.id}, 0, ${OSLO}, 'send', ${state}, 0, now()) returning id)
    insert into fulfilment_lines (fulfilment_id, ean, count)
    select part.id, l.ean, l.count from part, order_lines l where l.order_id = ${placed.id}`;
  return { ...placed, token: row?.token ?? '' };
}

const complaint = (over: Partial<NewComplaint> = {}): NewComplaint => ({
  key: 'k'.repeat(32),
  eans: [SHOE],
  text: 'Sålen løsnet på den andre turen.',
  wish: 'repair',
  ...over,
});
const mails = () => database.sql<{ key: string; to: string; text: string }[]>`
  select key, recipient as to, text_body as text from mails order by id`;
const refused = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error) => error,
  );

describe('rule 10.22: a complaint about what has been received', () => {
  it('emails the buyer a receipt with date and reference, and the shop that sold the goods', async () => {
    const { number, token } = await order(DELIVERED);
    expect(await open().complaints.make(token, complaint(), caller)).toEqual({
      ...{ number: `${number}-R1`, order: number, at: TUESDAY_NOON.toISOString(), eans: [SHOE], wish: 'repair' },
    });
    const [own, shop] = await mails();
    expect(own).toMatchObject({ to: 'Kari@Example.no', key: `complaint:${number}-R1` });
    for (const said of [`${number}-R1`, 'Sålen løsnet', 'Fjellsko', 'Reparasjon', 'tirsdag 3. mars 2026', token])
      expect(own?.text).toContain(said);
    expect(shop).toMatchObject({ to: 'oslo@nordvidda.example' });
    expect(shop?.text).toContain('Svar på e-post til Kari@Example.no');
  });

  it('a repeat is the same complaint, and nobody is emailed twice', async () => {
    const { token } = await order(DELIVERED);
    const { complaints } = open();
    const first = await complaints.make(token, complaint(), caller);
    expect(await complaints.make(token, complaint(), caller)).toEqual(first);
    expect(await mails()).toHaveLength(2);
    const second = await complaints.make(token, complaint({ key: 'n'.repeat(32), eans: [BOTTLE] }), caller);
    expect(second.number).toMatch(/-R2$/);
  });

  it.each([
    ['nothing has been received yet', RECEIVED, {}, 'status_not_possible'],
    ['no line is named', DELIVERED, { eans: [] }, 'invalid_form'],
    ['the line is of another order', DELIVERED, { eans: [SOCK] }, 'invalid_form'],
    ['nothing is said', DELIVERED, { text: '   ' }, 'invalid_form'],
    ['more is said than is kept', DELIVERED, { text: 'x'.repeat(2001) }, 'invalid_form'],
  ])('is refused and writes nothing when %s', async (_when, status, over, code) => {
    const { token } = await order(status);
    expect(await refused(open().complaints.make(token, complaint(over), caller))).toMatchObject({ code });
    expect(await mails()).toEqual([]);
    expect(await database.sql`select 1 from complaints`).toHaveLength(0);
  });

  it('the same key on two orders is two complaints', async () => {
    const { complaints } = open();
    for (const { number, token } of [await order(DELIVERED), await order(DELIVERED)])
      expect(await complaints.make(token, complaint(), caller)).toMatchObject({
        number: `${number}-R1`,
        order: number,
      });
  });

  it('is refused for an order whose buyer has been forgotten', async () => {
    const { token } = await order(DELIVERED);
    await database.sql`update orders set anonymised_at = now()`;
    expect(await refused(open().complaints.make(token, complaint(), caller))).toMatchObject({ code: 'not_found' });
  });

  it('is stored tidied, line by line', async () => {
    const { token } = await order(DELIVERED);
    await open().complaints.make(token, complaint({ text: '  Sa\u030alen løsnet.\r\nDen andre også. ' }), caller);
    expect(await database.sql`select text from complaints`).toEqual([{ text: 'Sålen løsnet.\nDen andre også.' }]);
  });

  it('is refused for a token that is nobody’s, and slowed down when there are many', async () => {
    const nobody = '00000000-0000-4000-8000-000000000000';
    const { complaints } = open();
    const codes = [];
    for (let i = 0; i < 6; i++) codes.push((await refused(complaints.make(nobody, complaint(), caller)))?.code);
    expect(codes).toEqual([...Array(5).fill('not_found'), 'too_many_requests']);
  });
});

describe('rule 10.11: a guest finds the order again by an email', () => {
  it('goes to the order’s own address, and tells the caller nothing', async () => {
    const { number, token } = await order(DELIVERED);
    const { links, wanted } = open();
    expect(await links.send({ number: ` ${number.toLowerCase()} `, email: 'KARI@example.no' }, caller)).toBeUndefined();
    expect(await links.send({ number, email: 'ola@example.no' }, caller)).toBeUndefined();
    expect(await links.send({ number: 'NV-999999', email: 'kari@example.no' }, caller)).toBeUndefined();
    expect(await mails()).toHaveLength(0);
    await wanted.writeDue(100);
    const written = await mails();
    expect(written).toHaveLength(1);
    expect(written[0]).toMatchObject({ to: 'Kari@Example.no' });
    expect(written[0]?.text).toContain(`/kvittering/${token}`);
  });

  it('rule 5.12: by every spelling of an e-mail that was stored before in its domain’s own letters', async () => {
    const { number } = await order(DELIVERED);
    const { links, wanted } = open();
    await database.sql`update orders set email = 'bjørn@blåbær.no' where number = ${number}`;
    for (const email of ['bjørn@xn--blbr-roah.no', 'BJØRN@blåbær.no', 'bjørn@blåbær.no'.normalize('NFD')]) {
      await database.sql`truncate mails cascade`;
      await links.send({ number, email }, caller);
      await wanted.writeDue(10);
      expect(await mails()).toHaveLength(1);
    }
  });

  it('is not sent to one address again and again', async () => {
    const { number } = await order(DELIVERED);
    const { links } = open();
    const bare = number.replace(/\D+/, '');
    for (const one of [number, bare, `AB-${bare}`]) await links.send({ number: one, email: 'kari@example.no' }, caller);
    expect(await refused(links.send({ number, email: 'kari@example.no' }, caller))).toMatchObject({
      code: 'too_many_requests',
    });
  });

  it('knowing the email alone does not use up the attempts', async () => {
    const { number } = await order(DELIVERED);
    const { links } = open();
    const stranger = { ...caller, address: '198.51.100.1' };
    for (let i = 1; i <= 5; i++) await links.send({ number: `NV-${i}`, email: 'kari@example.no' }, stranger);
    expect(await refused(links.send({ number, email: 'kari@example.no' }, caller))).toBeUndefined();
  });

  it('or goes straight to the withdrawal, by the number alone, and the answer is the same for any number', async () => {
    const { number, token } = await order(DELIVERED);
    const { links, wanted } = open();
    expect(await links.sendToWithdraw({ number: number.replace(/\D+/, '#') }, caller)).toBeUndefined();
    expect(await links.sendToWithdraw({ number: 'NV-999999' }, caller)).toBeUndefined();
    expect(await refused(links.sendToWithdraw({ number: 'hei' }, caller))).toMatchObject({ code: 'invalid_form' });
    await wanted.writeDue(100);
    const [letter, ...more] = await mails();
    expect([letter?.to, more]).toEqual(['Kari@Example.no', []]);
    expect(letter?.text).toContain(`https://nordvidda.example/angre?ordre=${number}&token=${token}`);
    expect(await database.sql`select from wanted_letters`).toHaveLength(0);
  });
});

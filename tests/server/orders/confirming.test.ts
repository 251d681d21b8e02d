import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OrderDocument } from '@/lib/orders/documents';
import { transact } from '@/server/platform/db/transact';
import { placeOrder } from '@/tests/server/orders/withdrawals/fixture';
import { openTestDatabase } from '@/tests/support/database';
import { clear, open, payload, seed } from './fixture';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let shop: ReturnType<typeof open>;
beforeAll(async () => {
  database = await openTestDatabase();
  await seed(database.sql);
});
afterAll(() => database.close());
beforeEach(async () => {
  await clear(database.sql);
  shop = open(database.sql);
});

const paid = (over: Parameters<typeof placeOrder>[1] = {}) =>
  placeOrder(database.sql, { discount: 24_850, ...over, informed: false });
const confirm = (id: number) => transact(database.sql, (tx) => shop.records.confirm(tx, id));
const documents = () => database.sql<{ body: OrderDocument }[]>`
  select body from order_documents where kind = 'order_confirmation'`;

describe('rule 10.14 (angrerettloven §18): an order that is paid is confirmed on a durable medium', () => {
  it('with a document that adds up: goods less their discount, deposit, freight, VAT per rate', async () => {
    const { id } = await paid();
    await confirm(id);
    const [{ body } = { body: undefined }] = await documents();
    expect(body).toMatchObject({
      ...{ payment: 'online', freight: 19_900, discount: 24_850, pant: 600, total: 243_550 },
      seller: { name: 'Nordvidda Oslo AS', orgNo: 'NO\u00a0987\u00a0654\u00a0325\u00a0MVA' },
      delivery: { method: 'delivery', name: 'Levering', place: 'Fjellveien 2, c/o Hansen, 7010 TRONDHEIM' },
    });
    const doc = body as OrderDocument;
    expect(doc.net + doc.vat).toBe(doc.total);
    expect(doc.vatPerRate.map(({ rate }) => rate)).toEqual([2500, 1500, 0]);
    expect(doc.vatPerRate.reduce((sum, { gross }) => sum + gross, 0)).toBe(doc.total);
    expect(doc.lines.reduce((sum, line) => sum + (line.discount ?? 0), 0)).toBe(24_850);
  });

  it('once, however often it is called', async () => {
    const { id, number } = await paid();
    await Promise.all(Array.from({ length: 5 }, () => confirm(id)));
    expect(await confirm(id)).toMatchObject({ number, kind: 'order' });
    await shop.queue.deliverDue(10);
    expect([(await documents()).length, shop.sent.map(({ key }) => key)]).toEqual([
      1,
      [`order:${number}:confirmation`],
    ]);
  });

  it('collected in the shop says which', async () => {
    const { id } = await paid({ freight: 0 });
    await database.sql`update orders set delivery = false, shipping_method_id = 'collect' where id = ${id}`;
    await confirm(id);
    expect((await documents())[0]?.body.delivery).toEqual({
      ...{ method: 'collect', name: 'Hent i butikk', place: 'Oslo, Storgata 1, 0155 OSLO' },
    });
  });

  it('a reservation is confirmed as one when it is placed, and gets no other', async () => {
    const { id } = await shop.placing.place(payload(), { brand: 'nordvidda' });
    await confirm(id);
    expect(await database.sql`select kind from order_documents`).toEqual([{ kind: 'reservation_confirmation' }]);
    expect(await documents()).toHaveLength(0);
  });
});

import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SalesDocument } from '@/lib/contracts/sales-documents';
import { formatOrgNo } from '@/lib/norway/organisation-number';
import { createAccounting } from '@/server/orders/accounting/service';
import { transact } from '@/server/platform/db/transact';
import { BERGEN, BOTTLE, clear, OSLO, SHOE, SOCK, seed, setStock, TUESDAY_NOON } from '@/tests/server/orders/fixture';
import { actor, open, placeOrder } from '@/tests/server/orders/fulfilments/fixture';
import { openTestDatabase } from '@/tests/support/database';

const ORG_NO = formatOrgNo('987654325');
let database: Awaited<ReturnType<typeof openTestDatabase>>;
let accounting: ReturnType<typeof createAccounting>;
let shop: ReturnType<typeof open>;
beforeAll(async () => {
  database = await openTestDatabase();
  await seed(database.sql);
});
afterAll(() => database.close());
beforeEach(async () => {
  await clear(database.sql);
  await database.sql`truncate document_series`;
  for (const ean of [SHOE, BOTTLE, SOCK]) for (const id of [OSLO, BERGEN]) await setStock(database.sql, ean, 1000, id);
  accounting = createAccounting({ sql: database.sql, clock: () => TUESDAY_NOON });
  shop = open(database.sql, { accounting });
});

const dispatch = { act: 'dispatch', carrier: 'Posten', trackingNumber: 'T1', trackingUrl: '' } as const;
const send = (id: number, shopId = OSLO) => shop.fulfilments.act(actor(shopId), id, dispatch, undefined);
const only = { parts: [{ shopId: OSLO, kind: 'send' as const, eans: [SHOE, BOTTLE] }] };
const numbers = async () =>
  (
    await database.sql<{ number: number }[]>`select number from sales_documents where kind = 'sale' order by number`
  ).map(({ number }) => number);

describe('rule 10.34: the sales document of a fulfilment', () => {
  it('lists what left, with seller, place, VAT per rate and the deposit', async () => {
    const { ids, token, number, total } = await placeOrder(database.sql, shop, only);
    await send(ids[0] as number);
    const [listed] = await accounting.list(token);
    expect(listed).toMatchObject({ kind: 'sale', number: 'S-1', orgNo: ORG_NO, total });
    const document = SalesDocument.parse(await accounting.find(token, listed?.id as number));
    expect(document).toMatchObject({
      ...{ order: number, pant: 600, freight: 19_900, total, takesBack: null },
      seller: { name: 'Nordvidda Oslo AS', orgNo: ORG_NO },
      buyer: { name: 'Kari Nordmann', address: 'Fjellveien 2, c/o Hansen, 7010 TRONDHEIM' },
      delivery: {
        ...{ method: 'delivery', place: 'Fjellveien 2, c/o Hansen, 7010 TRONDHEIM' },
        date: TUESDAY_NOON.toISOString(),
      },
    });
    expect(document.lines.map(({ ean, count, total: sum, vat }) => [ean, count, sum, vat])).toEqual([
      [SHOE, 2, 239_800, 47_960],
      [BOTTLE, 3, 8700, 1057],
    ]);
    expect(document.vatPerRate.map(({ rate }) => rate)).toEqual([2500, 1500, 0]);
    expect(document.vatPerRate.reduce((sum, { gross }) => sum + gross, 0)).toBe(total);
  });

  it('leaves out missing pieces, and totals what was captured', async () => {
    const { ids, token } = await placeOrder(database.sql, shop, { ...only, discount: 10_001 });
    const id = ids[0] as number;
    await shop.fulfilments.act(actor(), id, { act: 'missing', ean: BOTTLE, count: 2 }, undefined);
    await send(id);
    const document = await accounting.find(token, (await accounting.list(token))[0]?.id as number);
    expect(document?.lines.map(({ ean, count }) => [ean, count])).toEqual([
      [SHOE, 2],
      [BOTTLE, 1],
    ]);
    expect(document?.total).toBe(shop.captured[0]?.amount);
    expect(shop.captured[0]?.lines.reduce((sum, line) => sum + line.total, 0)).toBe(document?.total);
  });

  it('is opened by the order’s token only', async () => {
    const { ids, token } = await placeOrder(database.sql, shop, only);
    const other = await placeOrder(database.sql, shop, only);
    await send(ids[0] as number);
    const id = (await accounting.list(token))[0]?.id as number;
    expect(await accounting.find(other.token, id)).toBeUndefined();
    expect([await accounting.list(other.token), await accounting.list('1'), await accounting.find('1', id)]).toEqual([
      [],
      [],
      undefined,
    ]);
  });
});

describe('rule 10.35: a credit note', () => {
  it('names the sale it credits, with its VAT, once per cause and fulfilment', async () => {
    const { ids, token } = await placeOrder(database.sql, shop, only);
    const fulfilmentId = ids[0] as number;
    await send(fulfilmentId);
    const credit = {
      fulfilmentId,
      amount: 139_800,
      freight: 19_900,
      lines: [{ ean: SHOE, count: 1, amount: 119_900 }],
    };
    for (const _ of [1, 2])
      await transact(database.sql, (tx) => accounting.credited(tx, 'withdrawal:NV-1-A1', [credit]));
    const notes = (await accounting.list(token)).filter(({ kind }) => kind === 'credit');
    expect(notes).toMatchObject([{ number: 'K-1', total: 139_800 }]);
    expect(await accounting.find(token, notes[0]?.id as number)).toMatchObject({
      ...{ takesBack: { sale: 'S-1', cause: 'withdrawal:NV-1-A1' }, vat: 27_960, freight: 19_900 },
      lines: [{ ean: SHOE, count: 1, total: 119_900 }],
    });
  });
});

describe('rule 10.33: numbers without a gap', () => {
  it('holds for concurrent dispatches and rollbacks', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.boolean(), { minLength: 2, maxLength: 8 }), async (fails) => {
        await clear(database.sql);
        await database.sql`truncate document_series`;
        for (const ean of [SHOE, BOTTLE, SOCK]) await setStock(database.sql, ean, 1000);
        const orders: Awaited<ReturnType<typeof placeOrder>>[] = [];
        for (const _ of fails) orders.push(await placeOrder(database.sql, shop, only));
        const one = async (id: number, fail: boolean) =>
          transact(database.sql, async (tx) => {
            await accounting.sold(tx, id);
            if (fail) throw new Error('The rest of it failed');
          });
        await Promise.allSettled(fails.map((fail, i) => one(orders[i]?.ids[0] as number, fail)));
        const written = fails.filter((fail) => !fail).length;
        expect(await numbers()).toEqual(Array.from({ length: written }, (_, i) => i + 1));
        // What failed gets the next ones, and what is written is not written again.
        await Promise.all(fails.map((_, i) => one(orders[i]?.ids[0] as number, false)));
        expect(await numbers()).toEqual(Array.from({ length: fails.length }, (_, i) => i + 1));
      }),
      { numRuns: 15 },
    );
  });

  it('each seller has its own series', async () => {
    await database.sql`update shops set org_no = '974760673' where id = ${BERGEN}`;
    const { ids } = await placeOrder(database.sql, shop);
    await send(ids[0] as number);
    await send(ids[1] as number, BERGEN);
    await database.sql`update shops set org_no = '987654325' where id = ${BERGEN}`;
    expect(await numbers()).toEqual([1, 1]);
  });
});

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ShopError } from '@/lib/errors';
import { crossSiteHeaders } from '@/tests/support/cross-site';

const shop = vi.hoisted(() => ({
  orders: { place: vi.fn() },
  catalogue: { stock: { forEans: vi.fn() }, shops: { postcode: vi.fn(), postcodes: vi.fn(), all: vi.fn() } },
}));
vi.mock('@/server/shop', () => ({ openShop: () => shop }));

const { POST: placeOrder } = await import('@/app/api/v1/orders/route');
const { GET: readStock } = await import('@/app/api/v1/stock/route');
const { GET: readPostcode } = await import('@/app/api/v1/postalcodes/[zip]/route');

const EAN = '7030000000001';
const payload = {
  CustomerName: 'Kari Nordmann',
  Email: 'kari@example.no',
  Phone: '91234567',
  ShopID: 3,
  shipping_method_id: 'collect',
  items: [{ EanNo: EAN, Count: 2 }],
};
const receipt = {
  ...{ id: 1, number: 'NV-1', token: 't', kind: 'reservation', shopID: 3, customerID: null, statusID: 1 },
  ...{ status: 'reserved', name: 'Kari Nordmann', email: 'kari@example.no', phone: '91234567', delivery: false },
  ...{ address: '', addressLine2: '', city: '', zipcode: '' },
  ...{ freight: 0, discount: 0, total: 100, vat: 20, trackingUrl: '' },
  ...{ articles: [], date: '2026-01-01T10:00:00.000Z', expiresAt: null },
};

const order = (headers: Record<string, string> = {}, body: unknown = payload) =>
  placeOrder(
    new Request('http://localhost:3000/api/v1/orders', {
      method: 'POST',
      headers: {
        host: 'localhost:3000',
        'content-type': 'application/json',
        ...crossSiteHeaders(),
        ...headers,
      },
      body: JSON.stringify(body),
    }),
  );

beforeEach(() => {
  vi.resetAllMocks();
});

describe('POST /api/v1/orders', () => {
  test('places the order with its key and brand, and answers 201 with the receipt alone', async () => {
    shop.orders.place.mockResolvedValue({ ...receipt, internalNote: 'x' });
    const response = await order({ 'idempotency-key': 'abcdefgh', host: 'heldre.localhost:3000' });
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual(receipt);
    expect(shop.orders.place).toHaveBeenCalledWith(expect.objectContaining({ ShopID: 3, Delivery: false }), {
      brand: 'heldre',
      idempotencyKey: 'abcdefgh',
      address: 'unknown',
    });
  });

  test('a key is the domain’s to judge, and its refusal a 422', async () => {
    shop.orders.place.mockRejectedValue(new ShopError('invalid_idempotency_key'));
    const response = await order({ 'idempotency-key': 'short' });
    expect(shop.orders.place).toHaveBeenCalledWith(expect.anything(), {
      brand: 'nordvidda',
      idempotencyKey: 'short',
      address: 'unknown',
    });
    expect([response.status, (await response.json()).code]).toEqual([422, 'invalid_idempotency_key']);
  });

  test('a line that cannot be had is a 409 that names what is left', async () => {
    shop.orders.place.mockRejectedValue(
      new ShopError('not_enough_stock', { cartErrors: [{ eanNo: EAN, available: 1 }] }),
    );
    const response = await order();
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      code: 'not_enough_stock',
      cartErrors: [{ eanNo: EAN, available: 1 }],
    });
  });

  test('an order without lines never reaches the shop', async () => {
    const response = await order({}, { ...payload, items: [] });
    expect(response.status).toBe(422);
    expect((await response.json()).errors).toEqual({ items: ['Ugyldig data'] });
    expect(shop.orders.place).not.toHaveBeenCalled();
  });
});

describe('GET /api/v1/stock', () => {
  const ask = (eans: string) => readStock(new Request(`http://localhost:3000/api/v1/stock${eans}`));

  test('asks for every ean once and is never kept', async () => {
    shop.catalogue.stock.forEans.mockResolvedValue([{ ean: EAN, shops: [{ id: 3, qty: 2, shelf: 'B7' }] }]);
    const response = await ask(`?eans=${EAN},,${EAN}`);
    expect(shop.catalogue.stock.forEans).toHaveBeenCalledWith([EAN]);
    expect(await response.json()).toEqual([{ ean: EAN, shops: [{ id: 3, qty: 2 }] }]);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test.each(['', '?eans=', '?eans=1', `?eans=${EAN};drop`])('%j is a 422', async (query) => {
    expect((await ask(query)).status).toBe(422);
  });

  test('more than a hundred eans are a 422', async () => {
    shop.catalogue.stock.forEans.mockResolvedValue([]);
    const eans = (count: number) => Array.from({ length: count }, (_, i) => String(7_030_000_000_000 + i)).join(',');
    expect((await ask(`?eans=${eans(100)}`)).status).toBe(200);
    expect((await ask(`?eans=${eans(101)}`)).status).toBe(422);
  });
});

describe('GET /api/v1/postalcodes/{zip}', () => {
  const ask = (zip: string) =>
    readPostcode(new Request(`http://localhost:3000/api/v1/postalcodes/${zip}`), { params: Promise.resolve({ zip }) });

  test('a known postcode is answered, an unknown one is a 404', async () => {
    const postcode = { code: '7010', place: 'TRONDHEIM', latitude: 63.4, longitude: 10.4, approximate: false };
    shop.catalogue.shops.postcode.mockImplementation(async (code: string) => (code === '7010' ? postcode : undefined));
    expect(await (await ask('7010')).json()).toEqual(postcode);
    expect((await ask('9999')).status).toBe(404);
  });

  test('what is no postcode is not looked up', async () => {
    expect((await ask('12345')).status).toBe(404);
    expect(shop.catalogue.shops.postcode).not.toHaveBeenCalled();
  });
});

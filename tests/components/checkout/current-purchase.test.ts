import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '@/components/api';
import { cartStore } from '@/components/cart/store';
import { openPurchase, takeBought, underWay } from '@/components/checkout/actions';
import { sentOrderStore } from '@/components/checkout/store';
import { userStore } from '@/components/session/store';
import { addLine, clear } from '@/lib/cart/cart';
import type { OutgoingOrder } from '@/lib/cart/order-payload';
import type { Purchase, PurchaseState } from '@/lib/contracts/purchases';
import type { ErrorCode } from '@/lib/errors';
import { eanOf, item } from '@/tests/components/cart/two-tabs';

const shop = vi.hoisted(() => ({ ask: vi.fn() }));
vi.mock('@/components/api', async (original) => ({ ...(await original<object>()), ask: shop.ask }));

/** A shop that keeps purchases by key, as the real one does, and what it was asked. */
function openShop() {
  const states = new Map<string, PurchaseState>();
  const keys = new Map<string, string>();
  const asked: string[] = [];
  let fault: ErrorCode | 'offline' | undefined;
  const view = (token: string) => {
    const state = states.get(token);
    if (!state) throw new ApiError('not_found', 404);
    return { token, state, orders: [{ articles: [{ ean: eanOf(1), count: 1 }] }] } as unknown as Purchase;
  };
  shop.ask.mockImplementation(async (name: string, { params, headers }: Record<string, Record<string, string>>) => {
    asked.push(name.replace('/purchases', '').trim());
    const failing = fault;
    fault = undefined;
    if (failing) throw new ApiError(failing, 0);
    const token = params?.token ?? '';
    if (name === 'POST /purchases') {
      const key = headers?.['Idempotency-Key'] ?? '';
      const placed = keys.get(key) ?? `p-${states.size + 1}`;
      if (!keys.has(key)) states.set(placed, 'open');
      keys.set(key, placed);
      return view(placed);
    }
    if (name.endsWith('/cancel') && ['open', 'expired'].includes(view(token).state)) states.set(token, 'cancelled');
    return view(token);
  });
  const payable = () => [...states].filter(([, state]) => state !== 'cancelled').map(([token]) => token);
  return { states, asked, payable, breakOnce: (code: ErrorCode | 'offline') => (fault = code) };
}

const orders = (shopId: number) => [{ ShopID: shopId }] as unknown as OutgoingOrder[];
const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('window', { localStorage: storage, sessionStorage: storage });
});

describe('rule 2.34: one cart is never payable twice', () => {
  test('the same orders are the open purchase', async () => {
    const { asked, payable } = openShop();
    const first = await openPurchase(orders(3));
    expect((await openPurchase(orders(3))).token).toBe(first.token);
    expect([asked, payable()]).toEqual([['POST', 'GET /{token}'], [first.token]]);
  });

  test('changed orders cancel the open purchase first', async () => {
    const { asked, payable } = openShop();
    await openPurchase(orders(3));
    const second = await openPurchase(orders(4));
    expect([asked, payable()]).toEqual([['POST', 'POST /{token}/cancel', 'POST'], [second.token]]);
  });

  test('so does a reservation', async () => {
    const { payable } = openShop();
    await openPurchase(orders(3));
    expect(await underWay({ reserved: true })).toBeUndefined();
    expect(payable()).toEqual([]);
  });

  test('so do the same orders of somebody who has logged in meanwhile', async () => {
    const { payable } = openShop();
    await openPurchase(orders(3));
    vi.spyOn(userStore, 'flag').mockReturnValue(true);
    const second = await openPurchase(orders(3));
    expect(payable()).toEqual([second.token]);
    vi.restoreAllMocks();
  });

  test('and the same orders again after the time ran out', async () => {
    const { states, payable } = openShop();
    const { token } = await openPurchase(orders(3));
    states.set(token, 'expired');
    const second = await openPurchase(orders(3));
    expect(payable()).toEqual([second.token]);
  });

  test('also when it ran out before its first answer came through', async () => {
    const { states, payable } = openShop();
    const { token } = await openPurchase(orders(3));
    sentOrderStore.change((attempt) => attempt && { content: attempt.content, key: attempt.key });
    states.set(token, 'expired');
    const second = await openPurchase(orders(3));
    expect([second.state, payable()]).toEqual(['open', [second.token]]);
  });

  test.each(['paid', 'unchanged'])('a paid purchase is kept, and nothing else is sent (%s)', async (which) => {
    const { states, asked } = openShop();
    const { token } = await openPurchase(orders(3));
    states.set(token, 'paid');
    expect(await openPurchase(orders(which === 'paid' ? 4 : 3))).toMatchObject({ token, state: 'paid' });
    expect(asked.filter((name) => name === 'POST')).toHaveLength(1);
  });

  test.each(['offline', 'unavailable'] as const)('nothing is sent while it cannot be cancelled (%s)', async (code) => {
    const { asked, payable, breakOnce } = openShop();
    const { token } = await openPurchase(orders(3));
    breakOnce(code);
    await expect(openPurchase(orders(4))).rejects.toMatchObject({ code });
    expect([asked, payable()]).toEqual([['POST', 'POST /{token}/cancel'], [token]]);
    await openPurchase(orders(4));
    expect(payable()).not.toContain(token);
  });

  test('a purchase that no longer exists is ignored', async () => {
    const { states, payable } = openShop();
    const { token } = await openPurchase(orders(3));
    states.delete(token);
    states.set('another', 'cancelled');
    const second = await openPurchase(orders(4));
    expect(payable()).toEqual([second.token]);
  });
});

describe('rule 2.34: what was bought leaves the cart, whichever purchase of this browser it was', () => {
  const eans = () => cartStore.load().orders.map(({ ean }) => ean);

  test('the older one, with the newer still known', async () => {
    const { states } = openShop();
    cartStore.change((state) => addLine(addLine(clear(state), item(1)), item(2)));
    const older = await openPurchase(orders(3));
    // Another tab began a second one before it could know of the first.
    sentOrderStore.set(undefined);
    const newer = await openPurchase(orders(4));
    states.set(older.token, 'paid');
    takeBought({ ...older, state: 'paid' } as Purchase);
    expect([eans(), sentOrderStore.load()?.token]).toEqual([[eanOf(2)], newer.token]);
    cartStore.change((state) => addLine(state, item(1)));
    takeBought(older);
    expect(eans()).toEqual([eanOf(2), eanOf(1)]);
  });
});

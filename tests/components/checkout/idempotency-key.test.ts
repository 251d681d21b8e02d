import { beforeEach, describe, expect, test, vi } from 'vitest';
import { cartStore } from '@/components/cart/store';
import {
  forgetIdempotencyKey,
  idempotencyKey,
  rememberPurchase,
  showPayments,
  takeBought,
} from '@/components/checkout/actions';
import { addLine, clear } from '@/lib/cart/cart';
import type { Purchase } from '@/lib/contracts/purchases';
import { eanOf, item } from '@/tests/components/cart/two-tabs';

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('window', { localStorage: storage });
});

test('the same content keeps its key, so that a repeat after a lost answer is the same order', () => {
  const key = idempotencyKey({ shop: 3, items: [1] });
  expect(idempotencyKey({ shop: 3, items: [1] })).toBe(key);
  expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});

test('the key survives a reload', async () => {
  const key = idempotencyKey({ shop: 3 });
  vi.resetModules();
  const reloaded = await import('@/components/checkout/actions');
  expect(reloaded.idempotencyKey({ shop: 3 })).toBe(key);
});

test('rule 2.34: another tab with the same content is the same attempt, and nothing of who ordered is kept', async () => {
  const key = idempotencyKey({ shop: 3, CustomerName: 'Kari Nordmann' });
  vi.resetModules();
  const otherTab = await import('@/components/checkout/actions');
  expect(otherTab.idempotencyKey({ shop: 3, CustomerName: 'Kari Nordmann' })).toBe(key);
  expect([...kept.values()].join()).not.toContain('Kari');
});

test('a changed cart or form is another order', () => {
  const key = idempotencyKey({ shop: 3 });
  expect(idempotencyKey({ shop: 4 })).not.toBe(key);
});

test('after success the same content is a new order', () => {
  const key = idempotencyKey({ shop: 3 });
  forgetIdempotencyKey();
  expect(idempotencyKey({ shop: 3 })).not.toBe(key);
});

test('without storage the key lives as long as the page', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  vi.stubGlobal('window', { localStorage: { getItem: refuse, setItem: refuse, removeItem: refuse } });
  expect(idempotencyKey({ shop: 9 })).toBe(idempotencyKey({ shop: 9 }));
});

describe('rule 2.34: what was bought leaves the cart', () => {
  const purchase = { token: 'p-1', orders: [{ articles: [{ ean: eanOf(1), count: 1 }] }] } as unknown as Purchase;
  const eans = () => cartStore.load().orders.map(({ ean }) => ean);

  beforeEach(() => {
    vi.stubGlobal('window', { localStorage: storage, sessionStorage: storage });
    cartStore.change((state) => clear(state));
    cartStore.change((state) => addLine(addLine(state, item(1)), item(2)));
  });

  test('once, where it was bought', () => {
    rememberPurchase(idempotencyKey({ shop: 3 }), purchase);
    takeBought(purchase);
    expect(eans()).toEqual([eanOf(2)]);
    cartStore.change((state) => addLine(state, item(1)));
    takeBought(purchase);
    expect(eans()).toEqual([eanOf(2), eanOf(1)]);
  });

  test('not in a browser that only opened its address', () => {
    takeBought(purchase);
    expect(eans()).toEqual([eanOf(1), eanOf(2)]);
  });

  test('rule 4.10: the provider’s order names are known, and not stored', () => {
    const payments = [{ orderId: 'provider-7', shopId: 55 }] as unknown as Purchase['payments'];
    showPayments({ token: 'p-1', method: 'instalments', payments });
    expect(cartStore.get().value.instalmentOrders).toEqual([{ shopId: 55, orderId: 'provider-7' }]);
    showPayments({ token: 'p-1', method: 'card', payments });
    expect(cartStore.get().value).toMatchObject({ cardOrders: [{ orderId: 'provider-7' }], instalmentOrders: [] });
    cartStore.change((state) => addLine(state, item(3)));
    expect([...kept.values()].join()).not.toContain('provider-7');
  });
});

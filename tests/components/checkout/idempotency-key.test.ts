import { beforeEach, expect, test, vi } from 'vitest';
import { forgetIdempotencyKey, idempotencyKey } from '@/components/checkout/actions';

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('window', { sessionStorage: storage });
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

test('a changed cart or form is another order', () => {
  const key = idempotencyKey({ shop: 3 });
  expect(idempotencyKey({ shop: 4 })).not.toBe(key);
});

test('after success the same content is a new order', () => {
  const key = idempotencyKey({ shop: 3 });
  forgetIdempotencyKey();
  expect(idempotencyKey({ shop: 3 })).not.toBe(key);
});

test('where nothing may be kept, the key lives as long as the page', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  vi.stubGlobal('window', { sessionStorage: { getItem: refuse, setItem: refuse, removeItem: refuse } });
  expect(idempotencyKey({ shop: 9 })).toBe(idempotencyKey({ shop: 9 }));
});

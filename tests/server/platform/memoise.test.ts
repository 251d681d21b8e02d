import { expect, it, vi } from 'vitest';
import { createMemo } from '@/server/platform/memoise';

it('keeps what was loaded, and gives the same object to all who ask', async () => {
  const memo = createMemo(1000, () => 0);
  const load = vi.fn(async () => ({}));
  const [one, other] = await Promise.all([memo.remember('a', load), memo.remember('a', load)]);
  expect(one).toBe(other);
  expect(load).toHaveBeenCalledTimes(1);
});

it('loads again when told to forget, and when it is old', async () => {
  let now = 0;
  const memo = createMemo(1000, () => now);
  const load = vi.fn(async () => 1);
  await memo.remember('a', load);
  memo.forget();
  await memo.remember('a', load);
  now = 999;
  await memo.remember('a', load);
  expect(load).toHaveBeenCalledTimes(2);
  now = 1000;
  await memo.remember('a', load);
  expect(load).toHaveBeenCalledTimes(3);
});

it('does not keep a failure', async () => {
  const memo = createMemo(1000);
  await expect(memo.remember('a', async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await memo.remember('a', async () => 1)).toBe(1);
});

it('keeps what is under other names apart, and what was loaded anew for as long again', async () => {
  let now = 0;
  const memo = createMemo(1000, () => now);
  expect(await memo.remember('a', async () => 'a')).toBe('a');
  expect(await memo.remember('b', async () => 'b')).toBe('b');
  now = 1500;
  expect(await memo.remember('a', async () => 'new')).toBe('new');
  now = 2499;
  expect(await memo.remember('a', async () => 'newer')).toBe('new');
});

it('a failure takes only itself away, not what has been loaded since', async () => {
  const memo = createMemo(1000, () => 0);
  const { promise, reject } = Promise.withResolvers<string>();
  const failing = memo.remember('a', () => promise);
  memo.forget();
  await memo.remember('a', async () => 'good');
  reject(new Error('late'));
  await expect(failing).rejects.toThrow('late');
  expect(await memo.remember('a', async () => 'again')).toBe('good');
});

it('goes by the clock of the machine when none is given', async () => {
  const memo = createMemo(60_000);
  await memo.remember('a', async () => 1);
  expect(await memo.remember('a', async () => 2)).toBe(1);
});

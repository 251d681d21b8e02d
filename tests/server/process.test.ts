import { afterEach, describe, expect, it, vi } from 'vitest';
import { processWide } from '@/server/process';

/** The shop's bundle and the door's process each load the module for themselves. */
const instance = () => {
  vi.resetModules();
  return import('@/server/process');
};
const pending = (promise: Promise<void>) =>
  Promise.race([promise.then(() => false), new Promise<boolean>((done) => setImmediate(done, true))]);

afterEach(() => {
  processWide('opening').set(undefined);
});

describe('who holds the first requests back until the shop is open', () => {
  it('the door, when it has asked: what tells of the opening goes on at once', async () => {
    const opening = Promise.withResolvers<void>();
    const open = (await instance()).whenOpen();
    await (await instance()).holdRequestsUntil(opening.promise);
    expect(await pending(open)).toBe(true);
    opening.resolve();
    await open;
  });

  it('else what tells of it', async () => {
    const opening = Promise.withResolvers<void>();
    const told = (await instance()).holdRequestsUntil(opening.promise);
    expect(await pending(told)).toBe(true);
    opening.resolve();
    await told;
  });

  it('and the door learns of an opening that failed', async () => {
    const open = (await instance()).whenOpen();
    await (await instance()).holdRequestsUntil(Promise.reject(new Error('no database')));
    await expect(open).rejects.toThrow('no database');
  });
});

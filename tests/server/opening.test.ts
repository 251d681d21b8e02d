import { afterEach, describe, expect, it, vi } from 'vitest';

const holder = globalThis as { nordviddaOpening?: unknown };
/** The shop's bundle and the door's process each load the module for themselves. */
const instance = () => {
  vi.resetModules();
  return import('@/server/opening');
};
const pending = (promise: Promise<void>) =>
  Promise.race([promise.then(() => false), new Promise<boolean>((done) => setImmediate(done, true))]);

afterEach(() => {
  delete holder.nordviddaOpening;
});

describe('who holds the first requests back until the shop is open', () => {
  it('the door, when it has asked: what tells of the opening goes on at once', async () => {
    const opening = Promise.withResolvers<void>();
    const open = (await instance()).whenOpen();
    await (await instance()).tellOpening(opening.promise);
    expect(await pending(open)).toBe(true);
    opening.resolve();
    await open;
  });

  it('else what tells of it', async () => {
    const opening = Promise.withResolvers<void>();
    const told = (await instance()).tellOpening(opening.promise);
    expect(await pending(told)).toBe(true);
    opening.resolve();
    await told;
  });

  it('and the door learns of an opening that failed', async () => {
    const open = (await instance()).whenOpen();
    await (await instance()).tellOpening(Promise.reject(new Error('no database')));
    await expect(open).rejects.toThrow('no database');
  });
});

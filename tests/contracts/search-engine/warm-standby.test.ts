import { expect, test } from 'vitest';
import { createWarmStandby } from '@/server/search/engines/with-standby';
import { catalogueOf, newDatabase } from './map-catalogue';

/** A standby whose fillings end when the test says so. */
function open() {
  const fillings: PromiseWithResolvers<number>[] = [];
  const index = () => {
    const filling = Promise.withResolvers<number>();
    fillings.push(filling);
    return filling.promise;
  };
  const warm = createWarmStandby({
    standby: { index },
    catalogue: catalogueOf(newDatabase()),
    mostHeld: 60,
  });
  const filled = async (count: number) => {
    await expect.poll(() => fillings.length).toBe(count);
    return fillings[count - 1] as PromiseWithResolvers<number>;
  };
  return { warm, filled };
}

test('the standby is filled once for all who wait for it', async () => {
  const { warm, filled } = open();
  const both = [warm.warmUp(), warm.warmUp()];
  (await filled(1)).resolve(60);
  await Promise.all(both);
  expect(warm.is()).toBe('yes');
});

test('a filling that was out of date before it ended does not make the standby warm', async () => {
  const { warm, filled } = open();
  const old = warm.warmUp();
  const first = await filled(1);
  warm.cool();
  first.resolve(60);
  await old;
  expect(warm.is()).toBe('no');
});

test.each(['ends', 'fails'] as const)('a filling waits for itself, however an older one %s', async (how) => {
  const { warm, filled } = open();
  const old = warm.warmUp().catch(() => undefined);
  const first = await filled(1);
  warm.cool();
  const now = warm.warmUp();
  const second = await filled(2);
  if (how === 'ends') first.resolve(60);
  else first.reject(new Error('gone'));
  await old;
  expect(warm.is()).toBe('soon');
  second.resolve(60);
  await now;
  expect(warm.is()).toBe('yes');
});

import { expect, it } from 'vitest';
import { createGreatCircle } from '@/server/adapters/distance/great-circle';
import { distanceContract, oslo } from './suite';

distanceContract('great circle', createGreatCircle, { approximate: true });

it('is nothing to where one stands', async () => {
  expect((await createGreatCircle().from(oslo, [oslo])).metres).toEqual([0]);
});

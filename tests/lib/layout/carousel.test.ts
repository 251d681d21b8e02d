import { expect, it } from 'vitest';
import { CAROUSEL_DURATION, ROTATE_MS } from '@/lib/layout/carousel';

const FRAMES_PER_SECOND = 60;
/** What embla-carousel 8 gives its ScrollBody, which moves as `after` does. */
const FRICTION = 0.68;

/** How much of a way of 1 is done after so many ms. */
function after(ms: number): number {
  let [at, speed] = [0, 0];
  for (let frame = 0; frame < (ms / 1000) * FRAMES_PER_SECOND; frame += 1) {
    speed = (speed + (1 - at) / CAROUSEL_DURATION) * FRICTION;
    at += speed;
  }
  return at;
}

it('rule 9.8: carousels take 400 ms, and stand for 5000', () => {
  expect(after(400)).toBeCloseTo(1, 2);
  expect(after(350)).toBeLessThan(0.99);
  expect(ROTATE_MS).toBe(5000);
});

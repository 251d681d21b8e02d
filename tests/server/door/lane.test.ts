import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Lane } from '@/server/door/lane';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('rule 18.12: a lane lets so many in at once', () => {
  it('the rest wait in the order they came', async () => {
    const lane = new Lane(2);
    const [first, second] = [await lane.enter(), await lane.enter()];
    const order: string[] = [];
    const third = lane.enter().then(() => order.push('third'));
    const fourth = lane.enter().then(() => order.push('fourth'));
    expect([lane.running, lane.waiting]).toEqual([2, 2]);
    first?.();
    await third;
    second?.();
    await fourth;
    expect([order, lane.running, lane.waiting]).toEqual([['third', 'fourth'], 2, 0]);
  });

  it('who has waited too long is refused, and takes nobody’s place', async () => {
    const lane = new Lane(1);
    const first = await lane.enter();
    const late = lane.enter();
    await vi.advanceTimersByTimeAsync(700);
    expect(await late).toBeUndefined();
    first?.();
    expect([lane.running, lane.waiting]).toEqual([0, 0]);
    expect(await lane.enter()).toBeTypeOf('function');
  });

  it('leaving twice makes room once', async () => {
    const lane = new Lane(2);
    const first = await lane.enter();
    await lane.enter();
    first?.();
    first?.();
    expect(lane.running).toBe(1);
  });

  it('while the processor is behind nobody waits, and only a quarter as many are let in', async () => {
    const lane = new Lane(8);
    const first = await lane.enter(true);
    expect(first).toBeTypeOf('function');
    expect(await lane.enter(true)).toBeTypeOf('function');
    expect(await lane.enter(true)).toBeUndefined();
    first?.();
    expect(await lane.enter(true)).toBeTypeOf('function');
  });
});

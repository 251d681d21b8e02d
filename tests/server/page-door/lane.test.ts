import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Lane } from '@/server/page-door/lane';

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

  it('nobody is refused a moment before seven tenths of a second', async () => {
    const lane = new Lane(1);
    const first = await lane.enter();
    const waiting = lane.enter();
    await vi.advanceTimersByTimeAsync(699);
    expect(lane.waiting).toBe(1);
    first?.();
    expect(await waiting).toBeTypeOf('function');
    // Who was let in is refused no more.
    expect(vi.getTimerCount()).toBe(0);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([lane.running, lane.waiting, vi.getTimerCount()]).toEqual([1, 0, 0]);
  });

  it('each by itself: one that gives up leaves the others their places', async () => {
    const lane = new Lane(1);
    const first = await lane.enter();
    const early = lane.enter();
    await vi.advanceTimersByTimeAsync(400);
    const late = lane.enter();
    await vi.advanceTimersByTimeAsync(300);
    expect([await early, lane.waiting]).toEqual([undefined, 1]);
    first?.();
    expect(await late).toBeTypeOf('function');
  });

  it('while the processor is behind: a quarter of the places, whoever waits already', async () => {
    const lane = new Lane(4);
    expect(await lane.enter(true)).toBeTypeOf('function');
    expect(await lane.enter(true)).toBeUndefined();
    expect([lane.running, lane.waiting]).toEqual([1, 0]);
    expect(await lane.enter(false)).toBeTypeOf('function');
  });
});

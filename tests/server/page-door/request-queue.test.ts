import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RequestQueue } from '@/server/page-door/request-queue';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('rule 18.12: a queue lets so many in at once', () => {
  it('the rest wait in the order they came', async () => {
    const queue = new RequestQueue(2);
    const [first, second] = [await queue.enter(), await queue.enter()];
    const order: string[] = [];
    const third = queue.enter().then(() => order.push('third'));
    const fourth = queue.enter().then(() => order.push('fourth'));
    expect([queue.running, queue.waiting]).toEqual([2, 2]);
    first?.();
    await third;
    second?.();
    await fourth;
    expect([order, queue.running, queue.waiting]).toEqual([['third', 'fourth'], 2, 0]);
  });

  it('who has waited too long is refused, and takes nobody’s place', async () => {
    const queue = new RequestQueue(1);
    const first = await queue.enter();
    const late = queue.enter();
    await vi.advanceTimersByTimeAsync(700);
    expect(await late).toBeUndefined();
    first?.();
    expect([queue.running, queue.waiting]).toEqual([0, 0]);
    expect(await queue.enter()).toBeTypeOf('function');
  });

  it('leaving twice makes room once', async () => {
    const queue = new RequestQueue(2);
    const first = await queue.enter();
    await queue.enter();
    first?.();
    first?.();
    expect(queue.running).toBe(1);
  });

  it('while the processor is behind nobody waits, and only a quarter as many are let in', async () => {
    const queue = new RequestQueue(8);
    const first = await queue.enter(true);
    expect(first).toBeTypeOf('function');
    expect(await queue.enter(true)).toBeTypeOf('function');
    expect(await queue.enter(true)).toBeUndefined();
    first?.();
    expect(await queue.enter(true)).toBeTypeOf('function');
  });

  it('nobody is refused a moment before seven tenths of a second', async () => {
    const queue = new RequestQueue(1);
    const first = await queue.enter();
    const waiting = queue.enter();
    await vi.advanceTimersByTimeAsync(699);
    expect(queue.waiting).toBe(1);
    first?.();
    expect(await waiting).toBeTypeOf('function');
    // Who was let in is refused no more.
    expect(vi.getTimerCount()).toBe(0);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([queue.running, queue.waiting, vi.getTimerCount()]).toEqual([1, 0, 0]);
  });

  it('each by itself: one that gives up leaves the others their places', async () => {
    const queue = new RequestQueue(1);
    const first = await queue.enter();
    const early = queue.enter();
    await vi.advanceTimersByTimeAsync(400);
    const late = queue.enter();
    await vi.advanceTimersByTimeAsync(300);
    expect([await early, queue.waiting]).toEqual([undefined, 1]);
    first?.();
    expect(await late).toBeTypeOf('function');
  });

  it('while the processor is behind: a quarter of the places, whoever waits already', async () => {
    const queue = new RequestQueue(4);
    expect(await queue.enter(true)).toBeTypeOf('function');
    expect(await queue.enter(true)).toBeUndefined();
    expect([queue.running, queue.waiting]).toEqual([1, 0]);
    expect(await queue.enter(false)).toBeTypeOf('function');
  });
});

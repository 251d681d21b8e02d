import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPaint } from '@/components/after-paint';

const frames: (() => void)[] = [];
const idle: (() => void)[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  frames.length = 0;
  idle.length = 0;
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => frames.push(work));
  vi.stubGlobal('window', { requestIdleCallback: (work: () => void) => idle.push(work) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const run = (works: (() => void)[]) => {
  for (const work of works.splice(0)) work();
};

test('decision 0063: work after a frame is done once, when the browser has drawn it', () => {
  const work = vi.fn();
  afterPaint(work);
  run(frames);
  expect(work).not.toHaveBeenCalled();
  run(idle);
  vi.runAllTimers();
  expect(work).toHaveBeenCalledTimes(1);
});

test('decision 0063: a tab that draws no frames does it all the same', () => {
  const work = vi.fn();
  afterPaint(work);
  vi.runAllTimers();
  run(frames);
  run(idle);
  expect(work).toHaveBeenCalledTimes(1);
});

test('decision 0063: a browser without idle callbacks does it after the frame', () => {
  vi.stubGlobal('window', {});
  const work = vi.fn();
  afterPaint(work);
  run(frames);
  vi.advanceTimersByTime(0);
  expect(work).toHaveBeenCalledTimes(1);
});

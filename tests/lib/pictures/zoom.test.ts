import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { SWIPE_THRESHOLD, swipe } from '@/lib/pictures/gestures';
import { LARGEST_SCALE, panned, toggledAt, type View, WHOLE, zoomedAt } from '@/lib/pictures/zoom';

const box = { width: 400, height: 500 };
const anyPoint = fc.record({ x: fc.integer({ min: -200, max: 200 }), y: fc.integer({ min: -250, max: 250 }) });

describe('rule 18.5: zoom', () => {
  it('keeps the point under the finger in place while the edge allows it', () => {
    const point = { x: 60, y: -80 };
    const view = zoomedAt(WHOLE, 2, point, box);
    expect(view.scale).toBe(2);
    // A point of the picture p is drawn at x + p * scale.
    expect(view.x + 60 * view.scale).toBeCloseTo(point.x);
    expect(view.y - 80 * view.scale).toBeCloseTo(point.y);
  });

  it('never shows beyond the edge of the picture', () => {
    const steps = fc.array(fc.tuple(fc.double({ min: 0.2, max: 5, noNaN: true }), anyPoint, anyPoint), {
      maxLength: 20,
    });
    fc.assert(
      fc.property(steps, (moves) => {
        const view = moves.reduce<View>(
          (at, [factor, point, by]) => panned(zoomedAt(at, factor, point, box), by.x, by.y, box),
          WHOLE,
        );
        expect(view.scale).toBeGreaterThanOrEqual(1);
        expect(view.scale).toBeLessThanOrEqual(LARGEST_SCALE);
        expect(Math.abs(view.x)).toBeLessThanOrEqual(((view.scale - 1) * box.width) / 2 + 1e-9);
        expect(Math.abs(view.y)).toBeLessThanOrEqual(((view.scale - 1) * box.height) / 2 + 1e-9);
      }),
    );
  });

  it('a double tap zooms in, a second one out', () => {
    const near = toggledAt(WHOLE, { x: 10, y: 10 }, box);
    expect(near.scale).toBeGreaterThan(2);
    expect(toggledAt(near, { x: -50, y: 0 }, box)).toEqual(WHOLE);
  });
});

test.each([
  [-SWIPE_THRESHOLD - 1, 0, 1],
  [SWIPE_THRESHOLD + 1, 5, -1],
  [-SWIPE_THRESHOLD, 0, 0],
  [SWIPE_THRESHOLD, 0, 0],
  [-30, 40, 0],
  [0, 0, 0],
])('rule 5.9: a movement of %d, %d px swipes %d', (dx, dy, way) => {
  expect(swipe(dx, dy)).toBe(way);
});

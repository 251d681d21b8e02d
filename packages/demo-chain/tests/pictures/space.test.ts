import { circle, eyeOf, fitted, hull, outline, readable, type Spot } from 'demo-chain/pictures/drawing/space';
import { describe, expect, it } from 'vitest';

const numbers = (d: string) => (d.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);

describe('drawing in space', () => {
  it('sees from the front what lies where it lies, and from behind its mirror image', () => {
    expect(eyeOf({ turn: 0, at: [0, 0] })([3, 4, 5])).toEqual([3, 4]);
    const [x, y] = eyeOf({ turn: 180, at: [0, 0] })([3, 4, 5]);
    expect([Math.round(x), y]).toEqual([-3, 4]);
  });

  it('tells what is nearer, however it is turned', () => {
    const eye = eyeOf({ turn: 90 });
    expect(eye.depth([-1, 0, 0])).toBeGreaterThan(eye.depth([1, 0, 0]));
  });

  it('sees a circle as one from the front, and as a narrow ellipse along it', () => {
    const [x0 = 0, y0 = 0, rx = 0, ry = 1] = numbers(circle(eyeOf({ turn: 0, at: [0, 0] }), [0, 0, 0], 50));
    expect(Math.hypot(x0, y0)).toBeCloseTo(50);
    expect(rx).toBe(ry);
    const radii = numbers(circle(eyeOf({ turn: 60, at: [0, 0] }), [0, 0, 0], 50)).slice(2, 4);
    expect(Math.max(...radii) / Math.min(...radii)).toBeCloseTo(2);
  });

  it('never draws a circle out of round where its radius is rounded', () => {
    const eye = eyeOf({ turn: 0, scale: 0.4735, at: [211.13, 700.07] });
    for (let r = 5; r < 400; r += 7.3) {
      const [x0 = 0, y0 = 0, rx = 0, , , , , x1 = 0, y1 = 0] = numbers(circle(eye, [0, 0, 0], r));
      expect(2 * rx).toBeLessThanOrEqual(Math.hypot(x1 - x0, y1 - y0));
    }
  });

  it('fits what it sees into its field, and keeps to the largest scale', () => {
    const corners = [
      [-10, -10, 0],
      [10, 10, 0],
    ] as const;
    expect(fitted({ turn: 0 }, corners, { width: 100, height: 50, at: [0, 0] })([10, 10, 0])).toEqual([25, 25]);
    expect(fitted({ turn: 0 }, corners, { width: 100, height: 50, at: [0, 0], most: 1 })([10, 10, 0])).toEqual([
      10, 10,
    ]);
  });

  it('bands spots tightly, or follows them inwards', () => {
    const square: Spot[] = [
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
    ];
    expect(hull([...square, [5, 5], [4, 6]])).toHaveLength(4);
    const star = outline(
      Array.from({ length: 720 }, (_, i): Spot => {
        const a = (i / 720) * Math.PI * 2;
        const r = 100 + 40 * Math.cos(a * 3);
        return [Math.cos(a) * r, Math.sin(a) * r];
      }),
      [0, 0],
    );
    const reach = star.map(([x, y]) => Math.hypot(x, y));
    expect(Math.max(...reach)).toBeGreaterThan(130);
    expect(Math.min(...reach)).toBeLessThan(70);
  });

  it('never turns writing upside down', () => {
    for (let turn = 0; turn < 360; turn += 15) {
      const a = (turn * Math.PI) / 180;
      expect(Math.abs(readable([0, 0], [Math.cos(a), Math.sin(a)]))).toBeLessThanOrEqual(90.0001);
    }
  });
});

import type { Rest } from 'demo-chain/pictures/drawing/silhouette';
import { blurred } from './blur';

/** Shadows are soft: a quarter of a unit's sharpness is enough at any width. */
const W = 240;
const H = 300;
const PER_UNIT = W / 960;
const field = { width: W, height: H };

/** How dark the ground is (0–1) at each place of a 240 × 300 map, from where the goods are opaque (0–1, the same map). */
export function shadowOf(mask: Float32Array, rest: Rest, floor: number, fromLeft = true): Float32Array {
  const side = fromLeft ? 1 : -1;
  if (rest === 'stands') return onTheFloor(mask, floor * PER_UNIT, side);
  const near = rest === 'lies';
  const close = blurred(moved(mask, side * (near ? 1.4 : 3), near ? 2 : 4), field, near ? 1 : 3);
  const wide = blurred(moved(mask, side * (near ? 4.5 : 10), near ? 6.5 : 13), field, near ? 5 : 9);
  return close.map((c, i) => 1 - (1 - c * (near ? 0.34 : 0.14)) * (1 - (wide[i] ?? 0) * (near ? 0.26 : 0.2)));
}

function moved(mask: Float32Array, dx: number, dy: number): Float32Array {
  const out = new Float32Array(mask.length);
  const ox = Math.round(dx);
  const oy = Math.round(dy);
  for (let y = 0; y < H; y += 1)
    for (let x = 0; x < W; x += 1) {
      const fx = x - ox;
      const fy = y - oy;
      if (fx >= 0 && fx < W && fy >= 0 && fy < H) out[y * W + x] = mask[fy * W + fx] ?? 0;
    }
  return out;
}

/** The shape laid down on the floor, away from the light, the softer the higher up it comes from. */
function onTheFloor(mask: Float32Array, floor: number, side: number): Float32Array {
  const contact = new Float32Array(mask.length);
  const cast = new Float32Array(mask.length);
  const add = (to: Float32Array, x: number, y: number, value: number) => {
    const column = Math.round(x);
    const row = Math.round(y);
    if (column < 0 || column >= W || row < 0 || row >= H) return;
    const i = row * W + column;
    to[i] = Math.max(to[i] ?? 0, value);
  };
  for (let y = 0; y < H; y += 1)
    for (let x = 0; x < W; x += 1) {
      const there = mask[y * W + x] ?? 0;
      if (there < 0.5) continue;
      const up = Math.max(0, floor - y);
      if (up < 9) add(contact, x, floor - up * 0.12 + 0.5, 1 - up / 10);
      const faint = Math.max(0, 1 - up / 150);
      for (let k = 0; k < 3; k += 1) add(cast, x + side * up * 0.24, floor - up * 0.09 + k - 0.5, faint);
    }
  const tight = blurred(contact, field, 1.2, 2);
  const broad = blurred(cast, field, 5, 3);
  const close = blurred(contact, field, 5, 3);
  return tight.map(
    (t, i) =>
      1 -
      (1 - Math.min(0.62, t * 0.8)) *
        (1 - Math.min(0.34, (broad[i] ?? 0) * 0.42)) *
        (1 - Math.min(0.3, (close[i] ?? 0) * 0.5)),
  );
}

export const SHADOW_SIZE = field;

import { blurred } from './blur';
import type { Ground, Rgb } from './compose';
import type { Lit } from './render';

/** How far aside and how far back on the picture the shadow of something one high reaches. */
const ASIDE = 0.62;
const BACK = 0.1;
const DARKEST = 0.62;
/** Right under the foot it is darker, within so many rows of the map. */
const CLOSE = 7;
const CLOSE_DARKEST = 0.55;
/** Columns of the map on which a shadow is made; it is soft. */
const COLUMNS = 200;
const ROOM = 14;

/**
 * Lays the long shadow of what stands on a ground (RGB, kept in place) with its foot at `floor` rows of its sheet: away from
 * the light, and fainter the farther it reaches.
 */
export function castOn(
  ground: Ground,
  { data, width, height }: Lit,
  floor: number,
  at: { x: number; y: number },
  fromLeft: boolean,
  ink: Rgb,
): void {
  const step = width / COLUMNS;
  const rows = Math.round(height / step);
  const foot = Math.round(floor / step);
  const side = fromLeft ? 1 : -1;
  const reach = Math.ceil(rows * ASIDE);
  const field = { width: COLUMNS + reach + ROOM * 2, height: Math.ceil(rows * BACK) + ROOM * 2 };
  const left = ROOM + (fromLeft ? 0 : reach);
  const base = field.height - ROOM;
  const cast = new Float32Array(field.width * field.height);
  const contact = new Float32Array(field.width * field.height);
  for (let y = 0; y < Math.min(rows, foot); y += 1)
    for (let x = 0; x < COLUMNS; x += 1) {
      const alpha = data[(Math.floor((y + 0.5) * step) * width + Math.floor((x + 0.5) * step)) * 4 + 3] as number;
      if (alpha < 128) continue;
      const up = foot - y;
      const column = Math.round(left + x + side * up * ASIDE);
      const row = Math.round(base - up * BACK);
      const faint = 1 - (0.75 * up) / rows;
      for (const i of [row * field.width + column, (row - 1) * field.width + column])
        cast[i] = Math.max(cast[i] ?? 0, faint);
      if (up <= CLOSE) {
        const i = Math.round(base - up * 0.2) * field.width + left + x;
        contact[i] = Math.max(contact[i] ?? 0, 1 - up / (CLOSE + 1));
      }
    }
  const soft = blurred(cast, field, 1.6, 3);
  const tight = blurred(contact, field, 1.2, 2);
  const broad = blurred(contact, field, 4, 3);
  const darkness = soft.map(
    (far, i) =>
      1 -
      (1 - DARKEST * far) *
        (1 - CLOSE_DARKEST * Math.min(1, (tight[i] ?? 0) * 1.3)) *
        (1 - 0.5 * Math.min(1, (broad[i] ?? 0) * 1.6)),
  );
  const originX = at.x - left * step;
  const originY = at.y + floor - base * step;
  const last = { x: field.width - 1.001, y: field.height - 1.001 };
  for (let y = Math.max(0, Math.ceil(originY)); y < Math.min(ground.height, originY + last.y * step); y += 1)
    for (let x = Math.max(0, Math.ceil(originX)); x < Math.min(ground.width, originX + last.x * step); x += 1) {
      const dark = between(darkness, field.width, (x - originX) / step, (y - originY) / step);
      if (dark < 0.004) continue;
      const q = (y * ground.width + x) * 3;
      for (let c = 0; c < 3; c += 1)
        ground.data[q + c] = (ground.data[q + c] as number) * (1 - dark) + (ink[c] as number) * dark + 0.5;
    }
}

function between(map: Float32Array, width: number, x: number, y: number): number {
  const [x0, y0] = [Math.floor(x), Math.floor(y)];
  const [tx, ty] = [x - x0, y - y0];
  const i = y0 * width + x0;
  const top = (map[i] ?? 0) * (1 - tx) + (map[i + 1] ?? 0) * tx;
  const below = (map[i + width] ?? 0) * (1 - tx) + (map[i + width + 1] ?? 0) * tx;
  return top * (1 - ty) + below * ty;
}

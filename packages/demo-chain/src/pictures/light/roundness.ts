import type { Part, Volume } from 'demo-chain/pictures/drawing/pen';
import { blurred, type Field } from './blur';

/** Distance in pixels from each pixel to the nearest of another volume, by two sweeps (chamfer 3–4). */
export function insideness(volumeAt: Uint16Array, { width, height }: Field): Float32Array {
  const far = new Float32Array(width * height).fill(1e6);
  const STRAIGHT = 1;
  const SLANT = Math.SQRT2;
  const look = (i: number, j: number, step: number, best: number) =>
    volumeAt[j] === volumeAt[i] ? Math.min(best, (far[j] ?? 0) + step) : Math.min(best, step / 2);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const i = y * width + x;
      if (!volumeAt[i]) continue;
      let best = x === 0 || y === 0 ? 0.5 : 1e6;
      if (x > 0) best = look(i, i - 1, STRAIGHT, best);
      if (y > 0) {
        best = look(i, i - width, STRAIGHT, best);
        if (x > 0) best = look(i, i - width - 1, SLANT, best);
        if (x < width - 1) best = look(i, i - width + 1, SLANT, best);
      }
      far[i] = best;
    }
  for (let y = height - 1; y >= 0; y -= 1)
    for (let x = width - 1; x >= 0; x -= 1) {
      const i = y * width + x;
      if (!volumeAt[i]) continue;
      let best = far[i] ?? 0;
      if (x < width - 1) best = look(i, i + 1, STRAIGHT, best);
      if (y < height - 1) {
        best = look(i, i + width, STRAIGHT, best);
        if (x < width - 1) best = look(i, i + width + 1, SLANT, best);
        if (x > 0) best = look(i, i + width - 1, SLANT, best);
      }
      far[i] = best;
    }
  return far;
}

/** Wide roundness is softened more: the ridges in the middle of a shape would show. */
const SOFTENED = [
  { from: 0, below: 28, radius: 2 },
  { from: 28, below: 70, radius: 4.5 },
  { from: 70, below: Number.POSITIVE_INFINITY, radius: 9 },
] as const;

/** The swelling of the volumes: a quarter of an ellipse from the outline inwards. */
export function roundness(
  parts: Uint16Array,
  inside: Float32Array,
  table: readonly Part[],
  field: Field,
  perUnit: number,
): Float32Array {
  const total = new Float32Array(parts.length);
  for (const { from, below, radius } of SOFTENED) {
    const isMeant = table.map(({ volume: { round, turned } }) => !turned && round > from && round <= below);
    if (!isMeant.includes(true)) continue;
    const round = new Float32Array(parts.length);
    for (let i = 0; i < parts.length; i += 1) {
      const part = (parts[i] as number) - 1;
      if (!isMeant[part]) continue;
      const { volume } = table[part] as Part;
      const reach = volume.round * perUnit;
      const t = Math.min(1, (inside[i] as number) / reach);
      round[i] = reach * volume.bulge * Math.sqrt(t * (2 - t));
    }
    const soft = blurred(round, field, Math.max(1, radius * perUnit), 2);
    for (let i = 0; i < total.length; i += 1) total[i] = (total[i] as number) + (soft[i] as number);
  }
  return total;
}

/** Bodies of revolution: in each row a half circle from edge to edge, whatever lies over the middle of it. */
export function turn(
  total: Float32Array,
  volumeAt: Uint16Array,
  volumes: readonly Volume[],
  field: Field,
  perUnit: number,
): void {
  if (!volumes.some(({ turned }) => turned)) return;
  const { width, height } = field;
  const round = new Float32Array(total.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; ) {
      const number = volumeAt[y * width + x] as number;
      const volume = volumes[number - 1];
      let end = x + 1;
      while (end < width && volumeAt[y * width + end] === number) end += 1;
      if (volume?.turned) {
        const half = (end - x) / 2;
        for (let at = x; at < end; at += 1) {
          const t = (at + 0.5 - x - half) / half;
          const i = y * width + at;
          round[i] = half * volume.bulge * Math.sqrt(Math.max(0, 1 - t * t));
        }
      }
      x = end;
    }
  // A width that grows by whole pixels would leave rings.
  const soft = blurred(round, field, Math.max(1, 6 * perUnit), 3);
  for (let i = 0; i < total.length; i += 1) total[i] = (total[i] as number) + (soft[i] as number);
}

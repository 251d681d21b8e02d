import type { Ink } from './canvas';
import type { Spot } from './ground';
import { lumpAt, noise, smooth, swell } from './noise';

export function cover(colour: Ink, by: Ink, share: number, tone = 1): void {
  for (let c = 0; c < 3; c += 1) {
    const now = colour[c] as number;
    colour[c] = now + ((by[c] as number) * tone - now) * share;
  }
}

export function fill(colour: Ink, by: Ink, tone = 1): void {
  for (let c = 0; c < 3; c += 1) colour[c] = (by[c] as number) * tone;
}

export interface Alp {
  rock: Ink;
  snow: Ink;
  /** Metres above zero where snow begins to lie, and where it lies on all that is not too steep. */
  from: number;
  full: number;
}

/** Bare rock in bands, with snow where it can lie. */
export function alpine({ x, y, z, flat, fine, colour }: Spot, { rock, snow, from, full }: Alp): void {
  const bands = noise(y / 34 + x / 400, z / 300) * 0.1 + swell(x, y * 2 + z, 70, fine) * 0.22;
  fill(colour, rock, 1 + bands);
  const edge = swell(x, z, 420, fine * 2, 0.6) * (full - from) * 0.7;
  cover(colour, snow, smooth(from, full, y + edge) * smooth(0.42, 0.66, flat + noise(x / 40, z / 40) * 0.06));
}

export interface Wood {
  /** Metres between trees, and the share of places taken. */
  gap: number;
  dense: number;
  tall: number;
  /** 1 pointed as spruces, 0.4 round as birches. */
  point: number;
  salt: number;
}

/** How much a wood adds to the ground. */
export function woodOn(x: number, z: number, fine: number, { gap, dense, tall, point, salt }: Wood): number {
  const { near, lot } = lumpAt(x, z, gap, dense, salt);
  if (near <= 0) return 0;
  const ragged = fine < 0.6 ? swell(x, z, 1.1, fine, 0.6) * 0.16 * (1 - near) : 0;
  return Math.max(0, near + ragged) ** point * tall * (0.55 + 0.5 * lot);
}

/** Leaves or needles as they are seen from the side: lumps of light and dark that do not smear down the crown. */
export function foliage(spot: Spot, by: Ink, { gap, dense, salt }: Wood): void {
  const { x, y, z, fine, colour } = spot;
  const { near, lot } = lumpAt(x, z, gap, dense, salt);
  if (near <= 0) return;
  const leafy = swell(x * 1.2 + z * 0.2, y * 1.5, 1.4, Math.max(fine, 0.05), 0.68);
  cover(colour, by, smooth(0.02, 0.14, near), 0.78 + leafy * 0.55 + lot * 0.2 + near * 0.12);
}

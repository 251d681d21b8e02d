import { type Canvas, ink } from './canvas';
import { noise, smooth, swell } from './noise';
import type { View } from './view';

export interface Water {
  /** What it is by itself, near and far. */
  deep: string;
  far: string;
  /** How much of what stands above it shows in it, from straight down to aslant. */
  mirror: number;
  /** Of the waves: metres from crest to crest, and how much they bend the mirror. */
  wave: number;
  rough: number;
  /** The sun on the waves. */
  glitter?: { x: number; colour: string; spread: number; strength: number };
}

export function paintWater({ w, h, rgb, depth }: Canvas, view: View, water: Water): void {
  const deep = ink(water.deep);
  const far = ink(water.far);
  const { glitter } = water;
  const spark = ink(glitter?.colour ?? '#ffffff');
  const { horizon, f, middle } = view;
  const above = rgb.slice(0, Math.min(h, Math.ceil(horizon) + 1) * w * 3);
  const lastRow = above.length / (w * 3) - 1;
  for (let y = Math.max(0, Math.floor(horizon)); y < h; y += 1)
    for (let x = 0; x < w; x += 1) {
      const i = y * w + x;
      const z = -(depth[i] as number);
      if (!(z > 0)) continue;
      const down = (y - horizon) / h;
      const aside = ((x - middle) / f) * z;
      const fine = z / f;
      const calm = 1 / (1 + (fine * 6) / water.wave);
      const slope = swell(aside * 0.35 + 7, z, water.wave, fine * 2, 0.55);
      const cross = noise(aside * 0.5 + 90, z * 0.7);
      const bend = slope * water.rough * (0.25 + calm);
      const row = Math.max(0, Math.min(lastRow, 2 * horizon - y - Math.abs(bend) * h * (0.02 + down * 1.2)));
      const column = Math.max(0, Math.min(w - 1, x + Math.round(cross * bend * h * 0.05)));
      const clear = water.mirror * (0.55 + 0.45 * Math.exp(-down * 3.2)) * (1 - 0.3 * Math.max(0, slope) * water.rough);
      const dark = smooth(0, 0.34, down);
      const r0 = Math.floor(row);
      const from = (r0 * w + column) * 3;
      const next = Math.min(lastRow, r0 + 1) * w * 3 + column * 3;
      const t = row - r0;
      const lane = glitter
        ? Math.exp(-((((x / w - glitter.x) * w) / (h * glitter.spread * (0.3 + down * 1.6))) ** 2)) *
          smooth(0.25, 0.75, slope * 0.5 + 0.5 + noise(aside / (fine * 14), (z / fine) * 0.016) * 0.24) *
          glitter.strength
        : 0;
      for (let c = 0; c < 3; c += 1) {
        const seen = (above[from + c] as number) * (1 - t) + (above[next + c] as number) * t;
        const own = (far[c] as number) + ((deep[c] as number) - (far[c] as number)) * dark;
        const face = own + (seen - own) * clear;
        rgb[i * 3 + c] = face + ((spark[c] as number) - face) * Math.min(1, lane);
      }
    }
}

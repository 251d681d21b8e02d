import { lightnessOf, mix } from 'demo-chain/pictures/drawing/tone';
import type { Lit } from './render';
import { SHADOW_SIZE } from './shadow';

export type Rgb = readonly [red: number, green: number, blue: number];

export const rgbOf = (hex: string): Rgb => {
  const n = Number.parseInt(hex.replace('#', ''), 16);
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255];
};

/** Warm paper that follows the goods a little, and is a shade deeper under white ones so that they stand out. */
export function paperColours(base: string): { middle: string; rim: string } {
  const bright = Math.max(0, lightnessOf(base) - 0.8) * 1.6;
  return {
    middle: mix(mix('#f6f4f0', base, 0.025), '#cfcac0', bright),
    rim: mix(mix('#e9e5de', base, 0.05), '#b9b3a7', bright * 0.9),
  };
}

/** A sheet of paper, lit from the upper left, as RGB. */
export function paper(base: string, width: number, height: number): Uint8Array {
  const colours = paperColours(base);
  const [middle, rim] = [rgbOf(colours.middle), rgbOf(colours.rim)];
  const out = new Uint8Array(width * height * 3);
  for (let y = 0, p = 0; y < height; y += 1) {
    const v = (y / height) * 1200 - 440;
    for (let x = 0; x < width; x += 1, p += 3) {
      const u = (x / width) * 960 - 380;
      const t = Math.min(1, Math.sqrt(u * u + v * v) / 940) ** 1.3;
      for (let c = 0; c < 3; c += 1)
        out[p + c] = (middle[c] as number) + ((rim[c] as number) - (middle[c] as number)) * t + 0.5;
    }
  }
  return out;
}

/** Pixels (RGB) that something is laid on. */
export interface Ground {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Lays what is lit, and its shadow, over a ground (RGB, kept in place); what goes beyond the ground is left out. */
export function layOn(
  ground: Ground,
  { data, width, height, shadow }: Lit,
  ink: Rgb,
  at: { x: number; y: number } = { x: 0, y: 0 },
): void {
  const kx = (SHADOW_SIZE.width - 1) / width;
  const ky = (SHADOW_SIZE.height - 1) / height;
  const left = Math.max(0, -at.x);
  const right = Math.min(width, ground.width - at.x);
  const foot = Math.min(height, ground.height - at.y);
  const out = ground.data;
  for (let y = Math.max(0, -at.y); y < foot; y += 1) {
    const sy = y * ky;
    const y0 = Math.floor(sy);
    const ty = sy - y0;
    let p = (y * width + left) * 4;
    let q = ((y + at.y) * ground.width + left + at.x) * 3;
    for (let x = left; x < right; x += 1, p += 4, q += 3) {
      const alpha = data[p + 3] as number;
      if (alpha === 255) {
        out[q] = data[p] as number;
        out[q + 1] = data[p + 1] as number;
        out[q + 2] = data[p + 2] as number;
        continue;
      }
      const sx = x * kx;
      const x0 = Math.floor(sx);
      const tx = sx - x0;
      const i = y0 * SHADOW_SIZE.width + x0;
      const top = (shadow[i] as number) * (1 - tx) + (shadow[i + 1] as number) * tx;
      const below =
        (shadow[i + SHADOW_SIZE.width] as number) * (1 - tx) + (shadow[i + SHADOW_SIZE.width + 1] as number) * tx;
      const dark = top * (1 - ty) + below * ty;
      const a = alpha / 255;
      for (let c = 0; c < 3; c += 1) {
        const under = (out[q + c] as number) * (1 - dark) + (ink[c] as number) * dark;
        out[q + c] = (data[p + c] as number) * a + under * (1 - a) + 0.5;
      }
    }
  }
}

import { type Canvas, ink } from './canvas';
import { noise, smooth } from './noise';
import type { View } from './view';

export interface Curtain {
  /** Its foot, from side to side, as shares of the picture: x to y. */
  foot: (x: number) => number;
  tall: number;
  colour: string;
  crown: string;
  strength: number;
  salt: number;
  from: number;
  to: number;
}

/** Northern light: curtains hanging from high up, brightest along a sharp foot, combed into rays. */
export function paintAurora({ w, h, rgb }: Canvas, view: View, curtains: readonly Curtain[]): void {
  for (const { foot, tall, colour, crown, strength, salt, from, to } of curtains) {
    const low = ink(colour);
    const high = ink(crown);
    for (let x = 0; x < w; x += 1) {
      const share = x / w;
      const here = smooth(from, from + 0.16, share) * (1 - smooth(to - 0.12, to, share));
      if (here <= 0) continue;
      const at = x / h;
      const base = foot(share) + noise(at * 5 + salt, salt) * 0.02;
      const ray = 0.62 + 0.38 * noise(at * 26 + salt, 3 + salt) + 0.22 * noise(at * 70, salt + 9);
      const reach = tall * (0.7 + 0.4 * noise(at * 9 + salt, 31)) * (0.8 + 0.3 * ray);
      for (let y = 0; y < Math.min(h, view.horizon); y += 1) {
        const up = base - y / h;
        const glow =
          up < 0 ? Math.exp(up / 0.02) : Math.exp(-up / (reach * 0.42)) * (0.84 + 0.16 * Math.exp(-up / 0.03));
        const a = glow * here * ray * strength;
        if (a < 0.004) continue;
        const t = smooth(0, reach, up);
        const i = (y * w + x) * 3;
        for (let c = 0; c < 3; c += 1) {
          const shine = (low[c] as number) + ((high[c] as number) - (low[c] as number)) * t;
          rgb[i + c] = (rgb[i + c] as number) + shine * a;
        }
      }
    }
  }
}

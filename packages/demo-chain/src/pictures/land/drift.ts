import { type Canvas, ink } from './canvas';
import { smooth, swell } from './noise';
import type { View } from './view';

/** Cloud or blown snow that lies low in streaks, before all that is farther away than `beyond`. */
export interface Drift {
  colour: string;
  /** Metres. */
  beyond: number;
  /** Its middle and its half height, as shares of the picture, from the horizon down. */
  row: number;
  thick: number;
  alpha: number;
  /** The share of the width where it begins. */
  from?: number;
}

export function paintDrift({ w, h, rgb, depth }: Canvas, view: View, drift: Drift): void {
  const colour = ink(drift.colour);
  const { from = -1 } = drift;
  const first = Math.max(0, Math.floor(view.horizon + (drift.row - 2 * drift.thick) * h));
  const last = Math.min(h, view.horizon + (drift.row + 2 * drift.thick) * h);
  for (let y = first; y < last; y += 1) {
    const off = ((y - view.horizon) / h - drift.row) / drift.thick;
    const here = drift.alpha * Math.exp(-off * off);
    for (let x = 0; x < w; x += 1) {
      const i = y * w + x;
      if (Math.abs(depth[i] as number) < drift.beyond) continue;
      const streaks = smooth(-0.5, 0.5, swell((x / h) * 2.2, (y / h) * 30, 1, 2 / h, 0.6));
      const a = here * streaks * smooth(from, from + 0.2, x / w);
      for (let c = 0; c < 3; c += 1) {
        const now = rgb[i * 3 + c] as number;
        rgb[i * 3 + c] = now + ((colour[c] as number) - now) * a;
      }
    }
  }
}

import { type Curtain, paintAurora } from './aurora';
import { type Canvas, type Fade, fadeOf, type Ink, ink } from './canvas';
import { smooth, swell } from './noise';
import { random } from './random';
import type { View } from './view';

export interface Sun {
  /** Shares of the picture. */
  x: number;
  y: number;
  /** Of its disc, as a share of the height; 0 stands behind cloud. */
  size: number;
  colour: string;
  /** How far its light spreads over the sky, as a share of the height, and how strong it is. */
  reach: number;
  strength: number;
}

export interface Clouds {
  /** 0 clear, 1 all covered. */
  cover: number;
  /** Metres that one cloud takes, and how much longer than deep it is. */
  size: number;
  stretch: number;
  lit: string;
  shade: string;
  alpha: number;
  salt: number;
  /** Where on the sky they stand, as shares of the way from the top to the horizon. */
  from?: number;
  to?: number;
}

export interface Sky {
  /** From the top (0) down to the horizon (1). */
  fade: Fade;
  sun?: Sun;
  clouds?: readonly Clouds[];
  stars?: number;
  aurora?: readonly Curtain[];
}

/** Clouds hang in a sheet overhead, so they close up towards the horizon. */
function cloudsOver({ w, h, rgb }: Canvas, view: View, clouds: Clouds, sun: Sun | undefined): void {
  const lit = ink(clouds.lit);
  const shade = ink(clouds.shade);
  const sunX = (sun?.x ?? 0.5) * w;
  const side = (0.12 * clouds.size) / clouds.stretch;
  const { from = 0, to = 1 } = clouds;
  const floor = 1 - clouds.cover * 2;
  for (let y = 0; y < Math.min(h, view.horizon); y += 1) {
    const share = y / view.horizon;
    const here = smooth(from - 0.12, from + 0.12, share) * (1 - smooth(to - 0.08, to + 0.02, share)) * clouds.alpha;
    if (here < 0.01) continue;
    const z = 1 / ((view.horizon - y) / view.f + 0.13);
    const fine = (z * z * 0.6) / view.f;
    for (let x = 0; x < w; x += 1) {
      const aside = ((x - view.middle) / view.f) * z;
      const u = (aside + clouds.salt * 3.7) / clouds.stretch;
      const v = z + clouds.salt;
      const bent = swell(u + 40, v, clouds.size * 1.3, fine * 4) * clouds.size * 0.35;
      const thick = smooth(floor, floor + 0.9, swell(u + bent, v + bent, clouds.size, fine, 0.56));
      if (thick <= 0.003) continue;
      const towards = x < sunX ? side : -side;
      const beyond = smooth(
        floor,
        floor + 0.9,
        swell(u + bent + towards, v + bent + side, clouds.size, fine * 3, 0.56),
      );
      const dark = Math.min(1, beyond * 0.62 + thick * 0.12);
      const a = here * Math.min(1, thick * 1.25);
      const i = (y * w + x) * 3;
      for (let c = 0; c < 3; c += 1) {
        const colour = (lit[c] as number) + ((shade[c] as number) - (lit[c] as number)) * dark;
        rgb[i + c] = (rgb[i + c] as number) + (colour - (rgb[i + c] as number)) * a;
      }
    }
  }
}

function sunOver({ w, h, rgb }: Canvas, sun: Sun): void {
  const colour = ink(sun.colour);
  const sx = sun.x * w;
  const sy = sun.y * h;
  const disc = sun.size * h;
  for (let y = 0; y < h; y += 1)
    for (let x = 0; x < w; x += 1) {
      const d = Math.hypot(x - sx, (y - sy) * 1.15) / h;
      const halo = sun.strength * (0.62 * Math.exp(-d / (sun.reach * 0.28)) + 0.38 * Math.exp(-d / sun.reach));
      const face = disc > 0 ? 1 - smooth(disc * 0.92, disc * 1.06, Math.hypot(x - sx, y - sy)) : 0;
      const a = Math.min(1, halo + face);
      if (a < 0.004) continue;
      const i = (y * w + x) * 3;
      for (let c = 0; c < 3; c += 1) {
        const now = rgb[i + c] as number;
        rgb[i + c] = now + ((colour[c] as number) + face * 24 - now) * a;
      }
    }
}

function starsOver({ w, h, rgb }: Canvas, view: View, count: number): void {
  const roll = random(88);
  const unit = h / 1200;
  for (let k = 0; k < count; k += 1) {
    const sx = roll() * w;
    const sy = roll() ** 1.25 * view.horizon * 0.96;
    const size = unit * (0.5 + roll() ** 6 * 1.5);
    const bright = (0.25 + 0.75 * roll() ** 2) * (1 - sy / view.horizon) ** 0.6;
    const reach = Math.ceil(size * 2.4);
    for (let dy = -reach; dy <= reach; dy += 1)
      for (let dx = -reach; dx <= reach; dx += 1) {
        const x = Math.round(sx) + dx;
        const y = Math.round(sy) + dy;
        if (x < 0 || y < 0 || x >= w || y >= h) continue;
        const a = bright * Math.exp(-((x - sx) ** 2 + (y - sy) ** 2) / (size * size));
        const i = (y * w + x) * 3;
        for (let c = 0; c < 3; c += 1) rgb[i + c] = (rgb[i + c] as number) + a * 215;
      }
  }
}

export function paintSky(canvas: Canvas, view: View, sky: Sky): void {
  const fade = fadeOf(sky.fade);
  const { w, h, rgb } = canvas;
  for (let y = 0; y < h; y += 1) {
    const row: Ink = fade(Math.min(1, y / view.horizon));
    for (let x = 0; x < w; x += 1) rgb.set(row, (y * w + x) * 3);
  }
  if (sky.stars) starsOver(canvas, view, sky.stars);
  if (sky.aurora) paintAurora(canvas, view, sky.aurora);
  if (sky.sun) sunOver(canvas, sky.sun);
  for (const clouds of sky.clouds ?? []) cloudsOver(canvas, view, clouds, sky.sun);
}

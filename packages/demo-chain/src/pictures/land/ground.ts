import { type Canvas, type Ink, ink } from './canvas';
import type { View } from './view';

/** One place on the ground, whose colour is asked for. One object, used again for every pixel. */
export interface Spot {
  x: number;
  /** Height above zero, and distance ahead, in metres. */
  y: number;
  z: number;
  /** 1 lies flat, 0 stands upright. */
  flat: number;
  /** Which way it leans: −1 to the left, 1 to the right. */
  lean: number;
  /** What the eye cannot part here, in metres. */
  fine: number;
  /** Column, as a share of the width. */
  share: number;
  colour: Ink;
}

export interface Air {
  /** Where it is not that of the sky low over the plain. */
  colour?: string;
  /** What of a thing is left after so many metres: about a third. */
  clear: number;
  /** Metres above zero over which it thins, where it lies low. */
  low?: number;
  /** No haze before. */
  from?: number;
  /** Never quite hides what is behind it. */
  most?: number;
}

export interface Daylight {
  /** Where it comes from: to the right, up, and towards the eye. */
  from: readonly [right: number, up: number, back: number];
  key: string;
  keyStrength: number;
  ambient: string;
  ambientStrength: number;
  /** How far light creeps round a form: 0 stone, 0.4 snow. */
  wrap?: number;
  /** Metres over which hills cast shadows. */
  shadows?: number;
}

/** Metres ahead where painting begins, if a ground does not say. */
export const NEAREST = 0.8;

export interface Ground {
  height(x: number, z: number, fine: number): number;
  colour(spot: Spot): void;
  air: Air;
  near?: number;
  far: number;
  /** Height of the water's face. */
  water?: number;
}

const unit = ([x, y, z]: readonly [number, number, number]): [number, number, number] => {
  const l = Math.hypot(x, y, z);
  return [x / l, y / l, z / l];
};

const inkOf = (hex: string, strength: number): Ink => {
  const [r, g, b] = ink(hex);
  return [(r / 255) * strength, (g / 255) * strength, (b / 255) * strength];
};

const SHADOW_STEPS = 4;

/** What answers the colour of a place: its own, in the light, seen through the air. */
function eyeFor(ground: Ground, light: Daylight) {
  const { air } = ground;
  const [sx, sy, sz] = unit(light.from);
  const key = inkOf(light.key, light.keyStrength);
  const sky = inkOf(light.ambient, light.ambientStrength);
  const wrap = light.wrap ?? 0.1;
  const { shadows = 0 } = light;
  const { from = 0, most = 1, low } = air;

  const shadowOn = (x: number, y: number, z: number, fine: number): number => {
    let open = 1;
    for (let k = 1; k <= SHADOW_STEPS && open > 0; k += 1) {
      const d = shadows * (k / SHADOW_STEPS) ** 2;
      const over = ground.height(x + sx * d, z - sz * d, fine + d * 0.04) - (y + sy * d);
      if (over > 0) open = Math.min(open, 1 - over / (d * 0.12 + fine));
    }
    return Math.max(0, open);
  };

  return (spot: Spot, out: Float32Array, at: number, behind: Ink, haze: Ink, cover: number): void => {
    const { x, z, fine } = spot;
    const e = fine * 1.2;
    const y = ground.height(x, z, fine);
    const gx = (ground.height(x + e, z, fine) - y) / e;
    const gz = (ground.height(x, z + e, fine) - y) / e;
    const l = Math.sqrt(gx * gx + gz * gz + 1);
    spot.flat = 1 / l;
    spot.lean = -gx / l;
    ground.colour(spot);
    const facing = (-gx * sx + sy + gz * sz) / l;
    let lit = Math.max(0, (facing + wrap) / (1 + wrap));
    if (shadows > fine * 8 && lit > 0) lit *= shadowOn(x, y + fine, z, fine * 3);
    const open = 0.62 + 0.38 * spot.flat;
    const away = Math.max(0, z - from);
    const thin = low ? Math.exp(-Math.max(0, y) / low) : 1;
    const veil = Math.min(most, 1 - Math.exp((-away * thin) / air.clear));
    for (let c = 0; c < 3; c += 1) {
      const own = (spot.colour[c] as number) * ((key[c] as number) * lit + (sky[c] as number) * open);
      const seen = own + ((haze[c] as number) - own) * veil;
      out[at + c] = (out[at + c] as number) + (seen - (behind[c] as number)) * cover;
    }
  };
}

/** The sky just above the plain, which all that is far away fades into. */
function hazeOver({ w, h, rgb }: Canvas, horizon: number, column: number): Ink {
  const row = Math.max(0, Math.min(h - 1, Math.floor(horizon - h * 0.015)));
  const i = (row * w + column) * 3;
  return [rgb[i] as number, rgb[i + 1] as number, rgb[i + 2] as number];
}

/** Rises lower than this, in pixels, wait for the next. */
const LEAST_RISE = 0.3;

/** Walks each column from the feet to the farthest hill and paints what rises above what was there before. */
export function paintGround(canvas: Canvas, view: View, ground: Ground, light: Daylight): void {
  const { w, h, rgb, depth } = canvas;
  const { f, horizon, middle, eye } = view;
  const see = eyeFor(ground, light);
  const { near = NEAREST, far, water = Number.NEGATIVE_INFINITY } = ground;
  const spot: Spot = { x: 0, y: 0, z: 0, flat: 1, lean: 0, fine: 0, share: 0, colour: [0, 0, 0] };
  const behind: Ink = [0, 0, 0];
  const ownHaze = ground.air.colour ? ink(ground.air.colour) : undefined;
  for (let column = 0; column < w; column += 1) {
    const aside = (column + 0.5 - middle) / f;
    spot.share = (column + 0.5) / w;
    const haze = ownHaze ?? hazeOver(canvas, horizon, column);
    let top = h;
    let before = near;
    let begun = h;
    for (let z = near; z < far && top > 0; ) {
      const y = ground.height(aside * z, z, (z / f) * 1.5);
      const wet = y < water;
      const edge = Math.max(0, horizon + ((eye - (wet ? water : y)) * f) / z);
      // Water ends on a whole row: what shows under the shore's edge must not be the sky.
      const row = wet ? Math.ceil(edge - 0.5) : edge;
      if (top - row >= LEAST_RISE) {
        for (let r = Math.ceil(top) - 1; r >= Math.floor(row); r -= 1) {
          const i = r * w + column;
          if (wet) {
            depth[i] = -(((eye - water) * f) / Math.max(0.5, r + 0.5 - horizon));
            continue;
          }
          if (r < begun) {
            begun = r;
            for (let c = 0; c < 3; c += 1) behind[c] = rgb[i * 3 + c] as number;
          }
          const cover = Math.min(top, r + 1) - Math.max(row, r);
          const hit = before + (z - before) * Math.min(1, Math.max(0, (top - r - 0.5) / (top - row)));
          spot.x = aside * hit;
          spot.z = hit;
          spot.y = eye - ((r + 0.5 - horizon) * hit) / f;
          spot.fine = hit / f;
          see(spot, rgb, i * 3, behind, haze, cover);
          depth[i] = hit;
        }
        top = row;
      }
      before = z;
      z += Math.max(z * 0.004, Math.min((z * z) / (f * Math.max(0.4, eye)), z * 0.008));
    }
  }
}

/** Noise over endless ground in metres, and what is heaped up of it. Each finer than `fine`, what the eye cannot part, is left out. */
import { random } from './random';

const SIDE = 256;
const lattice = (() => {
  const roll = random(20);
  return Float32Array.from({ length: SIDE * SIDE }, () => roll() * 2 - 1);
})();
const at = (x: number, z: number) => lattice[((z & 255) << 8) | (x & 255)] as number;

/** −1 to 1, one swell to a unit. */
export function noise(x: number, z: number): number {
  const ix = Math.floor(x);
  const iz = Math.floor(z);
  const fx = x - ix;
  const fz = z - iz;
  const u = fx * fx * (3 - 2 * fx);
  const v = fz * fz * (3 - 2 * fz);
  const a = at(ix, iz);
  const c = at(ix, iz + 1);
  const near = a + (at(ix + 1, iz) - a) * u;
  return near + (c + (at(ix + 1, iz + 1) - c) * u - near) * v;
}

/** Swells of `wave` metres with ever smaller ones on them, about −1 to 1. */
export function swell(x: number, z: number, wave: number, fine: number, gain = 0.5): number {
  let px = x / wave;
  let pz = z / wave;
  let sum = 0;
  let weight = 1 - gain;
  for (let length = wave; length > fine * 2 && weight > 0.011; length *= 0.48) {
    sum += noise(px, pz) * weight;
    const turned = (px * 0.8 - pz * 0.6) * 2.083;
    pz = (px * 0.6 + pz * 0.8) * 2.083 + 17.3;
    px = turned;
    weight *= gain;
  }
  return sum * 1.6;
}

/** Crests with hollows between, 0 to 1. */
export function crests(x: number, z: number, wave: number, fine: number, gain = 0.5): number {
  let px = x / wave;
  let pz = z / wave;
  let sum = 0;
  let weight = 1 - gain;
  for (let length = wave; length > fine * 2 && weight > 0.011; length *= 0.47) {
    sum += (1 - Math.abs(noise(px, pz)) * 1.7) * weight;
    const turned = (px * 0.8 - pz * 0.6) * 2.13;
    pz = (px * 0.6 + pz * 0.8) * 2.13 + 9.7;
    px = turned;
    weight *= gain;
  }
  return Math.max(0, sum);
}

/** Mountains as water and ice leave them: fine on the crests, smooth in the valleys. About −1 to 1.5. */
export function eroded(x: number, z: number, wave: number, fine: number): number {
  let px = x / wave;
  let pz = z / wave;
  let sum = 0;
  let weight = 1;
  let slopeX = 0;
  let slopeZ = 0;
  for (let length = wave; length > fine * 1.5 && weight > 0.002; length *= 0.5) {
    const ix = Math.floor(px);
    const iz = Math.floor(pz);
    const fx = px - ix;
    const fz = pz - iz;
    const u = fx * fx * (3 - 2 * fx);
    const v = fz * fz * (3 - 2 * fz);
    const a = at(ix, iz);
    const b = at(ix + 1, iz) - a;
    const c = at(ix, iz + 1) - a;
    const d = at(ix + 1, iz + 1) - a - b - c;
    slopeX += 6 * fx * (1 - fx) * (b + d * v);
    slopeZ += 6 * fz * (1 - fz) * (c + d * u);
    sum += (weight * (a + b * u + c * v + d * u * v)) / (1 + slopeX * slopeX + slopeZ * slopeZ);
    const turned = (px * 0.8 - pz * 0.6) * 2;
    pz = (px * 0.6 + pz * 0.8) * 2 + 31.7;
    px = turned;
    weight *= 0.5;
  }
  return sum;
}

const hash = (x: number, z: number, salt: number) => at(x * 7 + salt * 31, z * 13 + salt * 17) * 0.5 + 0.5;

export interface Lump {
  /** 0 beside it, 1 at its middle, falling in a straight line. */
  near: number;
  /** By lot, 0 to 1, of the one that is nearest. */
  lot: number;
}
const lump: Lump = { near: 0, lot: 0 };

/** Things that stand about at random, one to a cell of `cell` metres at most: trees, stones, tussocks. Answers one object, used again. */
export function lumpAt(x: number, z: number, cell: number, share: number, salt = 0): Lump {
  const gx = x / cell;
  const gz = z / cell;
  const cx = Math.floor(gx - 0.5);
  const cz = Math.floor(gz - 0.5);
  lump.near = 0;
  lump.lot = 0;
  for (let k = 0; k < 4; k += 1) {
    const ix = cx + (k & 1);
    const iz = cz + (k >> 1);
    if (hash(ix, iz, salt) > share) continue;
    const lot = hash(ix, iz, salt + 1);
    const dx = gx - ix - 0.3 - 0.4 * lot;
    const dz = gz - iz - 0.3 - 0.4 * hash(ix, iz, salt + 2);
    const radius = 0.28 + 0.3 * hash(ix, iz, salt + 3);
    const near = 1 - Math.sqrt(dx * dx + dz * dz) / radius;
    if (near > lump.near) {
      lump.near = near;
      lump.lot = lot;
    }
  }
  return lump;
}

export const smooth = (from: number, to: number, v: number): number => {
  const t = Math.min(1, Math.max(0, (v - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

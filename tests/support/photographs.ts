import sharp, { type Sharp } from 'sharp';

// Photographs as cameras take them, made by a program.

interface Size {
  width: number;
  height: number;
}

const CAMERA: Size = { width: 6000, height: 4000 };
/** A power of two, and far larger than any picture shows in one place. */
const TILE = 1024;

/** The same numbers on every run (mulberry32). */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Grain of several sizes, as leaves, waves, stones and a sensor have it; its edges meet. */
function grain(strength: number, seed: number): Float32Array {
  const roll = dice(seed);
  const tile = new Float32Array(TILE * TILE);
  for (const size of [1, 3, 4, 6]) {
    const step = 2 ** size / 2;
    const count = TILE / step;
    // The sum of three dice is nearly a bell.
    const points = Float32Array.from({ length: count * count }, () => (roll() + roll() + roll() - 1.5) * 2 * strength);
    for (let y = 0; y < TILE; y++)
      for (let x = 0; x < TILE; x++) {
        const at = Math.floor(y / step) * count + Math.floor(x / step);
        tile[y * TILE + x] = (tile[y * TILE + x] as number) + (points[at] as number);
      }
  }
  return tile;
}

const svg = ({ width, height }: Size, inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inside}</svg>`);

async function grained(drawing: Buffer, { width, height }: Size, strength: number, seed: number): Promise<Sharp> {
  const { data } = await sharp(drawing).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const seen = new Uint8ClampedArray(data.buffer, data.byteOffset, data.length);
  const tile = grain(strength, seed);
  for (let y = 0, at = 0; y < height; y++) {
    const row = (y & (TILE - 1)) * TILE;
    for (let x = 0; x < width; x++) {
      const more = tile[row + (x & (TILE - 1))] as number;
      for (let channel = 0; channel < 3; channel++, at++) seen[at] = (seen[at] as number) + more;
    }
  }
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** A fjord under a sky, rough all over. At camera size and a quality of 92 it is a file of some 6 MB. */
export function landscape(size: Size = CAMERA, { strength = 9, seed = 1 } = {}): Promise<Sharp> {
  const hue = (seed * 47) % 360;
  const drawing = `<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="hsl(${hue} 40% 70%)"/>
    <stop offset="1" stop-color="hsl(${(hue + 60) % 360} 30% 88%)"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#s)"/>
    <g transform="scale(${size.width / 600} ${size.height / 400})">
    <path d="M0 220 90 90l60 70 80-110 120 150 70-60 180 110v150H0Z" fill="hsl(${(hue + 120) % 360} 20% 33%)"/>
    <path d="M0 290h600v110H0Z" fill="hsl(${(hue + 200) % 360} 30% 34%)"/><circle cx="470" cy="310" r="26" fill="#c2361f"/></g>`;
  return grained(svg(size, drawing), size, strength, seed);
}

/** Rough goods on a white table, as a retailer photographs them. */
export function studio(size: Size = CAMERA, { strength = 9, seed = 1 } = {}): Promise<Sharp> {
  const hue = (seed * 67) % 360;
  const drawing = `<rect width="100%" height="100%" fill="#fdfdfd"/>
    <g transform="scale(${size.width / 600} ${size.height / 400})">
    <path d="M210 80q90-50 180 0l40 220q-130 70-260 0Z" fill="hsl(${hue} 55% 42%)"/>
    <path d="M250 120h100v120H250Z" fill="hsl(${(hue + 30) % 360} 45% 30%)"/></g>`;
  return grained(svg(size, drawing), size, strength, seed);
}

/** A red box on a white ground, away from the middle. */
export const goodsOnWhite = (
  size: Size = { width: 1200, height: 900 },
  { left, top, width, height } = { left: 700, top: 300, width: 200, height: 300 },
): Sharp =>
  sharp({ create: { ...size, channels: 3, background: '#ffffff' } }).composite([
    { input: { create: { width, height, channels: 3, background: '#c2361f' } }, left, top },
  ]);

export const plain = (background: string, size: Size = { width: 800, height: 600 }): Sharp =>
  sharp({ create: { ...size, channels: 3, background } });

/** Its left half is red, its right half blue. */
export const twoHalves = ({ width, height }: Size = { width: 800, height: 400 }): Sharp =>
  plain('#d01010', { width, height }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: '#1010d0' } }, left: width / 2, top: 0 },
  ]);

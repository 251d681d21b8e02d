import type { Part } from 'demo-chain/pictures/drawing/pen';
import { blurred, type Field } from './blur';
import { matters } from './matters';
import type { Relief } from './relief';

/** The light a thing stands in: where the key light comes from, and what colours the two lights have (linear, 1 is white). */
export interface Light {
  /** From the thing towards the light: x to the right, y down, z to the eye. */
  key: readonly [x: number, y: number, z: number];
  keyColour: readonly [number, number, number];
  ambient: readonly [number, number, number];
  rimColour: readonly [number, number, number];
}

export const studio: Light = {
  key: [-0.52, -0.62, 0.59],
  keyColour: [0.8, 0.785, 0.75],
  ambient: [0.36, 0.37, 0.39],
  rimColour: [0.78, 0.86, 1],
};

const toLinear = new Float32Array(256);
for (let i = 0; i < 256; i += 1) {
  const c = i / 255;
  toLinear[i] = c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
}
const STEPS = 4096;
const toByte = new Uint8Array(STEPS + 1);
for (let i = 0; i <= STEPS; i += 1) {
  const c = i / STEPS;
  toByte[i] = Math.round(255 * (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055));
}
/** Bright places bend towards white instead of being cut off. */
const byteOf = (c: number) =>
  toByte[
    Math.max(0, Math.min(STEPS, Math.round((c < 0.8 ? c : 0.8 + 0.2 * (1 - Math.exp(-(c - 0.8) / 0.2))) * STEPS)))
  ] as number;

const STEEPEST = 2.4;

/** Lights a drawing's colours (RGBA, kept in place) by its relief. */
export function shade(
  colours: Uint8Array,
  { parts, height: h }: Relief,
  table: readonly Part[],
  field: Field,
  perUnit: number,
  light: Light,
): void {
  const { width, height } = field;
  const [lx, ly, lz] = light.key;
  const [kr, kg, kb] = light.keyColour;
  const [ar, ag, ab] = light.ambient;
  const [rr, rg, rb] = light.rimColour;
  const half = Math.hypot(lx, ly, lz + 1);
  const [hx, hy, hz] = [lx / half, ly / half, (lz + 1) / half];
  const surfaces = table.map(({ matter, volume }) => ({ ...matters[matter], flat: matter === 'flat', volume }));
  // Places lower than what is around them get less of the sky.
  const around = blurred(h, field, 9 * perUnit, 2);
  const reach = 1 / (26 * perUnit);
  const steps = [1.5, 3.5, 6, 9, 12].map((units) => {
    const px = Math.max(1, Math.round(units * perUnit));
    return { back: Math.round(px * 0.8) * width + Math.round(px * 0.62), strength: 0.2 * (1 - units / 16) };
  });
  // A part drawn later lies on top; its shadow falls on what lies beneath.
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const i = y * width + x;
      const p = i * 4;
      if (!colours[p + 3]) continue;
      const part = parts[i] as number;
      const s = surfaces[part - 1];
      if (!s || s.flat) continue;
      const gx = Math.max(-STEEPEST, Math.min(STEEPEST, ((h[i + 1] as number) - (h[i - 1] as number)) / 2));
      const gy = Math.max(-STEEPEST, Math.min(STEEPEST, ((h[i + width] as number) - (h[i - width] as number)) / 2));
      const n = 1 / Math.sqrt(gx * gx + gy * gy + 1);
      const nx = -gx * n;
      const ny = -gy * n;
      const lambert = nx * lx + ny * ly + n * lz;
      const lit = Math.max(0, lambert) / lz;
      let open = 1 - Math.max(0, Math.min(0.5, ((around[i] as number) - (h[i] as number)) * reach));
      for (const { back, strength } of steps) {
        const other = parts[i - back] as number;
        if (other > part && surfaces[other - 1]?.volume !== s.volume) open -= strength;
      }
      open = Math.max(0.3, open);
      const sky = (0.72 + 0.28 * -ny * 0.6 + 0.28 * n) * open;
      const key = lit * (0.45 + 0.55 * open);
      const glint = s.gloss * Math.max(0, nx * hx + ny * hy + n * hz) ** s.tight * open;
      const edge = (1 - n) * (1 - n) * s.rim * Math.max(0, nx * 0.8 + ny * 0.1 + 0.1) * 1.6;
      const mirror = s.mirror
        ? s.mirror * (Math.max(0, -ny) ** 1.5 * 0.9 - Math.max(0, ny) * 0.5 + 0.25 * Math.sin(nx * 7))
        : 0;
      const r = toLinear[colours[p] as number] as number;
      const g = toLinear[colours[p + 1] as number] as number;
      const b = toLinear[colours[p + 2] as number] as number;
      colours[p] = byteOf(r * (ar * sky + kr * key + mirror) + (glint * kr + edge * rr * (0.15 + r)));
      colours[p + 1] = byteOf(g * (ag * sky + kg * key + mirror) + (glint * kg + edge * rg * (0.15 + g)));
      colours[p + 2] = byteOf(b * (ab * sky + kb * key + mirror) + (glint * kb + edge * rb * (0.15 + b)));
    }
}

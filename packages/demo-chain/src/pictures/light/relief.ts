import { BUMP_HEIGHT, SWELL_HEIGHT } from 'demo-chain/pictures/drawing/layers';
import type { Part, Volume } from 'demo-chain/pictures/drawing/pen';
import { partAt } from 'demo-chain/pictures/drawing/pen';
import { blurred, type Field } from './blur';
import { matters } from './matters';
import { TILE } from './noise';
import { insideness, roundness, turn } from './roundness';
import { textureOf, wrinkles } from './textures';

/** Which part each pixel belongs to, 0 for none, from the layer of parts (RGBA). Mixed pixels take a neighbour's. */
export function partsOf(rgba: Uint8Array, { width, height }: Field): Uint16Array {
  const parts = new Uint16Array(width * height);
  let unsure: number[] = [];
  for (let i = 0, p = 0; i < parts.length; i += 1, p += 4) {
    const alpha = rgba[p + 3] ?? 0;
    if (alpha < 128) continue;
    const part = partAt(rgba[p] ?? 0, rgba[p + 1] ?? 0, rgba[p + 2] ?? 0);
    parts[i] = part;
    if (part === 0) unsure.push(i);
  }
  for (let round = 0; unsure.length > 0 && round < 4; round += 1) {
    const left: number[] = [];
    for (const i of unsure) {
      const near = parts[i - 1] || parts[i + 1] || parts[i - width] || parts[i + width] || 0;
      if (near) parts[i] = near;
      else left.push(i);
    }
    unsure = left;
  }
  return parts;
}

/** A layer of relief (RGBA) as heights: white is `most`, black as far below. */
function levels(rgba: Uint8Array, most: number): Float32Array {
  const out = new Float32Array(rgba.length / 4);
  const scale = most / 127.5;
  for (let i = 0, p = 0; i < out.length; i += 1, p += 4) if (rgba[p + 3]) out[i] = ((rgba[p] as number) - 128) * scale;
  return out;
}

export interface Relief {
  parts: Uint16Array;
  /** Height towards the eye in pixels. */
  height: Float32Array;
}

/** How far each place of a drawing stands out: roundness of its volumes, what is sewn and pressed into it, folds, and cloth. */
export function reliefOf(
  layers: { parts: Uint8Array; swells: Uint8Array; bumps: Uint8Array },
  table: readonly Part[],
  field: Field,
  { perUnit, originX, originY, seed }: { perUnit: number; originX: number; originY: number; seed: number },
): Relief {
  const { width, height } = field;
  const parts = partsOf(layers.parts, field);
  const volumes = new Map<Volume, number>();
  const volumeOf = new Uint16Array(table.length + 1);
  table.forEach(({ volume }, i) => {
    if (!volumes.has(volume)) volumes.set(volume, volumes.size + 1);
    volumeOf[i + 1] = volumes.get(volume) ?? 0;
  });
  const volumeAt = new Uint16Array(parts.length);
  for (let i = 0; i < parts.length; i += 1) volumeAt[i] = volumeOf[parts[i] as number] as number;
  const inside = insideness(volumeAt, field);

  const total = roundness(parts, inside, table, field, perUnit);
  turn(total, volumeAt, [...volumes.keys()], field, perUnit);
  const swell = blurred(levels(layers.swells, SWELL_HEIGHT * perUnit), field, 3 * perUnit, 2);
  const bump = blurred(levels(layers.bumps, BUMP_HEIGHT * perUnit), field, 0.5 * perUnit, 1);

  // Each article's cloth falls in its own way.
  const dx = (seed * 131) % TILE;
  const dy = (seed * 197) % TILE;
  const crests = wrinkles();
  const surfaces = table.map(({ matter, grain, volume }) => {
    const made = matters[matter];
    const texture = textureOf(made.texture);
    const turn = (grain * Math.PI) / 180;
    // What is finer than two pixels is noise that costs bytes.
    const seen = Math.min(1, Math.max(0, (texture.period * perUnit - 1.6) / 2.4));
    return {
      cos: Math.cos(turn),
      sin: Math.sin(turn),
      texture,
      // Seen close, cloth is more than its threads.
      relief: made.relief * 0.6 * seen * Math.min(perUnit, perUnit ** 0.5),
      wrinkle: (made.wrinkle * perUnit * Math.min(1, volume.round / 20)) as number,
      step: 100 / made.span,
    };
  });
  for (let y = 0; y < height; y += 1) {
    const v = y / perUnit - originY / perUnit;
    for (let x = 0; x < width; x += 1) {
      const i = y * width + x;
      const s = surfaces[(parts[i] as number) - 1];
      if (!s) continue;
      const u = x / perUnit - originX / perUnit;
      let h = (total[i] as number) + (swell[i] as number) + (bump[i] as number);
      const a = u * s.cos + v * s.sin;
      const b = v * s.cos - u * s.sin;
      if (s.relief > 0) {
        const tx = (a * s.texture.perUnit + 65536) & (TILE - 1);
        const ty = (b * s.texture.perUnit + 65536) & (TILE - 1);
        h += s.relief * (s.texture.data[ty * TILE + tx] as number);
      }
      if (s.wrinkle > 0) h += s.wrinkle * sampled(crests, a * s.step * 0.9 + dx, b * s.step * 0.6 + dy);
      total[i] = h;
    }
  }
  return { parts, height: total };
}

function sampled(tile: Float32Array, x: number, y: number): number {
  const fx = Math.floor(x);
  const fy = Math.floor(y);
  const tx = x - fx;
  const ty = y - fy;
  const x0 = fx & (TILE - 1);
  const y0 = fy & (TILE - 1);
  const x1 = (x0 + 1) & (TILE - 1);
  const y1 = (y0 + 1) & (TILE - 1);
  const top = (tile[y0 * TILE + x0] as number) * (1 - tx) + (tile[y0 * TILE + x1] as number) * tx;
  const foot = (tile[y1 * TILE + x0] as number) * (1 - tx) + (tile[y1 * TILE + x1] as number) * tx;
  return top * (1 - ty) + foot * ty;
}

import { BUMP_HEIGHT, SWELL_HEIGHT } from '@/demo/pictures/drawing/layers';
import type { Part, Volume } from '@/demo/pictures/drawing/pen';
import { partAt } from '@/demo/pictures/drawing/pen';
import { matters } from './matters';
import { TILE } from './noise';
import { textureOf, wrinkles } from './textures';

export interface Field {
  width: number;
  height: number;
}

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

/** Distance in pixels from each pixel to the nearest of another volume, by two sweeps (chamfer 3–4). */
function insideness(volumeAt: Uint16Array, { width, height }: Field): Float32Array {
  const far = new Float32Array(width * height).fill(1e6);
  const STRAIGHT = 1;
  const SLANT = Math.SQRT2;
  const look = (i: number, j: number, step: number, best: number) =>
    volumeAt[j] === volumeAt[i] ? Math.min(best, (far[j] ?? 0) + step) : Math.min(best, step / 2);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const i = y * width + x;
      if (!volumeAt[i]) continue;
      let best = x === 0 || y === 0 ? 0.5 : 1e6;
      if (x > 0) best = look(i, i - 1, STRAIGHT, best);
      if (y > 0) {
        best = look(i, i - width, STRAIGHT, best);
        if (x > 0) best = look(i, i - width - 1, SLANT, best);
        if (x < width - 1) best = look(i, i - width + 1, SLANT, best);
      }
      far[i] = best;
    }
  for (let y = height - 1; y >= 0; y -= 1)
    for (let x = width - 1; x >= 0; x -= 1) {
      const i = y * width + x;
      if (!volumeAt[i]) continue;
      let best = far[i] ?? 0;
      if (x < width - 1) best = look(i, i + 1, STRAIGHT, best);
      if (y < height - 1) {
        best = look(i, i + width, STRAIGHT, best);
        if (x < width - 1) best = look(i, i + width + 1, SLANT, best);
        if (x > 0) best = look(i, i + width - 1, SLANT, best);
      }
      far[i] = best;
    }
  return far;
}

/** A box blur along both axes, three times: near enough to a Gaussian. */
export function blurred(values: Float32Array, { width, height }: Field, radius: number, times = 3): Float32Array {
  const r = Math.round(radius);
  if (r < 1) return values;
  let from: Float32Array = values;
  let to: Float32Array = new Float32Array(values.length);
  const sweep = (lines: number, length: number, along: number, across: number) => {
    const share = 1 / (2 * r + 1);
    for (let line = 0; line < lines; line += 1) {
      const start = line * across;
      const first = from[start] ?? 0;
      const last = from[start + (length - 1) * along] ?? 0;
      let sum = first * r;
      for (let k = 0; k < r; k += 1) sum += from[start + Math.min(k, length - 1) * along] ?? 0;
      for (let k = 0; k < length; k += 1) {
        sum += k + r < length ? (from[start + (k + r) * along] as number) : last;
        to[start + k * along] = sum * share;
        sum -= k - r >= 0 ? (from[start + (k - r) * along] as number) : first;
      }
    }
    const spare = from === values ? new Float32Array(values.length) : from;
    from = to;
    to = spare;
  };
  for (let i = 0; i < times; i += 1) {
    sweep(height, width, 1, width);
    sweep(width, height, width, 1);
  }
  return from;
}

/** A layer of relief (RGBA) as heights: white is `most`, black as far below. */
function levels(rgba: Uint8Array, most: number): Float32Array {
  const out = new Float32Array(rgba.length / 4);
  const scale = most / 127.5;
  for (let i = 0, p = 0; i < out.length; i += 1, p += 4) if (rgba[p + 3]) out[i] = ((rgba[p] as number) - 128) * scale;
  return out;
}

/** Wide roundness is softened more: the ridges in the middle of a shape would show. */
const SOFTENED = [
  { from: 0, below: 70, radius: 2.2 },
  { from: 70, below: Number.POSITIVE_INFINITY, radius: 8 },
] as const;

/** The swelling of the volumes: a quarter of an ellipse from the outline inwards. */
function roundness(
  parts: Uint16Array,
  inside: Float32Array,
  table: readonly Part[],
  field: Field,
  perUnit: number,
): Float32Array {
  const total = new Float32Array(parts.length);
  for (const { from, below, radius } of SOFTENED) {
    const isMeant = table.map(({ volume: { round, turned } }) => !turned && round > from && round <= below);
    if (!isMeant.includes(true)) continue;
    const round = new Float32Array(parts.length);
    for (let i = 0; i < parts.length; i += 1) {
      const part = (parts[i] as number) - 1;
      if (!isMeant[part]) continue;
      const { volume } = table[part] as Part;
      const reach = volume.round * perUnit;
      const t = Math.min(1, (inside[i] as number) / reach);
      round[i] = reach * volume.bulge * Math.sqrt(t * (2 - t));
    }
    const soft = blurred(round, field, Math.max(1, radius * perUnit), 2);
    for (let i = 0; i < total.length; i += 1) total[i] = (total[i] as number) + (soft[i] as number);
  }
  return total;
}

/** Bodies of revolution: in each row a half circle from edge to edge, whatever lies over the middle of it. */
function turn(
  total: Float32Array,
  volumeAt: Uint16Array,
  volumes: readonly Volume[],
  field: Field,
  perUnit: number,
): void {
  if (!volumes.some(({ turned }) => turned)) return;
  const { width, height } = field;
  const round = new Float32Array(total.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; ) {
      const number = volumeAt[y * width + x] as number;
      const volume = volumes[number - 1];
      let end = x + 1;
      while (end < width && volumeAt[y * width + end] === number) end += 1;
      if (volume?.turned) {
        const half = (end - x) / 2;
        for (let at = x; at < end; at += 1) {
          const t = (at + 0.5 - x - half) / half;
          const i = y * width + at;
          round[i] = half * volume.bulge * Math.sqrt(Math.max(0, 1 - t * t));
        }
      }
      x = end;
    }
  // A width that grows by whole pixels would leave rings.
  const soft = blurred(round, field, Math.max(1, 6 * perUnit), 3);
  for (let i = 0; i < total.length; i += 1) total[i] = (total[i] as number) + (soft[i] as number);
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

import type { TextureName } from './matters';
import { crestTile, fractalTile, noiseTile, TILE } from './noise';

/** A repeating structure: `data` is TILE × TILE samples, `unit` of them to one unit of the canvas; `period` is its finest step in units. */
export interface Texture {
  data: Float32Array;
  perUnit: number;
  period: number;
}

type Height = (x: number, y: number) => number;

function woven(perUnit: number, period: number, height: Height): Texture {
  const data = new Float32Array(TILE * TILE);
  for (let y = 0; y < TILE; y += 1)
    for (let x = 0; x < TILE; x += 1) data[y * TILE + x] = height(x / perUnit, y / perUnit);
  return { data, perUnit, period };
}

const from = (data: Float32Array, perUnit: number, period: number): Texture => ({ data, perUnit, period });
const turn = Math.PI * 2;
/** 1 in the middle of each step, 0 at its edges. */
const hump = (v: number, step: number) => 0.5 - 0.5 * Math.cos((v / step) * turn);

// Every step divides TILE / perUnit, so that no seam is seen where the tile repeats.
const make: Record<TextureName, () => Texture> = {
  smooth: () => from(new Float32Array(TILE * TILE), 2, 1e9),
  ripstop: () =>
    woven(4, 4, (x, y) => Math.max(hump(x, 8) ** 10, hump(y, 8) ** 10) + 0.15 * hump(x + y, 2) * hump(x - y, 2)),
  'plain-weave': () => woven(8, 2, (x, y) => hump(x, 2) * (hump(y, 4) > 0.5 ? 1 : 0.5)),
  twill: () => woven(8, 4, (x, y) => hump(x + y, 4)),
  canvas: () =>
    woven(8, 4, (x, y) => {
      const over = (Math.floor(x / 4) + Math.floor(y / 4)) % 2 === 0;
      return over ? hump(x, 4) ** 0.5 * 1 : hump(y, 4) ** 0.5 * 0.8;
    }),
  knit: () =>
    woven(8, 8, (x, y) => {
      const side = Math.abs((x % 8) - 4);
      return hump(y + side * 1.1, 8) ** 0.7 * (0.35 + 0.65 * hump(side + 2, 8));
    }),
  rib: () => woven(4, 16, (x, y) => hump(x, 16) ** 0.6 * (0.85 + 0.15 * hump(y, 4))),
  fleece: () => {
    const soft = fractalTile(11, 40, 3);
    return from(soft, 4, 3);
  },
  pile: () => {
    const curls = cells(53);
    const fuzz = fractalTile(19, 64, 2);
    return from(
      curls.map((v, i) => v * 0.75 + 0.25 * (fuzz[i] ?? 0)),
      1.7,
      6,
    );
  },
  mesh: () => woven(8, 8, (x, y) => (hump(x + (Math.floor(y / 8) % 2) * 4, 8) * hump(y, 8) > 0.42 ? 0 : 1)),
  leather: () => from(cells(23), 5, 4),
  suede: () => from(noiseTile(29, 170), 4, 2),
  rubber: () => from(noiseTile(31, 256), 4, 2),
  foam: () => from(cells(37), 8, 3),
  brushed: () => from(noiseTile(41, 2, 256), 4, 2),
  carbon: () =>
    woven(8, 16, (x, y) => {
      const weft = (Math.floor((x + y) / 8) % 2) as 0 | 1;
      return weft ? hump(x, 8) : hump(y, 8);
    }),
  cork: () => from(fractalTile(43, 48, 2), 4, 4),
  webbing: () => woven(8, 4, (x, y) => hump(x + Math.abs((y % 8) - 4), 4)),
  wood: () => from(fractalTile(47, 4, 4, 14), 2, 4),
};

/** Little domes with creases between: distance to the nearest of scattered points. */
function cells(seed: number): Float32Array {
  const across = 40;
  const step = TILE / across;
  const jitterX = noiseTile(seed, across);
  const jitterY = noiseTile(seed + 1, across);
  const point = (cx: number, cy: number) => {
    const at = (((cy + across) % across) * step + 0.5) * TILE + ((cx + across) % across) * step;
    const i = Math.floor(at);
    return [(cx + (jitterX[i] ?? 0)) * step, (cy + (jitterY[i] ?? 0)) * step] as const;
  };
  const data = new Float32Array(TILE * TILE);
  for (let y = 0; y < TILE; y += 1)
    for (let x = 0; x < TILE; x += 1) {
      const cx = Math.floor(x / step);
      const cy = Math.floor(y / step);
      let first = 1e9;
      let second = 1e9;
      for (let dy = -1; dy <= 1; dy += 1)
        for (let dx = -1; dx <= 1; dx += 1) {
          const [px, py] = point(cx + dx, cy + dy);
          const d = (px - x) ** 2 + (py - y) ** 2;
          if (d < first) [first, second] = [d, first];
          else if (d < second) second = d;
        }
      data[y * TILE + x] = Math.min(1, (Math.sqrt(second) - Math.sqrt(first)) / step / 0.5) ** 0.6;
    }
  return data;
}

const made = new Map<TextureName, Texture>();

export function textureOf(name: TextureName): Texture {
  let texture = made.get(name);
  if (!texture) {
    texture = make[name]();
    made.set(name, texture);
  }
  return texture;
}

let crests: Float32Array | undefined;
/** The folds of cloth, one tile to TILE units. */
export function wrinkles(): Float32Array {
  crests ??= crestTile(7);
  return crests;
}

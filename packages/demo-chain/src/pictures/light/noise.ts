/** Seamless noise on a square tile, the same on every machine. Values from 0 to 1. */
export const TILE = 512;

function lattice(seed: number): (x: number, y: number) => number {
  return (x, y) => {
    let h = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 974634521);
    h = Math.imul(h ^ (h >>> 13), 1274126177);
    return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
  };
}

const ease = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);

/** Value noise with `cells` cells along each side of the tile. */
export function noiseTile(seed: number, cellsX: number, cellsY = cellsX): Float32Array {
  const at = lattice(seed);
  const tile = new Float32Array(TILE * TILE);
  for (let y = 0; y < TILE; y += 1) {
    const v = (y / TILE) * cellsY;
    const y0 = Math.floor(v);
    const ty = ease(v - y0);
    for (let x = 0; x < TILE; x += 1) {
      const u = (x / TILE) * cellsX;
      const x0 = Math.floor(u);
      const tx = ease(u - x0);
      const x1 = (x0 + 1) % cellsX;
      const y1 = (y0 + 1) % cellsY;
      const top = at(x0, y0) + (at(x1, y0) - at(x0, y0)) * tx;
      const foot = at(x0, y1) + (at(x1, y1) - at(x0, y1)) * tx;
      tile[y * TILE + x] = top + (foot - top) * ty;
    }
  }
  return tile;
}

/** Noise upon noise, each finer and weaker. */
export function fractalTile(seed: number, cells: number, octaves: number, stretch = 1): Float32Array {
  const sum = new Float32Array(TILE * TILE);
  let weight = 1;
  let total = 0;
  for (let octave = 0; octave < octaves; octave += 1) {
    const one = noiseTile(seed + octave, Math.max(1, Math.round(cells * 2 ** octave * stretch)), cells * 2 ** octave);
    for (let i = 0; i < sum.length; i += 1) sum[i] = (sum[i] ?? 0) + weight * (one[i] ?? 0);
    total += weight;
    weight *= 0.5;
  }
  for (let i = 0; i < sum.length; i += 1) sum[i] = (sum[i] ?? 0) / total;
  return sum;
}

/** Sharp crests with soft valleys between, as cloth falls. */
export function crestTile(seed: number): Float32Array {
  const a = fractalTile(seed, 5, 3);
  const warp = fractalTile(seed + 40, 3, 2);
  const out = new Float32Array(TILE * TILE);
  for (let y = 0; y < TILE; y += 1)
    for (let x = 0; x < TILE; x += 1) {
      const by = Math.round(((warp[y * TILE + x] ?? 0) - 0.5) * 120);
      const from = ((y + by + TILE) % TILE) * TILE + ((x + by + TILE) % TILE);
      const v = a[from] ?? 0;
      out[y * TILE + x] = 1 - Math.min(1, Math.abs(v - 0.5) * 4.2);
    }
  return out;
}

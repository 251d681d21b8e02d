export type Blend = 'over' | 'multiply' | 'screen' | 'soft-light';

type Mix = (below: number, above: number) => number;

const mixes: Record<Blend, Mix> = {
  over: (_, above) => above,
  multiply: (below, above) => below * above,
  screen: (below, above) => below + above - below * above,
  'soft-light': (below, above) =>
    above <= 0.5
      ? below - (1 - 2 * above) * below * (1 - below)
      : below +
        (2 * above - 1) * ((below <= 0.25 ? ((16 * below - 12) * below + 4) * below : Math.sqrt(below)) - below),
};

/** What becomes of every pair of values of a channel: [below * 256 + above]. */
function tableOf(mix: Mix): Uint8ClampedArray {
  const table = new Uint8ClampedArray(256 * 256);
  for (let below = 0; below < 256; below += 1)
    for (let above = 0; above < 256; above += 1) table[below * 256 + above] = mix(below / 255, above / 255) * 255;
  return table;
}

const tables = new Map<Blend, Uint8ClampedArray>();
function tableFor(blend: Blend): Uint8ClampedArray {
  const table = tables.get(blend) ?? tableOf(mixes[blend]);
  tables.set(blend, table);
  return table;
}

/** Lays four bytes to a pixel on three. */
export function layOver(picture: Uint8Array, sheet: Uint8Array, blend: Blend): void {
  const table = tableFor(blend);
  for (let to = 0, from = 0; to < picture.length; to += 3, from += 4) {
    const alpha = sheet[from + 3] as number;
    if (alpha === 0) continue;
    for (let channel = 0; channel < 3; channel += 1) {
      const below = picture[to + channel] as number;
      const mixed = table[(below << 8) | (sheet[from + channel] as number)] as number;
      picture[to + channel] = alpha === 255 ? mixed : below + (((mixed - below) * alpha) / 255 + 0.5);
    }
  }
}

/** Lays a grey tile on all of a picture, beside and under itself. */
export function layTile(picture: Uint8Array, width: number, tile: Uint8Array, side: number, blend: Blend): void {
  const table = tableFor(blend);
  for (let at = 0, pixel = 0; at < picture.length; at += 3, pixel += 1) {
    const x = pixel % width;
    const y = (pixel - x) / width;
    const above = tile[(y % side) * side + (x % side)] as number;
    for (let channel = 0; channel < 3; channel += 1)
      picture[at + channel] = table[((picture[at + channel] as number) << 8) | above] as number;
  }
}

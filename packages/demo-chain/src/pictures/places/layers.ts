import { randomFor } from 'demo-chain/random';
import sharp from 'sharp';
import { type Blend, layOver, layTile } from './blend';
import type { Size } from './view';

/** One sheet of a picture. A soft one is drawn small, blurred, and laid on with its blend. */
export interface Layer {
  svg: string;
  /** Blur as a share of the width; two shares blur along and down by their own amounts, as wet asphalt does. */
  soft?: number | readonly [across: number, down: number];
  blend?: Blend;
}

const SOFT_WIDTH = 640;

const svgOf = (body: string, { w, h }: Size, width: number, height: number) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${w} ${h}" preserveAspectRatio="none">${body}</svg>`,
    ),
    { unlimited: true },
  ).ensureAlpha();

/** A layer alone at its width, four bytes to a pixel. */
async function sheet({ svg, soft }: Layer, size: Size, width: number, height: number): Promise<Uint8Array> {
  if (soft === undefined) return svgOf(svg, size, width, height).raw().toBuffer();
  const small = Math.min(SOFT_WIDTH, width);
  const drawn = svgOf(svg, size, small, Math.round((small * height) / width));
  const blurred =
    typeof soft === 'number'
      ? drawn.blur(Math.max(0.3, soft * small))
      : drawn.resize(Math.max(4, Math.round(0.5 / soft[0])), Math.max(4, Math.round(0.5 / soft[1])), { fit: 'fill' });
  const { data, info } = await blurred.raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer();
}

const GRAIN = 512;
let grain: Promise<Buffer> | undefined;

/** The unevenness of painted boards, stone and cloth, the same for every picture. */
function grainTile(): Promise<Buffer> {
  grain ??= (async () => {
    const random = randomFor('place:grain');
    const values = new Float32Array(GRAIN * GRAIN).fill(128);
    for (const [period, strength] of [
      [64, 3],
      [16, 5],
      [4, 6],
      [2, 5],
    ] as const) {
      const side = GRAIN / period;
      const knots = Float32Array.from({ length: side * side }, () => (random.next() - 0.5) * 2 * strength);
      const knot = (x: number, y: number) => knots[(y % side) * side + (x % side)] ?? 0;
      for (let y = 0; y < GRAIN; y += 1)
        for (let x = 0; x < GRAIN; x += 1) {
          const [cx, cy] = [Math.floor(x / period), Math.floor(y / period)];
          const [fx, fy] = [x / period - cx, y / period - cy];
          const upper = knot(cx, cy) * (1 - fx) + knot(cx + 1, cy) * fx;
          const lower = knot(cx, cy + 1) * (1 - fx) + knot(cx + 1, cy + 1) * fx;
          values[y * GRAIN + x] = (values[y * GRAIN + x] ?? 128) + upper * (1 - fy) + lower * fy;
        }
    }
    const raw = { width: GRAIN, height: GRAIN, channels: 1 as const };
    return sharp(Buffer.from(Uint8Array.from(values)), { raw })
      .png()
      .toBuffer();
  })();
  return grain;
}

/** The layers laid on each other at a width, three bytes to a pixel. */
export async function developed(layers: readonly Layer[], size: Size, width: number) {
  const height = Math.round((width * size.h) / size.w);
  const data = Buffer.alloc(width * height * 3);
  for (const layer of layers) layOver(data, await sheet(layer, size, width, height), layer.blend ?? 'over');
  const side = Math.max(32, Math.round((GRAIN * width) / 2400));
  const tile = await sharp(await grainTile())
    .resize(side)
    .extractChannel(0)
    .raw()
    .toBuffer();
  layTile(data, width, tile, side, 'soft-light');
  return { data, raw: { width, height, channels: 3 as const } };
}

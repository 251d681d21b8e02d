import sharp, { type OverlayOptions } from 'sharp';
import { randomFor } from '@/demo/random';
import type { Size } from './view';

/** One sheet of a picture. A soft one is drawn small, blurred, and laid on with its blend. */
export interface Layer {
  svg: string;
  /** Blur as a share of the width; two shares blur along and down by their own amounts, as wet asphalt does. */
  soft?: number | readonly [across: number, down: number];
  blend?: 'over' | 'multiply' | 'screen' | 'soft-light';
}

const SOFT_WIDTH = 640;

const svgOf = (body: string, { w, h }: Size, width: number, height: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${w} ${h}" preserveAspectRatio="none">${body}</svg>`,
  );

async function sheet({ svg, soft, blend }: Layer, size: Size, width: number, height: number): Promise<OverlayOptions> {
  if (soft === undefined) return { input: svgOf(svg, size, width, height), blend };
  const small = Math.min(SOFT_WIDTH, width);
  const low = Math.round((small * height) / width);
  const drawn = sharp(svgOf(svg, size, small, low)).ensureAlpha();
  const blurred =
    typeof soft === 'number'
      ? drawn.blur(Math.max(0.3, soft * small))
      : drawn.resize(Math.max(4, Math.round(0.5 / soft[0])), Math.max(4, Math.round(0.5 / soft[1])), { fit: 'fill' });
  const input = await sharp(await blurred.png({ compressionLevel: 0 }).toBuffer())
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return { input, blend };
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
  const overlays: OverlayOptions[] = [];
  for (const layer of layers) overlays.push(await sheet(layer, size, width, height));
  overlays.push({
    input: await sharp(await grainTile())
      .resize(Math.max(32, Math.round((GRAIN * width) / 2400)))
      .toColourspace('srgb')
      .png()
      .toBuffer(),
    tile: true,
    blend: 'soft-light',
  });
  const { data } = await sharp({ create: { width, height, channels: 3, background: '#000' } })
    .composite(overlays)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, raw: { width, height, channels: 3 as const } };
}

import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PICTURE_WIDTHS } from '@/lib/pictures/pictures';
import { type Raster, sharpOf } from './raster';

/**
 * There are about nine hundred pictures of goods to make at the first start, and each step of AVIF effort doubles the
 * time for a fifth of the bytes. They get the quickest one, save for the view and the width that product lists are made
 * of. The few scenes fill a whole screen and get more.
 */
const GOODS = {
  avif: { quality: 49, effort: 0, chromaSubsampling: '4:2:0' },
  webp: { quality: 73, effort: 0 },
} as const;
const GOODS_IN_LISTS = {
  avif: { quality: 54, effort: 1, chromaSubsampling: '4:2:0' },
  webp: { quality: 70, effort: 2 },
} as const;
const SCENES = {
  avif: { quality: 58, effort: 1, chromaSubsampling: '4:2:0' },
  webp: { quality: 76, effort: 2 },
} as const;
export const encoderSettings = [GOODS, GOODS_IN_LISTS, SCENES];

let writes = 0;
/** Written beside its place and moved there, so that an interrupted run leaves whole files or none. */
export async function writeWhole(file: string, data: Buffer | string): Promise<void> {
  writes += 1;
  const draft = `${file}.${process.pid}-${writes}.tmp`;
  try {
    await writeFile(draft, data);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

type Place = 'listed' | 'goods' | 'scene';
const settingsFor = { listed: GOODS_IN_LISTS, goods: GOODS, scene: SCENES };

/** One width in both formats. `listed` is what product cards take. */
export async function encodeWidth(raster: Raster, place: Place): Promise<{ avif: Buffer; webp: Buffer }> {
  const settings = settingsFor[place];
  return {
    avif: await sharpOf(raster).avif(settings.avif).toBuffer(),
    webp: await sharpOf(raster).webp(settings.webp).toBuffer(),
  };
}

export async function encode(raster: Raster, base: string, widths: readonly number[], outDir: string): Promise<number> {
  let bytes = 0;
  const goods = raster.raw.width === PICTURE_WIDTHS[2];
  await mkdir(dirname(join(outDir, base)), { recursive: true });
  let sized = raster;
  for (const width of [...widths].sort((a, b) => b - a)) {
    if (width !== sized.raw.width) {
      const { data, info } = await sharpOf(sized).resize(width).raw().toBuffer({ resolveWithObject: true });
      sized = { data, raw: { width: info.width, height: info.height, channels: 3 } };
    }
    const listed = width === PICTURE_WIDTHS[1] && base.endsWith('/front');
    const { avif, webp } = await encodeWidth(sized, goods ? (listed ? 'listed' : 'goods') : 'scene');
    await writeWhole(join(outDir, `${base}-${width}.avif`), avif);
    await writeWhole(join(outDir, `${base}-${width}.webp`), webp);
    bytes += avif.length + webp.length;
  }
  return bytes;
}

import { join } from 'node:path';
import { encoded, writeWhole } from './encode';
import { type Raster, rasterOf, sharpOf } from './raster';
import { baseOf, fileName, type PictureFile, type PictureRequest, widthsOf } from './request';

/** Draws one picture, and then any of its files, in any order; each answers its bytes. */
export async function putOnEasel(request: PictureRequest, outDir: string) {
  const base = baseOf(request);
  const largest = await rasterOf(request);
  const widths = [...widthsOf(request)].sort((a, b) => b - a);
  const sized = new Map<number, Promise<Raster>>();

  // Each from the next larger one, whichever is asked for: a file's bytes do not depend on what was drawn before it.
  const rasterAt = (width: number): Promise<Raster> => {
    const known = sized.get(width);
    if (known) return known;
    const larger = widths[widths.indexOf(width) - 1];
    const made = larger === undefined ? resized(largest, width) : rasterAt(larger).then((from) => resized(from, width));
    sized.set(width, made);
    return made;
  };

  return async (file: PictureFile): Promise<number> => {
    const bytes = await encoded(await rasterAt(file.width), base, file.format);
    await writeWhole(join(outDir, fileName(base, file)), bytes);
    return bytes.length;
  };
}

async function resized(raster: Raster, width: number): Promise<Raster> {
  if (raster.raw.width === width) return raster;
  const { data, info } = await sharpOf(raster).resize(width).raw().toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: 3 } };
}

import { join } from 'node:path';
import { encoded, writeWhole } from './encode';
import { type Raster, rasterOf } from './raster';
import { baseOf, fileName, type PictureFile, type PictureRequest } from './request';

/** Draws one picture, and then any of its files, in any order; each answers its bytes. */
export function putOnEasel(request: PictureRequest, outDir: string) {
  const base = baseOf(request);
  const drawn = new Map<number, Promise<Raster>>();

  // Each width is drawn for itself, so that a line is as sharp and a texture as fine as that width allows.
  const rasterAt = (width: number): Promise<Raster> => {
    const raster = drawn.get(width) ?? rasterOf(request, width);
    drawn.set(width, raster);
    return raster;
  };

  return async (file: PictureFile): Promise<number> => {
    const bytes = await encoded(await rasterAt(file.width), base, file.format);
    await writeWhole(join(outDir, fileName(base, file)), bytes);
    return bytes.length;
  };
}

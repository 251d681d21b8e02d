import { encoded } from './encode';
import { type Raster, rasterOf, sharpOf } from './raster';
import { baseOf, type PictureFile, type PictureRequest } from './request';

/** The widths goods are drawn at; the others are made from the next one up. */
const DRAWN_AT = [240, 600, 960, 1600] as const;
/** Whoever asks for one width of a picture soon asks for another. */
const KEPT = 6;

export interface Easel {
  draw(request: PictureRequest, file: PictureFile): Promise<Buffer>;
}

/** Draws files of pictures, and keeps the last ones at hand for their other widths. */
export function createEasel(): Easel {
  const rasters = new Map<string, Promise<Raster>>();

  function drawn(request: PictureRequest, width: number): Promise<Raster> {
    const key = `${baseOf(request)} ${width}`;
    const raster = rasters.get(key) ?? rasterOf(request, width);
    rasters.delete(key);
    rasters.set(key, raster);
    for (const oldest of rasters.keys()) {
      if (rasters.size <= KEPT) break;
      rasters.delete(oldest);
    }
    return raster.catch((error) => {
      rasters.delete(key);
      throw error;
    });
  }

  return {
    async draw(request, { width, format }) {
      const at = request.type === 'scene' ? width : (DRAWN_AT.find((one) => one >= width) ?? width);
      return encoded(await resized(await drawn(request, at), width), baseOf(request), format);
    },
  };
}

async function resized(raster: Raster, width: number): Promise<Raster> {
  if (raster.raw.width === width) return raster;
  const { data, info } = await sharpOf(raster).resize(width).raw().toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: 3 } };
}

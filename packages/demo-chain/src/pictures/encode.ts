import { PICTURE_WIDTHS } from '@/lib/pictures/pictures';
import { type Raster, sharpOf } from './raster';
import type { PictureFile } from './request';

/**
 * Each step of AVIF effort doubles the time for a fifth of the bytes, and a shopper may wait for a picture of goods. They get
 * the quickest one, save for the view and the width that product lists are made of. The few scenes fill a whole screen and
 * get more.
 */
const GOODS = {
  avif: { quality: 49, effort: 0, chromaSubsampling: '4:2:0' },
  webp: { quality: 73, effort: 0 },
} as const;
const GOODS_IN_LISTS = {
  avif: { quality: 43, effort: 2, chromaSubsampling: '4:2:0' },
  webp: { quality: 58, effort: 4 },
} as const;
const SCENES = {
  avif: { quality: 46, effort: 2, chromaSubsampling: '4:2:0' },
  webp: { quality: 76, effort: 2 },
} as const;
/** Letters show it small. */
const IN_LETTERS = { quality: 82, progressive: false } as const;

type Place = 'listed' | 'goods' | 'scene';
const settingsFor = { listed: GOODS_IN_LISTS, goods: GOODS, scene: SCENES };

/** `listed` is what product cards take. */
function placeOf(base: string, width: number): Place {
  if (base.includes('/scenes/')) return 'scene';
  return width === PICTURE_WIDTHS[1] && base.endsWith('/front') ? 'listed' : 'goods';
}

/** One file of the picture, from a raster of its width. */
export function encoded(raster: Raster, base: string, format: PictureFile['format']): Promise<Buffer> {
  if (format === 'jpg') return sharpOf(raster).jpeg(IN_LETTERS).toBuffer();
  const settings = settingsFor[placeOf(base, raster.raw.width)];
  const image = sharpOf(raster);
  return (format === 'avif' ? image.avif(settings.avif) : image.webp(settings.webp)).toBuffer();
}

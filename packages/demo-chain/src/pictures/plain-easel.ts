import sharp from 'sharp';
import { groundOf } from '@/lib/pictures/pictures';
import type { Easel } from './easel';
import { SCENE_SIZES } from './keys';
import { baseOf, type PictureRequest } from './request';

/** Goods are drawn on a sheet of this shape (raster.ts). */
const SHEET = { w: 4, h: 5 };

const heightAt = (request: PictureRequest, width: number) => {
  const { w, h } = request.type === 'product' ? SHEET : SCENE_SIZES[request.shape];
  return Math.round((width * h) / w);
};

/** In place of drawings, one colour in their sizes: journeys look at pages, not at pictures, and need the processor. */
export function createPlainEasel(): Easel {
  return {
    draw: (request, { width, format }) => {
      const image = sharp({
        create: {
          width,
          height: heightAt(request, width),
          channels: 3,
          background: groundOf(baseOf(request)) ?? '#ccc',
        },
      });
      if (format === 'jpg') return image.jpeg().toBuffer();
      return format === 'avif' ? image.avif({ effort: 0 }).toBuffer() : image.webp({ effort: 0 }).toBuffer();
    },
  };
}

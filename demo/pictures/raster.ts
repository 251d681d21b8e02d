import sharp, { type Sharp } from 'sharp';
import { landscapeAt } from '@/demo/pictures/land/landscape';
import { layOn, paper, rgbOf } from '@/demo/pictures/light/compose';
import { lightUp } from '@/demo/pictures/light/render';
import { studio } from '@/demo/pictures/light/shade';
import { drawings } from './drawings';
import type { SceneName } from './keys';
import { landscapes, surroundingsOf } from './landscapes';
import type { PictureRequest, ProductRequest, SceneRequest } from './request';

const CANVAS = { w: 960, h: 1200 };

export type Raster = { data: Buffer; raw: { width: number; height: number; channels: 3 | 4 } };

export const sharpOf = ({ data, raw }: Raster): Sharp => sharp(data, { raw });

async function rawOf(image: Sharp): Promise<Raster> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels as 3 | 4 } };
}

const backdrops = new Map<SceneName, Promise<Raster>>();

/** A landscape out of focus, made once and laid behind every picture that needs it. */
function backdrop(name: SceneName): Promise<Raster> {
  let made = backdrops.get(name);
  if (!made) {
    made = (async () => {
      const small = await (await landscapeAt(landscapes[name], 'tall', CANVAS.w / 2)).blur(5).png().toBuffer();
      return rawOf(sharp(small).resize(CANVAS.w, CANVAS.h, { kernel: 'cubic' }));
    })();
    backdrops.set(name, made);
  }
  return made;
}

const FLOOR_SHADE = rgbOf('#3a332a');
const GROUND_SHADE = rgbOf('#10161c');

async function goods({ subject, view }: ProductRequest, width: number): Promise<Raster> {
  const drawing = drawings[subject.art](subject, view);
  const lit = await lightUp(drawing, width, studio);
  const outdoors = view === 'scene';
  const ground = outdoors
    ? await sharpOf(await backdrop(surroundingsOf(subject.art)))
        .resize(width, lit.height)
        .raw()
        .toBuffer()
    : paper(subject.tint.base, width, lit.height);
  layOn(ground, lit, outdoors ? GROUND_SHADE : FLOOR_SHADE);
  return {
    data: Buffer.from(ground.buffer, ground.byteOffset, ground.byteLength),
    raw: { width, height: lit.height, channels: 3 },
  };
}

const landscape = async ({ name, shape }: SceneRequest, width: number): Promise<Raster> =>
  rawOf(await landscapeAt(landscapes[name], shape, width));

/** The picture at a width, without alpha. */
export const rasterOf = (request: PictureRequest, width: number): Promise<Raster> =>
  request.type === 'scene' ? landscape(request, width) : goods(request, width);

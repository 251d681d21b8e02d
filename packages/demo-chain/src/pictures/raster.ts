import { compositionOf, sceneOf } from 'demo-chain/compositions';
import { landscapeAt } from 'demo-chain/pictures/land/landscape';
import { layOn, paper, rgbOf } from 'demo-chain/pictures/light/compose';
import { daylight } from 'demo-chain/pictures/light/daylight';
import { lightUp } from 'demo-chain/pictures/light/render';
import { studio } from 'demo-chain/pictures/light/shade';
import { developed } from 'demo-chain/pictures/places/layers';
import { isPlace, places } from 'demo-chain/pictures/places/places';
import { shopFront } from 'demo-chain/pictures/places/shop-front';
import sharp, { type Sharp } from 'sharp';
import { standIn } from './composed';
import { drawings } from './drawings';
import { type LandscapeName, SCENE_SIZES } from './keys';
import { landscapes } from './landscapes';
import type { FrontRequest, PictureRequest, ProductRequest, SceneRequest } from './request';
import { lightOf } from './scene-facts';
import { surroundings } from './surroundings';

const CANVAS = { w: 960, h: 1200 };

export type Raster = { data: Buffer; raw: { width: number; height: number; channels: 3 | 4 } };

export const sharpOf = ({ data, raw }: Raster): Sharp => sharp(data, { raw });

async function rawOf(image: Sharp): Promise<Raster> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels as 3 | 4 } };
}

const backdrops = new Map<LandscapeName, Promise<Raster>>();

/** A landscape out of focus, made once and laid behind every picture that needs it. */
function backdrop(name: LandscapeName): Promise<Raster> {
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

const rasterFrom = (rgb: Uint8Array, width: number, height: number): Raster => ({
  data: Buffer.from(rgb.buffer, rgb.byteOffset, rgb.byteLength),
  raw: { width, height, channels: 3 },
});

async function outdoors({ subject }: ProductRequest, width: number): Promise<Raster> {
  const where = surroundings[subject.art];
  const light = lightOf[where];
  const drawing = drawings[subject.art](subject, 'scene');
  const lit = await lightUp(drawing, width, daylight(light), light.from === 'left');
  const ground = await sharpOf(await backdrop(where))
    .resize(width, lit.height)
    .raw()
    .toBuffer();
  layOn({ data: ground, width, height: lit.height }, lit, GROUND_SHADE);
  return rasterFrom(ground, width, lit.height);
}

async function indoors({ subject, view }: ProductRequest, width: number): Promise<Raster> {
  const lit = await lightUp(drawings[subject.art](subject, view), width, studio);
  const ground = paper(subject.tint.base, width, lit.height);
  layOn({ data: ground, width, height: lit.height }, lit, FLOOR_SHADE);
  return rasterFrom(ground, width, lit.height);
}

async function scene({ name, shape }: SceneRequest, width: number): Promise<Raster> {
  const where = sceneOf(name);
  const raster = isPlace(where)
    ? await developed(places[where].draw(SCENE_SIZES[shape]), SCENE_SIZES[shape], width)
    : await rawOf(await landscapeAt(landscapes[where], shape, width));
  const composition = compositionOf(name);
  if (composition) await standIn({ data: raster.data, ...raster.raw }, composition, shape, GROUND_SHADE);
  return raster;
}

const front = ({ shop, character, shape }: FrontRequest, width: number): Promise<Raster> =>
  developed(shopFront({ seed: `shop-${shop}`, character }, SCENE_SIZES[shape]), SCENE_SIZES[shape], width);

/** The picture at a width, without alpha. */
export function rasterOf(request: PictureRequest, width: number): Promise<Raster> {
  if (request.type === 'scene') return scene(request, width);
  if (request.type === 'front') return front(request, width);
  return request.view === 'scene' ? outdoors(request, width) : indoors(request, width);
}

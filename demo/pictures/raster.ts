import sharp, { type Sharp } from 'sharp';
import { layOn, paper, rgbOf } from '@/demo/pictures/light/compose';
import { lightUp } from '@/demo/pictures/light/render';
import { studio } from '@/demo/pictures/light/shade';
import { drawings } from './drawings';
import { SCENE_SIZES, type SceneName } from './keys';
import { landscapes, surroundingsOf } from './landscapes';
import type { PictureRequest, ProductRequest, SceneRequest } from './request';

const CANVAS = { w: 960, h: 1200 };

const svgOf = (body: string, { w, h }: { w: number; h: number }) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${body}</svg>`;

export type Raster = { data: Buffer; raw: { width: number; height: number; channels: 3 | 4 } };

export const sharpOf = ({ data, raw }: Raster): Sharp => sharp(data, { raw });

async function rawOf(image: Sharp): Promise<Raster> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels as 3 | 4 } };
}

const backdrops = new Map<SceneName, Promise<Raster>>();

/** Firm ground for goods that would otherwise stand on water or in fog. */
const ledge: Partial<Record<SceneName, [edge: string, near: string]>> = {
  'fjord-morning': ['#93a274', '#5d7a52'],
  'coast-evening': ['#a98c7c', '#5b5160'],
  'forest-mist': ['#7f9a8c', '#3c5a50'],
  'midnight-sun': ['#8c9a5c', '#4a5f40'],
  'river-spring': ['#a8c070', '#66904c'],
};

function backdropSvg(name: SceneName): string {
  const ground = ledge[name];
  const shelf = ground
    ? `<linearGradient id="shelf" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${ground[0]}"/><stop offset="1" stop-color="${ground[1]}"/></linearGradient><path d="M-20 940C140 900 330 906 500 892C680 878 820 896 980 868L980 1220L-20 1220Z" fill="url(#shelf)"/><path d="M-20 1010C200 980 420 1000 980 950L980 980C500 1030 200 1020 -20 1050Z" fill="#fff" fill-opacity=".12"/>`
    : '';
  const air = '<rect width="960" height="1200" fill="#ffffff" fill-opacity=".12"/>';
  return svgOf(landscapes[name](CANVAS, { plain: true, seed: 3 }) + shelf + air, CANVAS);
}

/** A landscape out of focus, made once and laid behind every picture that needs it. */
function backdrop(name: SceneName): Promise<Raster> {
  let made = backdrops.get(name);
  if (!made) {
    made = (async () => {
      const small = await sharp(Buffer.from(backdropSvg(name)))
        .resize(480, 600)
        .removeAlpha()
        .blur(5)
        .png()
        .toBuffer();
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

async function landscape({ name, shape }: SceneRequest, width: number): Promise<Raster> {
  const size = SCENE_SIZES[shape];
  const drawn = svgOf(landscapes[name](size), size);
  return rawOf(sharp(Buffer.from(drawn)).resize(width).removeAlpha());
}

/** The picture at a width, without alpha. */
export const rasterOf = (request: PictureRequest, width: number): Promise<Raster> =>
  request.type === 'scene' ? landscape(request, width) : goods(request, width);

import sharp, { type Sharp } from 'sharp';
import { drawings } from './drawings.ts';
import { SCENE_SIZES, type SceneName, type SceneShape, type SilhouetteKind, type View } from './keys.ts';
import { landscapes, surroundingsOf } from './landscapes.ts';

export type ProductRequest = { type: 'product'; kind: SilhouetteKind; base: string; accent: string; view: View };
export type SceneRequest = { type: 'scene'; name: SceneName; shape: SceneShape };
export type PictureRequest = ProductRequest | SceneRequest;

const CANVAS = { w: 960, h: 1200 };

export const svgOf = (body: string, { w, h }: { w: number; h: number }) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${body}</svg>`;

export function svgOfRequest(request: PictureRequest): string {
  if (request.type === 'scene') {
    const size = SCENE_SIZES[request.shape];
    return svgOf(landscapes[request.name](size), size);
  }
  return svgOf(drawings[request.kind]({ base: request.base, accent: request.accent }, request.view), CANVAS);
}

export type Raster = { data: Buffer; raw: { width: number; height: number; channels: 3 | 4 } };

export const sharpOf = ({ data, raw }: Raster): Sharp => sharp(data, { raw });

async function rawOf(image: Sharp): Promise<Raster> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels as 3 | 4 } };
}

const backdrops = new Map<SceneName, Promise<Raster>>();

export const backdropSvg = (name: SceneName) =>
  svgOf(
    `${landscapes[name](CANVAS, { plain: true, seed: 3 })}<rect width="960" height="1200" fill="#ffffff" fill-opacity=".12"/>`,
    CANVAS,
  );

/** A landscape out of focus, made once and laid behind every picture that needs it. */
function backdrop(name: SceneName): Promise<Raster> {
  let made = backdrops.get(name);
  if (!made) {
    made = (async () => {
      const small = await sharp(Buffer.from(backdropSvg(name))).resize(480, 600).removeAlpha().blur(5).png().toBuffer();
      return rawOf(sharp(small).resize(CANVAS.w, CANVAS.h, { kernel: 'cubic' }));
    })();
    backdrops.set(name, made);
  }
  return made;
}

/** The picture at its largest width, without alpha. */
export async function rasterOf(request: PictureRequest): Promise<Raster> {
  const drawn = Buffer.from(svgOfRequest(request));
  if (request.type === 'product' && request.view === 'scene') {
    const behind = await backdrop(surroundingsOf(request.kind));
    return rawOf(sharpOf(behind).composite([{ input: drawn }]).removeAlpha());
  }
  return rawOf(sharp(drawn).removeAlpha());
}

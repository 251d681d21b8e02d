import { SCENE_SIZES, type SceneShape } from 'demo-chain/pictures/keys';
import sharp, { type Sharp } from 'sharp';
import { canvasOf, developed } from './canvas';
import { type Drift, paintDrift } from './drift';
import { type Daylight, type Ground, NEAREST, paintGround } from './ground';
import { paintSky, type Sky } from './sky';
import { asideAt, type Eye, project, type View, viewOf } from './view';
import { paintWater, type Water } from './water';

/** Where something can be stood: the column and the row of its foot, as shares of the picture. */
export type Stand = Record<SceneShape, readonly [column: number, row: number]>;

/** A country to look at: sky, ground and water as pixels, and over them what is drawn with a pen. */
export interface Landscape {
  eye: Eye;
  light: Daylight;
  sky(view: View): Sky;
  ground(view: View): Ground;
  water?(view: View): Water;
  drift?: Drift;
  over?(view: View, ground: Ground): string;
  /** The words that stand on its sky. */
  words: 'light' | 'dark';
  stand: Stand;
}

const FARTHEST_STAND = 60;
/** Larger pictures are painted at these widths and enlarged; only what is drawn with a pen is as sharp as they are. */
const PAINTED_AT_MOST: Record<SceneShape, number> = { wide: 1280, tall: 960, card: 1280 };

function paint(
  { eye, light, sky, ground, water, drift }: Landscape,
  shape: SceneShape,
  w: number,
  h: number,
): Uint8Array {
  const view = viewOf(eye, shape, w, h);
  const canvas = canvasOf(w, h);
  paintSky(canvas, view, sky(view));
  paintGround(canvas, view, ground(view), light);
  if (water) paintWater(canvas, view, water(view));
  if (drift) paintDrift(canvas, view, drift);
  return developed(canvas);
}

/** What is drawn over it, as a whole SVG. */
export function penned({ eye, ground, over }: Landscape, shape: SceneShape, width: number): string | undefined {
  if (!over) return undefined;
  const { w, h } = SCENE_SIZES[shape];
  const view = viewOf(eye, shape, w, h);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${Math.round((width * h) / w)}" viewBox="0 0 ${w} ${h}">${over(view, ground(view))}</svg>`;
}

/** The landscape at a width in pixels, as RGB. */
export async function landscapeAt(landscape: Landscape, shape: SceneShape, width: number): Promise<Sharp> {
  const size = SCENE_SIZES[shape];
  const w = Math.min(width, PAINTED_AT_MOST[shape]);
  const h = Math.round((w * size.h) / size.w);
  const image = sharp(paint(landscape, shape, w, h), { raw: { width: w, height: h, channels: 3 } });
  const sized = w === width ? image : image.resize(width, Math.round((width * size.h) / size.w), { kernel: 'cubic' });
  const pen = penned(landscape, shape, width);
  if (!pen) return sized;
  const under = await sized.raw().toBuffer({ resolveWithObject: true });
  return sharp(under.data, { raw: under.info })
    .composite([{ input: Buffer.from(pen) }])
    .removeAlpha();
}

/** Where a thing stands, and how tall it is if it is one metre tall, as shares of the picture. */
export function footing(
  { eye, ground, stand }: Landscape,
  shape: SceneShape,
): { x: number; y: number; height: number } {
  const { w, h } = SCENE_SIZES[shape];
  const view = viewOf(eye, shape, w, h);
  const { height, near = NEAREST } = ground(view);
  const [column, row] = stand[shape];
  let away = near;
  for (; away < FARTHEST_STAND; away *= 1.01) {
    const aside = asideAt(view, column, away);
    const [, y] = project(view, aside, height(aside, away, 0.02), away);
    if (y <= row * h) break;
  }
  return { x: column, y: row, height: view.f / away / h };
}

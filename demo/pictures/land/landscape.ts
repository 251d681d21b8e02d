import { SCENE_SIZES, type SceneShape } from '@/demo/pictures/keys';
import { canvasOf, developed } from './canvas';
import { type Ground, paintGround } from './ground';
import { restartIds } from './paint';
import { paintSky, type Sky } from './sky';
import { type Eye, project, asideAt, type View, viewOf } from './view';
import { paintWater, type Water } from './water';

/** Where something can be stood: a share of the width, and metres ahead. */
export type Stand = Record<SceneShape, readonly [share: number, away: number]>;

/** A country to look at: sky, ground and water as pixels, and over them what is drawn with a pen. */
export interface Landscape {
  eye: Eye;
  sky(view: View): Sky;
  ground(view: View): Ground;
  water?(view: View): Water;
  over?(view: View, ground: Ground): string;
  /** The words that stand on its sky. */
  words: 'light' | 'dark';
  stand: Stand;
}

export function paint({ eye, sky, ground, water }: Landscape, shape: SceneShape, w: number, h: number): Uint8Array {
  const view = viewOf(eye, shape, w, h);
  const canvas = canvasOf(w, h);
  paintSky(canvas, view, sky(view));
  paintGround(canvas, view, ground(view));
  if (water) paintWater(canvas, view, water(view));
  return developed(canvas);
}

/** What is drawn over it, in the measure of the largest picture. */
export function penned({ eye, ground, over }: Landscape, shape: SceneShape): string {
  if (!over) return '';
  const { w, h } = SCENE_SIZES[shape];
  restartIds();
  const view = viewOf(eye, shape, w, h);
  return over(view, ground(view));
}

/** Where a thing stands, and how tall it is if it is one metre tall, as shares of the picture. */
export function footing({ eye, ground, stand }: Landscape, shape: SceneShape): { x: number; y: number; height: number } {
  const { w, h } = SCENE_SIZES[shape];
  const view = viewOf(eye, shape, w, h);
  const [share, away] = stand[shape];
  const aside = asideAt(view, share, away);
  const [, y] = project(view, aside, ground(view).height(aside, away, 0.02), away);
  return { x: share, y: y / h, height: view.f / away / h };
}

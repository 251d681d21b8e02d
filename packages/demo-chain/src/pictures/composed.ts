import type { Composition } from 'demo-chain/compositions';
import { goodsLike } from 'demo-chain/goods-like';
import { noise } from 'demo-chain/pictures/land/noise';
import { castOn } from 'demo-chain/pictures/light/cast';
import { type Ground, layOn, type Rgb } from 'demo-chain/pictures/light/compose';
import { daylight } from 'demo-chain/pictures/light/daylight';
import { type Lit, lightUp } from 'demo-chain/pictures/light/render';
import { SHADOW_SIZE } from 'demo-chain/pictures/light/shadow';
import { drawings } from './drawings';
import { SCENE_SIZES, type SceneShape } from './keys';
import { groundOf, lightOf } from './scene-facts';

const SHEET = { w: 960, h: 1200 };
/** How high a composition is where it does not say otherwise. */
const HEIGHT: Record<SceneShape, number> = { wide: 0.62, tall: 0.42, card: 0.6 };

/** The shadow of what lies or hangs on a sheet is not that of what stands in a scene (light/cast.ts). */
const NO_SHADOW = new Float32Array(SHADOW_SIZE.width * SHADOW_SIZE.height);

/** How deep grass, heath or snow reach over a foot, as a share of the composition's height. */
const SUNK = 0.02;

/** The lowest row that anything is drawn on. */
function footOf({ data, width, height }: Lit): number {
  for (let i = width * height - 1; i >= 0; i -= 1) if ((data[i * 4 + 3] as number) > 128) return Math.floor(i / width);
  return height - 1;
}

/** Leaves out the lowest rows of what stands, in an uneven line: what grows before it is seen there instead. */
function sink({ data, width, height }: Lit, foot: number, deep: number, uneven: number, seed: number): void {
  const grain = Math.max(1, uneven / 9);
  for (let x = 0; x < width; x += 1) {
    const up = 0.6 * noise(x / grain / 7, seed) + 0.4 * noise(x / grain, seed + 0.5);
    const from = Math.round(foot - (deep - uneven) - uneven * Math.max(0, up * 1.5 + 0.35));
    for (let y = Math.max(0, from); y < height; y += 1) data[(y * width + x) * 4 + 3] = 0;
  }
}

export interface Stood {
  lit: Lit;
  /** Of the upper left corner of its sheet. */
  at: { x: number; y: number };
  /** The row of its sheet that is on the ground. */
  floor: number;
}

/** The goods of a composition as they stand in a picture of this width, from the back to the front. */
export async function stoodIn(composition: Composition, shape: SceneShape, width: number): Promise<Stood[]> {
  const { scene, height, stand, pieces } = composition;
  const size = SCENE_SIZES[shape];
  const high = (width * size.h) / size.w;
  const ground = groundOf[scene][shape];
  const [column, row] = stand?.[shape] ?? [ground.x, ground.y];
  const unit = (height?.[shape] ?? HEIGHT[shape]) * high;
  const light = lightOf[scene];
  const stood: Stood[] = [];
  for (const [i, { kind, view, at, sunk = SUNK, ...wish }] of pieces.entries()) {
    const sheetHeight = unit * wish.size;
    const sheetWidth = Math.round((sheetHeight * SHEET.w) / SHEET.h);
    const drawing = drawings[kind](goodsLike({ kind, ...wish }).subject, view);
    const lit = await lightUp(drawing, sheetWidth, daylight(light), light.from === 'left');
    const foot = footOf(lit);
    sink(lit, foot, unit * sunk, unit * SUNK, i);
    const floor = foot - unit * (sunk - SUNK / 2);
    stood.push({
      lit,
      floor,
      at: {
        x: Math.round(column * width + at[0] * unit - sheetWidth / 2),
        y: Math.round(row * high + at[1] * unit - floor),
      },
    });
  }
  return stood;
}

/** Stands goods in a scene (RGB, kept in place), in its light. */
export async function standIn(ground: Ground, composition: Composition, shape: SceneShape, ink: Rgb): Promise<void> {
  const fromLeft = lightOf[composition.scene].from === 'left';
  for (const { lit, at, floor } of await stoodIn(composition, shape, ground.width)) {
    castOn(ground, lit, floor, at, fromLeft, ink);
    layOn(ground, { ...lit, shadow: NO_SHADOW }, ink, at);
  }
}

import type { Composition, Piece } from '@/demo/compositions';
import { castOn } from '@/demo/pictures/light/cast';
import { type Ground, layOn, type Rgb } from '@/demo/pictures/light/compose';
import { daylight } from '@/demo/pictures/light/daylight';
import { type Lit, lightUp } from '@/demo/pictures/light/render';
import { drawings } from './drawings';
import { SCENE_SIZES, type SceneShape } from './keys';
import { subjectFor } from './piece';
import { groundOf, lightOf } from './scene-facts';

const SHEET = { w: 960, h: 1200 };
/** How high a composition is where it does not say otherwise. */
const HEIGHT: Record<SceneShape, number> = { wide: 0.62, tall: 0.42, card: 0.6 };

/** Where the upper left corner of a piece's sheet is in a picture of this width, and how wide it is there. */
export function sheetOf({ scene, height, stand }: Composition, piece: Piece, shape: SceneShape, width: number) {
  const { w, h } = SCENE_SIZES[shape];
  const high = (width * h) / w;
  const ground = groundOf[scene][shape];
  const [column, row] = stand?.[shape] ?? [ground.x, ground.y];
  const unit = (height?.[shape] ?? HEIGHT[shape]) * high;
  const drawing = drawings[piece.kind](subjectFor(piece), piece.view);
  const perUnit = (unit * piece.size) / SHEET.h;
  return {
    drawing,
    unit,
    width: Math.round(perUnit * SHEET.w),
    x: Math.round(column * width + piece.at[0] * unit - (perUnit * SHEET.w) / 2),
    y: Math.round(row * high + piece.at[1] * unit - perUnit * drawing.floor),
  };
}

/** How deep grass, heath or snow reach over a foot, as a share of the composition's height. */
const SUNK = 0.02;

/** Leaves out the lowest rows of what stands, in an uneven line: what grows before it is seen there instead. */
function sink({ data, width, height }: Lit, floor: number, deep: number, seed: number): void {
  const grain = Math.max(1, deep / 9);
  for (let x = 0; x < width; x += 1) {
    const uneven = 0.6 * noise(x / grain / 7, 0, seed) + 0.4 * noise(x / grain, 3, seed);
    const from = Math.round(floor - deep * Math.max(0, uneven * 1.5 - 0.35));
    for (let y = Math.max(0, from); y < height; y += 1) data[(y * width + x) * 4 + 3] = 0;
  }
}

/** Stands goods in a scene (RGB, kept in place), in its light. */
export async function standIn(ground: Ground, composition: Composition, shape: SceneShape, ink: Rgb): Promise<void> {
  const light = lightOf[composition.scene];
  const fromLeft = light.from === 'left';
  for (const [i, piece] of composition.pieces.entries()) {
    const { drawing, width, unit, x, y } = sheetOf(composition, piece, shape, ground.width);
    const lit = await lightUp(drawing, width, daylight(light), fromLeft);
    const floor = (drawing.floor * width) / SHEET.w;
    castOn(ground, lit, floor, { x, y }, fromLeft, ink);
    sink(lit, floor, unit * SUNK, i);
    layOn(ground, lit, ink, { x, y });
  }
}

import { form } from 'demo-chain/pictures/drawing/form';
import { corners, ring, slab } from 'demo-chain/pictures/drawing/outline';
import type { Pen } from 'demo-chain/pictures/drawing/pen';
import { toneOf } from 'demo-chain/pictures/drawing/tone';
import type { PackDesign } from './pack-design';

export const FLOOR = 1076;

/** Where the parts of a pack are, in units of the canvas. */
export interface PackShape {
  top: number;
  left: number;
  right: number;
  wide: number;
  foot: number;
  high: number;
  body: string;
}

export function shapeOf({ high, wide, taper, build }: PackDesign): PackShape {
  const lift = build === 'lid' ? 0.07 : 0;
  const top = FLOOR - high * (1 - lift);
  const foot = wide * taper;
  return {
    top,
    wide,
    foot,
    high: FLOOR - top,
    left: 480 - wide / 2,
    right: 480 + wide / 2,
    body: slab({
      top,
      bottom: FLOOR,
      wide: wide * (build === 'panel' ? 0.8 : 0.92),
      foot,
      corner: build === 'panel' ? wide * 0.3 : 56,
      swell: wide * 0.07,
      crown: build === 'panel' ? 26 : 6,
      sag: 3,
    }),
  };
}

export const both = (draw: (side: 1 | -1) => string) => draw(-1) + draw(1);
/** Ears and eyes for the youngest. */
export function animal(pen: Pen, { face }: PackDesign, y: number, wide: number): string {
  if (face === 'none') return '';
  const eye = (x: number) => form(pen, ring(x, y, 13), { tone: pen.dark, matter: 'plastic', round: 12 });
  const nose = face === 'bird' ? corners([462, y + 26], [498, y + 26], [480, y + 64]) : ring(480, y + 38, 20, 15);
  return (
    eye(480 - wide * 0.15) +
    eye(480 + wide * 0.15) +
    form(pen, nose, { tone: face === 'bird' ? toneOf('#f0a02c') : pen.dark, matter: 'plastic', round: 12 })
  );
}

import { num } from 'demo-chain/pictures/drawing/contour';
import { form } from 'demo-chain/pictures/drawing/form';
import { snowfield } from 'demo-chain/pictures/drawing/outdoors';
import type { Pen } from 'demo-chain/pictures/drawing/pen';
import { type Side, silhouette } from 'demo-chain/pictures/drawing/silhouette';
import { mark, stitch } from 'demo-chain/pictures/drawing/trim';
import { base, board, profile } from './board';
import { type SkiDesign, skiDesignOf } from './design';

/** Places a ski with its middle at (x, y), turned clockwise. */
const at = ({ length }: SkiDesign, svg: string, x: number, y: number, turn: number, size = 1) =>
  `<g transform="translate(${num(x)} ${num(y)}) rotate(${turn}) scale(${size}) translate(0 ${num(-length / 2)})">${svg}</g>`;

function pair(pen: Pen, design: SkiDesign): string {
  const gap = design.tip * 0.5 + (design.sort === 'track' ? 34 : 14);
  const left = board(pen, design);
  const right = () => board(pen, design);
  switch (design.pose) {
    case 'upright':
      return at(design, left, 480 - gap, 606, -1.5) + at(design, right(), 480 + gap, 594, 1.5);
    case 'turned':
      return at(design, base(pen, design), 480 + gap * 1.3, 600, 7) + at(design, left, 480 - gap * 0.7, 604, 3);
    case 'vee':
      return at(design, left, 480 - gap * 1.3, 600, -8) + at(design, right(), 480 + gap * 1.3, 600, 8);
    case 'crossed':
      return at(design, right(), 480, 602, -15) + at(design, left, 480, 598, 15);
  }
}

/** The base, the top and the arch side by side. */
function threeSides(pen: Pen, design: SkiDesign): string {
  const wide = design.tip + 44;
  return (
    at(design, board(pen, design), 480 - wide, 600, 0) +
    at(design, base(pen, design), 480 + 6, 600, 0) +
    at(design, profile(pen, design), 480 + wide * 0.86, 600, 0)
  );
}

function strapAt(pen: Pen, y: number): string {
  const d = `M-78 ${y - 20}C-30 ${y - 30} 30 ${y - 30} 78 ${y - 20}L80 ${y + 20}C30 ${y + 12} -30 ${y + 12} -80 ${y + 20}Z`;
  return form(pen, d, {
    tone: pen.dark,
    matter: 'webbing',
    round: 10,
    inner:
      stitch(pen.accent, `M-70 ${y - 8}C-30 ${y - 16} 30 ${y - 16} 70 ${y - 8}`, 2.4) +
      mark(pen, pen.accent.luminance > 0.4 ? pen.accent.base : pen.pale.base, 0, y - 4, 0.9),
  });
}

/** Base to base, held together by two straps, as skis are carried. */
function carried(pen: Pen, design: SkiDesign): string {
  const lot = pen.lot('carried');
  const lean = lot.int(-90, 90) / 10;
  const [high, low] = [design.length * 0.2 + lot.int(-40, 40), design.length * 0.84 + lot.int(-30, 30)];
  const side = (k: 1 | -1) => `<g transform="translate(${4 * k} 0) scale(${1.5 * k} 1)">${profile(pen, design)}</g>`;
  return at(design, side(1) + side(-1) + strapAt(pen, high) + strapAt(pen, low), 480, 600, lean);
}

function inSnow(pen: Pen, design: SkiDesign): string {
  const gap = design.tip * 0.62;
  return (
    at(design, board(pen, design), 480 - gap, 640, -2) +
    at(design, board(pen, design), 480 + gap, 632, 3) +
    snowfield(pen, 1030)
  );
}

const bodies: Record<Side, (pen: Pen, design: SkiDesign) => string> = {
  front: (pen, design) => (pen.view === 'scene' ? inSnow : pair)(pen, design),
  angle: threeSides,
  back: threeSides,
  packed: carried,
};

export const ski = silhouette(
  (pen) => {
    const { tip, length } = skiDesignOf(pen.subject);
    const wide = tip + 44;
    const top = 600 - length / 2;
    return {
      rest: 'lies',
      floor: 1090,
      details: [
        { of: 'angle', at: [480 - wide * 0.55, top + 130], zoom: 2.7 },
        { of: 'angle', at: [480 + wide * 0.3, 610], zoom: 2.7 },
      ],
      outdoors: 0.84,
    };
  },
  (pen, side) => bodies[side](pen, skiDesignOf(pen.subject)),
);

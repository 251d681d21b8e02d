import { fence, snowfield } from 'demo-chain/pictures/drawing/outdoors';
import type { Pen } from 'demo-chain/pictures/drawing/pen';
import { type Side, silhouette } from 'demo-chain/pictures/drawing/silhouette';
import { type PolesDesign, polesDesignOf } from './design';
import { LENGTH } from './foot';
import { foldedPole, pole, shortPole } from './pole';

/** Places a pole with the middle of it at (x, y), turned clockwise. */
function at(svg: string, x: number, y: number, turn: number, mirrored = false, size = 1): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${mirrored ? -size : size} ${size}) translate(0 ${-LENGTH / 2})">${svg}</g>`;
}

function pair(pen: Pen, design: PolesDesign): string {
  const size = design.length;
  const one = pole(pen, design);
  const other = () => pole(pen, design, design.rubberFoot);
  const down = 600 + (1 - size) * 40;
  const { sway, mirrored } = design;
  switch (design.pose) {
    case 'crossed':
      return at(one, 492, down - 4, 19 + sway, true, size) + at(other(), 468, down + 4, -19 + sway, false, size);
    case 'leaning': {
      const lean = (mirrored ? -11 : 11) + sway;
      return at(one, 378, down, lean, mirrored, size) + at(other(), 582, down + 4, lean, mirrored, size);
    }
    case 'vee': {
      const open = mirrored ? -1 : 1;
      return at(one, 346, down, -10 * open + sway, false, size) + at(other(), 614, down, 10 * open + sway, true, size);
    }
    case 'opposed':
      return at(one, 404, 602, 9 + sway, mirrored, size) + at(other(), 560, 598, 189 + sway, mirrored, size);
    case 'folded':
      return (
        at(one, 330, 600, -5 + sway, false, size) +
        at(foldedPole(pen, design, design.rubberFoot), 560, 760, 6 + sway, false, size * 1.1)
      );
  }
}

/** Both ends of a pole, close together and large. */
function ends(pen: Pen, design: PolesDesign): string {
  const size = 2;
  return (
    `<g transform="translate(330 150) rotate(-6) scale(${size})">${pole(pen, design)}</g>` +
    `<g transform="translate(700 ${1110 - LENGTH * size}) rotate(4 0 ${LENGTH * size}) scale(${size})">${pole(pen, design)}</g>`
  );
}

function packed(pen: Pen, design: PolesDesign): string {
  if (design.packed === 1)
    return (
      at(pole(pen, design), 436, 600, 4, false, design.length) +
      at(pole(pen, design), 520, 600, 184, false, design.length)
    );
  const short = design.lock === 'button' ? foldedPole : shortPole;
  return (
    `<g transform="translate(330 170) rotate(-4) scale(1.3)">${short(pen, design)}</g>` +
    `<g transform="translate(650 190) rotate(5) scale(${design.lock === 'button' ? 1.3 : -1.3} 1.3)">${short(pen, design, design.rubberFoot)}</g>`
  );
}

const onSnow = (pen: Pen) => !['hiking-poles', 'running-poles'].includes(pen.subject.art);

function outdoors(pen: Pen, design: PolesDesign): string {
  const both = at(pole(pen, design), 400, 600, -4, false) + at(pole(pen, design), 548, 600, 5, true);
  return onSnow(pen) ? both + snowfield(pen, LENGTH - 60) : fence(pen, LENGTH + 40) + both;
}

const bodies: Record<Side, (pen: Pen, design: PolesDesign) => string> = {
  front: (pen, design) => (pen.view === 'scene' ? outdoors(pen, design) : pair(pen, design)),
  angle: ends,
  back: pair,
  packed,
};

export const poles = silhouette(
  {
    rest: 'lies',
    floor: LENGTH + 52,
    details: [
      { of: 'angle', at: [330, 340], zoom: 1.7 },
      { of: 'angle', at: [690, 960], zoom: 1.7 },
    ],
    outdoors: 0.78,
  },
  (pen, side) => bodies[side](pen, polesDesignOf(pen.subject)),
);

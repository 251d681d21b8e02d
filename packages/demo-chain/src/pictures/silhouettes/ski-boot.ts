import type { Pen } from 'demo-chain/pictures/drawing/pen';
import { footwear } from 'demo-chain/pictures/drawing/shoe/footwear';
import { toneOf } from 'demo-chain/pictures/drawing/tone';
import { buckles, lever, type Place, powerStrap } from './ski-boot-closing';
import { type SkiBootDesign, skiBootDesignOf } from './ski-boot-design';
import { cuffOf, linerOf, shellOf, soleOf } from './ski-boot-shell';

function placing(design: SkiBootDesign, floor: number): { at: Place; mm: number } {
  const { size, length } = design;
  const mm = size / length;
  const stretch = length / 320;
  return { mm, at: (x, y) => [480 - size / 2 + x * stretch * mm, floor - y * mm] };
}

function fromTheSide(pen: Pen, design: SkiBootDesign, floor: number): string {
  const { at, mm } = placing(design, floor);
  const { cuff: high, lean } = design;
  // Where the cuff begins and ends, in front and behind.
  const top = { front: at(168 - lean, high - 18), back: at(292 - lean * 0.5, high) };
  return (
    linerOf(pen, design, at, mm, top) +
    soleOf(pen, design, at, mm) +
    shellOf(pen, design, at, mm) +
    cuffOf(pen, design, at, mm, top) +
    buckles(pen, design, at, mm) +
    powerStrap(pen, design, at, mm) +
    (design.walk ? lever(pen, design, at, mm) : '')
  );
}

export const skiBoot = footwear({
  designOf: skiBootDesignOf,
  highOf: ({ cuff, size, length }) => ((cuff + 26) * size) / length,
  one: fromTheSide,
  treadOf: (pen, { sole, trim }) => {
    const lot = pen.lot('tread');
    return {
      pattern: 'ski',
      toe: 0.7 + lot.next() * 0.3,
      depth: lot.int(2, 4),
      rows: lot.int(12, 18),
      rubber: sole,
      ground: toneOf('#4a4e54'),
      second: trim,
    };
  },
  groundOf: () => 'snow',
  size: ({ size }) => size,
  closeUp: (design, floor) => ({ at: placing(design, floor).at(190, design.cuff * 0.66), zoom: 2 }),
  laid: 0.74,
});

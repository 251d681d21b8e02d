import type { Point } from 'demo-chain/pictures/drawing/curve';
import { feather, form, hollow, patch } from 'demo-chain/pictures/drawing/form';
import type { Pen, Volume } from 'demo-chain/pictures/drawing/pen';
import { shoeAbove } from 'demo-chain/pictures/drawing/shoe/above';
import { footwear } from 'demo-chain/pictures/drawing/shoe/footwear';
import { type Last, lastOf } from 'demo-chain/pictures/drawing/shoe/last';
import { openingOf } from 'demo-chain/pictures/drawing/shoe/upper';
import { outlined, smooth, steps } from 'demo-chain/pictures/drawing/spline';
import { mix, toneOf } from 'demo-chain/pictures/drawing/tone';
import { line, mark, puller, stitch, zip } from 'demo-chain/pictures/drawing/trim';
import { type CrossCountryBootDesign, crossCountryBootDesignOf, upperDesignOf } from './cross-country-boot-design';
import { ankleStrap, collar, cuff, plate, quickPull } from './cross-country-boot-parts';

function fromTheSide(pen: Pen, design: CrossCountryBootDesign, floor: number): string {
  const last = lastOf({ ...design.last, floor });
  const { mm } = last;
  const cover: Point[] = [
    last.at(0.2, 0.98),
    last.at(0.3, 0.84),
    last.at(0.4, 0.76),
    last.at(0.5, 0.79),
    last.at(0.565, 0.97),
  ];
  return (
    openingOf(pen, last, upperDesignOf(design)) +
    form(pen, last.outline, {
      tone: design.body,
      matter: 'softshell',
      round: 32 * mm,
      bulge: 0.66,
      inner: (volume) =>
        blocks(pen, last, design, volume) +
        hollow(last.line([0.6, 0.7], [0.7, 0.5], [0.84, 0.46]), 24 * mm, 0.22) +
        zip(pen, smooth(cover), { width: 4.4 * mm, tape: pen.dark }) +
        puller(design.trim, ...(cover[4] as [number, number]), 24, 0.3 * mm) +
        feather(smooth(steps(0.03, 0.99, 10).map((u): Point => [last.x(u), last.feather(u)])), '#000', 5 * mm, 0.42),
    }) +
    collar(pen, last) +
    (design.cuff ? cuff(pen, last, design) : ankleStrap(pen, last, design)) +
    (design.quick ? quickPull(pen, last, design) : '') +
    plate(pen, last, design)
  );
}

function blocks(
  pen: Pen,
  last: Last,
  { blocking, second, trim, cuff: hinged }: CrossCountryBootDesign,
  volume: Volume,
): string {
  const sewn = (edge: Point[], corner: Point[], tone = second) =>
    patch(pen, outlined(edge, corner), volume, { tone, matter: 'stretch', height: 2.6 }) +
    stitch(tone, smooth(edge), 1.5);
  const foot = last.over([0.6, -8], [-0.05, -60]);
  const [x, y] = last.at(hinged ? 0.3 : 0.66, hinged ? 0.42 : 0.4);
  const ink = second.luminance > 0.55 && blocking !== 'toe' ? '#26282c' : '#f1eee6';
  const toe = patch(
    pen,
    outlined(last.over([0.02, 44], [0.1, 26], [0.2, 14], [0.3, -8]), last.over([-0.05, -60], [-0.05, 50])),
    volume,
    { tone: pen.dark, matter: 'rubber', height: 4 },
  );
  const pieces = {
    toe: () =>
      sewn(last.over([0.29, 70], [0.26, 40], [0.33, 16], [0.5, -8]), [...foot.slice(1), ...last.over([-0.05, 70])]),
    side: () =>
      sewn(
        [last.at(0.26, 0.9), last.at(0.36, 0.56), last.at(0.5, 0.36), last.at(0.66, 0.3), ...last.over([0.8, -8])],
        foot,
      ),
    shaft: () =>
      sewn(
        [last.at(0.4, 1.08), last.at(0.5, 0.6), last.at(0.7, 0.54), last.at(1.03, 0.56)],
        [last.at(1.04, 1.1), last.at(0.7, 1.2)],
      ),
    band: () =>
      sewn(
        [last.at(0.34, 1.05), last.at(0.4, 0.6), ...last.over([0.5, -8])],
        last.over([0.62, -8]).concat([last.at(0.5, 0.62), last.at(0.44, 1.05)]),
      ),
    heel: () =>
      sewn(
        [last.at(0.86, 1.05), last.at(0.72, 0.6), last.at(0.6, 0.3), ...last.over([0.46, -8])],
        last.over([1.04, -60]).concat([last.at(1.05, 1.1)]),
      ),
  };
  return (
    pieces[blocking]() +
    toe +
    line(trim.base, smooth(last.over([0.32, 9], [0.5, 8], [0.7, 9], [0.99, 16])), 2.2 * last.mm) +
    mark(pen, ink, x, y, 0.4 * last.mm)
  );
}

export const crossCountryBoot = footwear({
  designOf: crossCountryBootDesignOf,
  highOf: ({ last }) => ((last.shaft + last.heelStack + 8) * last.size) / last.length,
  one: fromTheSide,
  above: (pen, design) =>
    shoeAbove(pen, {
      toe: design.last.toe,
      upper: upperDesignOf(design),
      midsole: design.sole,
      tongue: design.body,
      lace: design.trim,
      pairs: 4,
      straps: design.cuff,
    }),
  treadOf: (_, { last, sole, trim }) => ({
    pattern: 'ski',
    toe: last.toe,
    depth: 2,
    rows: 14,
    rubber: sole,
    ground: toneOf(mix(sole.base, '#777b80', 0.3)),
    second: trim,
  }),
  groundOf: () => 'snow',
  size: ({ last }) => last.size,
  closeUp: ({ last }, floor) => ({ at: lastOf({ ...last, floor }).at(0.7, 0.62), zoom: 2 }),
});

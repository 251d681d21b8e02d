import type { Point } from 'demo-chain/pictures/drawing/curve';
import { feather, form, hollow } from 'demo-chain/pictures/drawing/form';
import type { Pen } from 'demo-chain/pictures/drawing/pen';
import { footwear } from 'demo-chain/pictures/drawing/shoe/footwear';
import { type Last, lastOf } from 'demo-chain/pictures/drawing/shoe/last';
import { soleEdge } from 'demo-chain/pictures/drawing/shoe/sole-edge';
import { alongside, outlined, pointOn, smooth, steps } from 'demo-chain/pictures/drawing/spline';
import { mix, toneOf } from 'demo-chain/pictures/drawing/tone';
import { mark } from 'demo-chain/pictures/drawing/trim';
import { type RubberBootDesign, rubberBootDesignOf } from './rubber-boot-design';
import { bends, footOf, reflectors, shaftOf } from './rubber-boot-shaft';

function fromTheSide(pen: Pen, design: RubberBootDesign, floor: number): string {
  const last = lastOf({ ...design.last, floor });
  const { body, gloss, look } = design;
  const [x, y] = last.at(0.62, 0.86);
  const ink = body.luminance > 0.6 ? '#26282c' : '#f1eee6';
  return (
    mouth(pen, last, design) +
    form(pen, last.outline, {
      tone: body,
      matter: gloss ? 'gloss-rubber' : 'rubber',
      round: 34 * last.mm,
      bulge: 0.62,
      inner: (volume) =>
        bends(last) +
        hollow(smooth(alongside(last.collar, 0, 1, -6 * last.mm, 6)), 44 * last.mm, -0.55) +
        shaftOf(pen, last, design, volume) +
        footOf(pen, last, design, volume) +
        (design.reflectors ? reflectors(pen, last, volume) : '') +
        feather(
          smooth(steps(0.03, 0.99, 10).map((u): Point => [last.x(u), last.feather(u)])),
          '#000',
          5 * last.mm,
          0.4,
        ),
    }) +
    binding(pen, last, design) +
    (design.strap ? strap(pen, last, design) : '') +
    soleEdge(pen, last, {
      sidewall: design.sidewall,
      midsole: design.sole,
      second: design.trim,
      outsole: design.outsole,
      rubber: design.rubber,
      bumper: design.bumper ? 0.7 : 0.25,
      block: true,
      lugs: design.lugs,
      matter: 'rubber',
    }) +
    (look === 'gaiter' ? '' : mark(pen, ink, x, y, 0.42 * last.mm))
  );
}

function mouth(pen: Pen, last: Last, { lining }: RubberBootDesign): string {
  const { mm } = last;
  const share = (t: number) => pointOn(last.collar, t);
  const far = steps(0, 1, 8).map((t): Point => [share(t)[0], share(t)[1] - 15 * mm * Math.sin(Math.PI * t) ** 0.7 - 1]);
  const near = steps(1, 0, 8).map((t): Point => [share(t)[0], share(t)[1] + 9 * mm]);
  return form(pen, outlined(far, near), {
    tone: lining,
    matter: 'jersey',
    round: 6 * mm,
    bulge: 0.6,
    inner: feather(smooth(steps(0.02, 0.98, 8).map(share)), '#000', 20 * mm, 0.6, 0, 2 * mm),
  });
}

function binding(pen: Pen, last: Last, { lined, lining, trim, handles, body }: RubberBootDesign): string {
  const { mm } = last;
  const band = (top: number, foot: number) =>
    outlined(alongside(last.collar, -0.02, 1.02, top, 8), alongside(last.collar, 1.02, -0.02, -foot, 8));
  const grip = handles
    ? form(
        pen,
        outlined(
          alongside(last.collar, 0.3, 0.72, (t) => 26 * mm * Math.sin(Math.PI * t) ** 0.6, 6),
          alongside(last.collar, 0.62, 0.4, (t) => 12 * mm * Math.sin(Math.PI * t) ** 0.6, 6),
        ),
        {
          tone: body,
          matter: 'rubber',
          round: 8 * mm,
          bulge: 0.6,
        },
      )
    : '';
  if (lined)
    return form(pen, band(lined === 'fur' ? 8 * mm : 4 * mm, lined === 'fur' ? 16 * mm : 9 * mm), {
      tone: lining,
      matter: lined === 'fur' ? 'pile' : 'fleece',
      round: 8 * mm,
      bulge: 0.8,
    });
  return grip + form(pen, band(2.4 * mm, 5.5 * mm), { tone: trim, matter: 'rubber', round: 4 * mm, bulge: 0.7 });
}

function strap(pen: Pen, last: Last, { trim }: RubberBootDesign): string {
  const { mm } = last;
  const band = toneOf(trim.luminance > 0.6 ? trim.shade : trim.base);
  const [x, y] = last.at(0.84, 0.885);
  const frame = (w: number, h: number): Point[] => [
    [x - w, y - h],
    [x + w, y - h],
    [x + w, y + h],
    [x - w, y + h],
    [x - w, y - h],
  ];
  return (
    form(
      pen,
      last.shape(
        [
          [0.68, 0.9],
          [0.8, 0.9],
          [1.0, 0.915],
        ],
        [
          [1.0, 0.855],
          [0.8, 0.845],
          [0.68, 0.85],
        ],
      ),
      {
        tone: band,
        matter: 'rubber',
        round: 3 * mm,
        bulge: 0.5,
      },
    ) +
    form(pen, outlined(...frame(9 * mm, 12 * mm).map((p) => [p])), {
      tone: pen.steel,
      matter: 'steel',
      round: 2 * mm,
      bulge: 0.8,
      inner: '',
    }) +
    form(pen, outlined(...frame(5.6 * mm, 8 * mm).map((p) => [p])), {
      tone: band,
      matter: 'rubber',
      round: 3 * mm,
      bulge: 0.2,
    }) +
    form(
      pen,
      outlined(
        [[x - 7 * mm, y - 1.2 * mm]],
        [[x + 2 * mm, y - 1.2 * mm]],
        [[x + 2 * mm, y + 1.2 * mm]],
        [[x - 7 * mm, y + 1.2 * mm]],
      ),
      {
        tone: pen.steel,
        matter: 'steel',
        round: mm,
        bulge: 0.9,
      },
    )
  );
}

export const rubberBoot = footwear({
  designOf: rubberBootDesignOf,
  highOf: ({ last }) => ((last.shaft + last.heelStack + last.lug + 8) * last.size) / last.length,
  one: fromTheSide,
  treadOf: (_, { last, lugs, outsole, sole }) => ({
    pattern: 'boot',
    toe: last.toe,
    depth: last.lug,
    rows: lugs,
    rubber: outsole,
    ground: toneOf(mix(outsole.base, sole.base, 0.3)),
    second: sole,
  }),
  groundOf: (pen) => pen.lot('ground').pick(['moss', 'planks', 'stone']),
  size: ({ last }) => last.size,
  closeUp: ({ last }, floor) => ({ at: lastOf({ ...last, floor }).at(0.74, 0.84), zoom: 2.2 }),
  laid: 0.68,
});

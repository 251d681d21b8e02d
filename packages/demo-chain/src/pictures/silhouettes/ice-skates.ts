import { between } from 'demo-chain/pictures/drawing/curve';
import { feather, form, patch } from 'demo-chain/pictures/drawing/form';
import { groundUnder } from 'demo-chain/pictures/drawing/ground';
import type { Pen } from 'demo-chain/pictures/drawing/pen';
import { placed } from 'demo-chain/pictures/drawing/placed';
import { shoeAbove } from 'demo-chain/pictures/drawing/shoe/above';
import { inItsBox } from 'demo-chain/pictures/drawing/shoe/box';
import { floorUnder } from 'demo-chain/pictures/drawing/shoe/footwear';
import { lacing, tongueOf } from 'demo-chain/pictures/drawing/shoe/lacing';
import { type Last, lastOf } from 'demo-chain/pictures/drawing/shoe/last';
import { standingPair } from 'demo-chain/pictures/drawing/shoe/pair';
import { soleEdge } from 'demo-chain/pictures/drawing/shoe/sole-edge';
import { openingOf, upperOf } from 'demo-chain/pictures/drawing/shoe/upper';
import { type Side, silhouette } from 'demo-chain/pictures/drawing/silhouette';
import { outlined, rounded, steps } from 'demo-chain/pictures/drawing/spline';
import { toneOf } from 'demo-chain/pictures/drawing/tone';
import { groove, line, mark } from 'demo-chain/pictures/drawing/trim';
import { figureBlade, holderOf, runner } from './ice-skates-blades';
import { type SkateDesign, skateDesignOf } from './ice-skates-design';

const floorOf = ({ last, blade }: SkateDesign) =>
  floorUnder(((last.shaft + last.heelStack + blade + 8) * last.size) / last.length);

function fromTheSide(pen: Pen, design: SkateDesign): string {
  const last = lastOf({ ...design.last, floor: floorOf(design) });
  const { upper, lacing: laces, type } = design;
  const [x, y] = last.at(0.8, 0.42);
  const ink = (upper.counter === 'none' ? upper.body : upper.counterTone).luminance > 0.55 ? '#26282c' : '#f1eee6';
  return (
    (type === 'figure' ? figureBlade(pen, last) : runner(pen, last) + holderOf(pen, last, design)) +
    openingOf(pen, last, upper) +
    tongueOf(pen, last, {
      tongue: design.tongue,
      far: upper.eyestay,
      from: laces.from,
      high: 24,
      matter: 'softshell',
    }) +
    upperOf(pen, last, upper, laces.from) +
    lacing(pen, last, laces) +
    (design.buckle ? ankleStrap(pen, last, design) : '') +
    soleEdge(pen, last, {
      sidewall: type === 'figure' ? 'plain' : 'stripe',
      midsole: toneOf(type === 'figure' ? '#2c2623' : '#2b2e33'),
      second: design.trim,
      outsole: toneOf('#1f2124'),
      rubber: 2.5,
      bumper: 0,
      block: type === 'figure',
      lugs: 0,
      matter: type === 'figure' ? 'wood' : 'matt-plastic',
    }) +
    mark(pen, ink, x, y, 0.38 * last.mm)
  );
}

function ankleStrap(pen: Pen, last: Last, { trim, upper }: SkateDesign): string {
  const { mm } = last;
  const [bx, by] = last.at(0.66, 0.66);
  const d = last.shape(
    [
      [0.46, 1.1],
      [0.54, 0.86],
      [0.64, 0.72],
      [0.78, 0.56],
      [0.9, 0.46],
    ],
    [
      [0.9, 0.34],
      [0.78, 0.44],
      [0.62, 0.58],
      [0.5, 0.76],
      [0.43, 1.04],
    ],
  );
  const lever = between(last.at(0.62, 0.69), [bx, by], 0.3);
  return (
    form(pen, d, {
      tone: toneOf('#2b2e33'),
      matter: 'webbing',
      round: 5 * mm,
      bulge: 0.4,
      inner: line(trim.base, last.line([0.5, 0.88], [0.62, 0.66], [0.78, 0.5], [0.9, 0.41]), 1.6 * mm),
    }) +
    form(
      pen,
      outlined(
        [last.at(0.585, 0.83), last.at(0.66, 0.72), last.at(0.73, 0.64)],
        [last.at(0.71, 0.51), last.at(0.62, 0.6), last.at(0.55, 0.72)],
      ),
      { tone: upper.overlay, matter: 'matt-plastic', round: 5 * mm, bulge: 0.6 },
    ) +
    form(
      pen,
      rounded([
        [lever[0] - 12 * mm, lever[1] + 1 * mm],
        [lever[0] - 2 * mm, lever[1] - 7 * mm],
        [lever[0] + 13 * mm, lever[1] + 4 * mm],
        [lever[0] + 3 * mm, lever[1] + 9 * mm],
      ]),
      { tone: trim, matter: 'matt-plastic', round: 4 * mm, bulge: 0.7 },
    )
  );
}

/** Ice: pale, hard, scratched. */
function ice(pen: Pen, floor: number, size: number): string {
  const scratches = steps(-100, 1000, 9)
    .map((x, i) =>
      groove(
        `M${x} ${floor + 40 - (i % 4) * 22}C${x + 90} ${floor + 20 - (i % 3) * 20} ${x + 170} ${floor - 10 + (i % 5) * 12} ${x + 260} ${floor + 10 - (i % 2) * 30}`,
        2,
        0.4,
      ),
    )
    .join('');
  return form(pen, `M-240 ${floor - 74}L1200 ${floor - 74}L1200 ${floor + 340}L-240 ${floor + 340}Z`, {
    tone: toneOf('#d3e2ea'),
    matter: 'glass',
    round: 16,
    bulge: 0.3,
    edge: 0,
    inner: (volume) =>
      patch(
        pen,
        `M-240 ${floor + 60}C200 ${floor + 44} 700 ${floor + 76} 1200 ${floor + 52}L1200 ${floor + 340}L-240 ${floor + 340}Z`,
        volume,
        { tone: toneOf('#c3d6e1'), matter: 'glass', height: 1 },
      ) +
      scratches +
      feather(`M${480 - size * 0.5} ${floor - 2}L${480 + size * 0.52} ${floor - 2}`, '#23333f', 22, 0.5),
  });
}

function drawn(pen: Pen, side: Side): string {
  const design = skateDesignOf(pen.subject);
  const floor = floorOf(design);
  const one = (small: Pen) => fromTheSide(small, design);
  switch (side) {
    case 'front':
      if (pen.view === 'scene')
        return (
          (pen.lot('ground').chance(0.5)
            ? ice(pen, floor, design.last.size)
            : groundUnder(pen, 'snow', floor, design.last.size)) + one(pen)
        );
      return standingPair(pen, floor, one, 0.94);
    case 'back':
      return one(pen);
    case 'angle':
      return placed(pen, { mirrored: true }, one);
    case 'packed':
      return inItsBox(pen, (small) =>
        shoeAbove(small, {
          toe: design.last.toe,
          upper: design.upper,
          midsole: design.holder,
          tongue: design.tongue,
          lace: design.lacing.lace,
          pairs: design.lacing.pairs,
          straps: design.buckle,
        }),
      );
  }
}

export const iceSkates = silhouette((pen) => {
  const design = skateDesignOf(pen.subject);
  const floor = floorOf(design);
  const last = lastOf({ ...design.last, floor });
  const [x, y] = last.at(0.5, 0.9);
  return {
    rest: 'stands',
    floor,
    restOf: { packed: 'lies', angle: 'stands' },
    details: [
      { of: 'back', at: [last.x(0.4), floor - 130], zoom: 1.9 },
      { of: 'back', at: [x + 30, y], zoom: 2 },
    ],
    outdoors: 0.86,
  };
}, drawn);

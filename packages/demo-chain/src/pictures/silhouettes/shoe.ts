import type { Ground } from 'demo-chain/pictures/drawing/ground';
import type { Pen } from 'demo-chain/pictures/drawing/pen';
import { shoeAbove } from 'demo-chain/pictures/drawing/shoe/above';
import { footwear } from 'demo-chain/pictures/drawing/shoe/footwear';
import { lacing, strapOver, tongueOf } from 'demo-chain/pictures/drawing/shoe/lacing';
import { type Last, lastOf } from 'demo-chain/pictures/drawing/shoe/last';
import { soleEdge } from 'demo-chain/pictures/drawing/shoe/sole-edge';
import { openingOf, upperOf } from 'demo-chain/pictures/drawing/shoe/upper';
import { ease } from 'demo-chain/pictures/drawing/spline';
import { mix, toneOf } from 'demo-chain/pictures/drawing/tone';
import { mark, puller, zip } from 'demo-chain/pictures/drawing/trim';
import { type ShoeDesign, shoeDesignOf } from './shoe-design';
import type { ShoeKind } from './shoe-recipes';

function fromTheSide(pen: Pen, design: ShoeDesign, floor: number): string {
  const last = lastOf({ ...design.last, floor });
  const { upper, lacing: laces } = design;
  const [x, y] = last.at(0.84, upper.counter === 'none' ? 0.4 : 0.34);
  const ink = upper.counterTone.luminance > 0.55 ? '#26282c' : '#f1eee6';
  return (
    openingOf(pen, last, upper) +
    tongueOf(pen, last, {
      tongue: design.tongue,
      far: upper.eyestay,
      from: laces.from,
      high: 16 + 6 * ease(90, 180, design.shaft),
      matter: design.tongueMatter,
    }) +
    upperOf(pen, last, upper, laces.from) +
    closing(pen, design, last) +
    soleEdge(pen, last, design.sole) +
    mark(pen, ink, x, y, 0.46 * last.mm)
  );
}

function closing(pen: Pen, { closure, lacing: laces, upper }: ShoeDesign, last: Last): string {
  const strap = (share: number) =>
    strapOver(pen, last, {
      share,
      width: 19,
      tone: upper.eyestay,
      foot: 0.36,
      ink: upper.eyestay.luminance > 0.5 ? '#26282c' : '#f1eee6',
    });
  switch (closure) {
    case 'straps':
      return strap(0.66) + strap(0.9);
    case 'elastic':
      return lacing(pen, last, { ...laces, bow: false, hooks: 0 });
    case 'elastic-strap':
      return lacing(pen, last, { ...laces, bow: false, hooks: 0 }) + strap(0.92);
    case 'laces-strap':
      return lacing(pen, last, { ...laces, bow: false, hooks: 0 }) + strap(0.93);
    case 'laces-zip':
      return lacing(pen, last, laces) + sideZip(pen, last);
    case 'laces':
      return lacing(pen, last, laces);
  }
}

function sideZip(pen: Pen, last: Last): string {
  const [x, y] = last.at(0.72, 0.93);
  return (
    zip(pen, last.line([0.72, 0.94], [0.71, 0.7], [0.69, 0.45], [0.68, 0.26]), { width: 5 * last.mm, tape: pen.dark }) +
    puller(pen.steel, x, y, 4, 0.34 * last.mm)
  );
}

const grounds: Record<ShoeKind, Ground> = {
  'mountain-boot': 'stone',
  'hiking-boot': 'moss',
  'winter-boot': 'snow',
  'approach-shoe': 'stone',
  'trail-shoe': 'stone',
  'running-shoe': 'planks',
  'leisure-shoe': 'planks',
};

export const shoe = footwear({
  designOf: shoeDesignOf,
  highOf: ({ last }) => ((last.shaft + last.heelStack + last.lug + 8) * last.size) / last.length,
  one: fromTheSide,
  above: (pen, { last, upper, sole, tongue, lacing: laces, closure }) =>
    shoeAbove(pen, {
      toe: last.toe,
      upper,
      midsole: sole.midsole,
      tongue,
      lace: laces.lace,
      pairs: laces.pairs,
      straps: closure === 'straps',
    }),
  treadOf: (_, { tread, last, sole }) => ({
    pattern: tread,
    toe: last.toe,
    depth: last.lug,
    rows: Math.round(sole.lugs * 0.8),
    rubber: sole.outsole,
    ground: toneOf(mix(sole.outsole.base, sole.midsole.base, 0.35)),
    second: sole.second,
  }),
  groundOf: ({ subject }) => grounds[subject.art as ShoeKind],
  size: ({ last }) => last.size,
  closeUp: ({ last }, floor) => {
    const [x, y] = lastOf({ ...last, floor }).at(0.44, 0.86);
    return { at: [x + 20, y], zoom: 2.1 };
  },
});

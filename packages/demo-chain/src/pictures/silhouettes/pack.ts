import { num } from 'demo-chain/pictures/drawing/contour';
import { type Fold, flipFold, folds, form, panel, tube } from 'demo-chain/pictures/drawing/form';
import { boulder } from 'demo-chain/pictures/drawing/outdoors';
import { corners, slab } from 'demo-chain/pictures/drawing/outline';
import type { Pen } from 'demo-chain/pictures/drawing/pen';
import { type Side, silhouette } from 'demo-chain/pictures/drawing/silhouette';
import { toneOf } from 'demo-chain/pictures/drawing/tone';
import { line, seam, stitch } from 'demo-chain/pictures/drawing/trim';
import { packBack } from './pack-back';
import { closure } from './pack-closure';
import { covered } from './pack-covered';
import { type PackDesign, packDesignOf } from './pack-design';
import { frontPocket, onTheFront } from './pack-front';
import { harness, hipBelt } from './pack-harness';
import { both, FLOOR, type PackShape, shapeOf } from './pack-shape';

const reflector = toneOf('#d7dbdf');

function sidePocket(pen: Pen, design: PackDesign, shape: PackShape, side: 1 | -1): string {
  const x = (dx: number) => num(480 + side * dx);
  const half = Math.max(shape.wide * 0.46, (shape.wide * 0.5 + shape.foot * 0.5) / 2) + shape.wide * 0.035;
  const low = FLOOR - 18;
  const high = low - shape.high * 0.36;
  return form(
    pen,
    `M${x(half - 70)} ${num(high + 10)}C${x(half - 20)} ${num(high - 14)} ${x(half + 24)} ${num(high)} ${x(half + 30)} ${num(high + 34)}C${x(half + 46)} ${num(high + 120)} ${x(half + 40)} ${num(low - 60)} ${x(half + 14)} ${num(low - 12)}C${x(half)} ${num(low + 8)} ${x(half - 60)} ${num(low + 10)} ${x(half - 90)} ${num(low)}Z`,
    {
      tone: design.side === 'mesh' ? pen.dark : pen.panel,
      matter: design.side === 'mesh' ? 'mesh' : 'cordura',
      round: 40,
      inner: stitch(
        pen.dark,
        `M${x(half - 70)} ${num(high + 30)}C${x(half - 10)} ${num(high + 8)} ${x(half + 20)} ${num(high + 22)} ${x(half + 40)} ${num(high + 50)}`,
      ),
    },
  );
}

function bottleIn(pen: Pen, shape: PackShape): string {
  const x = 480 + Math.max(shape.wide, shape.foot) * 0.5 + 2;
  const y = FLOOR - shape.high * 0.36 - 6;
  return (
    form(pen, slab({ x, top: y - 112, bottom: y - 70, wide: 34, corner: 10 }), {
      tone: pen.dark,
      matter: 'matt-plastic',
      round: 16,
    }) +
    form(pen, slab({ x, top: y - 76, bottom: y + 90, wide: 58, corner: 24 }), {
      tone: pen.accent,
      matter: 'plastic',
      round: 28,
    })
  );
}

function skisOn(pen: Pen, shape: PackShape): string {
  return both((side) => {
    const x = (dx: number) => num(480 + side * dx);
    const ski = `M${x(shape.wide * 0.44)} ${FLOOR + 16}L${x(30)} ${num(shape.top - 200)}`;
    return tube(pen, ski, 40, { tone: side > 0 ? pen.accent : pen.panel, matter: 'lacquer', bulge: 0.16 });
  });
}

function front(pen: Pen): string {
  const design = packDesignOf(pen.subject);
  const shape = shapeOf(design);
  const { top, left, high, wide } = shape;
  const outdoors = pen.view === 'scene';
  const crease: Fold[] = [
    [left + 20, top + high * 0.3, left + wide * 0.25, top + high * 0.35, left + wide * 0.45, top + high * 0.32],
    [left + 8, top + high * 0.52, left + wide * 0.14, top + high * 0.55, left + wide * 0.22, top + high * 0.53],
    [left + 30, FLOOR - 40, left + wide * 0.2, FLOOR - 80, left + wide * 0.4, FLOOR - 66],
  ];
  const { blocking } = design;
  return (
    (outdoors ? `<g transform="translate(210 0)">${boulder(pen, 800, 980, 250)}</g>` : '') +
    harness(pen, shape) +
    tube(
      pen,
      `M${num(480 - 46)} ${num(top + 22)}C${num(480 - 50)} ${num(top - 62)} ${num(480 + 50)} ${num(top - 62)} ${num(480 + 46)} ${num(top + 22)}`,
      17,
      { tone: pen.dark, matter: 'webbing', bulge: 0.4 },
    ) +
    (outdoors && design.skis ? skisOn(pen, shape) : '') +
    (design.pockets.belt ? hipBelt(pen, design, shape) : '') +
    (design.bottle && design.pockets.side ? bottleIn(pen, shape) : '') +
    (design.pockets.side ? both((side) => sidePocket(pen, design, shape, side)) : '') +
    form(pen, shape.body, {
      matter: 'cordura',
      round: 100,
      bulge: 0.5,
      inner: (volume) =>
        (blocking === 'split'
          ? panel(pen, corners([0, 0], [480 - wide * 0.16, 0], [480 - wide * 0.2, 1200], [0, 1200]), volume, {
              tone: pen.panel,
              matter: 'cordura',
            })
          : '') +
        (blocking === 'sash'
          ? panel(
              pen,
              corners(
                [0, top + high * 0.2],
                [960, top + high * 0.56],
                [960, top + high * 0.78],
                [0, top + high * 0.42],
              ),
              volume,
              { tone: pen.accent, matter: 'cordura' },
            )
          : '') +
        folds([...crease, ...crease.map((one) => flipFold(one)).slice(1)], 17, 0.75) +
        both((side) =>
          seam(
            pen.main,
            `M${num(480 + side * wide * 0.3)} ${num(top)}C${num(480 + side * wide * 0.4)} ${num(top + high * 0.4)} ${num(480 + side * wide * 0.38)} ${num(FLOOR - 200)} ${num(480 + side * shape.foot * 0.36)} ${FLOOR}`,
          ),
        ) +
        (blocking === 'foot' || design.bottomZip
          ? panel(
              pen,
              `M0 ${num(FLOOR - high * 0.17)}Q480 ${num(FLOOR - high * 0.13)} 960 ${num(FLOOR - high * 0.17)}V1200H0Z`.replace(
                'V1200H0Z',
                'L960 1200L0 1200Z',
              ),
              volume,
              { tone: blocking === 'foot' ? pen.accent : pen.panel, matter: 'cordura' },
            )
          : ''),
    }) +
    frontPocket(pen, design, shape) +
    onTheFront(pen, design, shape) +
    closure(pen, design, shape) +
    (design.reflex === 'none'
      ? ''
      : line(reflector.base, `M${num(480 - wide * 0.2)} ${num(FLOOR - 54)}H${num(480 + wide * 0.2)}`, 12)) +
    (design.reflex === 'all'
      ? both((side) =>
          line(reflector.light, `M${num(480 + side * wide * 0.36)} ${num(top + high * 0.3)}v${num(high * 0.14)}`, 9),
        )
      : '')
  );
}

/** Small ones stand a little above the lower edge. */
const liftOf = ({ high }: PackDesign) => (FLOOR - 100 - high) * 0.36;

function drawn(pen: Pen, side: Side): string {
  const turned = side === 'packed' ? covered(pen) : side === 'back' ? packBack(pen) : front(pen);
  return `<g transform="translate(0 ${num(-liftOf(packDesignOf(pen.subject)))})">${turned}</g>`;
}

export const pack = silhouette((pen) => {
  const design = packDesignOf(pen.subject);
  const { top, high } = shapeOf(design);
  const lift = liftOf(design);
  return {
    rest: 'stands',
    floor: FLOOR - lift,
    details: [
      { at: [500, top - lift + high * 0.2], zoom: 2.1 },
      { of: 'back', at: [440, top - lift + high * 0.36], zoom: 1.9 },
    ],
    outdoors: 0.82,
  };
}, drawn);

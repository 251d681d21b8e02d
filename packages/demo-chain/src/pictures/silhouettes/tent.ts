import { num } from 'demo-chain/pictures/drawing/contour';
import { type Fold, folds, form, panel, patch } from 'demo-chain/pictures/drawing/form';
import { markOn, stuffSack } from 'demo-chain/pictures/drawing/luggage';
import { between, corners, mirrored, type Point, ring } from 'demo-chain/pictures/drawing/outline';
import type { Pen } from 'demo-chain/pictures/drawing/pen';
import { archFrom, archTo, guy, type Hoop, moveTo, sleeve } from 'demo-chain/pictures/drawing/pitch';
import { type Side, silhouette } from 'demo-chain/pictures/drawing/silhouette';
import { toneOf } from 'demo-chain/pictures/drawing/tone';
import { line, seam } from 'demo-chain/pictures/drawing/trim';
import { dome } from './dome-tent';
import { type TentDesign, tentDesignOf } from './tent-design';
import { type Door, entrance, mesh } from './tent-door';

const pane = toneOf('#7c97a3');

/** Where the hoops of a tunnel and a cabin stand: the first near and to the left, the last far and to the right. */
function hoopsOf({ form: kind, persons, poles, height }: TentDesign): { hoops: Hoop[]; square: number } {
  const cabin = kind === 'cabin';
  const long = cabin ? 470 + persons * 34 : 330 + persons * 80;
  const high = cabin ? 400 + (height - 180) * 4.4 : 270 + (height - 104) * 3 + persons * 14;
  const wide = cabin ? 360 + persons * 10 : 260 + persons * 26;
  const start = 480 - (long + wide * 0.8) / 2;
  const hoops = Array.from({ length: poles }, (_, i): Hoop => {
    const share = i / (poles - 1);
    const size =
      (1 - share * 0.2) *
      (cabin ? 1 : 0.86 + 0.28 * Math.sin((0.2 + share * 0.62) * Math.PI) - (i === poles - 1 ? 0.08 : 0));
    const x = start + share * long;
    const y = 985 - share * 96;
    return {
      left: [x, y - 34],
      right: [x + wide * (1 - share * 0.2), y],
      top: [x + wide * 0.46 * (1 - share * 0.2), y - high * size],
    };
  });
  return { hoops, square: cabin ? 0.86 : 0.46 };
}

const ridge = (a: Point, b: Point, dip: number): string => {
  const [x, y] = between(a, b, 0.5);
  return `Q${num(x)} ${num(y + dip)} ${num(b[0])} ${num(b[1])}`;
};

function wall(pen: Pen, design: TentDesign, index: number, near: Hoop, far: Hoop, square: number): string {
  const { blocking } = design;
  const tone =
    blocking === 'stripe' && index % 2 ? pen.panel : blocking === 'porch' && index === 0 ? pen.accent : pen.main;
  const foot = between(near.right, far.right, 0.5);
  const d = `${moveTo(near.top)}${ridge(near.top, far.top, 12)}${archTo(far.top, far.right, square)}Q${num(foot[0])} ${num(foot[1] - 12)} ${num(near.right[0])} ${num(near.right[1])}${archFrom(near.right, near.top, square)}Z`;
  const high = near.right[1] - near.top[1];
  const hem = corners(
    [near.right[0] - 60, near.right[1] - high * 0.2],
    [far.right[0] + 60, far.right[1] - high * 0.17],
    [far.right[0] + 60, far.right[1] + 40],
    [near.right[0] - 60, near.right[1] + 40],
  );
  const crease: Fold[] = [
    [near.right[0] + 6, near.right[1] - 6, foot[0] - 30, foot[1] - high * 0.3, foot[0] - 20, foot[1] - high * 0.62],
    [far.right[0] - 4, far.right[1] - 10, foot[0] + 10, foot[1] - high * 0.2, foot[0] + 14, foot[1] - high * 0.5],
    [far.top[0] + 20, far.top[1] + 30, foot[0], foot[1] - high * 0.7, foot[0] - 10, foot[1] - high * 0.42],
  ];
  const glass = design.windows > index ? windowIn(pen, near, far, high) : '';
  return form(pen, d, {
    tone,
    matter: 'shell',
    round: 54,
    bulge: 0.24,
    inner: (volume) =>
      folds(crease, 18, 0.9) +
      (blocking === 'skirt' || design.snowSkirt ? panel(pen, hem, volume, { tone: pen.panel, matter: 'shell' }) : '') +
      glass,
  });
}

function windowIn(pen: Pen, near: Hoop, far: Hoop, high: number): string {
  const wide = far.right[0] - near.right[0];
  const x = near.right[0] + wide * 0.12;
  const y = near.right[1] - high * 0.68;
  const tilt = (far.right[1] - near.right[1]) * 0.7;
  const w = wide * 0.68;
  const h = high * 0.27;
  const frame = corners([x, y], [x + w, y + tilt], [x + w, y + tilt + h], [x, y + h]);
  return (
    patch(pen, frame, { round: 54, bulge: 0.24 }, { tone: pane, matter: 'glass', height: 2 }) +
    seam(pen.main, frame, 4) +
    line(
      pen.pale.base,
      `M${num(x + w / 2)} ${num(y + tilt / 2)}v${num(h)}M${num(x)} ${num(y + h / 2)}l${num(w)} ${num(tilt)}`,
      4,
      0.7,
    )
  );
}

function hooped(pen: Pen, design: TentDesign, behind: boolean): string {
  const { hoops, square } = hoopsOf(design);
  const first = hoops[0] as Hoop;
  const last = hoops[hoops.length - 1] as Hoop;
  const cabin = design.form === 'cabin';
  const tail: Point = [last.right[0] + (cabin ? 34 : 96), last.right[1] - 14];
  const nose: Point = [first.left[0] - (cabin ? 14 : 70), first.left[1] + 22];
  const face = `${moveTo(first.top)}${archTo(first.top, nose, square)}Q${num((nose[0] + first.right[0]) / 2)} ${num(first.right[1] + 12)} ${num(first.right[0])} ${num(first.right[1])}${archFrom(first.right, first.top, square)}Z`;
  const faceTone = design.blocking === 'face' ? pen.accent : design.blocking === 'stripe' ? pen.panel : pen.main;
  const high = first.right[1] - first.top[1];
  const way: Door = {
    left: [nose[0] + (first.right[0] - nose[0]) * 0.24, first.right[1] + 2],
    right: [nose[0] + (first.right[0] - nose[0]) * 0.78, first.right[1] + 4],
    top: [first.top[0] - (cabin ? 0 : 6), first.top[1] + high * (cabin ? 0.16 : 0.2)],
    square: cabin ? 0.8 : 0.4,
  };
  const walls = hoops.slice(0, -1).map((near, i) => wall(pen, design, i, near, hoops[i + 1] as Hoop, square));
  const back = form(
    pen,
    `${moveTo(last.top)}C${num(last.top[0] + (tail[0] - last.top[0]) * 0.7)} ${num(last.top[1] + 20)} ${num(tail[0] - 10)} ${num(tail[1] - high * 0.42)} ${num(tail[0])} ${num(tail[1])}L${num(last.right[0])} ${num(last.right[1])}${archFrom(last.right, last.top, square)}Z`,
    { matter: 'shell', round: 50, bulge: 0.3, tone: behind ? pen.panel : pen.main },
  );
  const vent = between(first.top, first.right, 0.3);
  return (
    guy(pen, between(last.top, last.right, 0.5), [Math.min(930, tail[0] + 70), tail[1] + 24]) +
    back +
    walls.reverse().join('') +
    hoops
      .slice(1)
      .map(({ top, right }) =>
        sleeve(
          pen,
          `${moveTo(top)}${archTo(top, right, square)}`,
          cabin ? 9 : 11,
          design.blocking === 'face' ? pen.dark : pen.accent,
        ),
      )
      .join('') +
    hoops
      .slice(1, -1)
      .map(({ top, right }) => guy(pen, between(top, right, 0.58), [right[0] + 60, right[1] + 34]))
      .join('') +
    form(pen, face, {
      tone: faceTone,
      matter: 'shell',
      round: 70,
      bulge: 0.26,
      inner:
        folds(
          [
            [
              nose[0] + 10,
              nose[1] - 6,
              nose[0] + 70,
              nose[1] - high * 0.3,
              first.top[0] - 40,
              first.top[1] + high * 0.24,
            ],
            [
              first.right[0] - 6,
              first.right[1] - 8,
              first.right[0] - 40,
              first.right[1] - high * 0.3,
              first.right[0] - 60,
              first.right[1] - high * 0.56,
            ],
          ],
          18,
          0.9,
        ) +
        (behind
          ? patch(
              pen,
              ring(first.top[0], first.top[1] + high * 0.42, 62, 44),
              { round: 70, bulge: 0.26 },
              { tone: mesh, matter: 'mesh', height: 2 },
            )
          : entrance(pen, design.door, way)),
    }) +
    sleeve(
      pen,
      `${moveTo(first.right)}${archFrom(first.right, first.top, square)}${archTo(first.top, nose, square)}`,
      cabin ? 9 : 11,
    ) +
    (design.canopy && !behind ? canopy(pen, way, nose) : '') +
    guy(pen, between(first.top, nose, 0.42), [Math.max(26, nose[0] - 60), nose[1] + 14]) +
    markOn(pen, pen.dark.base, vent[0] + 90, vent[1] + high * 0.34, cabin ? 1.3 : 1.7, design.faces === 'right')
  );
}

/** A door of a cabin held out by two poles as a roof. */
function canopy(pen: Pen, { left, right, top }: Door, nose: Point): string {
  const edge: [Point, Point] = [
    [nose[0] - 54, top[1] + 66],
    [right[0] - 96, top[1] + 96],
  ];
  const stand = ([x, y]: Point, foot: number) => sleeve(pen, `M${num(x)} ${num(y)}V${num(foot)}`, 8, pen.steel);
  return (
    stand(edge[0], left[1] + 34) +
    stand(edge[1], right[1] + 48) +
    form(
      pen,
      `M${num(left[0] + 10)} ${num(top[1] + 22)}Q${num(top[0])} ${num(top[1] - 14)} ${num(right[0])} ${num(top[1] + 22)}L${num(edge[1][0])} ${num(edge[1][1])}Q${num((edge[0][0] + edge[1][0]) / 2)} ${num(edge[0][1] + 36)} ${num(edge[0][0])} ${num(edge[0][1])}Z`,
      {
        tone: pen.accent,
        matter: 'shell',
        round: 30,
        bulge: 0.3,
      },
    )
  );
}

/** What is wide and low stands a little above the lower edge. */
const lifted = (drawn: string) => `<g transform="translate(0 -80)">${drawn}</g>`;

function pitched(pen: Pen, side: Side): string {
  const design = tentDesignOf(pen.subject);
  if (side === 'packed')
    return stuffSack(pen, {
      long: 560 + design.persons * 42,
      thick: 190 + design.persons * 17,
      y: 810,
      turn: -3,
      straps: 3,
    });
  const behind = side === 'back';
  if (design.form === 'dome') return lifted(mirrored(dome(pen, design, behind), (design.faces === 'right') !== behind));
  const long = design.form === 'cabin' ? 790 + (design.persons - 4) * 34 : 610 + design.persons * 62;
  const size = long / (design.form === 'cabin' ? 860 + design.persons * 42 : 700 + design.persons * 100);
  const drawn = `<g transform="translate(480 985) scale(${size.toFixed(3)}) translate(-480 -985)">${hooped(pen, design, behind)}</g>`;
  return lifted(mirrored(drawn, (design.faces === 'right') !== behind));
}

export const tent = silhouette((pen) => {
  const right = tentDesignOf(pen.subject).faces === 'right';
  return {
    rest: 'stands',
    floor: 918,
    details: [
      { at: [right ? 650 : 310, 730], zoom: 2.1 },
      { at: [right ? 330 : 640, 700], zoom: 1.9 },
    ],
    outdoors: 0.92,
  };
}, pitched);

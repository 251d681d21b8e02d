import { form, hollow, tube } from 'demo-chain/pictures/drawing/form';
import { groundUnder } from 'demo-chain/pictures/drawing/ground';
import { type EmbossedTop, embossed, embossedTops } from 'demo-chain/pictures/drawing/mat-tops';
import {
  type Plane,
  planeFromAbove,
  planeOf,
  rolled,
  type SheetShape,
  sheetOn,
  spotOn,
  stretch,
  sunk,
  trace,
  tracesOn,
} from 'demo-chain/pictures/drawing/mats';
import type { Pen } from 'demo-chain/pictures/drawing/pen';
import { type Side, silhouette } from 'demo-chain/pictures/drawing/silhouette';
import { mix, type Tone, toneOf } from 'demo-chain/pictures/drawing/tone';
import { fill, groove, mark } from 'demo-chain/pictures/drawing/trim';
import { factOf, numberIn, type Subject } from 'demo-chain/pictures/subject';
import { at } from 'demo-chain/random';

const outlines = ['rounded', 'cut', 'oval', 'waisted'] as const;

export interface SitMatDesign {
  folds: 'two' | 'four' | 'rolled';
  fastening: 'hole' | 'elastic';
  /** Millimetres. */
  thick: number;
  top: EmbossedTop;
  outline: (typeof outlines)[number];
  pose: number;
}

export function sitMatDesignOf(subject: Subject): SitMatDesign {
  const way = factOf(subject, 'Brettes');
  return {
    folds: way === 'Rulles' ? 'rolled' : way === 'I fire' ? 'four' : 'two',
    fastening: factOf(subject, 'Feste') === 'Strikk' ? 'elastic' : 'hole',
    thick: numberIn(subject, 'Tykkelse', 10),
    top: at(embossedTops, subject.id),
    outline: way === 'Rulles' ? 'rounded' : at(outlines, subject.id),
    pose: subject.id % 9,
  };
}

const planes: readonly [Plane, ...Plane[]] = [
  planeFromAbove(640, 830, -12),
  planeOf([236, 330], [724, 330], [846, 960], [114, 960]),
  planeFromAbove(840, 640, 16),
  planeOf([300, 250], [800, 370], [660, 980], [90, 830]),
  planeFromAbove(640, 840, 9),
  planeOf([180, 420], [600, 270], [880, 850], [330, 1010]),
  planeFromAbove(850, 640, -7),
  planeFromAbove(600, 780, 27),
  planeOf([330, 230], [640, 230], [820, 1010], [140, 1010]),
];

const shapes: Record<SitMatDesign['outline'], SheetShape> = {
  rounded: { corner: [0.1, 0.08] },
  cut: { corner: [0, 0], half: (v) => 0.5 - Math.max(0, 0.16 - v, v - 0.84) * 0.9, steps: 50 },
  oval: { corner: [0, 0], half: (v) => 0.5 * (1 - Math.abs(2 * v - 1) ** 3.4) ** (1 / 3.4), steps: 70 },
  waisted: { corner: [0.16, 0.12], half: (v) => 0.5 - 0.05 * Math.sin(v * Math.PI) ** 2, steps: 20 },
};

const secondOf = (pen: Pen): Tone =>
  pen.accent.luminance < 0.35 ? toneOf(mix(pen.main.base, '#efe9dc', 0.35)) : pen.accent;
const edgeOf = (tone: Tone): Tone => toneOf(tone.shade);

function creases(plane: Plane, folds: SitMatDesign['folds']): string {
  const at = folds === 'four' ? [0.25, 0.5, 0.75] : folds === 'two' ? [0.5] : [];
  const d = tracesOn(
    plane,
    at.map((v) => [
      [0, v],
      [1, v],
    ]),
  );
  return d ? hollow(d, 40, 0.9) + groove(d, 8, 0.9) : '';
}

/** A sheet of foam with its edge below it. */
function slab(pen: Pen, plane: Plane, design: SitMatDesign, tone: Tone, shape: SheetShape, inner: string): string {
  return (
    form(pen, sheetOn(sunk(plane, design.thick * 1.7), shape), { tone: edgeOf(tone), matter: 'foam', round: 6 }) +
    form(pen, sheetOn(plane, shape), { tone, matter: 'foam', round: 16, bulge: 0.5, inner })
  );
}

function fastening(pen: Pen, plane: Plane, design: SitMatDesign): string {
  if (design.fastening === 'elastic')
    return tube(
      pen,
      trace(plane, [
        [-0.01, 0.86],
        [0.5, 0.85],
        [1.01, 0.86],
      ]),
      22,
      { tone: pen.dark, matter: 'webbing', bulge: 0.4, cap: 'butt' },
    );
  const [x, y] = plane(0.12, 0.11);
  return (
    form(pen, spotOn(plane, 0.12, 0.11, [0.048, 0.038]), { tone: edgeOf(pen.main), matter: 'foam', round: 8 }) +
    fill('#22252a', spotOn(plane, 0.12, 0.11, [0.034, 0.027])) +
    tube(
      pen,
      `M${x} ${y}C${x - 70} ${y - 30} ${x - 110} ${y - 110} ${x - 50} ${y - 130}C${x} ${y - 140} ${x + 10} ${y - 70} ${x} ${y}`,
      9,
      { tone: secondOf(pen), matter: 'webbing' },
    )
  );
}

function whole(pen: Pen, plane: Plane, design: SitMatDesign, under: boolean): string {
  const tone = under ? secondOf(pen) : pen.main;
  const [x, y] = plane(0.5, under ? 0.5 : 0.9);
  const ink = tone.luminance > 0.7 ? pen.dark.base : pen.pale.base;
  return (
    slab(
      pen,
      plane,
      design,
      tone,
      shapes[design.outline],
      (under ? '' : embossed(plane, design.top)) +
        creases(plane, design.folds) +
        (under || design.fastening === 'elastic'
          ? ''
          : form(pen, spotOn(plane, 0.5, 0.9, [0.13, 0.055], 20), { tone, matter: 'rubber', round: 4 })) +
        (under || design.fastening === 'hole' ? mark(pen, ink, x, y, under ? 4 : 2.2) : ''),
    ) + fastening(pen, plane, design)
  );
}

/** Half of it rolled up, the way it is carried. */
function halfRolled(pen: Pen, plane: Plane, design: SitMatDesign): string {
  const rest = stretch(plane, 0.26, 1);
  return (
    whole(pen, rest, design, false) +
    rolled(pen, rest(0, 0.04), rest(1, 0.04), {
      radius: 66 + design.thick * 3,
      outer: secondOf(pen),
      inner: edgeOf(pen.main),
      matter: 'foam',
      turns: 3,
    })
  );
}

/** Folded in a zigzag that stands on its own: as many panels as the facts say. */
function zigzag(pen: Pen, design: SitMatDesign): string {
  const count = design.folds === 'four' ? 4 : 2;
  const wide = count === 4 ? 176 : 330;
  return Array.from({ length: count }, (_, i) => {
    const near = i % 2 ? 0 : 90;
    const x = 480 + (i - count / 2) * wide;
    const y = 860 + near;
    const end = 860 + (90 - near);
    const plane = planeOf([x, y - 560], [x + wide, end - 560], [x + wide, end], [x, y]);
    return slab(
      pen,
      plane,
      design,
      i % 2 ? toneOf(pen.main.shade) : pen.main,
      { corner: [0.03, 0.02] },
      embossed(plane, design.top),
    );
  }).join('');
}

function packed(pen: Pen, design: SitMatDesign): string {
  if (design.folds === 'rolled')
    return rolled(pen, [190, 820], [716, 700], {
      radius: 96 + design.thick * 3,
      outer: pen.main,
      inner: edgeOf(pen.main),
      matter: 'foam',
      turns: 4,
      straps: [0.3, 0.72],
    });
  const layers = design.folds === 'four' ? 4 : 2;
  const high = design.folds === 'four' ? 250 : 400;
  const step = design.thick * 2.3;
  const at = (y: number) => planeOf([230, y - high], [770, y - high - 60], [830, y], [150, y + 60]);
  const y = 800;
  const top = at(y - step * layers);
  return (
    Array.from({ length: layers }, (_, i) => {
      const isTop = i === layers - 1;
      const plane = at(y - step * (i + 1));
      return slab(
        pen,
        plane,
        design,
        i % 2 ? pen.main : secondOf(pen),
        { corner: [0.07, 0.09] },
        isTop ? embossed(stretch(plane, 0, layers === 4 ? 3 : 2), design.top) : '',
      );
    }).join('') +
    (design.fastening === 'elastic'
      ? tube(
          pen,
          `${trace(top, [
            [0.62, 0],
            [0.62, 1],
          ])}v${step * layers}`,
          26,
          { tone: pen.dark, matter: 'webbing', bulge: 0.4, cap: 'butt' },
        )
      : fastening(pen, top, design))
  );
}

function drawn(pen: Pen, side: Side): string {
  const design = sitMatDesignOf(pen.subject);
  const plane = at(planes, design.pose);
  if (side === 'packed') return packed(pen, design);
  if (pen.view === 'scene')
    return (
      groundUnder(pen, 'stone', 860, 700) +
      whole(pen, planeOf([260, 690], [690, 680], [780, 870], [170, 884]), design, false)
    );
  if (side === 'back') return whole(pen, at(planes, design.pose + 4), design, true);
  if (design.folds === 'rolled') return halfRolled(pen, plane, design);
  return design.folds === 'four' && design.pose % 2 ? zigzag(pen, design) : whole(pen, plane, design, false);
}

export const sitMat = silhouette((pen) => {
  const design = sitMatDesignOf(pen.subject);
  const plane = at(planes, design.pose + 4);
  const [x, y] = design.fastening === 'elastic' ? plane(0.4, 0.74) : plane(0.28, 0.2);
  return {
    rest: 'lies',
    floor: 1100,
    details: [
      { of: 'packed', at: [560, 700], zoom: 1.9 },
      { of: 'back', at: [x, y], zoom: 2.1 },
    ],
    outdoors: 0.86,
  };
}, drawn);

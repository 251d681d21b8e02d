import { form, panel } from 'demo-chain/pictures/drawing/form';
import { airTops, foamTops, type WeldedTop, welded } from 'demo-chain/pictures/drawing/mat-tops';
import {
  type Plane,
  type Point,
  planeFromAbove,
  planeOf,
  rolled,
  type SheetShape,
  sack,
  sheetOn,
  spotOn,
  stretch,
  sunk,
  trace,
} from 'demo-chain/pictures/drawing/mats';
import type { Pen, Volume } from 'demo-chain/pictures/drawing/pen';
import { type Side, silhouette } from 'demo-chain/pictures/drawing/silhouette';
import { mix, type Tone, toneOf } from 'demo-chain/pictures/drawing/tone';
import { fill, mark } from 'demo-chain/pictures/drawing/trim';
import { factOf, lotOf, numberIn, type Subject } from 'demo-chain/pictures/subject';
import { at } from 'demo-chain/random';

const poses = ['away', 'rolled', 'leftwards', 'above', 'half', 'rightwards', 'pouch'] as const;

export interface SleepingMatDesign {
  type: 'foam' | 'air';
  top: WeldedTop;
  /** Centimetres. */
  thick: number;
  outline: 'straight' | 'mummy' | 'waisted';
  blocking: 'one' | 'head' | 'frame' | 'stripe' | 'foot';
  pose: (typeof poses)[number];
  pack: { long: number; wide: number };
}

const matterOf = { foam: 'softshell', air: 'inflated' } as const;

export function sleepingMatDesignOf(subject: Subject): SleepingMatDesign {
  const lot = lotOf(subject, 'mat');
  const type = factOf(subject, 'Type').startsWith('Selvblåsende') ? 'foam' : 'air';
  const [long = 25, wide = 14] = (factOf(subject, 'Pakkmål').match(/\d+/g) ?? []).map(Number);
  return {
    type,
    top: type === 'foam' ? at(foamTops, subject.id) : at(airTops, subject.id),
    thick: numberIn(subject, 'Tykkelse', 5),
    outline: lot.pick(['straight', 'mummy', 'waisted'] as const),
    blocking: lot.pick(['one', 'head', 'frame', 'stripe', 'foot'] as const),
    pose: at(poses, subject.id),
    pack: { long, wide },
  };
}

function planeFor(pose: SleepingMatDesign['pose']): Plane {
  switch (pose) {
    case 'away':
      return planeOf([352, 150], [608, 150], [792, 1090], [168, 1090]);
    case 'leftwards':
      return planeOf([96, 238], [330, 160], [872, 940], [470, 1090]);
    case 'rightwards':
      return planeOf([640, 160], [872, 230], [520, 1090], [84, 980]);
    case 'above':
      return planeFromAbove(330, 1060, -13);
    case 'pouch':
      return planeFromAbove(310, 1010, 7, 380);
    case 'rolled':
      return planeOf([250, 100], [700, 130], [800, 1084], [176, 1060]);
    case 'half':
      return planeOf([206, 380], [676, 260], [880, 1010], [300, 1104]);
  }
}

function shapeOf({ outline, top, type }: SleepingMatDesign): SheetShape {
  const base = (along: number) =>
    outline === 'mummy'
      ? 0.5 - 0.15 * Math.max(0, along - 0.3) ** 1.4
      : outline === 'waisted'
        ? 0.5 - 0.04 * Math.sin(along * Math.PI) ** 2
        : 0.5;
  if (type === 'air' && top === 'crosswise')
    return {
      corner: [0.12, 0.03],
      half: (along) => base(along) - 0.018 * Math.abs(Math.cos(along * 14 * Math.PI)),
      steps: 84,
    };
  return { corner: type === 'foam' ? [0.16, 0.05] : [0.12, 0.04], half: base };
}

function blocks(pen: Pen, plane: Plane, { blocking, type }: SleepingMatDesign, volume: Volume): string {
  const surface = { tone: secondOf(pen), matter: matterOf[type] } as const;
  const field = (points: Point[]) => panel(pen, `${trace(plane, points)}Z`, volume, surface);
  const strip = (from: number, to: number) =>
    field([
      [-0.1, from],
      [1.1, from],
      [1.1, to],
      [-0.1, to],
    ]);
  switch (blocking) {
    case 'one':
      return '';
    case 'head':
      return strip(-0.1, 0.2);
    case 'foot':
      return strip(0.72, 1.1);
    case 'stripe':
      return field([
        [0.36, -0.1],
        [0.64, -0.1],
        [0.64, 1.1],
        [0.36, 1.1],
      ]);
    case 'frame':
      return (
        strip(-0.1, 1.1) +
        panel(pen, sheetOn(stretch(plane, 0.06, 0.94), { half: () => 0.38 }), volume, { ...surface, tone: pen.main })
      );
  }
}

/** Dark accents are lifted: black would hide the baffles. */
const secondOf = (pen: Pen): Tone =>
  pen.accent.luminance < 0.35 ? toneOf(mix(pen.main.base, '#11151a', 0.42)) : pen.accent;
const underOf = (pen: Pen): Tone => toneOf(mix(pen.main.base, '#3a3f45', 0.62));

function valve(pen: Pen, plane: Plane, along: number): string {
  const at = (grow: number): Point => [0.034 * grow, 0.0105 * grow];
  return (
    form(pen, spotOn(plane, 0.13, along, at(1.6)), { tone: underOf(pen), matter: 'light-shell', round: 4 }) +
    form(pen, spotOn(plane, 0.13, along, at(1.15)), { tone: pen.dark, matter: 'matt-plastic', round: 8 }) +
    form(pen, spotOn(plane, 0.13, along, at(0.7)), { tone: pen.accent, matter: 'matt-plastic', round: 6 })
  );
}

function grips(plane: Plane, tone: Tone): string {
  let out = '';
  for (let row = 1; row < 30; row += 1)
    for (let i = 0; i < 6; i += 1)
      out += fill(tone.light, spotOn(plane, 0.12 + (i + (row % 2) / 2) * 0.14, row / 30, [0.018, 0.0055], 6), 0.75);
  return out;
}

function mat(pen: Pen, plane: Plane, design: SleepingMatDesign, under: boolean): string {
  const shape = shapeOf(design);
  const outline = sheetOn(plane, shape);
  const tone = under ? underOf(pen) : pen.main;
  const matter = matterOf[design.type];
  const [mx, my] = plane(0.5, under ? 0.5 : 0.085);
  const ink = tone.luminance > 0.7 ? pen.dark.base : pen.pale.base;
  return (
    form(pen, sheetOn(sunk(plane, design.thick * 4.6), shape), {
      tone: under ? pen.main : underOf(pen),
      matter,
      round: 20 + design.thick * 2,
    }) +
    form(pen, outline, {
      tone,
      matter,
      round: design.type === 'foam' ? 26 : 22 + design.thick * 4,
      bulge: design.type === 'foam' ? 0.4 : 0.6,
      inner: (volume) =>
        (under ? grips(plane, tone) : blocks(pen, plane, design, volume)) +
        welded(plane, design.top, design.thick, tone) +
        mark(pen, ink, mx, my, under ? 3 : 1.8),
    }) +
    (under ? '' : valve(pen, plane, 0.955))
  );
}

function packed(pen: Pen, { pack }: SleepingMatDesign): string {
  const long = pack.long * 23;
  const half = pack.wide * 10.5;
  const ink = pen.main.luminance > 0.7 ? pen.dark.base : pen.pale.base;
  return sack(
    pen,
    [480 - long * 0.46, 720],
    [480 + long * 0.4, 520],
    half,
    pen.main,
    mark(pen, ink, long * 0.45, 0, half / 44),
  );
}

function rolledUp(pen: Pen, plane: Plane, design: SleepingMatDesign, from: number, under: boolean): string {
  const rest = stretch(plane, from, 1);
  const radius = 46 + design.thick * 9;
  return (
    mat(pen, rest, design, under) +
    rolled(pen, rest(-0.02, 0.05), rest(1, 0.05), {
      radius,
      outer: under ? pen.main : underOf(pen),
      inner: secondOf(pen),
      matter: matterOf[design.type],
      turns: 5 - design.thick * 0.25,
    })
  );
}

function drawn(pen: Pen, side: Side): string {
  const design = sleepingMatDesignOf(pen.subject);
  if (side === 'packed') return packed(pen, design);
  if (pen.view === 'scene') return mat(pen, planeOf([330, 770], [640, 740], [900, 1030], [240, 1110]), design, false);
  if (side === 'back')
    return rolledUp(pen, planeOf([230, 130], [690, 110], [790, 1084], [170, 1084]), design, 0.3, true);
  const plane = planeFor(design.pose);
  if (design.pose === 'rolled' || design.pose === 'half')
    return rolledUp(pen, plane, design, design.pose === 'half' ? 0.12 : 0.22, false);
  return (
    mat(pen, plane, design, false) +
    (design.pose === 'pouch' ? sack(pen, [716, 1060], [742, 760], 104, pen.main, '') : '')
  );
}

export const sleepingMat = silhouette((pen) => {
  const { pose } = sleepingMatDesignOf(pen.subject);
  const plane = planeFor(pose);
  const [x, y] = plane(0.2, 0.92);
  const [mx, my] = plane(0.5, 0.5);
  return {
    rest: 'lies',
    floor: 1110,
    details: [
      { at: [x + 60, y - 60], zoom: 2.3 },
      { at: [mx, my], zoom: 2 },
    ],
    outdoors: 0.86,
  };
}, drawn);

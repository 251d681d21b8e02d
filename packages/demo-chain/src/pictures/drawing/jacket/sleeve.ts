import { type Fold, folds, form, hollow, patch } from 'demo-chain/pictures/drawing/form';
import type { Pen, Volume } from 'demo-chain/pictures/drawing/pen';
import type { Tone } from 'demo-chain/pictures/drawing/tone';
import { groove, line, puller, seam, zip } from 'demo-chain/pictures/drawing/trim';
import { sleevePanels } from './blocking';
import { type Point, polygon, steps, through } from './curve';
import type { Arm } from './cut';
import type { JacketDesign } from './design';
import { quiltedSleeve } from './quilt';
import { sleeveReflectors } from './reflectors';
import { topstitch } from './sewing';
import type { Tones } from './tones';

const across = (arm: Arm, t: number, from = -1.25, to = 1.25) => through(steps(4, from, to).map((u) => arm.at(t, u)));

const strip = (arm: Arm, [t0, t1]: Point, [u0, u1]: Point): string =>
  polygon([...steps(4, u0, u1).map((u) => arm.at(t0, u)), ...steps(4, u1, u0).map((u) => arm.at(t1, u))]);

const crease = (arm: Arm, from: Point, over: Point, to: Point): Fold => [
  ...arm.at(...from),
  ...arm.at(...over),
  ...arm.at(...to),
];

/** Cloth is pushed together inside of the elbow, and pulled at the armpit. */
function creases(pen: Pen, arm: Arm, strength: number): string {
  const lot = pen.lot(`creases ${arm.side}`);
  const bent = Math.abs(arm.pose.lift - arm.pose.bend) / 40;
  const near = (t: number) => t + (lot.next() - 0.5) * 0.05;
  const list: Fold[] = [
    crease(arm, [near(0.2), -1], [near(0.2), 0], [near(0.1), 0.8]),
    crease(arm, [near(0.3), -1], [near(0.34), 0], [near(0.26), 0.7]),
    crease(arm, [near(0.44), -1], [near(0.47), -0.2], [near(0.41), 0.6]),
    crease(arm, [near(0.51), -1], [near(0.53), 0], [near(0.53), 0.8]),
    crease(arm, [near(0.59), -1], [near(0.58), 0], [near(0.66), 0.7]),
    crease(arm, [near(0.5), 1], [near(0.56), 0.4], [near(0.66), -0.4]),
    crease(arm, [near(0.76), 1], [near(0.79), 0.2], [near(0.75), -0.7]),
    crease(arm, [near(0.86), -1], [near(0.85), 0], [near(0.9), 0.8]),
  ];
  return folds(list, 9, strength * (0.65 + 0.5 * Math.min(1, bent)));
}

function cuffOf(pen: Pen, arm: Arm, design: JacketDesign, tones: Tones): string {
  const tone = tones.second;
  const ribs = (from: number) =>
    steps(13, -1, 1)
      .map((u) => groove(through([arm.at(from, u), arm.at(1.01, u)]), 4, 0.4))
      .join('');
  switch (design.cuff) {
    case 'elastic':
      return seam(tones.main, across(arm, 0.945), 2.4) + ribs(0.95);
    case 'rib':
      return form(pen, strip(arm, [0.93, 1.03], [-1.1, 1.1]), {
        tone,
        matter: 'rib',
        round: 16,
        grain: -arm.pose.bend * arm.side,
      });
    case 'bound':
      return (
        topstitch(design, tones.main, across(arm, 0.955)) +
        form(pen, strip(arm, [0.975, 1.03], [-1.2, 1.2]), { tone, round: 7, bulge: 0.8 })
      );
    default:
      return (
        seam(tones.main, across(arm, 0.915), 2) +
        topstitch(design, tones.main, across(arm, 0.925)) +
        (design.cuff === 'elastic-tab' ? ribs(0.94) : '') +
        topstitch(design, tones.main, across(arm, 0.985)) +
        tab(pen, arm, design, tone)
      );
  }
}

/** A strap with hook and loop around the wrist. */
function tab(pen: Pen, arm: Arm, design: JacketDesign, tone: Tone): string {
  const outline = polygon([
    arm.at(0.935, 1.3),
    ...steps(3, 0.7, -0.1).map((u) => arm.at(0.932, u)),
    arm.at(0.945, -0.42),
    arm.at(0.972, -0.42),
    ...steps(3, -0.1, 0.7).map((u) => arm.at(0.984, u)),
    arm.at(0.98, 1.3),
  ]);
  return (
    form(pen, outline, { tone, matter: 'matt-plastic', round: 6, bulge: 0.9 }) +
    line(tone.lightInk, through([arm.at(0.943, -0.24), arm.at(0.973, -0.24)]), 1.6, 0.6) +
    topstitch(design, tone, across(arm, 0.958, 0.3, 0.34))
  );
}

/** A slit in the seam that a thumb goes through. */
function thumbHole(arm: Arm, tone: Tone): string {
  const slit = through([arm.at(0.925, -0.58), arm.at(0.965, -0.56)]);
  return groove(slit, 16, -0.3) + line(tone.line, slit, 9) + groove(slit, 7, 0.8);
}

function extras(pen: Pen, arm: Arm, design: JacketDesign, tones: Tones, volume: Volume): string {
  const bands = sleeveReflectors(arm, design);
  if (pen.back) return bands;
  let out = bands;
  if (design.pitZips) {
    const [from, to] = [arm.free + 0.03, arm.free + 0.19];
    const d = through(steps(4, from, to).map((t) => arm.at(t, -0.66)));
    const [x, y] = arm.at(to - 0.01, -0.66);
    out +=
      hollow(d, 18, 0.3) +
      zip(pen, d, { width: 9, tape: tones.zip }) +
      puller(tones.pull, x, y, -arm.pose.lift * arm.side, 0.5);
  }
  const ownSide = arm.side === 1;
  if (design.pockets.includes('sleeve') && ownSide) {
    const d = through([arm.at(0.27, 0.2), arm.at(0.42, 0.16)]);
    out +=
      patch(pen, strip(arm, [0.23, 0.52], [-0.28, 0.66]), volume, {
        tone: tones.second,
        matter: design.matter,
        height: 3,
      }) + zip(pen, d, { width: 9, tape: tones.zip });
    const [x, y] = arm.at(0.28, 0.2);
    out += puller(tones.pull, x, y, -arm.pose.lift * arm.side, 0.6);
  }
  if (design.liftPass && !ownSide) {
    out +=
      patch(pen, strip(arm, [0.7, 0.86], [-0.35, 0.55]), volume, {
        tone: tones.second,
        matter: design.matter,
        height: 3,
      }) + zip(pen, across(arm, 0.71, -0.35, 0.55), { width: 8, tape: tones.zip });
  }
  return out;
}

export function sleeve(pen: Pen, arm: Arm, design: JacketDesign, tones: Tones, volume: Volume): string {
  const cloth = { tone: tones.second, matter: design.matter };
  const inner = design.quilt
    ? quiltedSleeve(pen, arm, design, tones)
    : sleevePanels(pen, arm, design.blocking, volume, cloth, tones.main) + creases(pen, arm, 1);
  return form(pen, arm.outline, {
    tone: tones.main,
    matter: design.matter,
    volume,
    grain: -arm.pose.lift * arm.side,
    inner:
      inner +
      extras(pen, arm, design, tones, volume) +
      cuffOf(pen, arm, design, tones) +
      (design.thumbHoles ? thumbHole(arm, tones.main) : '') +
      hollow(across(arm, 1.0), 8, 0.5),
  });
}

import { num } from 'demo-chain/pictures/drawing/contour';
import { hollow, panel } from 'demo-chain/pictures/drawing/form';
import { peg, ropeAcross } from 'demo-chain/pictures/drawing/hung';
import { collarBack, insideNeck, neckBand, openCollar, standCollar } from 'demo-chain/pictures/drawing/necks';
import type { Pen, Volume } from 'demo-chain/pictures/drawing/pen';
import { type Side, type Staging, silhouette } from 'demo-chain/pictures/drawing/silhouette';
import type { Arm } from 'demo-chain/pictures/drawing/soft-arms';
import { blocksOnArm, blocksOnBody, companionTone, hasOtherSleeves } from 'demo-chain/pictures/drawing/soft-blocks';
import { acrossBody, type Build, buildOf } from 'demo-chain/pictures/drawing/soft-build';
import { softGarment } from 'demo-chain/pictures/drawing/soft-garment';
import { bothSides, hemBand, raglanSeam, sewnHem } from 'demo-chain/pictures/drawing/soft-trim';
import type { Tone } from 'demo-chain/pictures/drawing/tone';
import { groove, line, mark, puller, seam, stitch, zip } from 'demo-chain/pictures/drawing/trim';
import { isForChildren } from 'demo-chain/pictures/subject';
import { longJohns } from './long-johns';
import { patternOnArm, woolPattern } from './wool-pattern';
import { type WoolTopDesign, woolTopDesignOf } from './wool-top-design';

const n = num;
const RISE = 58;
const DIP = 48;

/** A flat-locked seam: two threads with a ladder between. */
const flatlock = (thread: Tone, d: string) => line(thread.base, d, 7, 0.55) + stitch(thread, d, 5) + groove(d, 2, 0.3);

function neck(pen: Pen, design: WoolTopDesign, b: Build, side: Side): string {
  const other = companionTone(pen, design.companion);
  const style = {
    tone: hasOtherSleeves(design.block) || design.block.includes('yoke') ? other : pen.main,
    matter: design.cloth,
  } as const;
  if (design.neck === 'round')
    return neckBand(pen, b, { cut: 'round', dip: side === 'back' ? 16 : DIP }, 20, { ...style, matter: 'rib' });
  if (side === 'back') return collarBack(pen, b, RISE, style);
  if (design.neck === 'high') return standCollar(pen, b, RISE + 16, DIP, { ...style, matter: 'rib' });
  const start = design.open ? b.top + design.open : b.top - RISE + 24;
  const end = b.top + 190;
  const tape = companionTone(pen, design.seamThread === 'accent' ? 'accent' : 'dark');
  return (
    (design.open ? openCollar(pen, b, RISE, b.top + design.open, style) : standCollar(pen, b, RISE, DIP, style)) +
    (start < end
      ? zip(pen, `M480 ${n(start)}L480 ${n(end)}`, { width: 12, tape }) +
        stitch(pen.main, `M468 ${n(start + 30)}L468 ${n(end + 12)}L492 ${n(end + 12)}L492 ${n(start + 30)}`, 1.2)
      : '') +
    puller(tape, 480, start + 2, 0, 0.7)
  );
}

function onBody(pen: Pen, design: WoolTopDesign, b: Build, volume: Volume, side: Side): string {
  const other = companionTone(pen, design.companion);
  const thread = design.seamThread === 'accent' ? pen.accent : pen.panel;
  const patterned = design.pattern !== 'plain';
  const flank = `M${n(480 + b.chest * 0.76)} ${n(b.armpit - 20)}C${n(480 + b.chest * 0.62)} ${n(b.armpit + 100)} ${n(480 + b.waist * 0.66)} ${n(b.waistAt)} ${n(480 + b.hem * 0.7)} ${n(b.hemAt + 20)}`;
  return (
    woolPattern(pen, design, b.top - 20, b.hemAt - 20, b.chest + 24) +
    (patterned ? '' : blocksOnBody(pen, b, volume, { block: design.block, tone: other, matter: design.cloth })) +
    (design.seams === 'raglan'
      ? raglanSeam(b, thread)
      : design.seams === 'flank'
        ? bothSides((way) => flatlock(thread, way(flank)))
        : '') +
    (design.cut.tail > 20
      ? sewnHem(b, thread, 20)
      : hemBand(pen, b, 26, volume, { tone: pen.main, matter: 'rib', edge: 0.3 })) +
    (side === 'back'
      ? flatlock(thread, acrossBody(b.top + 84, 10)) + mark(pen, pen.accent.base, 480, b.top + 58, 0.7)
      : mark(pen, pen.accent.base, 480 + b.hem - 62, b.hemAt - 62, 0.9))
  );
}

function onArm(pen: Pen, design: WoolTopDesign, arm: Arm, volume: Volume, b: Build): string {
  const thread = design.seamThread === 'accent' ? pen.accent : pen.panel;
  const other = companionTone(pen, design.companion);
  const hole = arm.along(-0.5, 0.955, 0.985);
  return (
    patternOnArm(pen, design, arm, b) +
    (design.pattern === 'plain'
      ? blocksOnArm(pen, arm, volume, { block: design.block, tone: other, matter: design.cloth })
      : '') +
    panel(pen, arm.band(0.93, 1.1), volume, {
      tone: hasOtherSleeves(design.block) ? other : pen.main,
      matter: 'rib',
      grain: arm.grain,
      edge: 0.3,
    }) +
    flatlock(thread, arm.ring(0.93)) +
    hollow(arm.ring(0.93), 10, 0.3) +
    (design.thumbHoles ? line('#17191c', hole, 6, 0.6) + seam(pen.main, hole, 3) : '')
  );
}

export function woolTopBody(
  pen: Pen,
  side: Side,
  cut: Partial<WoolTopDesign> = {},
  hung: 'hanger' | 'elsewhere' = 'hanger',
): string {
  const design = { ...woolTopDesignOf(pen.subject), ...cut };
  const build = buildOf(pen.subject, design.cut);
  const rise = design.neck === 'round' ? 0 : RISE;
  const dip = Math.max(DIP, design.open);
  return softGarment(pen, {
    build,
    side,
    neckline: { cut: design.open ? 'vee' : 'round', dip },
    tone: pen.main,
    matter: design.cloth,
    poses: design.poses,
    sleeve: 1,
    hung,
    armTone:
      hasOtherSleeves(design.block) && design.pattern === 'plain' ? companionTone(pen, design.companion) : pen.main,
    bulge: 0.42,
    creases: 0.4,
    seamless: design.seams === 'raglan',
    onBody: (volume, b) => onBody(pen, design, b, volume, side),
    onArm: (arm, volume) => onArm(pen, design, arm, volume, build),
    behind: (b) => insideNeck(pen, b, pen.main, rise, dip, design.cloth),
    before: (b) => neck(pen, design, b, side),
  });
}

const stagingOf = (pen: Pen): Staging => {
  const design = woolTopDesignOf(pen.subject);
  const b = buildOf(pen.subject, design.cut);
  return {
    rest: design.lies ? 'lies' : 'hangs',
    restOf: { packed: 'lies' },
    floor: 1210,
    outdoors: 0.8,
    details: [
      { at: [480, b.top + 50], zoom: 2.5 },
      { at: [480 + b.hem * 0.5, b.hemAt - 70], zoom: 2.7 },
    ],
  };
};

const placed = (content: string, x: number, y: number, scale: number, turn = 0) =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${turn} 480 600) scale(${scale})">${content}</g>`;

export const woolTop = silhouette(stagingOf, (pen, side) => woolTopBody(pen, side));

/** Top and long johns, laid side by side, hung side by side, or one folded on the other. */
export const woolSet = silhouette(
  {
    rest: 'lies',
    floor: 1180,
    outdoors: 0.84,
    details: [
      { at: [330, 300], zoom: 2.7 },
      { at: [700, 960], zoom: 2.6 },
    ],
  },
  (pen, side) => {
    const design = woolTopDesignOf(pen.subject);
    if (side === 'packed')
      return (
        placed(longJohns(pen, design, 'packed'), 110, 330, 0.8) + placed(woolTopBody(pen, 'packed'), 90, -70, 0.82, -3)
      );
    const lot = pen.lot('set');
    const child = isForChildren(pen.subject);
    const poses = [lot.pick(['down', 'easy'] as const), lot.pick(['across', 'down', 'easy'] as const)] as const;
    const scale = child ? 0.92 : 0.78;
    const body = woolTopBody(pen, side, { poses }, 'elsewhere');
    const legs = longJohns(pen, design, side);
    if (pen.view === 'scene') return pegged(pen, body, legs, scale);
    const top = placed(body, child ? -145 : -104, (child ? 0 : 20) + lot.int(0, 40), scale, lot.int(-4, 1));
    const longs = placed(
      legs,
      (child ? 300 : 322) + lot.int(-10, 8),
      (child ? 110 : 120) + lot.int(-24, 24),
      scale,
      lot.int(-1, 4),
    );
    return longs + top;
  },
);

/** Both pieces on one line, two pegs each. */
function pegged(pen: Pen, body: string, legs: string, scale: number): string {
  const rope = 260;
  const { top, neck } = buildOf(pen.subject, woolTopDesignOf(pen.subject).cut);
  const pegs = (middle: number, out: number) => peg(pen, middle - out, rope, -2) + peg(pen, middle + out, rope + 2, 3);
  return (
    ropeAcross(pen, rope) +
    placed(legs, 730 - 480 * scale, rope - 214 * scale, scale) +
    placed(body, 250 - 480 * scale, rope - (top + 12) * scale, scale) +
    pegs(730, 128 * scale) +
    pegs(250, (neck + 40) * scale)
  );
}

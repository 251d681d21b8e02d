import { chestPrint } from 'demo-chain/pictures/drawing/chest-prints';
import { num } from 'demo-chain/pictures/drawing/contour';
import { hollow, panel } from 'demo-chain/pictures/drawing/form';
import { collarBack, insideNeck, neckBand, openCollar, standCollar } from 'demo-chain/pictures/drawing/necks';
import type { Pen, Volume } from 'demo-chain/pictures/drawing/pen';
import { type Side, silhouette } from 'demo-chain/pictures/drawing/silhouette';
import type { Arm } from 'demo-chain/pictures/drawing/soft-arms';
import {
  blocksOnArm,
  blocksOnBody,
  companionTone,
  hasOtherSleeves,
  legibleTone,
} from 'demo-chain/pictures/drawing/soft-blocks';
import { type Build, backNeck, buildOf } from 'demo-chain/pictures/drawing/soft-build';
import { softGarment } from 'demo-chain/pictures/drawing/soft-garment';
import { bothSides, hemBand, patchPocket, raglanSeam, sewnHem } from 'demo-chain/pictures/drawing/soft-trim';
import { groove, line, mark, puller, seam, stitch, zip } from 'demo-chain/pictures/drawing/trim';
import { type LightTopDesign, lightTopDesignOf } from './light-top-design';

const n = num;
const RISE = 46;
const REFLECTOR = '#d9dee2';

/** Printed silver that throws light back. */
const reflector = (d: string, wide = 8) =>
  line('#8f979e', d, wide + 2) + line(REFLECTOR, d, wide) + line('#f6f8f9', d, wide * 0.4, 0.8);

function backPockets(pen: Pen, design: LightTopDesign, b: Build, volume: Volume): string {
  const top = b.hemAt - 190;
  const half = b.waist * 0.82;
  const low = b.hemAt - 20;
  const step = (half * 2) / design.backPockets;
  const bag = `M${n(480 - half)} ${n(top)}C${n(480 - half * 0.4)} ${n(top + 14)} ${n(480 + half * 0.4)} ${n(top + 14)} ${n(480 + half)} ${n(top)}L${n(480 + half * 1.02)} ${n(low)}L${n(480 - half * 1.02)} ${n(low)}Z`;
  const between = Array.from(
    { length: design.backPockets - 1 },
    (_, i) => `M${n(480 - half + step * (i + 1))} ${n(top + 8)}L${n(480 - half + step * (i + 1))} ${n(low)}`,
  ).join('');
  const tone = companionTone(pen, design.companion);
  return (
    patchPocket(
      pen,
      bag,
      volume,
      { tone: design.block === 'plain' ? pen.panel : tone, matter: design.cloth, height: 4 },
      tone,
    ) +
    seam(pen.main, between, 2.4) +
    hollow(`M${n(480 - half)} ${n(top - 6)}L${n(480 + half)} ${n(top - 6)}`, 16, 0.4) +
    reflector(`M${n(480 - step * 0.3)} ${n(top + 34)}L${n(480 + step * 0.3)} ${n(top + 34)}`)
  );
}

function onBody(pen: Pen, design: LightTopDesign, b: Build, volume: Volume, side: Side): string {
  const other = companionTone(pen, design.companion);
  const trim = design.contrastTrim ? other : pen.main;
  const back = side === 'back';
  const ink = legibleTone(pen, design.companion);
  const airy = `M${n(480 + b.chest * 0.98)} ${n(b.armpit - 30)}C${n(480 + b.chest * 0.8)} ${n(b.armpit + 60)} ${n(480 + b.waist * 0.84)} ${n(b.waistAt)} ${n(480 + b.hem * 0.86)} ${n(b.hemAt + 20)}L780 ${n(b.hemAt + 20)}L780 ${n(b.armpit - 30)}Z`;
  const chest = b.armpit - 36;
  return (
    blocksOnBody(pen, b, volume, { block: design.block, tone: other, matter: design.cloth }) +
    (design.mesh && design.block !== 'flanks'
      ? bothSides((way) => panel(pen, way(airy), volume, { tone: pen.panel, matter: 'mesh' }))
      : '') +
    (back && design.mesh
      ? panel(
          pen,
          `M400 ${n(b.top - 10)}L560 ${n(b.top - 10)}L540 ${n(b.waistAt)}L480 ${n(b.waistAt + 60)}L420 ${n(b.waistAt)}Z`,
          volume,
          { tone: pen.panel, matter: 'mesh' },
        )
      : '') +
    (design.raglan && design.block !== 'raglan' ? raglanSeam(b, pen.main) : '') +
    (design.collar ? hemBand(pen, b, 24, volume, { tone: trim, matter: 'stretch', edge: 0.4 }) : sewnHem(b, trim, 20)) +
    (back
      ? (design.backPockets ? backPockets(pen, design, b, volume) : '') +
        (design.reflectors ? reflector(`M452 ${n(b.top + 70)}L508 ${n(b.top + 70)}`) : '') +
        mark(pen, pen.accent.base, 480, b.top + (design.reflectors ? 108 : 64), 0.8)
      : chestPrint(pen, design.print, chest + 60, ink, pen.lot('print')) +
        (design.print === 'word-bar'
          ? ''
          : design.print === 'mark'
            ? mark(pen, ink.base, 480 + b.chest * 0.5, chest - 6, 1.1)
            : mark(pen, ink.base, 480 + b.hem - 62, b.hemAt - 62, 1)) +
        (design.reflectors
          ? reflector(`M${n(480 - b.hem + 50)} ${n(b.hemAt - 52)}L${n(480 - b.hem + 104)} ${n(b.hemAt - 50)}`)
          : ''))
  );
}

function onArm(pen: Pen, design: LightTopDesign, arm: Arm, volume: Volume): string {
  const other = companionTone(pen, design.companion);
  const end = design.sleeve;
  const trim = design.contrastTrim ? other : pen.main;
  return (
    blocksOnArm(pen, arm, volume, { block: design.block, tone: other, matter: design.cloth }, end) +
    (design.collar
      ? panel(pen, arm.band(end - 0.035, end + 0.1), volume, {
          tone: trim,
          matter: 'stretch',
          grain: arm.grain,
          edge: 0.5,
        })
      : (design.contrastTrim
          ? panel(pen, arm.band(end - 0.018, end + 0.1), volume, { tone: trim, matter: design.cloth, grain: arm.grain })
          : '') + stitch(trim, arm.ring(end - 0.03), 1.4)) +
    groove(arm.ring(end - 0.036), 3, 0.4)
  );
}

function neck(pen: Pen, design: LightTopDesign, b: Build, side: Side): string {
  const other = companionTone(pen, design.companion);
  const tone = design.contrastTrim || hasOtherSleeves(design.block) ? other : pen.main;
  const style = { tone, matter: design.collar ? design.cloth : 'rib' } as const;
  const back = side === 'back';
  if (!design.collar) return neckBand(pen, b, back ? backNeck : design.neckline, 17, style);
  if (back) return collarBack(pen, b, RISE, style);
  const start = design.open ? b.top + design.open : b.top - RISE + 24;
  const end = b.hemAt + b.tail - 4;
  const tape = companionTone(pen, design.contrastTrim ? 'accent' : 'dark');
  return (
    (design.open ? openCollar(pen, b, RISE, b.top + design.open, style) : standCollar(pen, b, RISE, 44, style)) +
    zip(pen, `M480 ${n(start)}C482 ${n(start + 200)} 478 ${n(end - 200)} 480 ${n(end)}`, { width: 11, tape }) +
    bothSides((way) => stitch(pen.main, way(`M493 ${n(start + 40)}L493 ${n(end)}`), 1.2)) +
    puller(tape, 480, start + 2, 0, 0.7)
  );
}

function draw(pen: Pen, side: Side): string {
  const design = lightTopDesignOf(pen.subject);
  const dip = design.collar ? Math.max(44, design.open) : design.neckline.dip;
  const neckline = design.collar ? ({ cut: design.open ? 'vee' : 'round', dip } as const) : design.neckline;
  return softGarment(pen, {
    build: buildOf(pen.subject, design.cut),
    side,
    neckline,
    tone: pen.main,
    matter: design.cloth,
    poses: design.poses,
    sleeve: design.sleeve,
    hung: design.collar ? 'hanger' : 'pegs',
    armTone: hasOtherSleeves(design.block) ? companionTone(pen, design.companion) : pen.main,
    bulge: 0.4,
    creases: 0.42,
    turn: design.turn,
    onBody: (volume, b) => onBody(pen, design, b, volume, side),
    onArm: (arm, volume) => onArm(pen, design, arm, volume),
    behind: (b) => insideNeck(pen, b, pen.main, design.collar ? RISE : 0, dip, design.cloth),
    before: (b) => neck(pen, design, b, side),
  });
}

export const lightTop = silhouette((pen) => {
  const design = lightTopDesignOf(pen.subject);
  const b = buildOf(pen.subject, design.cut);
  return {
    rest: design.lies ? 'lies' : 'hangs',
    restOf: { packed: 'lies' },
    floor: 1180,
    outdoors: 0.84,
    details: [
      { at: [480, b.top + 60], zoom: 2.5 },
      design.backPockets
        ? { of: 'back', at: [520, b.hemAt - 120], zoom: 2.4 }
        : design.reflectors
          ? { at: [480 - b.hem + 100, b.hemAt - 90], zoom: 2.8 }
          : { at: [480 - b.shoulder, b.armpit - 20], zoom: 2.6 },
    ],
  };
}, draw);

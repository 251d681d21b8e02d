import { flip, num } from 'demo-chain/pictures/drawing/contour';
import { panel } from 'demo-chain/pictures/drawing/form';
import { hoodBack, hoodDown, hoodUp } from 'demo-chain/pictures/drawing/hoods';
import { collarBack, insideNeck, openCollar, standCollar } from 'demo-chain/pictures/drawing/necks';
import type { Pen, Volume } from 'demo-chain/pictures/drawing/pen';
import { type Side, silhouette } from 'demo-chain/pictures/drawing/silhouette';
import type { Arm } from 'demo-chain/pictures/drawing/soft-arms';
import { blocksOnArm, blocksOnBody, companionTone, hasOtherSleeves } from 'demo-chain/pictures/drawing/soft-blocks';
import { type Build, buildOf } from 'demo-chain/pictures/drawing/soft-build';
import { softGarment } from 'demo-chain/pictures/drawing/soft-garment';
import { bothSides, hemBand, patchPocket, sewnHem, zipPocket } from 'demo-chain/pictures/drawing/soft-trim';
import { groove, line, mark, puller, stitch, zip } from 'demo-chain/pictures/drawing/trim';
import { type MidlayerDesign, midlayerDesignOf } from './midlayer-design';

const n = num;

function cuffs(pen: Pen, design: MidlayerDesign, arm: Arm, volume: Volume): string {
  const tone = design.hem === 'bound' ? companionTone(pen, design.companion) : pen.panel;
  const deep = design.hem === 'sewn' ? 0.97 : design.hem === 'ribbed' ? 0.91 : 0.975;
  const matter = design.hem === 'ribbed' ? 'rib' : design.hem === 'bound' ? 'stretch' : design.cloth;
  const hole = `${arm.along(-0.45, deep - 0.035, deep + 0.015)}`;
  return (
    panel(pen, arm.band(deep, 1.1), volume, { tone, matter, grain: arm.grain }) +
    groove(arm.ring(deep), 4, 0.5) +
    stitch(pen.main, arm.ring(deep - 0.012)) +
    (design.thumbHoles
      ? line(tone.line, hole, 7) + line('#17191c', hole, 4, 0.7) + stitch(tone, arm.along(-0.2, deep - 0.06, 1), 1.2)
      : '')
  );
}

function hem(pen: Pen, design: MidlayerDesign, b: Build, volume: Volume): string {
  if (design.hem === 'sewn') return sewnHem(b, pen.main);
  return design.hem === 'ribbed'
    ? hemBand(pen, b, 52, volume, { tone: pen.panel, matter: 'rib' })
    : hemBand(pen, b, 13, volume, { tone: companionTone(pen, design.companion), matter: 'stretch' });
}

function pockets(pen: Pen, design: MidlayerDesign, b: Build, volume: Volume): string {
  const tape = companionTone(pen, design.zipCompanion);
  const [top, low] = [b.waistAt - 40, Math.min(b.waistAt + 100, b.hemAt - 84)];
  const hand = `M${n(480 + b.waist * 0.6)} ${n(top)}C${n(480 + b.waist * 0.66)} ${n(top + 50)} ${n(480 + b.waist * 0.72)} ${n(low - 40)} ${n(480 + b.waist * 0.76)} ${n(low)}`;
  const mirror = design.chestLeft ? (d: string) => d : flip;
  const s = design.chestLeft ? 1 : -1;
  const x = (from: number) => n(480 + from);
  const y = b.armpit - 40;
  const chest = () => {
    switch (design.chestPocket) {
      case 'upright':
        return zipPocket(pen, mirror(`M${x(96)} ${n(y - 26)}L${x(94)} ${n(y + 92)}`), [480 + s * 96, y - 22], 0, tape);
      case 'level':
        return zipPocket(pen, mirror(`M${x(60)} ${n(y + 22)}L${x(150)} ${n(y + 20)}`), [480 + s * 62, y + 24], 0, tape);
      case 'slanted':
        return zipPocket(
          pen,
          mirror(`M${x(72)} ${n(y + 60)}L${x(142)} ${n(y - 24)}`),
          [480 + s * 140, y - 20],
          s * 30,
          tape,
        );
      case 'patch': {
        const bag = mirror(
          `M${x(54)} ${n(y - 14)}L${x(154)} ${n(y - 18)}L${x(154)} ${n(y + 92)}C${x(150)} ${n(y + 104)} ${x(64)} ${n(y + 106)} ${x(56)} ${n(y + 96)}Z`,
        );
        return (
          patchPocket(pen, bag, volume, { tone: companionTone(pen, design.companion), matter: 'stretch' }, pen.main) +
          zipPocket(pen, mirror(`M${x(62)} ${n(y + 8)}L${x(146)} ${n(y + 5)}`), [480 + s * 64, y + 10], 0, tape)
        );
      }
      default:
        return '';
    }
  };
  return (
    (design.handPockets
      ? zipPocket(pen, hand, [480 + b.waist * 0.6, top + 4], -8, tape) +
        zipPocket(pen, flip(hand), [480 - b.waist * 0.6, top + 4], 8, tape)
      : '') + chest()
  );
}

const DIP = 54;

function closure(pen: Pen, design: MidlayerDesign, b: Build): string {
  if (design.zip === 'none') return '';
  const end = design.zip === 'half' ? b.armpit + 60 : b.hemAt + b.tail - 6;
  const tape = companionTone(pen, design.zipCompanion);
  const from = design.open ? b.top + design.open : b.top - design.collar + (design.hood === 'none' ? 24 : 76);
  const down = `M480 ${n(from)}C482 ${n(from + (end - from) * 0.3)} 479 ${n(end - (end - from) * 0.3)} 480 ${n(end)}`;
  return (
    zip(pen, down, { width: 16, tape, teeth: tape.luminance < 0.5 ? undefined : tape.line }) +
    bothSides((side) => stitch(pen.main, side(`M497 ${n(from + 40)}L497 ${n(end)}`), 1.2)) +
    puller(tape, 480, from + 4, 0, 0.9)
  );
}

function neck(pen: Pen, design: MidlayerDesign, b: Build, side: Side): string {
  const other = companionTone(pen, design.companion);
  const tone =
    hasOtherSleeves(design.block) || design.block.includes('yoke') || design.block === 'chevron' ? other : pen.main;
  const style = { tone, matter: design.cloth, edge: design.hem === 'bound' ? other : undefined };
  const up = design.hood === 'up' && side !== 'packed' && pen.view !== 'scene';
  if (side === 'back')
    return design.hood === 'none' ? collarBack(pen, b, design.collar, style) : hoodBack(pen, b, up, style);
  if (design.hood !== 'none')
    return up
      ? hoodUp(pen, b, other, style, design.open)
      : hoodDown(pen, b, other, style, b.top + Math.max(74, design.open));
  return design.open
    ? openCollar(pen, b, design.collar, b.top + design.open, style)
    : standCollar(pen, b, design.collar, DIP, style);
}

function draw(pen: Pen, side: Side): string {
  const design = midlayerDesignOf(pen.subject);
  const other = companionTone(pen, design.companion);
  const blocking = { block: design.block, tone: other, matter: design.cloth };
  const back = side === 'back';
  const dip = Math.max(DIP, design.open);
  return softGarment(pen, {
    build: buildOf(pen.subject, design.cut),
    side,
    neckline: { cut: design.open ? 'vee' : 'round', dip },
    tone: pen.main,
    matter: design.cloth,
    poses: design.poses,
    sleeve: 1,
    hung: 'hanger',
    armTone: hasOtherSleeves(design.block) ? other : pen.main,
    bulge: design.cloth === 'pile' ? 0.62 : 0.5,
    onBody: (volume, b) =>
      blocksOnBody(pen, b, volume, blocking) +
      hem(pen, design, b, volume) +
      (back ? mark(pen, pen.accent.base, 480, b.top + 96, 1.2) : pockets(pen, design, b, volume)),
    onArm: (arm, volume) => blocksOnArm(pen, arm, volume, blocking) + cuffs(pen, design, arm, volume),
    behind: (b) => (design.hood === 'none' ? insideNeck(pen, b, other, design.collar, dip, design.lining) : ''),
    before: (b) =>
      neck(pen, design, b, side) +
      (back
        ? ''
        : closure(pen, design, b) +
          mark(pen, markInk(pen, design), 480 + (design.chestLeft ? -104 : 104), b.armpit - 26, 1.3)),
  });
}

const markInk = (pen: Pen, { block, companion }: MidlayerDesign) =>
  (block === 'plain' || companion !== 'accent') && pen.accent.base !== pen.main.base ? pen.accent.base : pen.pale.base;

export const midlayer = silhouette((pen) => {
  const design = midlayerDesignOf(pen.subject);
  const b = buildOf(pen.subject, design.cut);
  return {
    rest: design.lies ? 'lies' : 'hangs',
    restOf: { packed: 'lies' },
    floor: 1210,
    outdoors: 0.8,
    details: [
      { at: [480, b.top + (design.hood === 'up' ? -60 : 0)], zoom: 2.3 },
      design.chestPocket
        ? { at: [480 + (design.chestLeft ? 100 : -100), b.armpit + 10], zoom: 2.9 }
        : { at: [600, b.waistAt + 40], zoom: 2.4 },
    ],
  };
}, draw);

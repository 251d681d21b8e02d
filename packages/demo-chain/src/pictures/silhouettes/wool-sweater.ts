import { num } from 'demo-chain/pictures/drawing/contour';
import { form, hollow, panel } from 'demo-chain/pictures/drawing/form';
import { collarBack, insideNeck, neckBand, openCollar, standCollar } from 'demo-chain/pictures/drawing/necks';
import type { Pen } from 'demo-chain/pictures/drawing/pen';
import { type Side, silhouette } from 'demo-chain/pictures/drawing/silhouette';
import { legibleTone } from 'demo-chain/pictures/drawing/soft-blocks';
import { type Build, buildOf } from 'demo-chain/pictures/drawing/soft-build';
import { softGarment } from 'demo-chain/pictures/drawing/soft-garment';
import { hemBand } from 'demo-chain/pictures/drawing/soft-trim';
import { fill, groove, mark, puller, seam, stitch, zip } from 'demo-chain/pictures/drawing/trim';
import { type WoolSweaterDesign, woolSweaterDesignOf } from './wool-sweater-design';
import { knitted, knittedArm } from './wool-sweater-knitting';

const n = num;
function draw(pen: Pen, side: Side): string {
  const design = woolSweaterDesignOf(pen.subject);
  const matter = design.knitting === 'ribbed' ? 'rib' : 'knit';
  const back = side === 'back';
  const ribbed = {
    tone:
      design.knitting === 'round-yoke' || design.knitting === 'plain-yoke' ? legibleTone(pen, design.ink) : pen.main,
    matter: 'rib',
  } as const;
  const rise = design.collar === 'high' ? 66 : 0;
  const unzipped = design.open && design.zip !== 'none';
  const open = unzipped ? 120 : 0;
  const dip = Math.max(rise ? 54 : 44, open);
  const neckline = { cut: open ? 'vee' : 'round', dip } as const;
  return softGarment(pen, {
    build: buildOf(pen.subject, design.cut),
    side,
    neckline,
    tone: pen.main,
    matter,
    poses: design.poses,
    sleeve: 1,
    hung: 'hanger',
    bulge: 0.56,
    creases: 0.4,
    seamless: design.knitting === 'round-yoke' || design.knitting === 'plain-yoke',
    onBody: (volume, b) =>
      knitted(pen, design, b, volume) +
      hemBand(pen, b, design.ribbing, volume, { tone: ribbed.tone, matter: 'rib', edge: 0.4 }),
    onArm: (arm, volume) => {
      const b = buildOf(pen.subject, design.cut);
      const cuff = 1 - (design.ribbing * 1.1) / b.arm;
      return (
        knittedArm(pen, design, arm, volume, b) +
        (design.elbows
          ? form(pen, arm.band(0.43, 0.62), { tone: pen.panel, matter: 'suede', grain: arm.grain, volume }) +
            stitch(pen.main, arm.ring(0.44)) +
            stitch(pen.main, arm.ring(0.61))
          : '') +
        panel(pen, arm.band(cuff, 1.1), volume, { tone: ribbed.tone, matter: 'rib', grain: arm.grain, edge: 0.4 }) +
        hollow(arm.ring(cuff), 14, 0.4)
      );
    },
    behind: (b) => insideNeck(pen, b, pen.main, rise, dip, 'rib'),
    before: (b) => {
      if (back)
        return rise ? collarBack(pen, b, rise, ribbed) : neckBand(pen, b, { cut: 'round', dip: 14 }, 26, ribbed);
      const start = open ? b.top + open : rise ? b.top - rise + 24 : b.top + dip;
      const length = design.zip === 'half' ? b.top + 210 : b.hemAt + b.tail - 4;
      const line = `M480 ${n(start)}L480 ${n(length)}`;
      const collar = rise
        ? open
          ? openCollar(pen, b, rise, b.top + open, ribbed)
          : standCollar(pen, b, rise, 54, ribbed)
        : neckBand(pen, b, neckline, 28, ribbed);
      return (
        collar +
        (design.zip === 'none'
          ? ''
          : zip(pen, line, { width: 15, tape: pen.dark, teeth: '#b9bec4' }) +
            groove(`M466 ${n(start + 40)}L466 ${n(length)}M494 ${n(start + 40)}L494 ${n(length)}`, 4, 0.4) +
            puller(pen.accent, 480, start + 4, 0, 0.85)) +
        lineLabel(pen, b, design)
      );
    },
  });
}

/** The line's mark on a woven label, sewn to the ribbing. */
function lineLabel(pen: Pen, b: Build, { ribbing }: WoolSweaterDesign): string {
  const y = b.hemAt - ribbing * 0.5;
  const tag = `M${n(480 + b.hem - 76)} ${n(y - 17)}L${n(480 + b.hem - 24)} ${n(y - 19)}L${n(480 + b.hem - 24)} ${n(y + 15)}L${n(480 + b.hem - 76)} ${n(y + 17)}Z`;
  return fill('#efe8db', tag) + seam(pen.pale, tag, 1.4) + mark(pen, '#2b2e33', 480 + b.hem - 50, y, 0.8);
}

export const woolSweater = silhouette((pen) => {
  const design = woolSweaterDesignOf(pen.subject);
  const b = buildOf(pen.subject, design.cut);
  return {
    rest: design.lies ? 'lies' : 'hangs',
    restOf: { packed: 'lies' },
    floor: 1210,
    outdoors: 0.8,
    details: [
      { at: [480, b.top + 50], zoom: 2.4 },
      { at: [480 + b.hem * 0.6, b.hemAt - 110], zoom: 2.7 },
    ],
  };
}, draw);

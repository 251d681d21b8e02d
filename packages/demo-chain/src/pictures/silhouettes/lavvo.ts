import { num } from 'demo-chain/pictures/drawing/contour';
import { type Fold, folds, form, panel, tube } from 'demo-chain/pictures/drawing/form';
import { stuffSack } from 'demo-chain/pictures/drawing/luggage';
import { between, corners, type Point } from 'demo-chain/pictures/drawing/outline';
import type { Pen } from 'demo-chain/pictures/drawing/pen';
import { guy, moveTo } from 'demo-chain/pictures/drawing/pitch';
import { type Side, silhouette } from 'demo-chain/pictures/drawing/silhouette';
import { toneOf } from 'demo-chain/pictures/drawing/tone';
import { mark, seam, stitch, zip } from 'demo-chain/pictures/drawing/trim';
import type { MatterName } from 'demo-chain/pictures/light/matters';
import { factOf, lotOf, numberIn, type Subject } from 'demo-chain/pictures/subject';

export interface LavvoDesign {
  persons: number;
  /** Metres. */
  height: number;
  diameter: number;
  cloth: MatterName;
  snowFlap: boolean;
  panels: number;
  door: 'open' | 'closed';
  hat: 'accent' | 'panel';
  band: boolean;
}

export function lavvoDesignOf(subject: Subject): LavvoDesign {
  const lot = lotOf(subject, 'lavvo');
  return {
    persons: numberIn(subject, 'Personer', 4),
    height: numberIn(subject, 'Høyde', 2.4),
    diameter: numberIn(subject, 'Diameter', 3.6),
    cloth: factOf(subject, 'Duk').includes('bomull') ? 'canvas' : 'shell',
    snowFlap: factOf(subject, 'Bunn').includes('snøkant'),
    panels: lot.int(3, 5),
    door: lot.pick(['open', 'closed'] as const),
    hat: lot.pick(['accent', 'panel'] as const),
    band: lot.chance(0.5),
  };
}

const canvas = toneOf('#2d2a26');

function pitched(pen: Pen, side: Side): string {
  const design = lavvoDesignOf(pen.subject);
  if (side === 'packed')
    return stuffSack(pen, {
      long: 640 + design.persons * 16,
      thick: 210 + design.persons * 10,
      y: 900,
      straps: 3,
      turn: 2,
    });
  const half = (design.diameter / 4.8) * 410;
  const tip: Point = [480, 1000 - (design.height / 2.8) * 800];
  const foot = (share: number): Point => [480 + Math.sin(share * 1.4) * half * 1.015, 950 + Math.cos(share * 1.4) * 46];
  const edge = (share: number) => {
    const [x, y] = between(tip, foot(share), 0.55);
    return `Q${num(480 + (x - 480) * 0.86)} ${num(y)} ${num(foot(share)[0])} ${num(foot(share)[1])}`;
  };
  const back = side === 'back';
  const shares = Array.from({ length: design.panels + 1 }, (_, i) => -1 + (2 * i) / design.panels);
  const hem = shares.slice(1).map((share, i) => {
    const before = shares[i] ?? -1;
    const middle = foot((share + before) / 2);
    return `Q${num(middle[0])} ${num(middle[1] - 6)} ${num(foot(share)[0])} ${num(foot(share)[1])}`;
  });
  const outline = `M${num(tip[0] - 12)} ${num(tip[1])}${edge(-1)}${hem.join('')}Q${num(480 + (between(tip, foot(1), 0.55)[0] - 480) * 0.86)} ${num(between(tip, foot(1), 0.55)[1])} ${num(tip[0] + 12)} ${num(tip[1])}Z`;
  const doorAt = back ? 0.55 : -0.16;
  const doorTop = between(tip, foot(doorAt), 0.42);
  const way = corners(doorTop, foot(doorAt + 0.24), foot(doorAt - 0.24));
  const bandOf = (from: number, to: number) => corners([0, from], [960, from], [960, to], [0, to]);
  const creases = shares
    .slice(1, -1)
    .map((share): Fold => [...foot(share), ...between(tip, foot(share), 0.7), ...between(tip, foot(share + 0.1), 0.4)]);
  return (
    tube(pen, `M480 ${num(tip[1] + 20)}L482 ${num(tip[1] - 44)}`, 15, { tone: pen.steel, matter: 'aluminium' }) +
    guy(pen, between(tip, foot(-1), 0.6), [Math.max(24, foot(-1)[0] - 46), 990]) +
    guy(pen, between(tip, foot(1), 0.6), [Math.min(936, foot(1)[0] + 46), 984]) +
    form(pen, outline, {
      matter: design.cloth,
      round: 170,
      bulge: 0.4,
      inner: (volume) =>
        (design.snowFlap ? panel(pen, bandOf(918, 1100), volume, { tone: pen.panel, matter: 'shell' }) : '') +
        (design.band ? panel(pen, bandOf(700, 742), volume, { tone: pen.accent, matter: design.cloth }) : '') +
        panel(pen, bandOf(0, tip[1] + 150), volume, {
          tone: design.hat === 'accent' ? pen.accent : pen.panel,
          matter: design.cloth,
        }) +
        folds(creases, 26, 0.8) +
        shares
          .slice(1, -1)
          .map((share) => seam(pen.main, `${moveTo(tip)}${edge(share)}`, 3))
          .join('') +
        stitch(pen.main, `M0 ${num(tip[1] + 156)}H960`) +
        (design.door === 'open' && !back
          ? panel(pen, way, volume, { tone: canvas, matter: 'flat' })
          : zip(pen, `${moveTo(doorTop)}L${num(foot(doorAt)[0])} ${num(foot(doorAt)[1])}`, {
              width: 11,
              tape: pen.dark,
            })),
    }) +
    (design.door === 'open' && !back
      ? form(
          pen,
          `${moveTo(doorTop)}L${num(foot(doorAt + 0.24)[0])} ${num(foot(doorAt + 0.24)[1])}L${num(foot(doorAt + 0.42)[0])} ${num(foot(doorAt + 0.42)[1] - 6)}Q${num(doorTop[0] + 90)} ${num(doorTop[1] + 190)} ${num(doorTop[0])} ${num(doorTop[1])}Z`,
          { tone: pen.panel, matter: design.cloth, round: 30, bulge: 0.4 },
        )
      : '') +
    mark(pen, pen.accent.base, back ? 400 : 600, 830, 2)
  );
}

export const lavvo = silhouette(
  {
    rest: 'stands',
    floor: 998,
    details: [
      { at: [480, 320], zoom: 2.2 },
      { at: [460, 820], zoom: 1.8 },
    ],
    outdoors: 0.9,
  },
  pitched,
);

import { num } from 'demo-chain/pictures/drawing/contour';
import { type Fold, folds, form, tube } from 'demo-chain/pictures/drawing/form';
import { stuffSack } from 'demo-chain/pictures/drawing/luggage';
import { between, type Point } from 'demo-chain/pictures/drawing/outline';
import type { Pen } from 'demo-chain/pictures/drawing/pen';
import { guy, moveTo } from 'demo-chain/pictures/drawing/pitch';
import { type Side, silhouette } from 'demo-chain/pictures/drawing/silhouette';
import { line, mark, seam } from 'demo-chain/pictures/drawing/trim';
import { lotOf, numberIn, type Subject } from 'demo-chain/pictures/subject';

export interface TarpDesign {
  pitch: 'ridge' | 'lean' | 'wing';
  lines: number;
  /** Square metres. */
  area: number;
}

const pitches = ['ridge', 'lean', 'wing'] as const;

export function tarpDesignOf(subject: Subject): TarpDesign {
  return {
    pitch: pitches[(subject.id + lotOf(subject, 'tarp').int(0, 2)) % 3] ?? 'ridge',
    lines: numberIn(subject, 'Snorer', 4),
    area: numberIn(subject, 'Areal', 9),
  };
}

interface Pitch {
  /** The two upper ends. */
  ridge: [Point, Point];
  near: [Point, Point];
  far: [Point, Point] | undefined;
}

function pitchOf({ pitch, area }: TarpDesign, behind: boolean): Pitch {
  const w = 130 + area * 15;
  const lift = behind ? 60 : 0;
  switch (pitch) {
    case 'ridge':
      return {
        ridge: [
          [480 - w, 560 - lift],
          [480 + w * 0.8, 500],
        ],
        near: [
          [480 - w * 1.25, 850],
          [480 + w * 1.12, 846],
        ],
        far: [
          [480 - w * 0.62, 750],
          [480 + w * 0.96, 700],
        ],
      };
    case 'lean':
      return {
        ridge: [
          [480 - w, 470],
          [480 + w * 0.84, 450 + lift],
        ],
        near: [
          [480 - w * 0.7, 950],
          [480 + w * 1.2, 930],
        ],
        far: undefined,
      };
    case 'wing':
      return {
        ridge: [
          [480 - w * 1.1, 470],
          [480 + w * 0.92, 560 - lift],
        ],
        near: [
          [480 - w * 0.3, 880],
          [480 + w * 0.8, 840],
        ],
        far: [
          [480 - w * 0.1, 700],
          [480 + w * 0.3, 720],
        ],
      };
  }
}

const curve = (a: Point, b: Point, dip: number): string => {
  const [x, y] = between(a, b, 0.5);
  return `Q${num(x)} ${num(y + dip)} ${num(b[0])} ${num(b[1])}`;
};

function sheet(pen: Pen, [a, b]: [Point, Point], [c, d]: [Point, Point], tone = pen.main): string {
  const middle = between(between(a, b, 0.5), between(c, d, 0.5), 0.5);
  const creases = [a, b, c, d].map(
    ([x, y]): Fold => [
      x,
      y,
      (x + middle[0]) / 2,
      (y + middle[1]) / 2 + 20,
      middle[0] + (x - middle[0]) * 0.2,
      middle[1] + (y - middle[1]) * 0.3,
    ],
  );
  return form(pen, `${moveTo(a)}${curve(a, b, 30)}${curve(b, d, -18)}${curve(d, c, -40)}${curve(c, a, -18)}Z`, {
    tone,
    matter: 'shell',
    round: 60,
    bulge: 0.14,
    inner:
      folds(creases, 22, 1) +
      seam(tone, `${moveTo(between(a, b, 0.5))}L${num((c[0] + d[0]) / 2)} ${num((c[1] + d[1]) / 2)}`) +
      seam(tone, `${moveTo(between(a, c, 0.06))}${curve(between(a, c, 0.06), between(b, d, 0.06), 30)}`, 1.6),
  });
}

function pitched(pen: Pen, side: Side): string {
  const design = tarpDesignOf(pen.subject);
  if (side === 'packed')
    return stuffSack(pen, { long: 330 + design.area * 16, thick: 170 + design.area * 6, y: 900, turn: -4, straps: 1 });
  const behind = side === 'back';
  const { ridge, near, far } = pitchOf(design, behind);
  const pole = ([x, y]: Point, foot: number) =>
    tube(pen, `M${num(x)} ${num(y - 14)}L${num(x + 4)} ${foot}`, 13, { tone: pen.steel, matter: 'aluminium' });
  const under = far ? sheet(pen, ridge, far, pen.panel) : '';
  const more =
    design.lines > 4 ? guy(pen, between(near[0], near[1], 0.5), [between(near[0], near[1], 0.5)[0] - 10, 1010]) : '';
  return (
    under +
    (design.pitch === 'lean' ? pole(ridge[0], 1000) + pole(ridge[1], 960) : '') +
    sheet(pen, ridge, near) +
    (design.pitch === 'lean' ? '' : pole(ridge[0], 1004) + pole(ridge[1], 930)) +
    line(pen.accent.base, `${moveTo(ridge[0])}${curve(ridge[0], ridge[1], 30)}`, 4) +
    guy(pen, ridge[0], [Math.max(26, ridge[0][0] - 150), 985]) +
    guy(pen, ridge[1], [Math.min(934, ridge[1][0] + 150), 930]) +
    guy(pen, near[0], [Math.max(24, near[0][0] - 56), Math.max(1000, near[0][1] + 30)]) +
    guy(pen, near[1], [Math.min(936, near[1][0] + 60), Math.max(960, near[1][1] + 30)]) +
    more +
    mark(pen, pen.accent.base, near[1][0] - 150, near[1][1] - 130, 1.8)
  );
}

export const tarp = silhouette(
  {
    rest: 'stands',
    floor: 1006,
    details: [
      { at: [300, 620], zoom: 2 },
      { at: [640, 760], zoom: 1.9 },
    ],
    outdoors: 0.94,
  },
  pitched,
);

import { isForChildren, isForWomen, lotOf, type Subject } from 'demo-chain/pictures/subject';
import type { Random } from 'demo-chain/random';
import type { Measures, Pose } from './cut';

/** How a kind of jacket sits: how wide, how long, and how much it is drawn in. */
export interface Block {
  /** Added to the half widths of chest and hem. */
  ease: number;
  /** From neck to hem. */
  length: readonly [from: number, to: number];
  waist: number;
  flare: number;
  dip: number;
  tail: number;
  sleeve: number;
  puff: number;
  rows: readonly [from: number, to: number];
}

/** Hanging, held away, one arm bent: what two people who lay out jackets would do. */
const poses: readonly (readonly [Pose, Pose])[] = [
  [
    { lift: 17, bend: 9 },
    { lift: 20, bend: 6 },
  ],
  [
    { lift: 24, bend: 16 },
    { lift: 17, bend: 2 },
  ],
  [
    { lift: 15, bend: 3 },
    { lift: 27, bend: 20 },
  ],
  [
    { lift: 34, bend: 4 },
    { lift: 20, bend: 9 },
  ],
  [
    { lift: 21, bend: 9 },
    { lift: 36, bend: -6 },
  ],
  [
    { lift: 32, bend: 12 },
    { lift: 31, bend: 15 },
  ],
  [
    { lift: 36, bend: -2 },
    { lift: 33, bend: 2 },
  ],
  [
    { lift: 14, bend: 10 },
    { lift: 15, bend: 13 },
  ],
  [
    { lift: 40, bend: -24 },
    { lift: 18, bend: 5 },
  ],
  [
    { lift: 19, bend: 12 },
    { lift: 42, bend: -20 },
  ],
  [
    { lift: 28, bend: 22 },
    { lift: 34, bend: -12 },
  ],
];

const fitEase: Record<string, number> = { Kroppsnær: -16, Normal: 0, 'Litt romslig': 8, Romslig: 17 };

/** A jacket's pattern, from its kind's block, its wearer, its fit, and by lot. */
export function measuresOf(subject: Subject, block: Block): Measures {
  const lot = lotOf(subject, 'cut');
  const within = ([from, to]: readonly [number, number]) => from + (to - from) * lot.next();
  const child = subject.who === 'b';
  const young = isForChildren(subject);
  const woman = isForWomen(subject);
  const ease = block.ease + (fitEase[subject.facts.get('Passform') ?? ''] ?? 0) + (lot.next() - 0.5) * 10;
  const size = child ? 0.93 : young ? 0.96 : woman ? 0.95 : 1;
  const chest = (196 + ease) * size;
  const neckY = 268 + (child ? 26 : 0) + lot.int(-8, 8);
  const length = within(block.length) * (child ? 0.86 : young ? 0.94 : woman ? 0.98 : 1);
  const wide = lot.int(-8, 10);
  const [left, right] = poseOf(lot);
  const arm = child ? 0.84 : young ? 0.93 : woman ? 0.96 : 1;
  const rows = lot.int(...block.rows);
  return {
    neck: (child ? 94 : 92) * (woman ? 0.95 : 1),
    neckY,
    shoulder: (206 + ease * 0.55) * size * (woman ? 0.97 : 1),
    drop: lot.int(66, 84) * (child ? 0.85 : 1),
    chest,
    waist: chest - (block.waist + (woman ? 19 : 2)) * size + wide * 0.3,
    hem: chest + block.flare + (woman ? 3 : -2) + wide,
    hemY: neckY + length,
    dip: block.dip + lot.int(-4, 8),
    tail: block.tail,
    upperArm: 262 * arm,
    forearm: lot.int(280, 306) * arm,
    sleeve: (block.sleeve + ease * 0.35) * size,
    wrist: (41 + ease * 0.16) * size,
    poses: [left, right],
    puff: block.puff,
    rows,
    sleeveRows: Math.max(4, Math.round(rows * 0.84)),
  };
}

function poseOf(lot: Random): readonly [Pose, Pose] {
  const [left, right] = lot.pick(poses);
  const sway = () => lot.int(-2, 2);
  return [
    { lift: left.lift + sway(), bend: left.bend + sway() },
    { lift: right.lift + sway(), bend: right.bend + sway() },
  ];
}

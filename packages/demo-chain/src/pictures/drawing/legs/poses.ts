import type { Random } from 'demo-chain/random';
import { type LegPose, otherLeg, type Pose } from './figure';

export const poseNames = [
  'stand',
  'together',
  'wide',
  'step',
  'stride',
  'cross',
  'kick',
  'bow',
  'lunge',
  'lean',
  'knock',
] as const;
export type PoseName = (typeof poseNames)[number];

type Angles = readonly [thigh: number, shin: number];
const table: Record<PoseName, readonly [still: Angles, moved: Angles]> = {
  stand: [
    [3, 2],
    [3, 2],
  ],
  together: [
    [-1, -1],
    [-1, -1],
  ],
  wide: [
    [10, 9],
    [10, 9],
  ],
  step: [
    [1, 0],
    [15, -14],
  ],
  stride: [
    [-3, 4],
    [13, 8],
  ],
  cross: [
    [-3, -7],
    [-7, -10],
  ],
  kick: [
    [2, 2],
    [8, 40],
  ],
  bow: [
    [11, -8],
    [11, -8],
  ],
  lunge: [
    [1, -2],
    [24, 4],
  ],
  lean: [
    [-5, -5],
    [9, 9],
  ],
  knock: [
    [0, 9],
    [0, 9],
  ],
};

/** How a pair of legs lies, by chance within its sort. */
export function poseOf(name: PoseName, lot: Random, turn: number): Pose {
  const [still, moved] = table[name];
  const about = ([thigh, shin]: Angles): LegPose => ({
    thigh: thigh + (lot.next() - 0.5) * 5,
    shin: shin + (lot.next() - 0.5) * 6,
  });
  const [a, b] = [about(still), about(moved)];
  const swapped = lot.chance(0.5);
  return {
    left: swapped ? b : a,
    right: swapped ? a : b,
    over: swapped ? 'left' : 'right',
    turn: (lot.next() * 2 - 1) * turn,
  };
}

/** The same pair turned over. */
export const turnedOver = ({ left, right, over, turn }: Pose): Pose => ({
  left: right,
  right: left,
  over: otherLeg[over],
  turn: -turn,
});

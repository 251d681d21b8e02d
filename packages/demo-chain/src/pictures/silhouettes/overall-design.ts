import { printOf } from 'demo-chain/pictures/drawing/print';
import type { Scatter } from 'demo-chain/pictures/drawing/scatter';
import type { Pose } from 'demo-chain/pictures/drawing/soft-arms';
import { type Companion, companionBy } from 'demo-chain/pictures/drawing/soft-blocks';
import type { MatterName } from 'demo-chain/pictures/light/matters';
import { factOf, lotOf, numberIn, type Subject } from 'demo-chain/pictures/subject';
import { at } from 'demo-chain/random';

export const overallBlocks = [
  'yoke',
  'halves',
  'flanks',
  'sleeves',
  'chevron',
  'band',
  'legs',
  'plain',
  'quarters',
] as const;
export type OverallBlock = (typeof overallBlocks)[number];

const winterScatters: readonly Scatter[] = ['none', 'none', 'stars', 'peaks', 'none'];
const parkScatters: readonly Scatter[] = ['none', 'dots', 'drops', 'none', 'stars'];

/** A child's overall: padded for winter, or lighter for the park. */
export interface OverallDesign {
  poses: readonly [Pose, Pose];
  hood: 'up' | 'down';
  fur: boolean;
  /** Metal and plastic snaps that hold a hood one can take off. */
  hoodSnaps: boolean;
  block: OverallBlock;
  companion: Companion;
  scatter: Scatter;
  zips: number;
  reinforced: boolean;
  footStraps: boolean;
  siliconeStraps: boolean;
  reflectors: boolean;
  quilted: boolean;
  /** Grams of filling to a square metre: how full it looks. */
  fill: number;
  cloth: MatterName;
  /** Half the distance between the legs at the ankles. */
  stance: number;
  chestPocket: boolean;
  legLength: number;
}

export function overallDesignOf(subject: Subject): OverallDesign {
  const lot = lotOf(subject, 'overall');
  const winter = subject.art === 'winter-overall';
  const hooded = factOf(subject, 'Hette') !== 'Ingen';
  const still: readonly Pose[] = ['down', 'easy', 'apart'];
  const lively: readonly Pose[] = ['lifted', 'apart', 'hip'];
  const fill = numberIn(subject, 'Fyll', 140);
  return {
    poses: lot.chance(0.5) ? [lot.pick(still), lot.pick(lively)] : [lot.pick(lively), lot.pick(still)],
    hood: hooded && lot.chance(0.72) ? 'up' : 'down',
    fur: winter && lot.chance(0.55),
    hoodSnaps: /trykknapper/.test(factOf(subject, 'Hette')),
    block: at(overallBlocks, subject.id),
    companion: companionBy(lot),
    scatter:
      printOf(subject) === 'many'
        ? lot.pick(['dots', 'stars', 'drops'] as const)
        : lot.pick(winter ? winterScatters : parkScatters),
    zips: numberIn(subject, 'Glidelåser', 1),
    reinforced: /Knær/.test(factOf(subject, 'Forsterkning')),
    footStraps: factOf(subject, 'Strikk under foten') !== '',
    siliconeStraps: /silikon/.test(factOf(subject, 'Strikk under foten')),
    reflectors: /EN 17353/.test(factOf(subject, 'Refleks')),
    quilted: winter && lot.chance(0.45),
    fill,
    cloth: winter ? 'softshell' : 'shell',
    stance: lot.int(14, 40),
    chestPocket: lot.chance(0.6),
    legLength: lot.pick([0.94, 1, 1.06]),
  };
}

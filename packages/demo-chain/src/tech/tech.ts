import type { Family } from 'demo-chain/words/families';
import { camp } from './camp';
import type { Fact, Facts, Tech } from './fact';
import { foodAndSafety } from './food-and-safety';
import { handsAndFeet } from './hands-and-feet';
import { layers } from './layers';
import { outerwear } from './outerwear';
import { snowAndPlay } from './snow-and-play';
import { wheels } from './wheels';

const table: Record<Family, Facts> = {
  ...outerwear,
  ...layers,
  ...handsAndFeet,
  ...camp,
  ...wheels,
  ...snowAndPlay,
  ...foodAndSafety,
};

/** Eight to fourteen facts, with the same names for all goods of a kind so that they can be set side by side. */
export const techOf = (tech: Tech): Fact[] => table[tech.family](tech);
export const lines = (list: readonly Fact[]): string => list.map(([label, value]) => `${label}: ${value}`).join('\n');

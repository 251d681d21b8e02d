import { isForChildren, isForWomen, lotOf, type Subject } from 'demo-chain/pictures/subject';
import type { Cut } from './figure';

/** Cuts for a man of middle size. */
const cuts = {
  shell: {
    top: 96,
    rise: 400,
    thighLength: 350,
    shinLength: 372,
    waist: 158,
    hip: 206,
    thigh: 96,
    knee: 82,
    calf: 78,
    hem: 78,
  },
  ski: {
    top: 96,
    rise: 406,
    thighLength: 340,
    shinLength: 372,
    waist: 160,
    hip: 212,
    thigh: 104,
    knee: 94,
    calf: 94,
    hem: 100,
  },
  rain: {
    top: 96,
    rise: 410,
    thighLength: 340,
    shinLength: 362,
    waist: 172,
    hip: 218,
    thigh: 106,
    knee: 92,
    calf: 86,
    hem: 84,
  },
  trek: {
    top: 96,
    rise: 392,
    thighLength: 350,
    shinLength: 380,
    waist: 154,
    hip: 192,
    thigh: 86,
    knee: 70,
    calf: 62,
    hem: 56,
  },
  slim: {
    top: 96,
    rise: 386,
    thighLength: 356,
    shinLength: 384,
    waist: 148,
    hip: 180,
    thigh: 80,
    knee: 62,
    calf: 56,
    hem: 48,
  },
  tights: {
    top: 96,
    rise: 378,
    thighLength: 366,
    shinLength: 392,
    waist: 132,
    hip: 166,
    thigh: 74,
    knee: 54,
    calf: 54,
    hem: 36,
  },
  shorts: {
    top: 240,
    rise: 590,
    thighLength: 300,
    shinLength: 0,
    waist: 236,
    hip: 296,
    thigh: 148,
    knee: 0,
    calf: 0,
    hem: 146,
  },
} as const satisfies Record<string, Cut>;

/** An article's own cut: narrower or wider, with a waist for women and short legs for children. */
export function cutOf(subject: Subject, base: keyof typeof cuts, fit = 1): Cut {
  const lot = lotOf(subject, 'cut');
  const child = isForChildren(subject);
  const woman = isForWomen(subject);
  const within = (spread: number) => 1 + (lot.next() * 2 - 1) * spread;
  const width = within(0.05) * fit * (child ? 1.04 : 1);
  const leg = width * within(0.07);
  const taper = within(0.14);
  const own: Cut = cuts[base];
  const length = (child ? 0.78 : 1) * within(0.04);
  return {
    top: own.top,
    rise: own.rise + (woman ? -10 : 0) + lot.int(-14, 14) - (child ? 8 : 0),
    thighLength: own.thighLength * length,
    shinLength: own.shinLength * length,
    waist: own.waist * width * (woman ? 0.88 : child ? 0.96 : 1),
    hip: own.hip * width * (woman ? 1.03 : 1),
    thigh: own.thigh * leg,
    knee: own.knee * leg * (woman ? 0.95 : 1),
    calf: own.calf * leg * (1 + (taper - 1) * 0.5),
    hem: own.hem * leg * taper,
  };
}

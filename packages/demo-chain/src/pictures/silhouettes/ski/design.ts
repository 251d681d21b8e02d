import { factOf, inTurn, isForChildren, lotOf, numberIn, type Subject } from 'demo-chain/pictures/subject';

export const skiGraphics = ['ridge', 'chevrons', 'slant', 'rails', 'contours', 'blocks', 'dawn', 'shards'] as const;
export type SkiGraphics = (typeof skiGraphics)[number];
export type SkiPose = 'upright' | 'turned' | 'vee' | 'crossed';

export interface SkiDesign {
  sort: 'alpine' | 'touring' | 'track' | 'mountain';
  /** Units of the picture; a ski is drawn somewhat wider than it is. */
  length: number;
  waist: number;
  tip: number;
  tail: number;
  /** How far the tip begins to widen and turn up before the rest. */
  rocker: boolean;
  steelEdge: boolean;
  tailShape: 'flat' | 'round' | 'notch';
  tipShape: 'round' | 'pointed' | 'blunt';
  /** What keeps it from sliding back. */
  hold: 'none' | 'skin' | 'scales' | 'wax';
  titanal: boolean;
  graphics: SkiGraphics;
  pose: SkiPose;
  baseColour: 'dark' | 'accent' | 'split';
}

const sorts = {
  'alpine-ski': 'alpine',
  'touring-ski': 'touring',
  'cross-country-ski': 'track',
  'mountain-ski': 'mountain',
} as const;

function holdOf(fact: string): SkiDesign['hold'] {
  if (fact.includes('elle')) return 'skin';
  if (fact.startsWith('Smørefri')) return 'scales';
  return fact.startsWith('Smøring') ? 'wax' : 'none';
}

export function skiDesignOf(subject: Subject): SkiDesign {
  const lot = lotOf(subject, 'ski');
  const sort = sorts[subject.art as keyof typeof sorts] ?? 'alpine';
  const narrow = sort === 'track' || sort === 'mountain';
  const waist = numberIn(subject, 'Midjebredde', 72);
  // Millimetres of waist that the tip and the tail are wider: more, the shorter the turn.
  const flare =
    sort === 'track'
      ? 1.5
      : sort === 'mountain'
        ? numberIn(subject, 'Spiss', waist + 28) - waist
        : 26 + 260 / numberIn(subject, 'Radius', 15);
  const perMillimetre = narrow ? 0.98 : 0.9;
  return {
    sort,
    length: (narrow ? 1130 : 1090) * (isForChildren(subject) ? 0.86 : 1),
    waist: waist * perMillimetre,
    tip: (waist + flare) * perMillimetre,
    tail: (waist + flare * 0.66) * perMillimetre,
    rocker: factOf(subject, 'Profil').startsWith('Rocker') || sort === 'mountain',
    steelEdge: factOf(subject, 'Stålkant').startsWith('Hel'),
    tailShape: sort === 'track' ? 'flat' : lot.pick(sort === 'touring' ? ['flat', 'notch'] : ['flat', 'round']),
    tipShape: narrow ? 'pointed' : lot.pick(['round', 'blunt', 'pointed']),
    hold: holdOf(factOf(subject, 'Feste')),
    titanal: factOf(subject, 'Kjerne').includes('titanal'),
    graphics: inTurn(subject, skiGraphics),
    pose: inTurn<SkiPose>(subject, ['upright', 'turned', 'vee', 'crossed']),
    baseColour: lot.pick(['dark', 'accent', 'split']),
  };
}

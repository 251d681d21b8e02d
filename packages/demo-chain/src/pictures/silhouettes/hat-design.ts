import { factOf, isForChildren, lotOf, type Subject } from 'demo-chain/pictures/subject';

export interface HatDesign {
  crown: 'close' | 'round' | 'tall' | 'slouch';
  /** The edge is folded up, as wide as this in units; 0 is a plain edge. */
  cuff: number;
  knit: 'plain' | 'rib' | 'double';
  pattern: 'none' | 'stripes' | 'bands' | 'two-tone' | 'stars' | 'zigzag' | 'dots' | 'waves';
  top: 'none' | 'pompom' | 'tassel' | 'ears';
  flaps: boolean;
  /** Degrees it lies turned by. */
  tilt: number;
}

const knits: Record<string, HatDesign['knit']> = { Glattstrikk: 'plain', Ribb: 'rib', Dobbeltstrikk: 'double' };

export function hatDesignOf(subject: Subject): HatDesign {
  const lot = lotOf(subject, 'hat');
  const knit = knits[factOf(subject, 'Strikk')] ?? 'plain';
  const helmet = factOf(subject, 'Under hjelm') === 'Ja';
  const child = isForChildren(subject);
  const expedition = subject.art === 'beanie';
  const patterns: HatDesign['pattern'][] = expedition
    ? ['none', 'bands', 'two-tone']
    : ['none', 'stripes', 'bands', 'two-tone', 'stars', 'zigzag', 'dots', 'waves'];
  return {
    crown: helmet ? 'close' : lot.pick(['round', 'tall', 'slouch'] as const),
    cuff: factOf(subject, 'Kant') === 'Kan brettes' ? lot.int(130, 220) : 0,
    knit,
    pattern: lot.pick(patterns),
    top: helmet
      ? 'none'
      : child
        ? lot.pick(['pompom', 'ears', 'pompom', 'tassel'] as const)
        : lot.pick(['none', 'pompom', 'none', 'tassel'] as const),
    flaps: !expedition && factOf(subject, 'Kant') === 'Fast' && lot.chance(child ? 0.75 : 0.3),
    tilt: lot.int(-7, 7),
  };
}

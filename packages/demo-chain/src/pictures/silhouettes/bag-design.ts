import type { MatterName } from 'demo-chain/pictures/light/matters';
import { factOf, lotOf, numberIn, type Subject } from 'demo-chain/pictures/subject';

/** What duffels, training bags and panniers have in common. */
export interface BagDesign {
  litres: number;
  matter: MatterName;
  handles: number;
  asRucksack: boolean;
  shoes: boolean;
  blocking: 'one' | 'ends' | 'foot' | 'top' | 'middle' | 'slant';
  handle: 'arch' | 'joined' | 'low';
  pocket: 'none' | 'zip' | 'net' | 'long';
  straps: number;
  shape: 'barrel' | 'box' | 'slope';
  flipped: boolean;
}

export function bagDesignOf(subject: Subject): BagDesign {
  const lot = lotOf(subject, 'bag');
  return {
    litres: numberIn(subject, 'Volum', subject.n || 40),
    matter: factOf(subject, 'Stoff').startsWith('TPU') ? 'tarpaulin' : 'cordura',
    handles: numberIn(subject, 'Håndtak', 2),
    asRucksack: factOf(subject, 'Kan bæres som sekk') === 'Ja',
    shoes: factOf(subject, 'Plass til').startsWith('Sko'),
    blocking: lot.pick(['one', 'ends', 'foot', 'top', 'middle', 'slant'] as const),
    handle: lot.pick(['arch', 'joined', 'low'] as const),
    pocket: lot.pick(['none', 'zip', 'net', 'long'] as const),
    straps: lot.int(2, 4),
    shape: lot.pick(['barrel', 'box', 'slope'] as const),
    flipped: lot.chance(0.4),
  };
}

export interface SkiBagDesign extends BagDesign {
  /** Centimetres. */
  length: number;
  pairs: number;
  lean: 1 | -1;
}

export function skiBagDesignOf(subject: Subject): SkiBagDesign {
  return {
    ...bagDesignOf(subject),
    length: numberIn(subject, 'Lengde', 190),
    pairs: numberIn(subject, 'Plass til', 1),
    // Those of a line come one after another, and often in one colour.
    lean: subject.id % 2 ? 1 : -1,
  };
}

export interface DryBagDesign extends BagDesign {
  window: boolean;
  valve: boolean;
  rolled: 'clip' | 'sides';
}

export function dryBagDesignOf(subject: Subject): DryBagDesign {
  const lot = lotOf(subject, 'dry-bag');
  return {
    ...bagDesignOf(subject),
    window: lot.chance(0.35),
    valve: lot.chance(0.4),
    rolled: lot.pick(['clip', 'sides'] as const),
  };
}

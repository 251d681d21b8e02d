import { factOf, inTurn, lotOf, numberIn, type Subject } from 'demo-chain/pictures/subject';

export type BoardShape = 'tub' | 'arrow' | 'bean' | 'plank';

export interface SledgeDesign {
  /** Centimetres. */
  length: number;
  shape: BoardShape;
  glassFibre: boolean;
  rope: boolean;
  ribs: 'long' | 'cross' | 'fan';
  handles: 'loops' | 'holes' | 'rails';
  rim: 'same' | 'accent' | 'dark';
}

export function sledgeDesignOf(subject: Subject): SledgeDesign {
  const lot = lotOf(subject, 'sledge');
  return {
    length: numberIn(subject, 'Lengde', 90),
    shape: inTurn<BoardShape>(subject, ['tub', 'arrow', 'bean', 'plank']),
    glassFibre: factOf(subject, 'Materiale').startsWith('Glassfiber'),
    rope: factOf(subject, 'Tau') === 'Følger med',
    ribs: lot.pick(['long', 'cross', 'fan']),
    handles: inTurn(subject, ['loops', 'holes', 'rails'] as const),
    rim: lot.pick(['same', 'accent', 'dark']),
  };
}

export interface PulkDesign {
  length: number;
  width: number;
  /** Runners beneath, and what they are of. */
  runners: number;
  steelRunners: boolean;
  glassFibre: boolean;
  shafts: boolean;
  harness: boolean;
  zip: boolean;
  cover: 'dark' | 'accent' | 'split' | 'main';
  straps: number;
}

export function pulkDesignOf(subject: Subject): PulkDesign {
  const length = numberIn(subject, 'Lengde', 120);
  const runners = factOf(subject, 'Skinner');
  return {
    length,
    width: numberIn(subject, 'Bredde', 54),
    runners: numberIn(subject, 'Skinner', 2),
    steelRunners: runners.includes('stål'),
    glassFibre: factOf(subject, 'Skall') === 'Glassfiber',
    shafts: factOf(subject, 'Drag').startsWith('Følger med'),
    harness: factOf(subject, 'Sele').startsWith('Følger med'),
    zip: factOf(subject, 'Trekk').includes('glidelås'),
    cover: inTurn(subject, ['dark', 'accent', 'split', 'main'] as const),
    straps: Math.round(length / 40),
  };
}

export interface SteeringSledgeDesign {
  length: number;
  brakes: boolean;
  rope: boolean;
  spokes: 2 | 3;
  seat: 'bench' | 'saddle' | 'slats';
  hood: 'none' | 'nose';
  skis: 'accent' | 'dark';
}

export function steeringSledgeDesignOf(subject: Subject): SteeringSledgeDesign {
  const lot = lotOf(subject, 'steering');
  return {
    length: numberIn(subject, 'Lengde', 115),
    brakes: factOf(subject, 'Bremser').startsWith('Fot'),
    rope: factOf(subject, 'Tau') === 'Følger med',
    spokes: lot.pick([2, 3]),
    seat: inTurn(subject, ['bench', 'saddle', 'slats'] as const),
    hood: inTurn(subject, ['nose', 'none'] as const),
    skis: lot.pick(['accent', 'dark']),
  };
}

import { type Companion, companionBy } from 'demo-chain/pictures/drawing/soft-blocks';
import { factOf, isForChildren, lotOf, numberIn, type Subject } from 'demo-chain/pictures/subject';
import { at } from 'demo-chain/random';

export const foams = ['two-rows', 'three-rows', 'slats', 'tall', 'four-rows', 'ladder'] as const;
/** How the foam is divided: rows across, upright slats, one tall piece, or rows of two. */
export type Foam = (typeof foams)[number];

export interface LifeVestDesign {
  child: boolean;
  paddling: boolean;
  /** Newtons. */
  buoyancy: number;
  collar: boolean;
  crotchStrap: boolean;
  grabHandle: boolean;
  zip: boolean;
  straps: number;
  pockets: number;
  shoulderReflectors: boolean;
  whistle: boolean;
  foam: Foam;
  companion: Companion;
  /** Which pieces have the other colour. */
  scheme: 'shoulders' | 'lower' | 'alternate' | 'none' | 'halves' | 'upper';
  low: number;
  /** Half width at the sides. */
  half: number;
  neckDip: number;
  whistleLeft: boolean;
}

export function lifeVestDesignOf(subject: Subject): LifeVestDesign {
  const lot = lotOf(subject, 'life vest');
  const child = isForChildren(subject);
  const paddling = subject.art === 'paddling-vest';
  const buoyancy = numberIn(subject, 'Oppdrift', 50);
  const closure = factOf(subject, 'Lukking');
  return {
    child,
    paddling,
    buoyancy,
    collar: factOf(subject, 'Krage') === 'Ja',
    crotchStrap: /følger med/.test(factOf(subject, 'Skrittstropp')),
    grabHandle: child,
    zip: /Glidelås/.test(closure),
    straps: /spenne/.test(closure) ? (paddling ? 1 : buoyancy >= 150 ? 3 : lot.int(1, 2)) : 0,
    pockets: /foran/.test(factOf(subject, 'Lommer')) ? numberIn(subject, 'Lommer', 0) : 0,
    shoulderReflectors: /Skuldre/.test(factOf(subject, 'Refleks')),
    whistle: factOf(subject, 'Fløyte') !== '',
    foam: at(foams, subject.id),
    companion: companionBy(lot),
    scheme: at(['shoulders', 'lower', 'none', 'alternate', 'halves', 'upper', 'none'] as const, subject.id * 3),
    low: paddling ? lot.int(870, 940) : child ? lot.int(880, 930) : 930 + buoyancy * 0.4 + lot.int(-20, 40),
    half: (paddling ? 248 : child ? 226 : 232) + (buoyancy - 50) * 0.24 + lot.int(-10, 10),
    neckDip: lot.int(0, 70),
    whistleLeft: lot.chance(0.5),
  };
}

import type { Scatter } from 'demo-chain/pictures/drawing/scatter';
import { type Companion, companionBy } from 'demo-chain/pictures/drawing/soft-blocks';
import { factOf, isForChildren, lotOf, type Subject } from 'demo-chain/pictures/subject';
import { at } from 'demo-chain/random';

export interface SwimsuitDesign {
  back: 'u' | 'cross';
  neckline: 'scoop' | 'vee' | 'high' | 'square';
  /** How high the leg is cut, in units above the crotch. */
  legCut: number;
  /** Short legs, as children's suits may have. */
  legs: boolean;
  strap: number;
  block: 'flanks' | 'band' | 'diagonal' | 'plain' | 'upper' | 'stripes' | 'waves' | 'scatter';
  companion: Companion;
  scatter: Scatter;
  /** Removable cups can be seen a little through the cloth. */
  cups: boolean;
  frill: boolean;
  waist: number;
  hip: number;
}

export function swimsuitDesignOf(subject: Subject): SwimsuitDesign {
  const lot = lotOf(subject, 'swimsuit');
  const child = isForChildren(subject);
  const legs = child && lot.chance(0.4);
  return {
    back: factOf(subject, 'Rygg') === 'Kryss' ? 'cross' : 'u',
    neckline: at(['scoop', 'vee', 'high', 'square'] as const, subject.id),
    legCut: legs ? 0 : child ? lot.int(120, 160) : lot.int(150, 240),
    legs,
    strap: child ? lot.int(40, 54) : lot.int(28, 60),
    block: at(['flanks', 'stripes', 'diagonal', 'scatter', 'band', 'upper', 'waves', 'plain'] as const, subject.id),
    companion: companionBy(lot),
    scatter: lot.pick(['dots', 'drops', 'stars'] as const),
    cups: factOf(subject, 'Innlegg') === 'Avtakbare',
    frill: child && !legs && lot.chance(0.4),
    waist: child ? 146 : 128 + lot.int(-4, 8),
    hip: child ? 166 : 176 + lot.int(-6, 8),
  };
}

import { factOf, isForChildren, lotOf, numberIn, type Subject } from 'demo-chain/pictures/subject';
import type { HelmetBlocking } from './parts';

export type HelmetUse = 'road' | 'trail' | 'city' | 'play';

export interface BicycleHelmetDesign {
  use: HelmetUse;
  vents: number;
  visor: 'none' | 'clip' | 'soft';
  /** A red lamp at the nape. */
  lamp: boolean;
  dial: boolean;
  net: boolean;
  blocking: HelmetBlocking;
  finish: 'lacquer' | 'matt-plastic';
  shape: { sharp: number; taper: number; slant: number; gap: number };
}

const uses: Record<string, HelmetUse> = {
  Landevei: 'road',
  Sti: 'trail',
  'Jobbvei og tur': 'city',
  'Lek og skolevei': 'play',
};

export function bicycleHelmetDesignOf(subject: Subject): BicycleHelmetDesign {
  const lot = lotOf(subject, 'helmet');
  const child = isForChildren(subject);
  const visor = factOf(subject, 'Skjerm');
  return {
    use: uses[factOf(subject, 'Bruk')] ?? 'city',
    vents: numberIn(subject, 'Lufteåpninger', 14),
    visor: visor.startsWith('Fast') ? 'soft' : visor === 'Kan tas av' ? 'clip' : 'none',
    lamp: factOf(subject, 'Lys bak').startsWith('Ja'),
    dial: factOf(subject, 'Justering').startsWith('Hjul'),
    net: factOf(subject, 'Insektnett') === 'Foran',
    blocking: lot.pick(
      child
        ? ['dots', 'stripes', 'lower', 'flash', 'spine', 'halves']
        : ['plain', 'lower', 'spine', 'rear', 'flash', 'halves'],
    ),
    finish: lot.pick(['lacquer', 'matt-plastic']),
    shape: {
      sharp: lot.pick([0.5, 0.66, 0.85]),
      taper: lot.pick([-0.35, 0.1, 0.4]),
      slant: lot.pick([-5, 0, 5]),
      gap: lot.int(7, 13),
    },
  };
}

export interface SkiHelmetDesign {
  /** Openings that can be closed by a slide. */
  slide: boolean;
  magnet: boolean;
  /** Moulded in one piece; otherwise a thick outer shell lies on the foam. */
  inMould: boolean;
  earPads: boolean;
  goggleClip: boolean;
  blocking: HelmetBlocking;
  finish: 'lacquer' | 'matt-plastic';
  slots: 'long' | 'short' | 'fan';
  brim: 'none' | 'line' | 'lip';
  padMatter: 'fleece' | 'softshell' | 'leather';
}

export function skiHelmetDesignOf(subject: Subject): SkiHelmetDesign {
  const lot = lotOf(subject, 'helmet');
  return {
    slide: factOf(subject, 'Lufting') === 'Justerbar',
    magnet: factOf(subject, 'Spenne') === 'Magnet',
    inMould: factOf(subject, 'Skall').includes('støpt'),
    earPads: factOf(subject, 'Ørepolstring') !== '',
    goggleClip: factOf(subject, 'Brillefeste') !== '',
    blocking: lot.pick(
      isForChildren(subject)
        ? ['dots', 'stripes', 'halves', 'flash', 'spine', 'lower']
        : ['plain', 'lower', 'spine', 'rear', 'halves', 'flash'],
    ),
    finish: lot.pick(['lacquer', 'matt-plastic', 'matt-plastic']),
    slots: lot.pick(['long', 'short', 'fan']),
    brim: lot.pick(['none', 'line', 'lip']),
    padMatter: lot.pick(['fleece', 'softshell', 'leather']),
  };
}

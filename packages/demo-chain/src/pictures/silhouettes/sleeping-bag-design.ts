import { factOf, isForChildren, lotOf, numberIn, type Subject } from 'demo-chain/pictures/subject';

export interface SleepingBagDesign {
  wide: boolean;
  down: boolean;
  /** Degrees below zero that it is good for: the colder, the higher its baffles. */
  cold: number;
  child: boolean;
  zip: 'left' | 'right';
  collar: boolean;
  baffles: 'straight' | 'waved' | 'arrow' | 'offset' | 'box';
  blocking: 'one' | 'foot' | 'hood' | 'halves' | 'stripes';
  open: boolean;
  turn: number;
}

export function sleepingBagDesignOf(subject: Subject): SleepingBagDesign {
  const lot = lotOf(subject, 'bag');
  return {
    wide: factOf(subject, 'Fasong').includes('bred'),
    down: factOf(subject, 'Fyll').startsWith('Dun'),
    cold: numberIn(subject, 'Nedre grense', 5),
    child: isForChildren(subject),
    zip: factOf(subject, 'Glidelås').startsWith('Venstre') ? 'left' : 'right',
    collar: factOf(subject, 'Varmekrage') === 'Ja',
    baffles: lot.pick(['straight', 'waved', 'arrow', 'offset', 'box'] as const),
    blocking: lot.pick(['one', 'foot', 'hood', 'halves', 'stripes'] as const),
    open: lot.chance(0.45),
    turn: lot.int(-9, 9),
  };
}

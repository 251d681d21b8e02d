import type { SilhouetteKind } from '@/demo/pictures/keys';
import { factOf, lotOf, numberIn, type Subject } from '@/demo/pictures/subject';

export interface StoveDesign {
  kind: 'storm' | 'gas' | 'multifuel';
  persons: number;
  /** Kilowatts: the wider the head. */
  power: number;
  titan: boolean;
  piezo: boolean;
  gas: boolean;
  screen: boolean;
  arms: number;
  knob: 'wing' | 'round';
  cartridge: 'wide' | 'tall';
  paint: 'accent' | 'main' | 'pale';
  lid: 'pan' | 'plain';
  handles: 'ears' | 'bail';
  /** How far the pump is pushed in. */
  pump: number;
}

const kindOf: Partial<Record<SilhouetteKind, StoveDesign['kind']>> = {
  'storm-kitchen': 'storm',
  'multifuel-stove': 'multifuel',
};

export function stoveDesignOf(subject: Subject): StoveDesign {
  const lot = lotOf(subject, 'stove');
  const fact = (name: string) => factOf(subject, name);
  return {
    kind: kindOf[subject.art] ?? 'gas',
    persons: numberIn(subject, 'Personer', 2),
    power: numberIn(subject, 'Effekt', 2),
    titan: fact('Materiale').startsWith('Titan'),
    piezo: fact('Tenning').startsWith('Piezo'),
    gas: fact('Brensel') === 'Gass',
    screen: fact('Vindskjerm').includes('brennerhodet'),
    arms: lot.int(2, 4),
    knob: lot.pick(['wing', 'round'] as const),
    cartridge: subject.id % 2 ? 'wide' : 'tall',
    paint: (['accent', 'main', 'pale'] as const)[subject.id % 3] ?? 'accent',
    lid: lot.pick(['pan', 'plain'] as const),
    handles: subject.id % 2 ? 'ears' : 'bail',
    pump: lot.pick([0, 40, 80]),
  };
}

import { factOf, lotOf, numberIn, type Subject } from 'demo-chain/pictures/subject';

export interface TentDesign {
  form: 'dome' | 'tunnel' | 'cabin';
  persons: number;
  doors: number;
  /** Hoops of a tunnel and a cabin, crossing poles of a dome. */
  poles: number;
  /** Standing height inside, in centimetres. */
  height: number;
  door: 'open' | 'half' | 'closed';
  blocking: 'one' | 'skirt' | 'porch' | 'stripe' | 'face';
  faces: 'left' | 'right';
  windows: number;
  canopy: boolean;
  snowSkirt: boolean;
}

export function tentDesignOf(subject: Subject): TentDesign {
  const lot = lotOf(subject, 'tent');
  const persons = numberIn(subject, 'Personer', 2);
  const tall = subject.art === 'family-tent';
  const form = tall ? 'cabin' : factOf(subject, 'Form') === 'Kuppel' ? 'dome' : 'tunnel';
  const winter = factOf(subject, 'Årstid') === 'Hele året';
  return {
    form,
    persons,
    doors: numberIn(subject, 'Innganger', 1),
    poles:
      form === 'dome'
        ? winter || persons > 3
          ? 4
          : lot.int(2, 3)
        : Math.max(3, Math.min(5, persons)) - (lot.chance(0.4) && persons > 3 ? 1 : 0),
    height: numberIn(subject, 'Innvendig høyde', 110),
    door: lot.pick(['open', 'half', 'closed'] as const),
    blocking: lot.pick(['one', 'skirt', 'porch', 'stripe', 'face'] as const),
    faces: lot.pick(['left', 'right'] as const),
    windows: tall ? lot.int(1, 3) : 0,
    canopy: tall && lot.chance(0.6),
    snowSkirt: winter,
  };
}

import { factOf, lotOf, numberIn, type Subject } from '@/demo/pictures/subject';

export interface SleepingMatDesign {
  kind: 'self-inflating' | 'air' | 'foam';
  /** Centimetres. */
  thick: number;
  chambers: 'along' | 'across' | 'chevrons' | 'dots';
  cut: 'square' | 'rounded' | 'tapered';
  scallop: number;
  blocking: 'one' | 'ends' | 'middle' | 'diagonal';
  /** Length and diameter of the roll, in centimetres. */
  packed: [long: number, across: number];
  turn: number;
}

export function sleepingMatDesignOf(subject: Subject): SleepingMatDesign {
  const lot = lotOf(subject, 'mat');
  const type = factOf(subject, 'Type');
  const kind = type === 'Selvblåsende' ? 'self-inflating' : type.startsWith('Luft') ? 'air' : 'foam';
  const [long = 25, across = 14] = (factOf(subject, 'Pakkmål').match(/\d+/g) ?? []).map(Number);
  const chambers =
    kind === 'air' ? lot.pick(['along', 'across', 'chevrons'] as const) : lot.pick(['dots', 'across', 'dots'] as const);
  return {
    kind,
    thick: numberIn(subject, 'Tykkelse', 5),
    chambers,
    cut: lot.pick(['square', 'rounded', 'tapered'] as const),
    scallop: chambers === 'across' && kind === 'air' ? 8 : 0,
    blocking: lot.pick(['one', 'ends', 'middle', 'diagonal'] as const),
    packed: [long, across],
    turn: lot.int(-9, 9),
  };
}

export interface SitMatDesign {
  /** Millimetres. */
  thick: number;
  folding: 'two' | 'four' | 'rolled';
  fixing: 'hole' | 'elastic';
  pattern: 'grid' | 'ribs' | 'egg' | 'plain';
  corner: number;
  turn: number;
}

export function sitMatDesignOf(subject: Subject): SitMatDesign {
  const lot = lotOf(subject, 'sit-mat');
  const folded = factOf(subject, 'Brettes');
  return {
    thick: numberIn(subject, 'Tykkelse', 10),
    folding: folded === 'Rulles' ? 'rolled' : folded === 'I fire' ? 'four' : 'two',
    fixing: factOf(subject, 'Feste') === 'Strikk' ? 'elastic' : 'hole',
    pattern: lot.pick(['grid', 'ribs', 'egg', 'plain'] as const),
    corner: lot.pick([18, 60, 110]),
    turn: lot.int(-3, 3) + ((subject.id % 5) - 2) * 7,
  };
}

export interface ExerciseMatDesign {
  /** Millimetres. */
  thick: number;
  lines: boolean;
  rubber: boolean;
  unrolled: number;
  flare: number;
  turn: number;
}

export function exerciseMatDesignOf(subject: Subject): ExerciseMatDesign {
  const lot = lotOf(subject, 'exercise-mat');
  return {
    thick: numberIn(subject, 'Tykkelse', subject.n || 6),
    lines: factOf(subject, 'Overflate').includes('linjer'),
    rubber: factOf(subject, 'Stoff') === 'Naturgummi',
    unrolled: lot.int(0, 260),
    flare: lot.int(0, 34),
    turn: lot.next() * 26 - 13,
  };
}

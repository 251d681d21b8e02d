import { type ChartName, friezeBy } from 'demo-chain/pictures/drawing/knit-charts';
import { printOf } from 'demo-chain/pictures/drawing/print';
import { type Pose, posesBy } from 'demo-chain/pictures/drawing/soft-arms';
import { type Block, type Companion, companionBy } from 'demo-chain/pictures/drawing/soft-blocks';
import type { Cut } from 'demo-chain/pictures/drawing/soft-build';
import type { MatterName } from 'demo-chain/pictures/light/matters';
import { factOf, lotOf, numberIn, type Subject } from 'demo-chain/pictures/subject';

export type WoolPattern = 'plain' | 'stripes' | 'hoops' | 'frieze' | 'dots' | 'fading-stripes';

export interface WoolTopDesign {
  cut: Cut;
  poses: readonly [Pose, Pose];
  lies: boolean;
  neck: 'round' | 'high' | 'zip';
  /** How far the neck's zip is undone; 0 is closed. */
  open: number;
  cloth: MatterName;
  block: Block;
  companion: Companion;
  pattern: WoolPattern;
  frieze: readonly ChartName[];
  seams: 'raglan' | 'set-in' | 'flank';
  seamThread: 'accent' | 'quiet';
  thumbHoles: boolean;
}

export function woolTopDesignOf(subject: Subject): WoolTopDesign {
  const lot = lotOf(subject, 'wool top');
  const hals = factOf(subject, 'Hals');
  const print = printOf(subject);
  const patterns: Record<ReturnType<typeof printOf>, readonly WoolPattern[]> = {
    none: ['plain', 'plain', 'plain', 'plain', 'hoops', 'plain', 'fading-stripes'],
    striped: ['stripes', 'fading-stripes'],
    patterned: ['frieze', 'dots'],
    many: ['hoops'],
  };
  const neck = /glidelås/.test(hals) ? 'zip' : hals === 'Høy' ? 'high' : 'round';
  const lies = lot.chance(0.7);
  return {
    cut: { fit: 'close', length: lot.pick([0.92, 0.98, 1.04, 1.1]), tail: lot.pick([2, 10, 24]) },
    poses: posesBy(lotOf(subject, 'arms'), lies),
    lies,
    neck,
    open: neck === 'zip' ? lot.pick([0, 80, 130]) : 0,
    cloth: numberIn(subject, 'Stoffvekt', 200) >= 240 ? 'merino' : 'jersey',
    block: lot.pick([
      'plain',
      'raglan',
      'yoke',
      'sleeves',
      'flanks',
      'curved-yoke',
      'lower-half',
      'elbows',
      'chevron',
      'band',
      'double-band',
    ] as const),
    companion: companionBy(lot),
    pattern: lot.pick(patterns[print]),
    frieze: friezeBy(lot, true),
    seams: lot.pick(['raglan', 'set-in', 'flank'] as const),
    seamThread: lot.pick(['accent', 'quiet', 'quiet'] as const),
    thumbHoles: lot.chance(0.3),
  };
}

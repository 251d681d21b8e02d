import { type ChartName, friezeBy } from 'demo-chain/pictures/drawing/knit-charts';
import { type Pose, posesBy } from 'demo-chain/pictures/drawing/soft-arms';
import type { Companion } from 'demo-chain/pictures/drawing/soft-blocks';
import type { Cut } from 'demo-chain/pictures/drawing/soft-build';
import { factOf, lotOf, numberIn, type Subject } from 'demo-chain/pictures/subject';
import { at } from 'demo-chain/random';

const knittings = [
  'round-yoke',
  'round-yoke',
  'lice',
  'frieze',
  'star-field',
  'cable',
  'ribbed',
  'stripes',
  'plain-yoke',
  'frieze',
] as const;
export type Knitting = (typeof knittings)[number];

export interface WoolSweaterDesign {
  cut: Cut;
  poses: readonly [Pose, Pose];
  lies: boolean;
  knitting: Knitting;
  frieze: readonly ChartName[];
  ink: Companion;
  collar: 'round' | 'high';
  zip: 'full' | 'half' | 'none';
  open: boolean;
  elbows: boolean;
  ribbing: number;
  /** Coarse yarn makes big stitches; a fine one lies closer. */
  coarse: boolean;
}

export function woolSweaterDesignOf(subject: Subject): WoolSweaterDesign {
  const lot = lotOf(subject, 'sweater');
  const opening = factOf(subject, 'Åpning');
  const knitting = at(knittings, subject.id * 3);
  const lies = lot.chance(0.6);
  return {
    cut: {
      fit: factOf(subject, 'Passform') === 'Romslig' ? 'loose' : 'normal',
      length: lot.pick([0.9, 0.96, 1, 1.06]),
      tail: 4,
    },
    poses: posesBy(lotOf(subject, 'arms'), lies),
    lies,
    knitting,
    frieze: friezeBy(lot, true),
    ink: lot.pick(['pale', 'dark', 'accent'] as const),
    collar: factOf(subject, 'Krage') === 'Høy' ? 'high' : 'round',
    zip: /Hel/.test(opening) ? 'full' : /glidelås|Halv/.test(opening) ? 'half' : 'none',
    open: lot.chance(0.35),
    elbows: factOf(subject, 'Forsterkning') === 'Albuer',
    ribbing: lot.pick([44, 60, 76]),
    coarse: numberIn(subject, 'Strikkefasthet', 9) <= 7,
  };
}

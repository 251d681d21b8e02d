import type { MatterName } from '@/demo/pictures/light/matters';
import { flip, whole } from './contour';
import { type Fold, flipFold, folds, form, sheen } from './form';
import type { Pen } from './pen';
import type { Tone } from './tone';

/** Jackets: a straight, roomy body with set-in sleeves. */
export const outerTorso = whole(
  'M480 236C520 238 560 240 596 252C640 266 680 278 706 302C696 380 690 430 686 500C680 600 682 760 694 936C696 960 694 976 690 990C620 1008 550 1014 480 1014',
);
export const outerSleeve =
  'M272 286C232 302 210 336 198 384C178 470 158 560 142 660C130 740 118 820 108 902C106 916 108 926 118 930C144 940 172 944 198 942C208 940 212 934 214 922C222 850 238 782 262 706C280 646 300 580 306 500C310 420 312 340 272 286Z';

const sleeveFolds: Fold[] = [
  [318, 500, 262, 520, 190, 486],
  [306, 560, 252, 560, 168, 590],
  [286, 628, 220, 640, 152, 624],
  [146, 690, 190, 712, 258, 706],
  [126, 800, 168, 812, 236, 790],
  [232, 840, 180, 836, 130, 850],
];

export type SleeveOptions = {
  tone?: Tone;
  path?: string;
  /** The cuff, drawn on the left sleeve. */
  cuff?: (pen: Pen, side: (d: string) => string) => string;
  creases?: number;
  matter?: MatterName;
  extra?: (side: (d: string) => string) => string;
};

export function sleevePair(pen: Pen, options: SleeveOptions = {}): string {
  const { tone = pen.main, path = outerSleeve, cuff, creases = 0.7, matter, extra } = options;
  const one = (side: (d: string) => string, list: Fold[]) =>
    form(pen, side(path), {
      tone,
      round: 70,
      matter,
      inner: folds(list, 12, creases) + (extra?.(side) ?? '') + (cuff?.(pen, side) ?? ''),
    });
  return (
    one((d) => d, sleeveFolds) +
    one(
      flip,
      sleeveFolds.map((f) => flipFold(f)),
    )
  );
}

/** The creases every worn upper garment has: from the armpits in, and across the waist. */
export function bodyCreases(tone: Tone, strength = 0.6): string {
  const left: Fold[] = [
    [272, 470, 330, 560, 424, 590],
    [276, 520, 318, 620, 372, 668],
    [268, 716, 330, 742, 410, 716],
    [270, 800, 340, 822, 452, 796],
    [262, 930, 330, 890, 404, 892],
  ];
  const right: Fold[] = [
    [690, 474, 636, 556, 548, 600],
    [688, 540, 640, 640, 600, 664],
    [692, 700, 640, 726, 540, 722],
    [692, 842, 630, 850, 566, 824],
    [700, 946, 640, 908, 590, 910],
  ];
  return (
    folds([...left, ...right], 16, strength) +
    sheen(tone, 'M352 330C342 480 340 700 346 940', 110, 0.22) +
    folds([[470, 1000, 500, 800, 486, 620]], 15, strength * 0.6)
  );
}

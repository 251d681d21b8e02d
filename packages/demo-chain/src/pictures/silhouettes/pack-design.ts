import { factOf, lotOf, numberIn, type Subject } from 'demo-chain/pictures/subject';

export type PackBuild = 'lid' | 'panel' | 'roll' | 'flap';

export interface PackDesign {
  litres: number;
  build: PackBuild;
  high: number;
  wide: number;
  /** Width at the foot, as a share of that at the shoulders. */
  taper: number;
  pockets: { top: number; front: number; side: number; belt: number };
  /** How the pocket in front is made. */
  front: 'stretch' | 'zip' | 'twin' | 'bellows' | 'daisy';
  side: 'mesh' | 'cloth';
  blocking: 'one' | 'foot' | 'lid' | 'front' | 'split' | 'sash';
  belt: 'padded' | 'strap';
  back: 'net' | 'channels';
  bottomZip: boolean;
  skis: boolean;
  helmet: boolean;
  axes: boolean;
  reflex: 'none' | 'front' | 'all';
  rearOpening: boolean;
  laptop: boolean;
  bottle: boolean;
  face: 'none' | 'bear' | 'fox' | 'bird';
}

const countIn = (subject: Subject, where: string, count: number) =>
  factOf(subject, 'Lommer').includes(where) ? count : 0;

function buildOf(subject: Subject): PackBuild {
  const lot = lotOf(subject, 'pack-build');
  switch (subject.art) {
    case 'trekking-pack':
    case 'expedition-pack':
      return 'lid';
    case 'day-pack':
      return lot.pick(['panel', 'lid', 'panel', 'roll'] as const);
    case 'city-pack':
      return lot.pick(['roll', 'panel', 'flap'] as const);
    case 'ski-touring-pack':
      return lot.pick(['panel', 'lid', 'roll'] as const);
    default:
      return 'panel';
  }
}

export function packDesignOf(subject: Subject): PackDesign {
  const lot = lotOf(subject, 'pack');
  const litres = numberIn(subject, 'Volum', subject.n || 25);
  const child = subject.art === 'child-pack';
  const slim = subject.art === 'ski-touring-pack' || subject.art === 'cycling-pack';
  const reflex = factOf(subject, 'Refleks');
  const attached = factOf(subject, 'Feste');
  const big = litres >= 50;
  return {
    litres,
    build: buildOf(subject),
    high: Math.min(960, 500 + litres ** 0.62 * 29 + lot.int(-16, 16)) * (slim ? 1.05 : 1),
    wide: (366 + litres ** 0.6 * 11 + lot.int(-18, 18)) * (slim ? 0.86 : 1) * (child ? 1.06 : 1),
    taper: big ? 0.86 + lot.next() * 0.14 : child ? 1.06 + lot.next() * 0.1 : 0.92 + lot.next() * 0.22,
    pockets: {
      top: countIn(subject, 'topp', 1),
      front: countIn(subject, 'front', 1),
      side: countIn(subject, 'to på sidene', 2),
      belt: countIn(subject, 'to på hoftebeltet', 2),
    },
    front: child
      ? 'bellows'
      : lot.pick(
          big ? (['stretch', 'twin', 'bellows', 'zip'] as const) : (['stretch', 'zip', 'bellows', 'daisy'] as const),
        ),
    side: lot.pick(['mesh', 'cloth'] as const),
    blocking: lot.pick(
      child
        ? (['foot', 'front', 'split', 'sash'] as const)
        : (['one', 'foot', 'lid', 'front', 'split', 'sash'] as const),
    ),
    belt: factOf(subject, 'Hoftebelte').startsWith('Polstret') ? 'padded' : 'strap',
    back: factOf(subject, 'Rygg') === 'Spent netting' ? 'net' : 'channels',
    bottomZip: factOf(subject, 'Åpning').includes('bunn'),
    skis: attached.includes('Ski'),
    helmet: attached.includes('hjelm') || subject.art === 'cycling-pack',
    axes: attached.includes('isøks'),
    reflex: reflex.includes('reimer') ? 'all' : reflex ? 'front' : 'none',
    rearOpening: factOf(subject, 'Åpning').includes('rygg'),
    laptop: factOf(subject, 'Innerlomme').startsWith('PC'),
    bottle: lot.chance(0.4),
    face: child ? lot.pick(['none', 'bear', 'fox', 'bird'] as const) : 'none',
  };
}

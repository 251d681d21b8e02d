import type { SilhouetteKind } from 'demo-chain/pictures/keys';
import type { MatterName } from 'demo-chain/pictures/light/matters';
import {
  type Blocking,
  type Closure,
  type Cuff,
  type JacketDesign,
  type PocketPlace,
  type Quilt,
  quiltPatterns,
  type ToneName,
} from './design';
import type { Block } from './fit';

/** What all jackets of a kind have in common; the rest is in the facts, or by lot. */
export interface KindOfJacket {
  block: Block;
  matter: MatterName;
  /** Sets of outer pockets to choose from, by how many there are. */
  pockets: readonly (readonly PocketPlace[])[];
  closures: readonly Closure[];
  cuffs: readonly Cuff[];
  hem: JacketDesign['hem'];
  collar: readonly [from: number, to: number];
  blockings: readonly Blocking[];
  tones: readonly ToneName[];
  brim: boolean;
  ruff?: number;
  quilts?: readonly Quilt[];
  /** For sports: the sleeves hold on to the thumbs. */
  sporty?: boolean;
  /** For slopes: a pocket for the lift pass, and a skirt against snow within. */
  liftPass?: boolean;
  packed: readonly JacketDesign['packed'][];
}

const block = (
  length: Block['length'],
  { ease = 0, waist = 3, flare = 4, dip = 8, tail = 0, sleeve = 70, puff = 0, rows = [8, 8] }: Partial<Block> = {},
): Block => ({ length, ease, waist, flare, dip, tail, sleeve, puff, rows });

const handAndChest: readonly (readonly PocketPlace[])[] = [
  ['hand-left', 'hand-right', 'chest-left'],
  ['hand-left', 'hand-right', 'chest-right'],
  ['hand-left', 'hand-right', 'napoleon'],
  ['hand-left', 'hand-right', 'sleeve'],
  ['chest-left', 'chest-right', 'sleeve'],
];
const handsOnly: readonly (readonly PocketPlace[])[] = [['hand-left', 'hand-right']];
const allBlockings: readonly Blocking[] = [
  'plain',
  'yoke',
  'deep-yoke',
  'arrow',
  'sides',
  'shoulders',
  'skirt',
  'thirds',
  'sash',
  'band',
  'sleeves',
];
const allTones: readonly ToneName[] = ['panel', 'dark', 'deep', 'tint', 'accent', 'earth'];

const shell: KindOfJacket = {
  block: block([610, 660]),
  matter: 'shell',
  pockets: handAndChest,
  closures: ['zip', 'zip', 'zip', 'flap'],
  cuffs: ['tab'],
  hem: 'cord',
  collar: [72, 92],
  blockings: allBlockings,
  tones: allTones,
  brim: true,
  packed: ['folded'],
};
const softshell: KindOfJacket = {
  ...shell,
  block: block([580, 625], { ease: 8, waist: 8, sleeve: 64, flare: -2 }),
  matter: 'softshell',
  sporty: true,
  closures: ['zip'],
  cuffs: ['bound', 'elastic'],
  hem: 'plain',
  brim: false,
};
const down: KindOfJacket = {
  ...shell,
  block: block([575, 630], { ease: 16, waist: -2, flare: 0, sleeve: 78, puff: 0.085, rows: [7, 10] }),
  matter: 'down',
  pockets: handsOnly,
  closures: ['zip'],
  cuffs: ['elastic'],
  hem: 'elastic',
  collar: [92, 112],
  blockings: ['plain', 'plain', 'yoke', 'deep-yoke', 'skirt', 'thirds', 'band', 'sleeves'],
  brim: false,
  quilts: quiltPatterns,
  packed: ['sack'],
};

export const jacketKinds = {
  'shell-jacket': shell,
  'light-shell-jacket': {
    ...shell,
    block: block([600, 640], { waist: 5, sleeve: 67 }),
    matter: 'light-shell',
    closures: ['zip'],
    packed: ['pouch'],
  },
  'expedition-jacket': {
    ...shell,
    block: block([700, 740], { ease: 10, flare: 10 }),
    ruff: 0.6,
    closures: ['flap', 'zip'],
    pockets: [['chest-left', 'chest-right', 'sleeve'], ['flap-left', 'flap-right', 'napoleon'], ...handAndChest],
  },
  anorak: {
    ...shell,
    block: block([690, 730], { ease: 14, flare: 14, waist: -4 }),
    closures: ['half-zip'],
    pockets: [['kangaroo', 'hand-left', 'hand-right']],
    ruff: 0.3,
    blockings: ['yoke', 'deep-yoke', 'plain'],
  },
  'softshell-jacket': softshell,
  'rain-jacket': {
    ...shell,
    block: block([640, 690], { ease: 6, flare: 12, waist: -4 }),
    matter: 'rainwear',
    brim: false,
    closures: ['snaps', 'zip', 'flap'],
    cuffs: ['elastic', 'bound'],
    hem: 'plain',
    pockets: [
      ['flap-left', 'flap-right', 'napoleon'],
      ['flap-left', 'flap-right', 'chest-left'],
      ['hand-left', 'hand-right', 'napoleon'],
    ],
    blockings: ['plain', 'yoke', 'deep-yoke', 'skirt', 'thirds', 'sleeves', 'sash'],
    packed: ['folded', 'pouch'],
  },
  'rain-coat': {
    ...shell,
    block: block([838, 862], { ease: 2, flare: 44, waist: 6, dip: 12 }),
    matter: 'rainwear',
    brim: false,
    closures: ['snaps', 'flap'],
    cuffs: ['bound', 'tab'],
    hem: 'plain',
    pockets: [
      ['flap-left', 'flap-right', 'napoleon'],
      ['flap-left', 'flap-right', 'chest-right'],
    ],
    blockings: ['plain', 'yoke', 'skirt', 'plain'],
  },
  'running-jacket': {
    ...softshell,
    matter: 'light-shell',
    block: block([560, 600], { ease: 4, waist: 10, flare: -4, sleeve: 60 }),
    pockets: [
      ['hand-left', 'hand-right', 'back-middle'],
      ['hand-left', 'hand-right', 'chest-left'],
      ['hand-left', 'hand-right', 'sleeve'],
    ],
    packed: ['pouch'],
  },
  'cycling-jacket': {
    ...softshell,
    matter: 'stretch',
    block: block([530, 565], { ease: 2, waist: 10, flare: -8, sleeve: 60, tail: 54, dip: -10 }),
    pockets: [['back-left', 'back-middle', 'back-right']],
    blockings: ['thirds', 'band', 'sash', 'sides', 'sleeves', 'deep-yoke', 'shoulders', 'arrow'],
    packed: ['pouch'],
  },
  'ski-jacket': {
    ...shell,
    block: block([650, 695], { ease: 10, flare: 6, sleeve: 74 }),
    closures: ['flap', 'zip'],
    liftPass: true,
    pockets: [...handAndChest.slice(0, 3), ['flap-left', 'flap-right', 'chest-left']],
    blockings: ['deep-yoke', 'thirds', 'shoulders', 'arrow', 'skirt', 'sleeves', 'yoke', 'band', 'sash'],
  },
  'cross-country-jacket': {
    ...softshell,
    matter: 'stretch',
    block: block([565, 605], { ease: 2, waist: 10, flare: -4, sleeve: 60 }),
    pockets: [
      ['hand-left', 'hand-right', 'chest-left'],
      ['hand-left', 'hand-right', 'back-middle'],
      ['hand-left', 'hand-right', 'chest-right'],
    ],
    blockings: ['sash', 'sides', 'arrow', 'shoulders', 'deep-yoke', 'thirds', 'sleeves', 'band'],
  },
  'down-jacket': down,
  'light-down-jacket': {
    ...down,
    block: block([560, 605], { ease: 8, waist: 2, flare: -4, sleeve: 68, puff: 0.05, rows: [12, 15] }),
    collar: [84, 100],
    quilts: ['rows', 'rows', 'waves', 'chevron'],
  },
  'expedition-down-jacket': {
    ...down,
    block: block([680, 720], { ease: 30, waist: -4, flare: 2, sleeve: 90, puff: 0.12, rows: [6, 7] }),
    collar: [104, 120],
    ruff: 0.5,
    quilts: ['rows', 'boxes'],
  },
  'winter-jacket': {
    ...down,
    block: block([620, 660], { ease: 20, waist: -4, flare: 2, sleeve: 80, puff: 0.08, rows: [6, 8] }),
    ruff: 0.35,
    blockings: ['plain', 'yoke', 'deep-yoke', 'skirt', 'thirds', 'band', 'sleeves'],
    tones: ['dark', 'deep', 'tint', 'accent', 'accent'],
  },
} as const satisfies Partial<Record<SilhouetteKind, KindOfJacket>>;
export type JacketKind = keyof typeof jacketKinds;
export const isJacket = (kind: SilhouetteKind): kind is JacketKind => kind in jacketKinds;

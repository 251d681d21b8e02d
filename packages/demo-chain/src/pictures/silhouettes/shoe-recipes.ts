import type { Eyelets } from 'demo-chain/pictures/drawing/shoe/lacing';
import type { Quarter } from 'demo-chain/pictures/drawing/shoe/quarter';
import type { Sidewall } from 'demo-chain/pictures/drawing/shoe/sole-edge';
import type { Collar, Counter, ToePiece } from 'demo-chain/pictures/drawing/shoe/upper-design';
import type { MatterName } from 'demo-chain/pictures/light/matters';

type Span = [least: number, most: number];

/** What all shoes of a kind have in common; lengths in millimetres. */
export interface Recipe {
  shaft: Span;
  instep: Span;
  dip: Span;
  heelDrop: Span;
  lean: number;
  heel: Span;
  spring: Span;
  lug: number;
  heelCup: Span;
  lugs: Span;
  rubber: number;
  /** Chance that the outsole climbs over the toe. */
  bumper: number;
  block: boolean;
  matters: readonly MatterName[];
  overlays: readonly MatterName[];
  toes: readonly ToePiece[];
  rubberToe: boolean;
  quarters?: readonly Quarter[];
  counters: readonly Counter[];
  collars: readonly Collar[];
  sidewalls?: readonly Sidewall[];
  /** Colours of the midsole; 'body' is the shoe's own. */
  midsoles: readonly string[];
  midsoleMatter: MatterName;
  eyelets: readonly Eyelets[];
  lace: number;
  tread: 'boot' | 'trail' | 'road' | 'flat';
}

const hiking: Recipe = {
  shaft: [126, 150],
  instep: [44, 56],
  dip: [4, 16],
  heelDrop: [0, 12],
  lean: 0.6,
  heel: [30, 36],
  spring: [22, 32],
  lug: 4,
  heelCup: [2, 7],
  lugs: [13, 17],
  rubber: 6,
  bumper: 0.45,
  block: false,
  matters: ['cordura', 'softshell', 'suede'],
  overlays: ['suede', 'leather', 'suede'],
  toes: ['bumper'],
  rubberToe: true,
  counters: ['panel', 'strip', 'cup', 'panel'],
  collars: ['padded', 'quilted', 'padded', 'cuff'],
  sidewalls: ['wedge', 'grooves', 'facets', 'stripe', 'plain', 'waves'],
  midsoles: ['#3a3d42', '#8d8f90', '#c9c4b8', '#5b5146', 'body'],
  midsoleMatter: 'foam',
  eyelets: ['rings', 'loops', 'punched'],
  lace: 4.4,
  tread: 'boot',
};

const running: Recipe = {
  shaft: [102, 116],
  instep: [40, 50],
  dip: [22, 32],
  heelDrop: [4, 22],
  lean: 0,
  heel: [28, 34],
  spring: [26, 36],
  lug: 1,
  heelCup: [2, 10],
  lugs: [15, 22],
  rubber: 3,
  bumper: 0,
  block: false,
  matters: ['mesh', 'mesh', 'knit', 'stretch'],
  overlays: ['suede', 'stretch', 'matt-plastic'],
  toes: ['none', 'guard', 'wing', 'none', 'bumper'],
  rubberToe: false,
  counters: ['cup', 'panel', 'strip', 'none'],
  collars: ['padded', 'edge', 'padded'],
  sidewalls: ['grooves', 'wedge', 'facets', 'stripe', 'plain', 'waves'],
  midsoles: ['#f1efe9', '#f1efe9', '#e3e7e8', '#c9cbc8', '#2c2f34', 'body'],
  midsoleMatter: 'foam',
  eyelets: ['punched', 'loops', 'punched'],
  lace: 4.2,
  tread: 'road',
};

export type ShoeKind =
  | 'mountain-boot'
  | 'hiking-boot'
  | 'winter-boot'
  | 'approach-shoe'
  | 'trail-shoe'
  | 'running-shoe'
  | 'leisure-shoe';

export const recipes: Record<ShoeKind, Recipe> = {
  'mountain-boot': {
    ...hiking,
    shaft: [172, 200],
    instep: [52, 62],
    dip: [2, 14],
    heelDrop: [-2, 16],
    lean: 1,
    heel: [36, 42],
    spring: [24, 32],
    lugs: [12, 15],
    rubber: 8,
    bumper: 0.3,
    block: true,
    toes: ['rand'],
    quarters: ['plain', 'panelled', 'saddle', 'split', 'bands', 'windows'],
    sidewalls: ['plain', 'welt', 'wedge', 'stripe'],
    midsoles: ['#2e3136', '#4b4f55', '#7a6f5c', '#c2bcae'],
    midsoleMatter: 'rubber',
    eyelets: ['rings', 'hooks', 'rings'],
    lace: 5,
  },
  'hiking-boot': hiking,
  'winter-boot': {
    ...hiking,
    shaft: [150, 220],
    instep: [52, 64],
    dip: [2, 14],
    heelDrop: [-4, 12],
    heel: [30, 38],
    spring: [18, 26],
    lug: 4,
    lugs: [10, 14],
    bumper: 0.5,
    matters: ['leather', 'suede', 'cordura'],
    toes: ['rand', 'cap', 'wing', 'guard'],
    quarters: ['plain', 'panelled', 'split', 'swept', 'split', 'bands'],
    counters: ['panel', 'strip', 'cup'],
    collars: ['fur', 'quilted', 'padded', 'cuff', 'fur'],
    sidewalls: ['plain', 'welt', 'ribs', 'stripe'],
    midsoles: ['#2b2d31', '#6b5644', '#d8d2c4', '#b08a5c', 'body'],
    midsoleMatter: 'rubber',
    lace: 5,
  },
  'approach-shoe': {
    ...hiking,
    shaft: [104, 118],
    instep: [42, 50],
    heel: [27, 32],
    spring: [20, 26],
    lugs: [16, 21],
    bumper: 0.7,
    counters: ['panel', 'strip', 'cup'],
    collars: ['padded', 'edge', 'padded'],
    sidewalls: ['grooves', 'stripe', 'plain', 'wedge'],
    eyelets: ['loops', 'punched', 'rings'],
    tread: 'flat',
  },
  'trail-shoe': {
    ...running,
    spring: [26, 36],
    lug: 5,
    lugs: [13, 18],
    rubber: 4,
    bumper: 0.4,
    toes: ['bumper', 'guard', 'bumper', 'wing'],
    rubberToe: true,
    matters: ['mesh', 'stretch', 'mesh'],
    eyelets: ['loops', 'punched', 'loops'],
    tread: 'trail',
  },
  'running-shoe': running,
  'leisure-shoe': {
    ...running,
    shaft: [94, 118],
    heel: [24, 32],
    spring: [12, 20],
    lug: 1.2,
    lugs: [18, 26],
    bumper: 0.2,
    matters: ['suede', 'canvas', 'suede', 'knit'],
    overlays: ['suede', 'leather', 'canvas'],
    toes: ['cap', 'wing', 'none', 'guard', 'bumper'],
    quarters: ['plain', 'panelled', 'saddle', 'swept', 'split', 'bands', 'windows'],
    counters: ['panel', 'strip', 'none'],
    sidewalls: ['welt', 'plain', 'stripe', 'ribs', 'grooves'],
    midsoles: ['#f1efe9', '#e9e2d2', '#c59a68', '#d9d6cf', '#3a3d42'],
    midsoleMatter: 'rubber',
    eyelets: ['punched', 'rings', 'punched'],
    lace: 5.4,
    tread: 'flat',
  },
};

import type { MatterName } from 'demo-chain/pictures/light/matters';
import type { Measures } from './cut';

/** Where an outer pocket sits. `kangaroo`, `back` and `sleeve` count as one each, the others have a side. */
export const pocketPlaces = [
  'hand-left',
  'hand-right',
  'chest-left',
  'chest-right',
  'napoleon',
  'sleeve',
  'kangaroo',
  'flap-left',
  'flap-right',
  'back-left',
  'back-middle',
  'back-right',
] as const;
export type PocketPlace = (typeof pocketPlaces)[number];

export interface Hood {
  /** Standing as on a head, lying on the back, or none at all. */
  lies: 'up' | 'back' | 'none';
  detaches: 'not' | 'zip' | 'snaps';
  /** Room for a helmet makes it larger. */
  size: number;
  brim: boolean;
  cords: boolean;
  ruff: boolean;
}

export type Cuff = 'tab' | 'elastic-tab' | 'elastic' | 'bound' | 'rib';
export type Closure = 'zip' | 'flap' | 'half-zip' | 'snaps';

export const blockings = [
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
  'peaks',
] as const;
export type Blocking = (typeof blockings)[number];

export const toneNames = ['panel', 'dark', 'deep', 'tint', 'accent', 'earth'] as const;
export type ToneName = (typeof toneNames)[number];

export const quiltPatterns = ['rows', 'bricks', 'chevron', 'waves', 'boxes'] as const;
export type Quilt = (typeof quiltPatterns)[number];

export type Reflectors = 'band' | 'two-bands' | 'arrows' | 'strokes' | 'shoulder' | 'hem';

export interface JacketDesign {
  measures: Measures;
  matter: MatterName;
  hood: Hood;
  collar: number;
  /** How far the front is unzipped, in units below the neck; 0 is closed. */
  open: number;
  closure: Closure;
  /** Exactly as many as the facts say. */
  pockets: readonly PocketPlace[];
  pitZips: boolean;
  cuff: Cuff;
  thumbHoles: boolean;
  /** How far a two-way zip is opened from below; 0 is closed. */
  vent: number;
  hem: 'cord' | 'elastic' | 'plain';
  blocking: Blocking;
  second: ToneName;
  /** Of zips and tapes: in the accent, or quiet. */
  loudZips: boolean;
  /** Of hood and collar: the second tone instead of the main one. */
  hoodInSecond: boolean;
  quilt: Quilt | undefined;
  reflectors: Reflectors | undefined;
  liftPass: boolean;
  packed: 'pouch' | 'sack' | 'folded';
}

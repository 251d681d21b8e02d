import type { Who } from 'demo-chain/kinds/kind';
import type { SceneName, SceneShape, SilhouetteKind, View } from 'demo-chain/pictures/keys';
import type { LineName } from './product-lines';

/** Goods in a scene. Lengths are shares of the composition's height, so that it is the same in every shape. */
export interface Piece {
  kind: SilhouetteKind;
  /** Of the kind's articles, the one that comes nearest to this colour is shown. */
  colour: string;
  line?: LineName;
  who?: Who;
  view: View;
  /** How high the whole sheet is that it is drawn on. */
  size: number;
  /** How deep it is stuck into the ground. */
  sunk?: number;
  /** Where its foot is, to the right of and below the place where the composition stands. */
  at: readonly [right: number, down: number];
}

export interface Composition {
  scene: SceneName;
  /** How high it is, as a share of the picture. */
  height?: Partial<Record<SceneShape, number>>;
  /** Where it stands, if not where the scene says. */
  stand?: Partial<Record<SceneShape, readonly [column: number, row: number]>>;
  /** From the back to the front. */
  pieces: readonly Piece[];
}

const composition = (of: Composition) => of;

/** Where a rack with a jacket on it, which is high and broad, leaves the words their place. */
const RACK: Composition['stand'] = { card: [0.79, 0.92] };

/** Two of the same, the right one behind the left. */
const pairOf = (piece: Piece): Piece[] => [
  { ...piece, at: [piece.at[0] + 0.32 * piece.size, piece.at[1] - 0.07 * piece.size] },
  piece,
];

export const compositions = {
  'autumn-kit': composition({
    scene: 'plateau-autumn',
    pieces: [
      { kind: 'trekking-pack', colour: '#3f6f78', view: 'front', size: 0.92, at: [0.12, 0] },
      ...pairOf({ kind: 'mountain-boot', colour: '#6b4226', view: 'front', size: 0.66, at: [-0.34, 0.07] }),
    ],
  }),
  'autumn-boots': composition({
    scene: 'plateau-autumn',
    pieces: pairOf({ kind: 'mountain-boot', colour: '#2c3440', view: 'front', size: 1, at: [0, 0] }),
  }),
  'winter-ready': composition({
    scene: 'winter-peaks',
    pieces: [
      { kind: 'ski-touring-pack', colour: '#d9622b', view: 'front', size: 0.86, at: [0.16, 0] },
      ...pairOf({ kind: 'winter-boot', colour: '#33363c', view: 'front', size: 0.6, at: [-0.32, 0.07] }),
    ],
  }),
  'winter-tour': composition({
    scene: 'winter-peaks',
    height: { card: 0.54 },
    pieces: [
      { kind: 'mountain-ski', colour: '#c0392b', view: 'front', sunk: 0.14, size: 1.06, at: [0.2, 0.02] },
      { kind: 'mountain-ski-poles', colour: '#c0392b', view: 'front', sunk: 0.07, size: 1, at: [-0.1, 0.03] },
    ],
  }),
  'fjord-luggage': composition({
    scene: 'fjord-morning',
    pieces: [
      { kind: 'day-pack', colour: '#2d5a44', view: 'front', size: 0.72, at: [0.24, -0.02] },
      { kind: 'duffel', colour: '#d8a23a', view: 'front', size: 0.74, at: [-0.18, 0.04] },
    ],
  }),
  'shore-kitchen': composition({
    scene: 'coast-evening',
    stand: { wide: [0.78, 0.93], tall: [0.66, 0.92], card: [0.78, 0.92] },
    pieces: [
      { kind: 'thermos', colour: '#2f5d4f', view: 'front', size: 0.7, at: [-0.3, 0] },
      { kind: 'storm-kitchen', colour: '#9aa1a8', view: 'front', size: 0.9, at: [0.08, 0.05] },
    ],
  }),
  'shore-run': composition({
    scene: 'coast-evening',
    stand: { wide: [0.74, 0.92], tall: [0.6, 0.92], card: [0.74, 0.92] },
    pieces: pairOf({ kind: 'running-shoe', colour: '#2f7fb0', view: 'front', size: 1, at: [0, 0] }),
  }),
  'night-light': composition({
    scene: 'northern-night',
    stand: { wide: [0.72, 0.93], tall: [0.62, 0.9], card: [0.74, 0.93] },
    pieces: [{ kind: 'head-torch', colour: '#c8553d', view: 'scene', size: 1.15, at: [0, 0] }],
  }),
  'boots-in-birches': composition({
    scene: 'birch-autumn',
    pieces: pairOf({ kind: 'hiking-boot', colour: '#24566b', view: 'front', size: 1, at: [0, 0] }),
  }),
  'winter-track': composition({
    scene: 'plateau-winter',
    height: { card: 0.54 },
    pieces: [
      { kind: 'cross-country-ski', colour: '#c0392b', view: 'front', sunk: 0.16, size: 1.05, at: [0.22, -0.04] },
      ...pairOf({ kind: 'cross-country-boot', colour: '#1f4e79', view: 'front', size: 0.66, at: [-0.26, 0.05] }),
    ],
  }),
  'tent-at-midnight': composition({
    scene: 'midnight-sun',
    stand: { wide: [0.74, 0.92], tall: [0.6, 0.92], card: [0.72, 0.92] },
    pieces: [{ kind: 'dome-tent', colour: '#c8472f', view: 'front', size: 1.3, at: [0, 0] }],
  }),
  'school-boots': composition({
    scene: 'school-yard',
    pieces: pairOf({ kind: 'lined-rubber-boot', colour: '#e0b02f', view: 'front', size: 0.75, at: [0, 0] }),
  }),
  'river-ride': composition({
    scene: 'river-spring',
    pieces: [{ kind: 'e-bike', colour: '#2b4a6b', view: 'front', size: 1.25, at: [0, 0] }],
  }),
  'summer-favourites': composition({
    scene: 'plateau-summer',
    pieces: [
      { kind: 'day-pack', colour: '#a3352f', view: 'front', size: 0.82, at: [0.14, 0] },
      ...pairOf({ kind: 'approach-shoe', colour: '#44525c', view: 'front', size: 0.58, at: [-0.34, 0.07] }),
    ],
  }),
  'slope-kit': composition({
    scene: 'ski-lift',
    pieces: [
      { kind: 'ski-boot', colour: '#b3282d', view: 'front', size: 0.9, at: [0.22, -0.02] },
      { kind: 'ski-helmet', colour: '#e9e6df', view: 'front', size: 0.62, at: [-0.24, 0.05] },
    ],
  }),
  'forest-ride': composition({
    scene: 'forest-trail',
    pieces: [{ kind: 'mountain-bike', colour: '#c0392b', view: 'front', size: 1.3, at: [0, 0] }],
  }),
  'dog-on-tour': composition({
    scene: 'forest-mist',
    stand: { wide: [0.78, 0.93], tall: [0.74, 0.92], card: [0.78, 0.93] },
    pieces: [{ kind: 'dog-harness', colour: '#d8542b', view: 'scene', size: 1.12, at: [0, 0] }],
  }),
  'island-pack': composition({
    scene: 'jan-mayen',
    pieces: [
      { kind: 'expedition-duffel', colour: '#e8702a', view: 'front', line: 'Heldre', size: 0.78, at: [0.3, -0.02] },
      { kind: 'expedition-pack', colour: '#f26a1b', view: 'front', line: 'Heldre', size: 0.9, at: [-0.22, 0.03] },
    ],
  }),
  'lava-pack': composition({
    scene: 'jan-mayen-lava',
    pieces: [{ kind: 'expedition-pack', colour: '#f26a1b', view: 'front', line: 'Heldre', size: 1, at: [0, 0] }],
  }),
  'lava-anorak': composition({
    scene: 'jan-mayen-lava',
    stand: RACK,
    pieces: [{ kind: 'anorak', colour: '#f26a1b', line: 'Heldre', view: 'scene', size: 1.15, at: [0, 0] }],
  }),
  'autumn-shell': composition({
    scene: 'plateau-autumn',
    stand: RACK,
    pieces: [{ kind: 'shell-jacket', colour: '#2f8f95', view: 'scene', size: 1.15, at: [0, 0] }],
  }),
  'nine-days': composition({
    scene: 'plateau-winter',
    pieces: [{ kind: 'pulk', colour: '#f26a1b', view: 'angle', size: 1.5, at: [0, 0] }],
  }),
  'down-on-ice': composition({
    scene: 'jan-mayen-ice',
    stand: RACK,
    pieces: [{ kind: 'down-jacket', colour: '#c8472f', view: 'scene', size: 1.15, at: [0, 0] }],
  }),
  'shell-in-fog': composition({
    scene: 'jan-mayen-fog',
    stand: RACK,
    pieces: [{ kind: 'expedition-jacket', colour: '#f26a1b', line: 'Heldre', view: 'scene', size: 1.15, at: [0, 0] }],
  }),
  'rain-in-town': composition({
    scene: 'city-rain',
    pieces: [{ kind: 'rain-jacket', colour: '#f2c230', view: 'scene', size: 1.15, at: [0, 0] }],
  }),
} as const satisfies Record<string, Composition>;

export type CompositionName = keyof typeof compositions;
/** What a place on a page may show: a scene, or goods in one. */
export type Scenery = SceneName | CompositionName;

export const compositionNames = Object.keys(compositions) as CompositionName[];

export const compositionOf = (name: Scenery): Composition | undefined =>
  Object.hasOwn(compositions, name) ? compositions[name as CompositionName] : undefined;

export const sceneOf = (name: Scenery): SceneName => compositionOf(name)?.scene ?? (name as SceneName);

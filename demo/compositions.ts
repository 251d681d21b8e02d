import type { Who } from '@/demo/kinds/kind';
import type { SceneName, SceneShape, SilhouetteKind, View } from '@/demo/pictures/keys';
import type { LineName } from '@/demo/product-lines';

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

export const compositions = {
  'autumn-kit': composition({
    scene: 'plateau-autumn',
    pieces: [
      { kind: 'trekking-pack', colour: '#3f6f78', view: 'front', size: 1, at: [0.08, 0] },
      { kind: 'mountain-boot', colour: '#6b4226', view: 'angle', size: 0.62, at: [-0.34, 0.05] },
    ],
  }),
  'forest-ride': composition({
    scene: 'forest-trail',
    pieces: [{ kind: 'mountain-bike', colour: '#c0392b', view: 'front', size: 1.25, at: [0, 0] }],
  }),
} as const satisfies Record<string, Composition>;

export type CompositionName = keyof typeof compositions;
/** What a place on a page may show: a scene, or goods in one. */
export type Scenery = SceneName | CompositionName;

export const compositionNames = Object.keys(compositions) as CompositionName[];

export const compositionOf = (name: Scenery): Composition | undefined =>
  Object.hasOwn(compositions, name) ? compositions[name as CompositionName] : undefined;

export const sceneOf = (name: Scenery): SceneName => compositionOf(name)?.scene ?? (name as SceneName);

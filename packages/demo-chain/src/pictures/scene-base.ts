import { type Scenery, sceneOf } from 'demo-chain/compositions';
import { calmOf } from './calm';
import type { SceneShape } from './keys';

/** A picture of a scene, or of goods in it. It names the colour that words stand on (lib/pictures/words-on.ts). */
export const sceneBase = (name: Scenery, shape: SceneShape): string =>
  `${plainSceneBase(name, shape).slice(0, -shape.length)}${calmOf[sceneOf(name)].slice(1)}-${shape}`;

/** The same without a colour, for who knows scenes by their names alone (lib/shops). */
export const plainSceneBase = (name: Scenery, shape: SceneShape): string => `/pictures/scenes/${name}-${shape}`;

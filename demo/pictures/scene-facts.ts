import type { Landscape } from '@/demo/pictures/land/landscape';
import { footing } from '@/demo/pictures/land/landscape';
import { type SceneName, type SceneShape, sceneNames } from './keys';
import { landscapes } from './landscapes';

const ofEach = <T>(fact: (landscape: Landscape) => T) =>
  Object.fromEntries(sceneNames.map((name) => [name, fact(landscapes[name])])) as Record<SceneName, T>;

/** The words that stand on a scene's calm part (tests/demo/pictures/scenes.test.ts measures it). */
export const textOn = ofEach(({ words }) => words);

export interface SceneLight {
  /** Hex colours of the sun and of all that is not sun. */
  key: string;
  ambient: string;
  from: 'left' | 'right';
}

export const lightOf = ofEach(
  ({ light }): SceneLight => ({ key: light.key, ambient: light.ambient, from: light.from[0] < 0 ? 'left' : 'right' }),
);

/** Where goods stand, and how tall one metre is there, as shares of the picture. */
export const groundOf = ofEach(
  (landscape): Record<SceneShape, { x: number; y: number; height: number }> => ({
    wide: footing(landscape, 'wide'),
    tall: footing(landscape, 'tall'),
    card: footing(landscape, 'card'),
  }),
);

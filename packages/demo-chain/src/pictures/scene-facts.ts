import { footing, type Landscape } from 'demo-chain/pictures/land/landscape';
import { placeNames } from 'demo-chain/pictures/places/names';
import type { Place } from 'demo-chain/pictures/places/place';
import { places } from 'demo-chain/pictures/places/places';
import { landscapeNames, SCENE_SIZES, type SceneName, type SceneShape } from './keys';
import { landscapes } from './landscapes';

export interface SceneLight {
  /** Hex colours of the sun and of all that is not sun. */
  key: string;
  ambient: string;
  from: 'left' | 'right';
}

type Footing = { x: number; y: number; height: number };

interface Facts {
  words: 'light' | 'dark';
  light: SceneLight;
  ground: Record<SceneShape, Footing>;
}

const inEachShape = (stand: (shape: SceneShape) => Footing) => ({
  wide: stand('wide'),
  tall: stand('tall'),
  card: stand('card'),
});

const ofLandscape = (landscape: Landscape): Facts => ({
  words: landscape.words,
  light: {
    key: landscape.light.key,
    ambient: landscape.light.ambient,
    from: landscape.light.from[0] < 0 ? 'left' : 'right',
  },
  ground: inEachShape((shape) => footing(landscape, shape)),
});

const ofPlace = ({ words, light, footing: stand }: Place): Facts => ({
  words,
  light,
  ground: inEachShape((shape) => stand(SCENE_SIZES[shape])),
});

const facts: readonly (readonly [SceneName, Facts])[] = [
  ...landscapeNames.map((name) => [name, ofLandscape(landscapes[name])] as const),
  ...placeNames.map((name) => [name, ofPlace(places[name])] as const),
];

const ofEach = <T>(fact: (facts: Facts) => T) =>
  Object.fromEntries(facts.map(([name, all]) => [name, fact(all)])) as Record<SceneName, T>;

/** The words that stand on a scene's calm part (scenes.test.ts and places.test.ts in packages/demo-chain/tests/pictures measure it). */
export const textOn = ofEach(({ words }) => words);

export const lightOf = ofEach(({ light }) => light);

/** Where goods stand, and how tall one metre is there, as shares of the picture. */
export const groundOf = ofEach(({ ground }) => ground);

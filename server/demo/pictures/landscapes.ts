import type { SceneName, SilhouetteKind } from './keys.ts';
import { coastEvening } from './scenes/coast-evening.ts';
import { fjordMorning } from './scenes/fjord-morning.ts';
import { forestMist } from './scenes/forest-mist.ts';
import { northernNight } from './scenes/northern-night.ts';
import { plateauAutumn } from './scenes/plateau-autumn.ts';
import type { DrawScene } from './scenes/scene.ts';
import { winterPeaks } from './scenes/winter-peaks.ts';

export const landscapes: Record<SceneName, DrawScene> = {
  'fjord-morning': fjordMorning,
  'plateau-autumn': plateauAutumn,
  'forest-mist': forestMist,
  'winter-peaks': winterPeaks,
  'coast-evening': coastEvening,
  'northern-night': northernNight,
};

const surroundings: Record<SceneName, SilhouetteKind[]> = {
  'fjord-morning': [
    'tent',
    'rucksack',
    't-shirt',
    'shorts',
    'sleeping-bag',
    'bicycle',
    'bicycle-helmet',
    'poles',
    'ball',
  ],
  'plateau-autumn': ['shell-jacket', 'shell-trousers', 'softshell-trousers', 'hiking-boot', 'fleece', 'dog-harness'],
  'forest-mist': ['trail-shoe', 'rubber-boot', 'running-tights', 'base-layer-bottom', 'mat', 'stove'],
  'winter-peaks': [
    'alpine-ski',
    'cross-country-ski',
    'ski-boot',
    'helmet',
    'goggles',
    'down-jacket',
    'base-layer-top',
    'hat',
    'gloves',
    'wool-sock',
    'children-overall',
    'sledge',
  ],
  'coast-evening': ['life-vest', 'sunglasses', 'bottle', 'duffel'],
  'northern-night': ['head-torch'],
};

/** The landscape a kind of goods is shown in. */
export function surroundingsOf(kind: SilhouetteKind): SceneName {
  for (const [name, kinds] of Object.entries(surroundings)) if (kinds.includes(kind)) return name as SceneName;
  return 'fjord-morning';
}

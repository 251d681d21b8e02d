import type { SceneName, SilhouetteKind } from './keys.ts';
import { coastEvening } from './scenes/coast-evening.ts';
import { fjordMorning } from './scenes/fjord-morning.ts';
import { forestMist } from './scenes/forest-mist.ts';
import { midnightSun } from './scenes/midnight-sun.ts';
import { northernNight } from './scenes/northern-night.ts';
import { plateauAutumn } from './scenes/plateau-autumn.ts';
import { riverSpring } from './scenes/river-spring.ts';
import type { DrawScene } from './scenes/scene.ts';
import { winterPeaks } from './scenes/winter-peaks.ts';

export const landscapes: Record<SceneName, DrawScene> = {
  'fjord-morning': fjordMorning,
  'plateau-autumn': plateauAutumn,
  'forest-mist': forestMist,
  'winter-peaks': winterPeaks,
  'coast-evening': coastEvening,
  'northern-night': northernNight,
  'midnight-sun': midnightSun,
  'river-spring': riverSpring,
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
  'plateau-autumn': [
    'shell-jacket',
    'shell-trousers',
    'softshell-trousers',
    'hiking-boot',
    'fleece',
    'dog-harness',
    'meal-pouch',
  ],
  'forest-mist': ['trail-shoe', 'rubber-boot', 'running-tights', 'base-layer-bottom', 'mat', 'stove', 'energy-bar'],
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
    'steering-sledge',
    'mittens',
    'ice-skates',
    'cross-country-boot',
  ],
  'coast-evening': ['life-vest', 'sunglasses', 'bottle', 'duffel', 'dry-bag', 'swimsuit'],
  'northern-night': ['head-torch'],
  'midnight-sun': ['lavvo'],
  'river-spring': ['drink-bottle', 'drink-can'],
};

/** The landscape a kind of goods is shown in. */
export function surroundingsOf(kind: SilhouetteKind): SceneName {
  for (const [name, kinds] of Object.entries(surroundings)) if (kinds.includes(kind)) return name as SceneName;
  return 'fjord-morning';
}

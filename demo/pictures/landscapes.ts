import { coastEvening } from '@/demo/pictures/scenes/coast-evening';
import { fjordMorning } from '@/demo/pictures/scenes/fjord-morning';
import { forestMist } from '@/demo/pictures/scenes/forest-mist';
import { janMayen } from '@/demo/pictures/scenes/jan-mayen';
import { midnightSun } from '@/demo/pictures/scenes/midnight-sun';
import { northernNight } from '@/demo/pictures/scenes/northern-night';
import {
  autumn,
  blueHour,
  day,
  dusk,
  frost,
  inOtherLight,
  rain,
  summer,
  violet,
} from '@/demo/pictures/scenes/other-light';
import { plateauAutumn } from '@/demo/pictures/scenes/plateau-autumn';
import { riverSpring } from '@/demo/pictures/scenes/river-spring';
import type { DrawScene } from '@/demo/pictures/scenes/scene';
import { winterPeaks } from '@/demo/pictures/scenes/winter-peaks';
import type { SceneName, SilhouetteKind } from './keys';

export const landscapes: Record<SceneName, DrawScene> = {
  'fjord-morning': fjordMorning,
  'plateau-autumn': plateauAutumn,
  'forest-mist': forestMist,
  'winter-peaks': winterPeaks,
  'coast-evening': coastEvening,
  'northern-night': northernNight,
  'midnight-sun': midnightSun,
  'river-spring': riverSpring,
  'jan-mayen': janMayen,
  'birch-autumn': inOtherLight(riverSpring, 8, autumn, true),
  'plateau-summer': inOtherLight(plateauAutumn, 13, summer, true),
  'forest-frost': inOtherLight(forestMist, 5, frost),
  'fjord-dusk': inOtherLight(fjordMorning, 13, dusk, true),
  'violet-night': inOtherLight(northernNight, 13, violet, true),
  'lake-blue-hour': inOtherLight(midnightSun, 8, blueHour, true),
  'winter-day': inOtherLight(winterPeaks, 21, day, true),
  'coast-rain': inOtherLight(coastEvening, 5, rain, true),
};

const surroundings: Partial<Record<SceneName, SilhouetteKind[]>> = {
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

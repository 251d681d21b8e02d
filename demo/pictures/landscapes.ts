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

/** The landscape a kind of goods is shown in. */
export const surroundingsOf = (kind: SilhouetteKind): SceneName => surroundings[kind] ?? 'fjord-morning';

const surroundings: Partial<Record<SilhouetteKind, SceneName>> = {};

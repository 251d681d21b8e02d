import type { Landscape } from 'demo-chain/pictures/land/landscape';
import { birchAutumn } from 'demo-chain/pictures/scenes/birch-autumn';
import { coastEvening } from 'demo-chain/pictures/scenes/coast-evening';
import { fjordMorning } from 'demo-chain/pictures/scenes/fjord-morning';
import { forestMist } from 'demo-chain/pictures/scenes/forest-mist';
import { forestTrail } from 'demo-chain/pictures/scenes/forest-trail';
import { janMayen } from 'demo-chain/pictures/scenes/jan-mayen';
import { janMayenFog } from 'demo-chain/pictures/scenes/jan-mayen-fog';
import { janMayenIce } from 'demo-chain/pictures/scenes/jan-mayen-ice';
import { janMayenLava } from 'demo-chain/pictures/scenes/jan-mayen-lava';
import { lakeBlueHour } from 'demo-chain/pictures/scenes/lake-blue-hour';
import { midnightSun } from 'demo-chain/pictures/scenes/midnight-sun';
import { northernNight } from 'demo-chain/pictures/scenes/northern-night';
import { plateauAutumn } from 'demo-chain/pictures/scenes/plateau-autumn';
import { plateauSpring } from 'demo-chain/pictures/scenes/plateau-spring';
import { plateauSummer } from 'demo-chain/pictures/scenes/plateau-summer';
import { plateauWinter } from 'demo-chain/pictures/scenes/plateau-winter';
import { riverSpring } from 'demo-chain/pictures/scenes/river-spring';
import { skiLift } from 'demo-chain/pictures/scenes/ski-lift';
import { winterPeaks } from 'demo-chain/pictures/scenes/winter-peaks';
import type { LandscapeName } from './keys';

export const landscapes: Record<LandscapeName, Landscape> = {
  'fjord-morning': fjordMorning,
  'coast-evening': coastEvening,
  'lake-blue-hour': lakeBlueHour,
  'river-spring': riverSpring,
  'forest-trail': forestTrail,
  'forest-mist': forestMist,
  'birch-autumn': birchAutumn,
  'plateau-spring': plateauSpring,
  'plateau-summer': plateauSummer,
  'plateau-autumn': plateauAutumn,
  'plateau-winter': plateauWinter,
  'winter-peaks': winterPeaks,
  'ski-lift': skiLift,
  'northern-night': northernNight,
  'midnight-sun': midnightSun,
  'jan-mayen': janMayen,
  'jan-mayen-lava': janMayenLava,
  'jan-mayen-fog': janMayenFog,
  'jan-mayen-ice': janMayenIce,
};

import type { SceneName } from 'demo-chain/pictures/keys';
import { cabin } from './cabin';
import { cabinInside } from './cabin-inside';
import { hallway } from './hallway';
import { kitchenCamp } from './kitchen-camp';
import { laundry } from './laundry';
import { type PlaceName, placeNames } from './names';
import type { Place } from './place';
import { cityRain, shopFrontScene } from './scenes-in-town';
import { schoolYard } from './school-yard';
import { workshop } from './workshop';

export const places: Record<PlaceName, Place> = {
  'city-rain': cityRain,
  'shop-front': shopFrontScene,
  'school-yard': schoolYard,
  cabin,
  'cabin-inside': cabinInside,
  hallway,
  laundry,
  workshop,
  'kitchen-camp': kitchenCamp,
};

const names: ReadonlySet<string> = new Set(placeNames);
export const isPlace = (name: SceneName): name is PlaceName => names.has(name);

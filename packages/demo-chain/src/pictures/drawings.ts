import type { Draw } from '@/demo/pictures/drawing/silhouette';
import { ball } from '@/demo/pictures/silhouettes/ball/ball';
import { bicycle } from '@/demo/pictures/silhouettes/bicycle/bicycle';
import { bottleOf } from '@/demo/pictures/silhouettes/bottle';
import { crossCountryBoot } from '@/demo/pictures/silhouettes/cross-country-boot';
import { dogHarness } from '@/demo/pictures/silhouettes/dog-harness';
import { energyDrink, sportsDrink } from '@/demo/pictures/silhouettes/drinks';
import { dryBag } from '@/demo/pictures/silhouettes/dry-bag';
import { duffel } from '@/demo/pictures/silhouettes/duffel';
import { exerciseMat } from '@/demo/pictures/silhouettes/exercise-mat';
import { glasses } from '@/demo/pictures/silhouettes/eyewear/glasses';
import { goggles } from '@/demo/pictures/silhouettes/eyewear/goggles';
import { energyBar, mealPouch } from '@/demo/pictures/silhouettes/food';
import { gasStove } from '@/demo/pictures/silhouettes/gas-stove';
import { gloves } from '@/demo/pictures/silhouettes/gloves';
import { hat } from '@/demo/pictures/silhouettes/hat';
import { bicycleHelmet } from '@/demo/pictures/silhouettes/helmet/bicycle-helmet';
import { skiHelmet } from '@/demo/pictures/silhouettes/helmet/ski-helmet';
import { iceSkates } from '@/demo/pictures/silhouettes/ice-skates';
import { jacket } from '@/demo/pictures/silhouettes/jackets';
import { lavvo } from '@/demo/pictures/silhouettes/lavvo';
import { lifeVest } from '@/demo/pictures/silhouettes/life-vest';
import { lightTop } from '@/demo/pictures/silhouettes/light-top';
import { midlayer } from '@/demo/pictures/silhouettes/midlayer';
import { mittens } from '@/demo/pictures/silhouettes/mittens';
import { multifuelStove } from '@/demo/pictures/silhouettes/multifuel-stove';
import { overall } from '@/demo/pictures/silhouettes/overall';
import { pack } from '@/demo/pictures/silhouettes/pack';
import { pannier } from '@/demo/pictures/silhouettes/pannier';
import { poles } from '@/demo/pictures/silhouettes/poles/poles';
import { rubberBoot } from '@/demo/pictures/silhouettes/rubber-boot';
import { shoe } from '@/demo/pictures/silhouettes/shoe';
import { shorts } from '@/demo/pictures/silhouettes/shorts';
import { sitMat } from '@/demo/pictures/silhouettes/sit-mat';
import { ski } from '@/demo/pictures/silhouettes/ski/ski';
import { skiBag } from '@/demo/pictures/silhouettes/ski-bag';
import { skiBoot } from '@/demo/pictures/silhouettes/ski-boot';
import { pulk } from '@/demo/pictures/silhouettes/sledge/pulk';
import { sledge } from '@/demo/pictures/silhouettes/sledge/sledge';
import { steeringSledge } from '@/demo/pictures/silhouettes/sledge/steering-sledge';
import { sleepingBag } from '@/demo/pictures/silhouettes/sleeping-bag';
import { sleepingMat } from '@/demo/pictures/silhouettes/sleeping-mat';
import { sockPair } from '@/demo/pictures/silhouettes/sock';
import { stormKitchen } from '@/demo/pictures/silhouettes/storm-kitchen';
import { swimsuit } from '@/demo/pictures/silhouettes/swimsuit';
import { tarp } from '@/demo/pictures/silhouettes/tarp';
import { tent } from '@/demo/pictures/silhouettes/tent';
import { tights, woolBottom } from '@/demo/pictures/silhouettes/tights';
import { torch } from '@/demo/pictures/silhouettes/torch/torch';
import { rainTrousers, shellTrousers, trekTrousers } from '@/demo/pictures/silhouettes/trousers';
import { woolSweater } from '@/demo/pictures/silhouettes/wool-sweater';
import { woolSet, woolTop } from '@/demo/pictures/silhouettes/wool-top';
import type { SilhouetteKind } from './keys';

export const drawings: Record<SilhouetteKind, Draw> = {
  'wool-sweater': woolSweater,
  'hooded-sweater': midlayer,
  'fleece-jacket': midlayer,
  'wool-set': woolSet,
  'wool-top': woolTop,
  'light-shell-jacket': jacket,
  'expedition-jacket': jacket,
  anorak: jacket,
  'softshell-jacket': jacket,
  'rain-jacket': jacket,
  'rain-coat': jacket,
  'running-jacket': jacket,
  'cycling-jacket': jacket,
  'ski-jacket': jacket,
  'cross-country-jacket': jacket,
  'shell-jacket': jacket,
  'light-down-jacket': jacket,
  'expedition-down-jacket': jacket,
  'winter-jacket': jacket,
  'down-jacket': jacket,
  'wool-bottom': woolBottom,
  'expedition-trousers': shellTrousers,
  'rain-trousers': rainTrousers,
  'ski-trousers': shellTrousers,
  'shell-trousers': shellTrousers,
  'cross-country-trousers': trekTrousers,
  'trek-trousers': trekTrousers,
  'hiking-shorts': shorts,
  'training-shorts': shorts,
  'running-shorts': shorts,
  'swim-shorts': shorts,
  'cycling-shorts': shorts,
  'training-tights': tights,
  'running-tights': tights,
  'cycling-tights': tights,
  'running-top': lightTop,
  'cycling-jersey': lightTop,
  't-shirt': lightTop,
  'winter-overall': overall,
  'park-overall': overall,
  'hiking-hat': hat,
  'knit-hat': hat,
  beanie: hat,
  'hiking-gloves': gloves,
  'expedition-gloves': gloves,
  'cycling-gloves': gloves,
  'expedition-mittens': mittens,
  mittens: mittens,
  'hiking-sock': sockPair,
  'ski-sock': sockPair,
  'wool-sock': sockPair,
  'mountain-boot': shoe,
  'winter-boot': shoe,
  'hiking-boot': shoe,
  'trail-shoe': shoe,
  'running-shoe': shoe,
  'leisure-shoe': shoe,
  'approach-shoe': shoe,
  'lined-rubber-boot': rubberBoot,
  'rubber-boot': rubberBoot,
  'ski-boot': skiBoot,
  'trekking-pack': pack,
  'expedition-pack': pack,
  'day-pack': pack,
  'child-pack': pack,
  'city-pack': pack,
  'cycling-pack': pack,
  'ski-touring-pack': pack,
  duffel: duffel,
  'expedition-duffel': duffel,
  'training-bag': duffel,
  'bicycle-pannier': pannier,
  'ski-bag': skiBag,
  'dome-tent': tent,
  'tunnel-tent': tent,
  'family-tent': tent,
  tarp: tarp,
  'child-sleeping-bag': sleepingBag,
  'sleeping-bag': sleepingBag,
  'sit-mat': sitMat,
  'exercise-mat': exerciseMat,
  'sleeping-mat': sleepingMat,
  'storm-kitchen': stormKitchen,
  'gas-stove': gasStove,
  'multifuel-stove': multifuelStove,
  thermos: bottleOf,
  'water-bottle': bottleOf,
  'child-bottle': bottleOf,
  'training-bottle': bottleOf,
  'cycling-bottle': bottleOf,
  'running-torch': torch,
  'child-torch': torch,
  'helmet-torch': torch,
  'head-torch': torch,
  'hiking-poles': poles,
  'running-poles': poles,
  'alpine-poles': poles,
  'cross-country-poles': poles,
  'mountain-ski-poles': poles,
  'touring-ski': ski,
  'alpine-ski': ski,
  'mountain-ski': ski,
  'cross-country-ski': ski,
  'ski-helmet': skiHelmet,
  'bicycle-helmet': bicycleHelmet,
  goggles: goggles,
  'sports-glasses': glasses,
  'child-sunglasses': glasses,
  'cycling-glasses': glasses,
  sunglasses: glasses,
  'mountain-bike': bicycle,
  'hybrid-bike': bicycle,
  'e-bike': bicycle,
  'gravel-bike': bicycle,
  'child-bike': bicycle,
  pulk: pulk,
  sledge: sledge,
  'steering-sledge': steeringSledge,
  football: ball,
  handball: ball,
  volleyball: ball,
  'child-life-vest': lifeVest,
  'paddling-vest': lifeVest,
  'life-vest': lifeVest,
  'sled-dog-harness': dogHarness,
  'pulling-harness': dogHarness,
  'dog-harness': dogHarness,
  'meal-pouch': mealPouch,
  'energy-bar': energyBar,
  'sports-drink': sportsDrink,
  'energy-drink': energyDrink,
  swimsuit: swimsuit,
  'ice-skates': iceSkates,
  'cross-country-boot': crossCountryBoot,
  'dry-bag': dryBag,
  lavvo: lavvo,
};

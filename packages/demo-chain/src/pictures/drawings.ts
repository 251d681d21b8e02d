import type { Draw } from 'demo-chain/pictures/drawing/silhouette';
import { ball } from 'demo-chain/pictures/silhouettes/ball/ball';
import { bicycle } from 'demo-chain/pictures/silhouettes/bicycle/bicycle';
import { bottleOf } from 'demo-chain/pictures/silhouettes/bottle';
import { crossCountryBoot } from 'demo-chain/pictures/silhouettes/cross-country-boot';
import { dogHarness } from 'demo-chain/pictures/silhouettes/dog-harness';
import { energyDrink, sportsDrink } from 'demo-chain/pictures/silhouettes/drinks';
import { dryBag } from 'demo-chain/pictures/silhouettes/dry-bag';
import { duffel } from 'demo-chain/pictures/silhouettes/duffel';
import { exerciseMat } from 'demo-chain/pictures/silhouettes/exercise-mat';
import { glasses } from 'demo-chain/pictures/silhouettes/eyewear/glasses';
import { goggles } from 'demo-chain/pictures/silhouettes/eyewear/goggles';
import { energyBar, mealPouch } from 'demo-chain/pictures/silhouettes/food';
import { gasStove } from 'demo-chain/pictures/silhouettes/gas-stove';
import { gloves } from 'demo-chain/pictures/silhouettes/gloves';
import { hat } from 'demo-chain/pictures/silhouettes/hat';
import { bicycleHelmet } from 'demo-chain/pictures/silhouettes/helmet/bicycle-helmet';
import { skiHelmet } from 'demo-chain/pictures/silhouettes/helmet/ski-helmet';
import { iceSkates } from 'demo-chain/pictures/silhouettes/ice-skates';
import { jacket } from 'demo-chain/pictures/silhouettes/jackets';
import { lavvo } from 'demo-chain/pictures/silhouettes/lavvo';
import { lifeVest } from 'demo-chain/pictures/silhouettes/life-vest';
import { lightTop } from 'demo-chain/pictures/silhouettes/light-top';
import { midlayer } from 'demo-chain/pictures/silhouettes/midlayer';
import { mittens } from 'demo-chain/pictures/silhouettes/mittens';
import { multifuelStove } from 'demo-chain/pictures/silhouettes/multifuel-stove';
import { overall } from 'demo-chain/pictures/silhouettes/overall';
import { pack } from 'demo-chain/pictures/silhouettes/pack';
import { pannier } from 'demo-chain/pictures/silhouettes/pannier';
import { poles } from 'demo-chain/pictures/silhouettes/poles/poles';
import { rubberBoot } from 'demo-chain/pictures/silhouettes/rubber-boot';
import { shoe } from 'demo-chain/pictures/silhouettes/shoe';
import { shorts } from 'demo-chain/pictures/silhouettes/shorts';
import { sitMat } from 'demo-chain/pictures/silhouettes/sit-mat';
import { ski } from 'demo-chain/pictures/silhouettes/ski/ski';
import { skiBag } from 'demo-chain/pictures/silhouettes/ski-bag';
import { skiBoot } from 'demo-chain/pictures/silhouettes/ski-boot';
import { pulk } from 'demo-chain/pictures/silhouettes/sledge/pulk';
import { sledge } from 'demo-chain/pictures/silhouettes/sledge/sledge';
import { steeringSledge } from 'demo-chain/pictures/silhouettes/sledge/steering-sledge';
import { sleepingBag } from 'demo-chain/pictures/silhouettes/sleeping-bag';
import { sleepingMat } from 'demo-chain/pictures/silhouettes/sleeping-mat';
import { sockPair } from 'demo-chain/pictures/silhouettes/sock';
import { stormKitchen } from 'demo-chain/pictures/silhouettes/storm-kitchen';
import { swimsuit } from 'demo-chain/pictures/silhouettes/swimsuit';
import { tarp } from 'demo-chain/pictures/silhouettes/tarp';
import { tent } from 'demo-chain/pictures/silhouettes/tent';
import { tights, woolBottom } from 'demo-chain/pictures/silhouettes/tights';
import { torch } from 'demo-chain/pictures/silhouettes/torch/torch';
import { rainTrousers, shellTrousers, trekTrousers } from 'demo-chain/pictures/silhouettes/trousers';
import { woolSweater } from 'demo-chain/pictures/silhouettes/wool-sweater';
import { woolSet, woolTop } from 'demo-chain/pictures/silhouettes/wool-top';
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

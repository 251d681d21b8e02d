import type { Draw } from '@/demo/pictures/drawing/silhouette';
import { alpineSki } from '@/demo/pictures/silhouettes/alpine-ski';
import { ball, volleyball } from '@/demo/pictures/silhouettes/ball';
import { baseLayerTop } from '@/demo/pictures/silhouettes/base-layer-top';
import { bicycle } from '@/demo/pictures/silhouettes/bicycle';
import { bicycleHelmet } from '@/demo/pictures/silhouettes/bicycle-helmet';
import { bottle } from '@/demo/pictures/silhouettes/bottle';
import { childrenOverall } from '@/demo/pictures/silhouettes/children-overall';
import { crossCountryBoot } from '@/demo/pictures/silhouettes/cross-country-boot';
import { crossCountrySki } from '@/demo/pictures/silhouettes/cross-country-ski';
import { dogHarness } from '@/demo/pictures/silhouettes/dog-harness';
import { downJacket } from '@/demo/pictures/silhouettes/down-jacket';
import { drinkBottle } from '@/demo/pictures/silhouettes/drink-bottle';
import { drinkCan } from '@/demo/pictures/silhouettes/drink-can';
import { dryBag } from '@/demo/pictures/silhouettes/dry-bag';
import { duffel } from '@/demo/pictures/silhouettes/duffel';
import { energyBar } from '@/demo/pictures/silhouettes/energy-bar';
import { goggles, sunglasses } from '@/demo/pictures/silhouettes/eyewear';
import { fleece } from '@/demo/pictures/silhouettes/fleece';
import { gloves } from '@/demo/pictures/silhouettes/gloves';
import { hat } from '@/demo/pictures/silhouettes/hat';
import { headTorch } from '@/demo/pictures/silhouettes/head-torch';
import { helmet } from '@/demo/pictures/silhouettes/helmet';
import { hikingBoot } from '@/demo/pictures/silhouettes/hiking-boot';
import { iceSkates } from '@/demo/pictures/silhouettes/ice-skates';
import { lavvo } from '@/demo/pictures/silhouettes/lavvo';
import { lifeVest } from '@/demo/pictures/silhouettes/life-vest';
import { mat } from '@/demo/pictures/silhouettes/mat';
import { mealPouch } from '@/demo/pictures/silhouettes/meal-pouch';
import { mittens } from '@/demo/pictures/silhouettes/mittens';
import { poles } from '@/demo/pictures/silhouettes/poles';
import { rubberBoot } from '@/demo/pictures/silhouettes/rubber-boot';
import { rucksack } from '@/demo/pictures/silhouettes/rucksack';
import { shellJacket } from '@/demo/pictures/silhouettes/shell-jacket';
import { shellTrousers } from '@/demo/pictures/silhouettes/shell-trousers';
import { shorts } from '@/demo/pictures/silhouettes/shorts';
import { skiBoot } from '@/demo/pictures/silhouettes/ski-boot';
import { sledge } from '@/demo/pictures/silhouettes/sledge';
import { sleepingBag } from '@/demo/pictures/silhouettes/sleeping-bag';
import { softshellTrousers } from '@/demo/pictures/silhouettes/softshell-trousers';
import { steeringSledge } from '@/demo/pictures/silhouettes/steering-sledge';
import { stove } from '@/demo/pictures/silhouettes/stove';
import { swimsuit } from '@/demo/pictures/silhouettes/swimsuit';
import { tShirt } from '@/demo/pictures/silhouettes/t-shirt';
import { tent } from '@/demo/pictures/silhouettes/tent';
import { baseLayerBottom, runningTights } from '@/demo/pictures/silhouettes/tights';
import { trailShoe } from '@/demo/pictures/silhouettes/trail-shoe';
import { woolSock } from '@/demo/pictures/silhouettes/wool-sock';
import type { SilhouetteKind } from './keys';

export const drawings: Record<SilhouetteKind, Draw> = {
  'shell-jacket': shellJacket,
  'down-jacket': downJacket,
  fleece,
  'base-layer-top': baseLayerTop,
  'base-layer-bottom': baseLayerBottom,
  'shell-trousers': shellTrousers,
  'softshell-trousers': softshellTrousers,
  'running-tights': runningTights,
  shorts,
  't-shirt': tShirt,
  'children-overall': childrenOverall,
  hat,
  gloves,
  mittens,
  'wool-sock': woolSock,
  'hiking-boot': hikingBoot,
  'trail-shoe': trailShoe,
  'rubber-boot': rubberBoot,
  'ski-boot': skiBoot,
  rucksack,
  duffel,
  tent,
  'sleeping-bag': sleepingBag,
  mat,
  stove,
  bottle,
  'head-torch': headTorch,
  poles,
  'alpine-ski': alpineSki,
  'cross-country-ski': crossCountrySki,
  helmet,
  'bicycle-helmet': bicycleHelmet,
  goggles,
  sunglasses,
  bicycle,
  sledge,
  ball,
  'life-vest': lifeVest,
  'dog-harness': dogHarness,
  'meal-pouch': mealPouch,
  'energy-bar': energyBar,
  'drink-can': drinkCan,
  lavvo,
  volleyball,
  'steering-sledge': steeringSledge,
  'dry-bag': dryBag,
  'cross-country-boot': crossCountryBoot,
  'ice-skates': iceSkates,
  swimsuit,
  'drink-bottle': drinkBottle,
};

import type { Draw } from './drawing/silhouette.ts';
import type { SilhouetteKind } from './keys.ts';
import { alpineSki } from './silhouettes/alpine-ski.ts';
import { ball, volleyball } from './silhouettes/ball.ts';
import { baseLayerTop } from './silhouettes/base-layer-top.ts';
import { bicycle } from './silhouettes/bicycle.ts';
import { bicycleHelmet } from './silhouettes/bicycle-helmet.ts';
import { bottle } from './silhouettes/bottle.ts';
import { childrenOverall } from './silhouettes/children-overall.ts';
import { crossCountryBoot } from './silhouettes/cross-country-boot.ts';
import { crossCountrySki } from './silhouettes/cross-country-ski.ts';
import { dogHarness } from './silhouettes/dog-harness.ts';
import { downJacket } from './silhouettes/down-jacket.ts';
import { drinkBottle } from './silhouettes/drink-bottle.ts';
import { drinkCan } from './silhouettes/drink-can.ts';
import { dryBag } from './silhouettes/dry-bag.ts';
import { duffel } from './silhouettes/duffel.ts';
import { energyBar } from './silhouettes/energy-bar.ts';
import { goggles, sunglasses } from './silhouettes/eyewear.ts';
import { fleece } from './silhouettes/fleece.ts';
import { gloves } from './silhouettes/gloves.ts';
import { hat } from './silhouettes/hat.ts';
import { headTorch } from './silhouettes/head-torch.ts';
import { helmet } from './silhouettes/helmet.ts';
import { hikingBoot } from './silhouettes/hiking-boot.ts';
import { iceSkates } from './silhouettes/ice-skates.ts';
import { lavvo } from './silhouettes/lavvo.ts';
import { lifeVest } from './silhouettes/life-vest.ts';
import { mat } from './silhouettes/mat.ts';
import { mealPouch } from './silhouettes/meal-pouch.ts';
import { mittens } from './silhouettes/mittens.ts';
import { poles } from './silhouettes/poles.ts';
import { rubberBoot } from './silhouettes/rubber-boot.ts';
import { rucksack } from './silhouettes/rucksack.ts';
import { shellJacket } from './silhouettes/shell-jacket.ts';
import { shellTrousers } from './silhouettes/shell-trousers.ts';
import { shorts } from './silhouettes/shorts.ts';
import { skiBoot } from './silhouettes/ski-boot.ts';
import { sledge } from './silhouettes/sledge.ts';
import { sleepingBag } from './silhouettes/sleeping-bag.ts';
import { softshellTrousers } from './silhouettes/softshell-trousers.ts';
import { steeringSledge } from './silhouettes/steering-sledge.ts';
import { stove } from './silhouettes/stove.ts';
import { swimsuit } from './silhouettes/swimsuit.ts';
import { tShirt } from './silhouettes/t-shirt.ts';
import { tent } from './silhouettes/tent.ts';
import { baseLayerBottom, runningTights } from './silhouettes/tights.ts';
import { trailShoe } from './silhouettes/trail-shoe.ts';
import { woolSock } from './silhouettes/wool-sock.ts';

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

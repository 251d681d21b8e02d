import { mix } from 'demo-chain/pictures/drawing/tone';
import { paperColours } from 'demo-chain/pictures/light/compose';
import type { SilhouetteKind, View } from './keys';
import type { Subject } from './subject';

/** How much of the front's picture the goods colour: much cloth, or a few lines on a sheet. */
const shares: readonly (readonly [share: number, kinds: readonly SilhouetteKind[]])[] = [
  [
    0.4,
    [
      'shell-jacket',
      'light-shell-jacket',
      'expedition-jacket',
      'softshell-jacket',
      'rain-jacket',
      'rain-coat',
      'ski-jacket',
      'cross-country-jacket',
      'down-jacket',
      'light-down-jacket',
      'winter-jacket',
      'hiking-gloves',
      'expedition-gloves',
      'trekking-pack',
      'sleeping-bag',
      'sleeping-mat',
      'exercise-mat',
      'cycling-shorts',
      'hiking-shorts',
      'training-shorts',
    ],
  ],
  [
    0.1,
    [
      'trail-shoe',
      'running-shoe',
      'leisure-shoe',
      'approach-shoe',
      'ski-bag',
      'duffel',
      'training-bag',
      'gas-stove',
      'dog-harness',
      'sled-dog-harness',
      'child-life-vest',
      'paddling-vest',
      'football',
      'handball',
      'thermos',
      'water-bottle',
      'child-bottle',
      'cycling-bottle',
      'training-bottle',
      'energy-drink',
      'tarp',
      'wool-sock',
      'swimsuit',
    ],
  ],
  [
    0.03,
    [
      'mountain-bike',
      'hybrid-bike',
      'e-bike',
      'gravel-bike',
      'child-bike',
      'sunglasses',
      'child-sunglasses',
      'sports-glasses',
      'cycling-glasses',
      'goggles',
      'head-torch',
      'child-torch',
      'helmet-torch',
      'hiking-poles',
      'running-poles',
      'alpine-poles',
      'cross-country-poles',
      'mountain-ski-poles',
      'touring-ski',
      'cross-country-ski',
      'mountain-ski',
      'cross-country-boot',
      'pulling-harness',
      'multifuel-stove',
      'pulk',
    ],
  ],
];
const FRONT = 0.24;
const CLOSE_UP = 0.55;
/** Half of the way from the middle of the sheet to its rim. */
const PAPER = 0.5;

const shareOf = new Map(shares.flatMap(([share, kinds]) => kinds.map((kind) => [kind, share] as const)));

/** About the average colour of a picture of goods, known before it is drawn: what stands in its place until it comes. */
export function averageOf({ art, tint }: Subject, view: View): string {
  const { middle, rim } = paperColours(tint.base);
  const share = view === 'detail' || view === 'closer' ? CLOSE_UP : (shareOf.get(art) ?? FRONT);
  return mix(mix(middle, rim, PAPER), tint.base, share);
}

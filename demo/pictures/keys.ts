export type View = 'front' | 'back' | 'detail' | 'scene';
export type Tint = { base: string; accent: string };

export const silhouetteKinds = [
  'shell-jacket',
  'down-jacket',
  'fleece',
  'base-layer-top',
  'base-layer-bottom',
  'shell-trousers',
  'softshell-trousers',
  'running-tights',
  'shorts',
  't-shirt',
  'children-overall',
  'hat',
  'gloves',
  'mittens',
  'wool-sock',
  'hiking-boot',
  'trail-shoe',
  'rubber-boot',
  'ski-boot',
  'rucksack',
  'duffel',
  'tent',
  'sleeping-bag',
  'mat',
  'stove',
  'bottle',
  'head-torch',
  'poles',
  'alpine-ski',
  'cross-country-ski',
  'helmet',
  'bicycle-helmet',
  'goggles',
  'sunglasses',
  'bicycle',
  'sledge',
  'ball',
  'life-vest',
  'dog-harness',
  'meal-pouch',
  'energy-bar',
  'drink-bottle',
  'drink-can',
  'swimsuit',
  'ice-skates',
  'cross-country-boot',
  'dry-bag',
  'lavvo',
  'volleyball',
  'steering-sledge',
] as const;
export type SilhouetteKind = (typeof silhouetteKinds)[number];

export const sceneNames = [
  'fjord-morning',
  'plateau-autumn',
  'forest-mist',
  'winter-peaks',
  'coast-evening',
  'northern-night',
  'midnight-sun',
  'river-spring',
  'jan-mayen',
  'birch-autumn',
  'plateau-summer',
  'forest-frost',
  'fjord-dusk',
  'violet-night',
  'lake-blue-hour',
  'winter-day',
  'coast-rain',
] as const;
export type SceneName = (typeof sceneNames)[number];
export type SceneShape = 'wide' | 'tall' | 'card';

export const SCENE_SIZES = {
  wide: { w: 2400, h: 1200 },
  tall: { w: 1200, h: 1500 },
  card: { w: 1600, h: 900 },
} as const;

/** Kinds whose reverse shows nothing a customer would want to see. */
const withoutBack: ReadonlySet<SilhouetteKind> = new Set<SilhouetteKind>([
  'tent',
  'mat',
  'stove',
  'bottle',
  'head-torch',
  'poles',
  'bicycle',
  'sledge',
  'ball',
  'sunglasses',
  'goggles',
  'duffel',
  'dog-harness',
  'drink-bottle',
  'drink-can',
  'dry-bag',
  'lavvo',
  'volleyball',
  'steering-sledge',
]);

export function viewsOf(kind: SilhouetteKind): View[] {
  return withoutBack.has(kind) ? ['front', 'detail', 'scene'] : ['front', 'back', 'detail', 'scene'];
}

const bare = (hex: string) => hex.replace('#', '').toLowerCase();

export function pictureBase(kind: SilhouetteKind, base: string, accent: string, view: View): string {
  return `/pictures/${kind}/${bare(base)}-${bare(accent)}/${view}`;
}

export function sceneBase(name: SceneName, shape: SceneShape): string {
  return `/pictures/scenes/${name}-${shape}`;
}

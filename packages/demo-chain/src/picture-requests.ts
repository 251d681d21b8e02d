import { type FrontShape, landscapeNames, type SceneShape, sceneNames } from 'demo-chain/pictures/keys';
import type { Order } from 'demo-chain/pictures/painter';
import { baseOf, type FrontRequest, type PictureFile, type PictureRequest } from 'demo-chain/pictures/request';
import { PICTURE_WIDTHS, SCENE_WIDTHS } from '@/lib/pictures/pictures';
import { articlePictures } from './article-row';
import { bannerScenes } from './banners';
import { compositionNames } from './compositions';
import { streetOf } from './shop-streets';
import { shops } from './shops';

const shapes: SceneShape[] = ['wide', 'tall', 'card'];

/** Every picture the demo feed refers to; of the goods, what sells best first. */
export function demoPictureRequests(): PictureRequest[] {
  const scenes = [...sceneNames, ...compositionNames].flatMap((name) =>
    shapes.map((shape): PictureRequest => ({ type: 'scene', name, shape })),
  );
  // Texts, and shops that have no picture of their own, show a scene by its name (messages, lib/shops).
  const plain = landscapeNames.flatMap((name) =>
    shapes.map((shape): PictureRequest => ({ type: 'scene', name, shape, plain: true })),
  );
  return [...scenes, ...plain, ...shopFronts(), ...articlePictures()];
}

const frontShapes: FrontShape[] = ['wide', 'card'];

/** A picture of every shop that has a door. */
export function shopFronts(): FrontRequest[] {
  return shops.flatMap(({ id: shop }) => {
    const character = streetOf(shop);
    return character ? frontShapes.map((shape): FrontRequest => ({ type: 'front', shop, character, shape })) : [];
  });
}

const MET_FIRST = 400;
const [, card] = PICTURE_WIDTHS;

/**
 * What is drawn before anybody asks, in the order in which shoppers meet it: the scenes of the home page, then the goods that
 * sell best, as cards show them. Everything else is drawn when it is asked for: all of it would take hours.
 */
export function* drawnAhead(requests: Iterable<PictureRequest>): Generator<Order> {
  const all = [...requests];
  const avif = (width: number): PictureFile => ({ width, format: 'avif' });
  for (const request of all)
    if (request.type === 'scene' && bannerScenes.has(baseOf(request)))
      for (const width of SCENE_WIDTHS[request.shape]) yield { request, file: avif(width) };
  const shown = new Set<number>();
  for (const request of all) {
    if (request.type !== 'product' || request.view !== 'front' || shown.has(request.subject.id)) continue;
    if (shown.size === MET_FIRST) break;
    shown.add(request.subject.id);
    yield { request, file: avif(card) };
  }
}

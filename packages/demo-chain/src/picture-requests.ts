import { type FrontShape, landscapeNames, type SceneShape, sceneNames } from 'demo-chain/pictures/keys';
import type { FrontRequest, PictureRequest } from 'demo-chain/pictures/request';
import { articlePictures } from './article-row';
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

import { type SceneName, type SceneShape, sceneNames } from '@/demo/pictures/keys';
import type { PictureRequest } from '@/demo/pictures/request';
import { articlePictures } from './article-row';

const shapes: SceneShape[] = ['wide', 'tall', 'card'];

/**
 * Every picture the demo feed refers to, in the order in which shoppers meet them: the scenes, of which the home page is
 * made; the goods as lists show them, what sells best first; then what only a product page shows.
 */
export function demoPictureRequests(): PictureRequest[] {
  const goods = articlePictures().map(
    ({ art, shade, view }): PictureRequest => ({
      type: 'product',
      kind: art,
      base: shade.base,
      accent: shade.accent,
      view,
    }),
  );
  const scenes = sceneNames.flatMap((name: SceneName) =>
    shapes.map((shape): PictureRequest => ({ type: 'scene', name, shape })),
  );
  const isListed = (request: PictureRequest) => request.type === 'product' && request.view === 'front';
  return [...scenes, ...goods.filter(isListed), ...goods.filter((request) => !isListed(request))];
}

import { type SceneName, type SceneShape, sceneNames } from '@/demo/pictures/keys';
import type { PictureRequest } from '@/demo/pictures/raster';
import { articlePictures } from './article-row';

const shapes: SceneShape[] = ['wide', 'tall', 'card'];

/** Every picture the demo feed refers to: the goods in their colours, and the scenes in all shapes. */
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
  return [...scenes, ...goods];
}

import { type SceneName, type SceneShape, sceneNames } from '@/demo/pictures/keys';
import { baseOf, type PictureRequest } from '@/demo/pictures/request';
import { articlePictures } from './article-row';
import { bannerScenes } from './banners';

const shapes: SceneShape[] = ['wide', 'tall', 'card'];

/**
 * Every picture the demo feed refers to, in the order in which shoppers meet them: the scenes that the home page is made of;
 * the goods as lists show them, what sells best first; then what a product page and the blog show.
 */
export function demoPictureRequests(): PictureRequest[] {
  const goods = articlePictures();
  const scenes = sceneNames.flatMap((name: SceneName) =>
    shapes.map((shape): PictureRequest => ({ type: 'scene', name, shape })),
  );
  const isMetFirst = (request: PictureRequest) =>
    request.type === 'scene' ? bannerScenes.has(baseOf(request)) : request.view === 'front';
  const all = [...scenes, ...goods];
  return [...all.filter(isMetFirst), ...all.filter((request) => !isMetFirst(request))];
}

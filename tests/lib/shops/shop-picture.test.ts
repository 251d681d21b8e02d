import { SCENE_SIZES, sceneNames } from 'demo-chain/pictures/keys';
import { expect, it } from 'vitest';
import { regions } from '@/lib/shops/regions';
import { shopPicture } from '@/lib/shops/shop-picture';

it('shows a shop by its own picture', () => {
  const picture = 'https://chain.example/butikker/bergen.jpg';
  expect(shopPicture({ picture, postNo: '5014' })).toBe(picture);
});

it.each([...regions])('shows a shop without one, in region %s, by a landscape that is drawn', (region) => {
  const [, name, shape] =
    /^\/pictures\/scenes\/(.+)-(\w+)$/.exec(shopPicture({ picture: null, postNo: `${region}300` })) ?? [];
  expect(sceneNames).toContain(name);
  expect(Object.keys(SCENE_SIZES)).toContain(shape);
});

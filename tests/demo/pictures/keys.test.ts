import { describe, expect, it } from 'vitest';
import { pictureBase, sceneBase, sceneNames, silhouetteKinds, viewsOf } from '@/demo/pictures/keys';

describe('picture keys', () => {
  it('are stable and do not care how a colour is written', () => {
    expect(pictureBase('shell-jacket', '#1F3A5F', 'e8b04a', 'front')).toBe(
      '/pictures/shell-jacket/1f3a5f-e8b04a/front',
    );
    expect(sceneBase('fjord-morning', 'wide')).toBe('/pictures/scenes/fjord-morning-wide');
  });

  it('name every kind once, each with a front, a close-up and a landscape', () => {
    expect(new Set(silhouetteKinds).size).toBe(silhouetteKinds.length);
    expect(silhouetteKinds.length).toBeGreaterThanOrEqual(48);
    expect(new Set(sceneNames).size).toBe(17);
    for (const kind of silhouetteKinds)
      expect(viewsOf(kind)).toEqual(expect.arrayContaining(['front', 'detail', 'scene']));
    expect(viewsOf('rucksack')).toContain('back');
    expect(viewsOf('ball')).not.toContain('back');
  });
});

import { articles } from 'demo-chain/articles';
import { drawings } from 'demo-chain/pictures/drawings';
import { pictureBase, sceneNames, silhouetteKinds } from 'demo-chain/pictures/keys';
import { plainSceneBase, sceneBase } from 'demo-chain/pictures/scene-base';
import { viewsOf } from 'demo-chain/pictures/views';
import { describe, expect, it } from 'vitest';

describe('picture keys', () => {
  it('name an article, a colour, what the picture is on the whole, and a view', () => {
    expect(pictureBase('shell-jacket', 21101, 12, '#e3ded6', 'front')).toBe(
      '/pictures/shell-jacket/21101-12-e3ded6/front',
    );
    expect(sceneBase('fjord-morning', 'wide')).toBe('/pictures/scenes/fjord-morning-c5d1cd-wide');
    expect(sceneBase('autumn-kit', 'tall')).toBe('/pictures/scenes/autumn-kit-b6c3c8-tall');
    expect(plainSceneBase('fjord-morning', 'wide')).toBe('/pictures/scenes/fjord-morning-wide');
  });

  it('name every kind and scene once', () => {
    expect(new Set(silhouetteKinds).size).toBe(silhouetteKinds.length);
    expect(new Set(sceneNames).size).toBe(sceneNames.length);
    expect(sceneNames.length).toBeGreaterThanOrEqual(16);
  });

  it('have goods for every kind that is drawn, and a drawing for every noun', () => {
    const used = new Set(articles.map(({ kind }) => kind.art));
    expect(silhouetteKinds.filter((kind) => !used.has(kind))).toEqual([]);
    expect(Object.keys(drawings).toSorted()).toEqual([...silhouetteKinds].toSorted());
  });

  it.each([...silhouetteKinds])('give %s five or six pictures, the front first', (kind) => {
    const views = viewsOf(kind);
    expect(views[0]).toBe('front');
    expect(new Set(views).size).toBe(views.length);
    expect([5, 6]).toContain(views.length);
    expect(views).toEqual(expect.arrayContaining(['detail', 'closer', 'scene']));
  });
});

import { articles } from 'demo-chain/articles';
import { layerNames } from 'demo-chain/pictures/drawing/layers';
import { drawings } from 'demo-chain/pictures/drawings';
import { silhouetteKinds } from 'demo-chain/pictures/keys';
import { viewsOf } from 'demo-chain/pictures/views';
import { subjectOf } from 'demo-chain/subjects';
import { describe, expect, it } from 'vitest';
import { faultsOf } from './svg-faults';

const SHAPES = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'polygon', 'polyline']);
const LAYERS = new RegExp(`^ class="[${layerNames.map((name) => name[0]).join('')}]"`);

/** Shapes that are in no layer would be colour, part and relief at once; those of clips and gradients are none. */
function unlayered(svg: string): number {
  const open: { name: string; layer: boolean }[] = [];
  let count = 0;
  for (const [, close, name = '', rest = ''] of svg.matchAll(/<(\/?)([a-zA-Z]+)([^>]*)>/g)) {
    if (close) open.pop();
    else {
      const inside = open.some(({ name: outer, layer }) => layer || outer === 'clipPath' || outer === 'mask');
      if (SHAPES.has(name) && !inside) count += 1;
      if (!rest.endsWith('/')) open.push({ name, layer: LAYERS.test(rest) });
    }
  }
  return count;
}

const subjectsOf = (kind: string) =>
  articles
    .filter((article) => article.kind.art === kind)
    .flatMap((article) => article.shades.slice(0, 1).map((shade) => subjectOf(article, shade)));

describe.each([...silhouetteKinds])('the drawing of %s', (kind) => {
  it('is whole in every view of every article, in its layers, and the same every time', () => {
    for (const subject of subjectsOf(kind))
      for (const view of viewsOf(kind)) {
        const { body, parts } = drawings[kind](subject, view);
        const what = `${subject.id} ${subject.name}, ${view}`;
        expect(faultsOf(body, /<text|<image|<script|<filter/), what).toEqual([]);
        expect(unlayered(body), what).toBe(0);
        expect(parts.length, what).toBeGreaterThan(0);
        expect(drawings[kind](subject, view).body, what).toBe(body);
      }
  });

  it('differs from view to view and from article to article', () => {
    const bodies = subjectsOf(kind).flatMap((subject) =>
      viewsOf(kind).map((view) => drawings[kind](subject, view).body),
    );
    expect(new Set(bodies).size).toBe(bodies.length);
  });
});

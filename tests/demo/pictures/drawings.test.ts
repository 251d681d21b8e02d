import { describe, expect, it } from 'vitest';
import { articles } from '@/demo/articles';
import { layerNames } from '@/demo/pictures/drawing/layers';
import { drawings } from '@/demo/pictures/drawings';
import { SCENE_SIZES, sceneNames, silhouetteKinds } from '@/demo/pictures/keys';
import { landscapes } from '@/demo/pictures/landscapes';
import { viewsOf } from '@/demo/pictures/views';
import { subjectOf } from '@/demo/subjects';

/** Every tag is closed in order, no number is broken, every reference has its target. */
function faultsOf(svg: string, forbidden: RegExp): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  for (const [, close, name, rest = ''] of svg.matchAll(/<(\/?)([a-zA-Z]+)([^>]*)>/g)) {
    if (close) {
      if (open.pop() !== name) faults.push(`stray </${name}>`);
    } else if (!rest.endsWith('/') && name) open.push(name);
  }
  if (open.length) faults.push(`unclosed ${open.join()}`);
  if (/NaN|undefined|Infinity|null/.test(svg)) faults.push('broken value');
  if (forbidden.test(svg)) faults.push('forbidden element');
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]);
  if (new Set(ids).size !== ids.length) faults.push('id used twice');
  for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) if (!ids.includes(id)) faults.push(`no #${id}`);
  return [...new Set(faults)];
}

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

describe.each([...sceneNames])('the scene %s', (name) => {
  it.each(Object.entries(SCENE_SIZES))('is whole and the same every time: %s', (_, size) => {
    const svg = landscapes[name](size);
    expect(faultsOf(svg, /<text|<image|<script/)).toEqual([]);
    expect(svg).toBe(landscapes[name](size));
    expect(svg).not.toBe(landscapes[name](size, { seed: 9 }));
  });
});

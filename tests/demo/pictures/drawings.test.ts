import { describe, expect, it } from 'vitest';
import { drawings } from '@/demo/pictures/drawings';
import { SCENE_SIZES, sceneNames, silhouetteKinds, viewsOf } from '@/demo/pictures/keys';
import { landscapes } from '@/demo/pictures/landscapes';

const tints = [
  { base: '#17181a', accent: '#c8452d' },
  { base: '#f7f5f0', accent: '#2f5d8a' },
];

/** Every tag is closed in order, no number is broken, every reference has its target. */
function faultsOf(svg: string): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  for (const [, close, name, rest = ''] of svg.matchAll(/<(\/?)([a-zA-Z]+)([^>]*)>/g)) {
    if (close) {
      if (open.pop() !== name) faults.push(`stray </${name}>`);
    } else if (!rest.endsWith('/') && name) open.push(name);
  }
  if (open.length) faults.push(`unclosed ${open.join()}`);
  if (/NaN|undefined|Infinity|null/.test(svg)) faults.push('broken value');
  if (/<text|<image|<script|<filter/.test(svg)) faults.push('forbidden element');
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]);
  if (new Set(ids).size !== ids.length) faults.push('id used twice');
  for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) if (!ids.includes(id)) faults.push(`no #${id}`);
  return [...new Set(faults)];
}

describe.each([...silhouetteKinds])('the drawing of %s', (kind) => {
  it.each(viewsOf(kind))('is whole, wordless and the same every time: %s', (view) => {
    for (const tint of tints) {
      const svg = drawings[kind](tint, view);
      expect(faultsOf(svg)).toEqual([]);
      expect(svg).toBe(drawings[kind](tint, view));
    }
  });

  it('differs from view to view and from colour to colour', () => {
    const [dark, light] = tints;
    if (!dark || !light) throw new Error('no tints');
    const pictures = viewsOf(kind).flatMap((view) => [drawings[kind](dark, view), drawings[kind](light, view)]);
    expect(new Set(pictures).size).toBe(pictures.length);
  });
});

describe.each([...sceneNames])('the scene %s', (name) => {
  it.each(Object.entries(SCENE_SIZES))('is whole and the same every time: %s', (_, size) => {
    const svg = landscapes[name](size);
    expect(faultsOf(svg)).toEqual([]);
    expect(svg).toBe(landscapes[name](size));
    expect(svg).not.toBe(landscapes[name](size, { seed: 9 }));
  });
});

import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const LAYOUT = 'app/[brand]/layout.tsx';
const sources = new Map(
  globSync('{app,components,lib}/**/*.{ts,tsx}').map((path) => [path, readFileSync(path, 'utf8')] as const),
);

/** The file an import names, where it is one of the tree. */
function imported(from: string, name: string): string | undefined {
  if (!/^(@|\.)/.test(name)) return undefined;
  const base = name.startsWith('@/') ? name.slice(2) : join(dirname(from), name);
  return ['.ts', '.tsx'].map((ending) => base + ending).find((path) => existsSync(path));
}

/** A file and all that it can bring, at once or later. */
function reached(from: string, seen = new Set<string>()): Set<string> {
  if (seen.has(from)) return seen;
  seen.add(from);
  for (const [, name = ''] of (sources.get(from) ?? '').matchAll(/(?:from|import\()\s*'([^']+)'/g)) {
    const path = imported(from, name);
    if (path) reached(path, seen);
  }
  return seen;
}

const asked = (text: string) => [...text.matchAll(/\buseWords\('(\w+)'\)/g)].map(([, area]) => area as string);
const handed = (text: string) =>
  [...text.matchAll(/\bwordsOf\(([^)]*)\)/g)].flatMap(([, areas = '']) =>
    [...areas.matchAll(/'(\w+)'/g)].map(([, area]) => area as string),
  );

/** Areas of words that what a page shows asks for and nobody hands out. */
function missing(texts: string[], everywhere: string[]): string[] {
  const known = new Set([...everywhere, ...texts.flatMap(handed)]);
  return [...new Set(texts.flatMap(asked))].filter((area) => !known.has(area));
}

const textsOf = (path: string) => [...reached(path)].map((one) => sources.get(one) ?? '');
const everywhere = handed(sources.get(LAYOUT) ?? '');
const pages = [...sources.keys()].filter((path) =>
  /^app\/\[brand\]\/(?:.*\/)?(?:page|not-found|error)\.tsx$/.test(path),
);

describe('decision 0028: a page hands out the words of what it shows', () => {
  it.each([LAYOUT, ...pages])('%s', (path) => {
    expect(missing(textsOf(path), everywhere)).toEqual([]);
  });

  it('a planted breach is found, and what is brought later counts', () => {
    expect(missing(["useWords('list')", "useWords('card')", "wordsOf('share', 'list')"], [])).toEqual(['card']);
    expect(reached('components/product/review-form-entry.tsx')).toContain('components/product/review-form.tsx');
  });
});

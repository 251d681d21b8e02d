import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Loaded by Next or Node without our hooks, which cannot read '@/': these and what they import spell a path in full. */
const BARE = [
  'next.config.ts',
  'server/page-door/cache/page-cache.mjs',
  'tools/launch.mjs',
  'tools/ts-hooks.mjs',
  'tests/mutants/vitest.config.ts',
];

/** Spelt by its package's name from everywhere. */
const CHAIN = 'packages/demo-chain/src/';

const IN_SCRIPT = /(?:\bfrom|\bimport|\bimport\(|\bmock\()\s*(['"])([^'"\n]+)\1/g;
const IN_STYLE = /(?:@import(?: url\()?|\bfrom)\s*(['"])([^'"\n]+)\1/g;

const specifiers = (path: string, text: string) =>
  [...text.matchAll(path.endsWith('.css') ? IN_STYLE : IN_SCRIPT)].map((match) => match[2] as string);

/** Why an import of `path` is spelt wrongly; undefined when it is not. */
function misspelt(path: string, specifier: string): string | undefined {
  const [, root] = /^(\.|@\/|demo-chain\/)/.exec(specifier) ?? [];
  if (!root) return undefined;
  const inside = root !== '.';
  const file = inside ? specifier.replace(root, root === '@/' ? '' : CHAIN) : join(dirname(path), specifier);
  const near = dirname(file) === dirname(path);
  const right = near ? './' : file.startsWith(CHAIN) ? 'demo-chain/' : '@/';
  if (!specifier.startsWith(right)) return `${path}: '${specifier}' is '${right}…'`;
  return /\.tsx?$/.test(specifier) ? `${path}: '${specifier}' has an ending` : undefined;
}

/** The bare files and every file they load; type imports are gone by then. */
function bareFiles(): Set<string> {
  const found = new Set<string>();
  const follow = (path: string) => {
    if (found.has(path)) return;
    found.add(path);
    const code = readFileSync(path, 'utf8').replace(/^import type .*$/gm, '');
    for (const specifier of specifiers(path, code).filter((one) => one.startsWith('.')))
      follow([specifier, `${specifier}.ts`].map((one) => join(dirname(path), one)).find(existsSync) ?? path);
  };
  BARE.forEach(follow);
  return found;
}

const tracked = () =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
    .split('\n')
    .filter((path) => ['.ts', '.tsx', '.css', '.mjs'].includes(extname(path)) && existsSync(path));

describe('architecture: one import spelling', () => {
  it("'./x' within a folder, '@/…' otherwise, no endings", () => {
    const bare = bareFiles();
    const odd = tracked()
      // This file's own examples are wrong on purpose.
      .filter((path) => !bare.has(path) && path !== 'tests/architecture/import-spelling.test.ts')
      .flatMap((path) => specifiers(path, readFileSync(path, 'utf8')).map((one) => misspelt(path, one)))
      .filter(Boolean);
    expect(odd).toEqual([]);
  });

  it.each([
    ['components/cart/line.tsx', "import { total } from '../../lib/cart/total';"],
    ['components/cart/line.tsx', "import { Row } from '@/components/cart/row';"],
    ['components/cart/line.tsx', "import { Row } from './rows/row';"],
    ['components/cart/line.tsx', "import './row.ts';"],
    ['components/cart/line.tsx', "const row = await import('../row');"],
    ['tests/cart/line.test.ts', "vi.mock('../row');"],
    ['components/cart/line.module.css', '  composes: grid from "../grid.module.css";'],
    ['app/global.css', "@import '../components/tokens.css';"],
    ['packages/demo-chain/src/goods.ts', "import { pen } from '@/packages/demo-chain/src/pictures/pen';"],
    ['packages/demo-chain/src/goods.ts', "import { sizes } from 'demo-chain/sizes';"],
  ])('%s: %s is found', (path, text) => {
    const [specifier = ''] = specifiers(path, text);
    expect(misspelt(path, specifier)).toEqual(expect.stringContaining(specifier));
  });

  it.each([
    ['components/cart/line.tsx', "import { Row } from './row';"],
    ['components/cart/line.tsx', "import { total } from '@/lib/cart/total';"],
    ['components/cart/line.tsx', "import style from './line.module.css';"],
    ['components/cart/line.tsx', "import { useState } from 'react';"],
    ['packages/demo-chain/src/goods.ts', "import { pen } from 'demo-chain/pictures/pen';"],
  ])('%s: %s is right', (path, text) => {
    const [specifier = ''] = specifiers(path, text);
    expect([specifier, misspelt(path, specifier)]).toEqual([expect.any(String), undefined]);
  });
});

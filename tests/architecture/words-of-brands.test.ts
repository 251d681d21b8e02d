import { globSync, readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';
import { expect, it } from 'vitest';

/** What reads in the words of the brand being answered for, and the modules it comes from. */
const SOURCES =
  /import \{([^}]*)\} from '(?:@\/lib\/messages|@\/lib\/emails\/mail-words|\.\/mail-words|@\/lib\/brands\/brands)'/g;
const LATE = /Function|ArrowFunction|Method|Constructor|Getter|Setter|ClassProperty/;
const TYPE = /^Ts(?!As|Satisfies|Const|NonNull)/;

interface Node {
  type?: string;
  value?: unknown;
}

function importedNames(source: string): string[] {
  const named = [...source.matchAll(SOURCES)].flatMap(([, names = '']) => names.split(','));
  return named
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type ') && !/^(?:set|textFiles)/.test(name))
    .map((name) => name.split(' as ').at(-1) as string);
}

/** Names of these that code uses while its module is loaded, outside of every function. */
function usedAtLoading(source: string, tsx: boolean): string[] {
  const names = importedNames(source);
  if (names.length === 0) return [];
  const used: string[] = [];
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type = '', value } = node as Node;
    if (LATE.test(type) || TYPE.test(type) || type === 'ImportDeclaration') return;
    if (type === 'Identifier' && names.includes(value as string)) used.push(value as string);
    Object.values(node).forEach(walk);
  };
  walk(parseSync(source, { syntax: 'typescript', tsx }).body);
  return used;
}

it('finds what a module uses while it is loaded', () => {
  const head = "import { t, type PlainPath, words as all } from '@/lib/messages';\n";
  expect(usedAtLoading(`${head}export const metadata = { title: t('a'), more: [all.client] };`, false)).toEqual([
    't',
    'all',
  ]);
  expect(usedAtLoading(`${head}export const title = () => t('a'); function x() { return all; }`, false)).toEqual([]);
  expect(usedAtLoading(`${head}const Page = () => <p>{t('a')}</p>; type W = typeof all;`, true)).toEqual([]);
});

it('rule 1.8: no module keeps the words of the brand for which it was loaded', () => {
  const kept = globSync('{app,components,lib,server}/**/*.{ts,tsx}').flatMap((file) =>
    usedAtLoading(readFileSync(file, 'utf8'), file.endsWith('x')).map((name) => `${file}: ${name}`),
  );
  // Next makes this page with the build, before there is a brand.
  expect(kept).toEqual(['app/global-not-found.tsx: t']);
});

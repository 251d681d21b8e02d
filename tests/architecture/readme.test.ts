import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const readme = readFileSync('README.md', 'utf8');

/** The files and folders a drawn tree names: two spaces deeper is inside, and a caption stands after two spaces. */
function drawn(text: string): string[] {
  const above: string[] = [];
  return text.split('\n').flatMap((line) => {
    const [, indent, names = ''] = /^ {4}((?: {2})*)(\S+(?: \S+)*?)(?: {2,}.*)?$/.exec(line) ?? [];
    if (indent === undefined) return [];
    const depth = indent.length / 2;
    const paths = names.split(' ').map((name) => `${above.slice(0, depth).join('')}${name}`);
    above[depth] = names;
    return paths;
  });
}

const tree = drawn(readme.slice(readme.indexOf('## The tree'), readme.indexOf('Who may import whom')));

describe('architecture: the README draws the tree as it is', () => {
  it('everything drawn is there', () => {
    expect(tree.length).toBeGreaterThan(30);
    expect(tree.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('every folder at the top with code in it is drawn', () => {
    const tracked = execFileSync('git', ['ls-files', '--', '*.ts', '*.tsx', '*.mjs'], { encoding: 'utf8' }).split('\n');
    const folders = new Set(tracked.filter((path) => path.includes('/')).map((path) => `${path.split('/')[0]}/`));
    expect([...folders].filter((folder) => !tree.includes(folder))).toEqual([]);
  });

  it('a folder that was moved is missed where it is drawn', () => {
    expect(drawn('    lib/     rules\n      gone/ cart/   rooms\n')).toEqual(['lib/', 'lib/gone/', 'lib/cart/']);
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { blockTypes } from '@/lib/content/blocks';
import { placeholders } from '@/lib/content/brand-page';
import { readPageFile } from '@/server/brands/reading/page-file';
import { pageFields } from '@/server/brands/reading/page-front-matter';

const docs = readFileSync('docs/pages.md', 'utf8');
const examples = [...docs.matchAll(/^```markdown\n([\s\S]*?)^```$/gm)].map(([, text = '']) => text);
const FRONT = '---\npath: /eksempel\ntitle: Eksempel\ndescription: Et eksempel.\n---\n';
const shared = readPageFile(`${FRONT.replace('/eksempel', '/vedlikehold')}\nStell av utstyr.`);

const read = (example: string) =>
  readPageFile(example.startsWith('---') ? example : `${FRONT}\n${example}`, (path) =>
    'page' in shared && shared.page.path === path ? shared.page : undefined,
  );

describe('docs/pages.md', () => {
  it.each(examples)('has an example that is a page: %s', (example) => {
    expect(read(example)).toHaveProperty('page');
  });

  it('shows every kind of block', () => {
    const shown = examples.map(read).flatMap((one) => ('page' in one ? one.page.blocks.map(({ type }) => type) : []));
    expect([...new Set(shown)].sort()).toEqual([...blockTypes].sort());
  });

  it('names every fact of the front matter, and every placeholder', () => {
    const table = docs.split('\n').filter((line) => line.startsWith('| '));
    const named = table.flatMap((line) => line.split('|')[1]?.match(/\w+/g) ?? []);
    expect(named.filter((name) => name !== 'fact').sort()).toEqual(expect.arrayContaining([...pageFields].sort()));
    for (const name of placeholders) expect(docs).toContain(`\`{${name}}\``);
  });
});

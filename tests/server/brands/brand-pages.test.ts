import { describe, expect, it } from 'vitest';
import { readBrandPages } from '@/server/brands/reading/brand-pages';
import { readPagesOf } from '@/server/brands/reading/page-folders';
import { DEMO_CHAIN } from '@/tests/support/brand-pages';

const file = (name: string, path: string, title: string, ...more: string[]) => ({
  file: `${name}.md`,
  text: ['---', `path: ${path}`, `title: ${title}`, 'description: A', ...more, '---', '', 'Hei.'].join('\n'),
});

describe('the pages of a brand', () => {
  it('are its own before those the chain shares, and these before those of the software', () => {
    const { pages, faults } = readBrandPages([
      [file('a', '/a', 'Of the software'), file('b', '/b', 'Of the software'), file('c', '/c', 'Of the software')],
      [file('b', '/b', 'Shared'), file('c', '/c', 'Shared')],
      [file('c', '/c', 'Own'), file('d', '/d', 'Own')],
    ]);
    expect(faults).toEqual([]);
    expect(pages.map(({ path, title }) => [path, title])).toEqual([
      ['/a', 'Of the software'],
      ['/b', 'Shared'],
      ['/c', 'Own'],
      ['/d', 'Own'],
    ]);
  });

  it('have one path each', () => {
    const { faults } = readBrandPages([[file('a', '/a', 'A'), file('b', '/a', 'B')]]);
    expect(faults).toEqual([{ file: 'b.md', line: null, field: 'path', reason: '/a is the page of a.md as well' }]);
  });

  it('are told by their file where something is wrong', () => {
    const { faults } = readBrandPages([[file('a', '/a', 'A', 'titel: B')]]);
    expect(faults).toEqual([expect.objectContaining({ file: 'a.md', line: 5, field: 'titel' })]);
  });
});

describe('the pages of the demo chain', () => {
  it('are read for both brands: what one does not tell in its own words is what both show', async () => {
    const [nordvidda, heldre] = await Promise.all(
      ['nordvidda', 'heldre'].map((brand) => readPagesOf(DEMO_CHAIN, brand)),
    );
    expect([nordvidda?.faults, heldre?.faults]).toEqual([[], []]);
    const titles = (read: typeof nordvidda) =>
      Object.fromEntries(read?.pages.map(({ path, title }) => [path, title]) ?? []);
    expect({ ...titles(heldre), '/om-oss': 'Om oss' }).toEqual(titles(nordvidda));
    expect(titles(heldre)['/om-oss']).toBe('Om Heldre');
  });

  it('rule 12.8: /jan-mayen stands in the menu of the brand it is about, and search engines list it there alone', async () => {
    const pages = await Promise.all(['nordvidda', 'heldre'].map((brand) => readPagesOf(DEMO_CHAIN, brand)));
    const janMayen = pages.map((read) => read.pages.find(({ path }) => path === '/jan-mayen'));
    expect(janMayen.map((page) => page?.index)).toEqual([false, true]);
    expect(janMayen.map((page) => page?.menu)).toEqual([undefined, { name: 'Jan Mayen', position: 5, bar: true }]);
    expect(janMayen[0]?.blocks).toEqual(janMayen[1]?.blocks);
  });

  it('is nobody’s where a chain has no pages', async () => {
    const { pages, faults } = await readPagesOf('tests/support', 'fisk');
    expect(faults).toEqual([]);
    expect(pages.map(({ path }) => path)).toEqual(['/kundeservice', '/personvernerklaering', '/tilgjengelighet']);
  });
});

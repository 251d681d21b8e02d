import { readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type BrandContent, findBrand } from '@/lib/brands/brands';
import { UNSTORABLE } from '@/lib/text/storable';
import { readBrandPages } from '@/server/brands/reading/brand-pages';
import { readBrands, services } from '@/server/brands/reading/folder';
import { demoContents } from '@/tests/support/demo-brands';

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

  it('keep the headings that the shop links to', () => {
    const { faults } = readBrandPages([[file('vern', '/personvernerklaering', 'Vern')]]);
    expect(faults.map(({ reason }) => reason)).toEqual([
      expect.stringMatching(/^has no heading \{#informasjonskapsler\}/),
      expect.stringMatching(/^has no heading \{#opplysninger\}/),
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
  const [nordvidda, heldre] = demoContents;
  const titles = (content: BrandContent | undefined) =>
    Object.fromEntries([...(content?.pages.values() ?? [])].map(({ path, title }) => [path, title]));

  it('are read without a fault', async () => expect((await readBrands('packages/demo-chain')).faults).toEqual([]));

  it('are those of both brands: what one does not tell in its own words is what both show', () => {
    expect({ ...titles(heldre), '/om-oss': 'Om oss' }).toEqual(titles(nordvidda));
    expect(titles(heldre)['/om-oss']).toBe('Om Heldre');
  });

  it('stand in menu and footer in the order they always had', () => {
    const menu = ['Kundeservice', 'Vedlikehold', 'Om oss', 'Informasjon'];
    expect(nordvidda?.brand.pages.map(({ name }) => name)).toEqual(menu);
    expect(heldre?.brand.pages.map(({ name }) => name)).toEqual(['Jan Mayen', ...menu]);
    expect(heldre?.brand.pages.filter(({ bar }) => bar).map(({ href }) => href)).toEqual(['/jan-mayen']);
    expect(nordvidda?.brand.footerPages).toEqual([
      { column: 'about', name: 'Om oss', href: '/om-oss' },
      { column: 'about', name: 'Informasjon', href: '/baerekraftig-forretningspraksis' },
      { column: 'help', name: 'Vedlikehold', href: '/vedlikehold' },
    ]);
  });

  it('rule 12.8: /jan-mayen is in the menu of the brand it is about, and search engines list it there alone', () => {
    const pages = [nordvidda, heldre].map((content) => content?.pages.get('/jan-mayen'));
    expect(pages.map((page) => page?.index)).toEqual([false, true]);
    expect(pages.map((page) => page?.menu)).toEqual([undefined, { name: 'Jan Mayen', position: 5, bar: true }]);
    expect(pages[0]?.blocks).toEqual(pages[1]?.blocks);
  });
});

describe('a folder of a chain', () => {
  let chain: string;
  const write = async (file: string, text: string) => {
    await mkdir(join(chain, file, '..'), { recursive: true });
    await writeFile(join(chain, file), text);
  };
  beforeEach(async () => {
    chain = await mkdtemp(join(tmpdir(), 'pages-'));
    for (const id of ['nordvidda', 'heldre'])
      await cp(`packages/demo-chain/brands/${id}`, join(chain, 'brands', id), { recursive: true });
    await cp('packages/demo-chain/brands/shared', join(chain, 'brands/shared'), { recursive: true });
  });
  afterEach(() => rm(chain, { recursive: true }));

  it('tells a fault of a page by its path in the folder, one of a shared page once', async () => {
    await write('brands/heldre/pages/feil.md', 'Hei.');
    await write('brands/shared/pages/feil.md', file('feil', '/feil', 'Feil', 'index: no').text);
    expect((await readBrands(chain)).faults).toEqual([
      expect.objectContaining({ file: 'brands/shared/pages/feil.md', line: 5, field: 'index' }),
      expect.objectContaining({ file: 'brands/heldre/pages/feil.md', line: 1 }),
    ]);
  });

  it('tells what is wrong with brand.json, its texts and its pages at once', async () => {
    await write('brands/heldre/brand.json', '{ "name": "Heldre" }');
    await write('brands/heldre/texts/nb.json', '{ "cart": { "emty": "Tom" } }');
    await write('brands/heldre/pages/feil.md', 'Hei.');
    const files = (await readBrands(chain)).faults.map((fault) => fault.file);
    expect([...new Set(files)]).toEqual(
      ['brand.json', 'texts/nb.json', 'pages/feil.md'].map((name) => `brands/heldre/${name}`),
    );
  });

  it('has no brand whose address is another setting', () => {
    const urls = [...readFileSync('.env.example', 'utf8').matchAll(/^# ([A-Z]+)_URL=/gm)].map(([, name = '']) => name);
    const others = urls.map((name) => name.toLowerCase()).filter((name) => !findBrand(name));
    expect(services.toSorted()).toEqual(others.toSorted());
  });

  it.each(['Heldre', 'database', 'api', 'bilder'])('has no brand called %s', async (id) => {
    await rename(join(chain, 'brands/heldre'), join(chain, 'brands', id));
    const { brands, faults } = await readBrands(chain);
    expect(brands.map((brand) => brand.id)).toEqual(['nordvidda']);
    expect(faults).toEqual([expect.objectContaining({ file: `brands/${id}`, line: null })]);
  });

  it('tells texts that cannot be stored', async () => {
    await write('brands/heldre/texts/mail.json', '{\n"greeting": "Hei\\u0000" }');
    await write('brands/heldre/pages/nul.md', '---\npath: /nul\ntitle: "A\\0"\ndescription: b\n---\nHei.');
    expect((await readBrands(chain)).faults).toEqual([
      { file: 'brands/heldre/texts/mail.json', line: 2, field: 'greeting', reason: UNSTORABLE },
      { file: 'brands/heldre/pages/nul.md', line: null, field: null, reason: UNSTORABLE },
    ]);
  });

  it('has a page of law of its own where it has written one, and leaves the others to the shop', async () => {
    await write('brands/heldre/pages/vern.md', file('vern', '/tilgjengelighet', 'For alle').text);
    const { brands } = await readBrands(chain);
    const paths = brands.map(({ pages }) => pages.map(({ path }) => path).filter((path) => /vern|tilgj/.test(path)));
    expect(paths).toEqual([['/tilgjengelighet'], []]);
  });
});

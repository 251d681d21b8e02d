import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sceneNames } from 'demo-chain/pictures/keys';
import { describe, expect, it } from 'vitest';
import { blockTypes, contentsOf } from '@/lib/content/blocks';
import { type BrandPage, idsOf, linksOf, picturesOf, textsOf } from '@/lib/content/brand-page';
import { linkedHeadings } from '@/server/brands/reading/brand-pages';
import { softwarePage } from '@/tests/support/brand-pages';
import { demoContents } from '@/tests/support/demo-brands';

const root = path.resolve(import.meta.dirname, '../../..');
function filesUnder(folder: string): string[] {
  const found = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' });
  return found.map((file) => path.join(root, folder, file));
}

/** Addresses with a page of their own under app/[brand], route groups left out. */
const routes = new Set(
  filesUnder('app/[brand]')
    .map((file) => path.relative(path.join(root, 'app/[brand]'), file).split(path.sep))
    .filter((parts) => parts.at(-1) === 'page.tsx')
    .map((parts) => `/${parts.filter((part) => !/^\(|^page\.tsx$/.test(part)).join('/')}`),
);
/** What the catch-all answers: the six main categories of rule 2.6 and the genders of rule 2.5. */
const catalogue =
  /^\/(friluft-og-camping|klær|sportsutstyr|sykkel|vintersport|sko|herre|dame|junior|barn|uni|voksen|barn-junior)$/;
const known = (address: string) =>
  routes.has(address) ||
  catalogue.test(address) ||
  /^\/search\/[^/]+$/.test(address) ||
  /^\/blogg\/[^/]+$/.test(address);

const ofTheDemo = demoContents.flatMap(({ brand, pages }) =>
  [...pages.values()].map((page): [string, BrandPage, ReadonlyMap<string, BrandPage>] => [
    brand.id + page.path,
    page,
    pages,
  ]),
);
/** What every shop shows that has no pages of its own. */
const software = new Map(
  (['kundeservice', 'personvernerklaering', 'tilgjengelighet'] as const)
    .map(softwarePage)
    .map((page) => [page.path, page]),
);
const all = [
  ...ofTheDemo,
  ...[...software.values()].map((page): (typeof ofTheDemo)[number] => [`software${page.path}`, page, software]),
];

describe.each(all)('the text of %s', (_name, page, pages) => {
  it('is described in as many words as search engines show', () => {
    expect(page.description.length).toBeGreaterThanOrEqual(60);
    expect(page.description.length).toBeLessThanOrEqual(170);
  });

  it('links to pages that exist, and to headings that stand there', () => {
    for (const href of linksOf(page).filter((one) => /^[/#]/.test(one))) {
      const [address = '', hash] = href.split('#');
      const target = address === '' ? page : pages.get(address);
      if (address) expect(target !== undefined || known(address), href).toBe(true);
      if (hash) expect(idsOf(target?.blocks ?? []), href).toContain(hash);
    }
  });

  it('shows scenes that are drawn, in the shape that the place has', () => {
    for (const src of picturesOf(page)) {
      const [, scene, shape] = /^\/pictures\/scenes\/([a-z-]+)-(wide|tall|card)$/.exec(src) ?? [];
      expect(sceneNames).toContain(scene);
      expect(shape).toBeDefined();
    }
  });

  it('rule 10.27: makes no green claim it does not explain', () => {
    if (page.path !== '/baerekraftig-forretningspraksis')
      expect(textsOf(page).join(' ')).not.toMatch(/miljøvennlig|klimanøytral|bærekraftige? (klær|materialer|valg)/i);
  });
});

describe('the pages of the software', () => {
  it('name no chain, no brand and no trade', () => {
    const said = [...software.values()].flatMap(textsOf).join(' ').toLowerCase();
    expect(said).not.toMatch(
      /nordvidda|heldre|15 000|\btur(en|er|klær)?\b|friluft|fjell|ski(ene)?\b|telt|sykkel|ull\b/,
    );
    expect(said).not.toMatch(/fem års garanti|5 års garanti/);
  });

  it('have the headings that the shop links to, and a page that replaces one of them must have them too', () => {
    const links = ['app', 'components', 'lib', 'messages', 'server']
      .flatMap(filesUnder)
      .filter((file) => /\.(tsx?|nb\.json)$/.test(file))
      .flatMap(
        (file) =>
          readFileSync(file, 'utf8').match(/\/(kundeservice|personvernerklaering|tilgjengelighet)#[\w-]+/g) ?? [],
      );
    const declared = Object.entries(linkedHeadings).flatMap(([path, ids]) => ids.map((id) => `${path}#${id}`));
    expect(declared.sort()).toEqual([...new Set(links)].sort());
    for (const [path, ids] of Object.entries(linkedHeadings))
      expect(idsOf(software.get(path)?.blocks ?? [])).toEqual(expect.arrayContaining([...ids]));
  });

  it('are all a shop needs of law: each answers to every subject that the demo chain has, but its guarantee', () => {
    const wanted = idsOf(demoContents[0]?.pages.get('/kundeservice')?.blocks ?? []).filter((id) => id !== 'garanti');
    expect(idsOf(software.get('/kundeservice')?.blocks ?? [])).toEqual(wanted);
  });
});

describe('the texts together', () => {
  it('know every type of block', () => {
    const types = new Set(all.flatMap(([, page]) => page.blocks.map((one) => one.type)));
    expect([...types].sort()).toEqual([...blockTypes].sort());
  });

  it('list the h2s of a long page', () => {
    expect(contentsOf(software.get('/kundeservice')?.blocks ?? []).map((entry) => entry.id)).toEqual(
      expect.arrayContaining(['kontakt', 'reservasjon', 'frakt', 'betaling', 'angrerett', 'reklamasjon', 'vilkar']),
    );
  });

  it('name what the shop keeps in the browser, each key that a component declares among it', () => {
    const text = textsOf(software.get('/personvernerklaering')).join(' ');
    const declared = filesUnder('components')
      .filter((file) => /\.tsx?$/.test(file) && /browser-store'/.test(readFileSync(file, 'utf8')))
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\bkey: '([\w-]+)'/g)].map((match) => match[1]));
    expect(declared).toContain('cart');
    for (const name of ['XSRF-TOKEN', 'cookiesAccepted', 'cookieConsent', '_ga', '_fbp', ...declared])
      expect(text).toContain(`\`${name}\``);
  });

  it('rule 9.13: claim five years of guarantee, five years of reservation data, and 15 000 mm, and nothing else of these', () => {
    const claims = all
      .map(([, page]) =>
        textsOf(page)
          .join(' ')
          .replace(/\u00a0/g, ' '),
      )
      .join(' ');
    const said = (claim: RegExp) => [...new Set([...claims.matchAll(claim)].map(([, figure]) => figure))];
    expect(said(/(\S+) års garanti/g).map((figure) => figure?.replace('5', 'fem'))).toEqual(['fem', 'fem']);
    expect(said(/[Rr]eservasjonsdata[^.]*oppbevares[^.]* i (\S+ år)/g)).toEqual(['fem år']);
    expect(said(/(\d[\d ]*) mm vannsøyle/g)).toEqual(['15 000']);
  });

  it('rule 10.21: say that statutory rights remain where they promise a guarantee', () => {
    for (const [slug, page] of all) {
      const text = textsOf(page).join(' ');
      if (/års garanti/.test(text)) expect(text, slug).toMatch(/forbrukerkjøpsloven/);
    }
  });
});

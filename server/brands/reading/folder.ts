import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Fault, readBrandFile } from '@/lib/brands/brand-file';
import { type OwnTexts, type TextFile, textFiles } from '@/lib/brands/brands';
import type { BrandPage } from '@/lib/content/brand-page';
import { notPages } from '@/lib/routes/pages';
import type { FileFault, ReadBrand } from '@/server/brands/types';
import { type PageSource, readBrandPages } from './brand-pages';
import { readIdentity } from './identity';
import { readTexts } from './texts';

const ID = /^[a-z][a-z0-9]{1,20}$/;
/** `<ID>_URL` is the address of a brand, and of these something else (server/env.ts). */
export const services = ['database', 'smtp', 'osrm', 'elasticsearch', 'geonorge', 'nexi', 'klarna'];
/** Pages that every brand of the chain shows, unless it has its own. */
const SHARED = 'shared';
const BASE = 'messages/pages';

interface ReadBrands {
  brands: ReadBrand[];
  /** A brand with a fault is not among the brands. */
  faults: FileFault[];
}

/** Reads the folder `brands` of a chain (docs/your-own-shop.md); a chain without one has no brands to read. */
export async function readBrands(chain: string): Promise<ReadBrands> {
  const folder = join(chain, 'brands');
  const names = await foldersIn(folder);
  const read: ReadBrands = { brands: [], faults: [] };
  const [base, shared] = await Promise.all([pageSources('.', BASE), pageSources(chain, `brands/${SHARED}/pages`)]);
  for (const id of names.filter((name) => name !== SHARED)) {
    const brand = await readBrand(chain, id, [base, shared]);
    // What is wrong with a shared page is wrong for every brand, and told once.
    if ('faults' in brand)
      read.faults.push(...brand.faults.filter((one) => !read.faults.some((told) => isDeepStrictEqual(told, one))));
    else read.brands.push(brand);
  }
  return read;
}

/** An id stands in addresses inside the server, and names the setting of the brand's own address. */
function idFault(id: string): string | undefined {
  if (!ID.test(id)) return 'is no id of a brand: 2–21 small letters and digits';
  const isTaken = notPages.includes(id) || services.includes(id);
  return isTaken ? 'is a name that the shop itself uses: call the folder otherwise' : undefined;
}

async function readBrand(
  chain: string,
  id: string,
  common: [base: PageSource[], shared: PageSource[]],
): Promise<ReadBrand | { faults: FileFault[] }> {
  const at = `brands/${id}`;
  const folder = join(chain, at);
  const wrong = idFault(id);
  if (wrong) return { faults: [{ file: at, line: null, field: null, reason: wrong }] };
  const source = await textOf(join(folder, 'brand.json'));
  if (source === undefined)
    return { faults: [{ file: `${at}/brand.json`, line: null, field: null, reason: 'is missing' }] };
  const parsed = readBrandFile(source);
  const [identity, texts, pages] = await Promise.all([
    'faults' in parsed ? undefined : readIdentity(folder, parsed.brand),
    readTextFiles(join(folder, 'texts'), `${at}/texts`),
    readOwnPages(await pageSources(chain, `${at}/pages`), common),
  ]);
  const faults = [
    ...('faults' in parsed ? inFile(`${at}/brand.json`, parsed.faults) : []),
    ...(identity?.faults ?? []).map((fault) => ({ ...fault, file: `${at}/${fault.file}` })),
    ...texts.faults,
    ...pages.faults,
  ];
  if (faults.length > 0 || 'faults' in parsed || !identity) return { faults };
  const { files } = identity;
  return { id, file: parsed.brand, texts: texts.texts, files, pages: pages.pages };
}

/** Returns the pages of the chain and the brand; those that come with the shop are left out, as they change with it. */
function readOwnPages(ownSources: PageSource[], [base, shared]: [PageSource[], PageSource[]]) {
  const { pages, faults } = readBrandPages([base, shared, ownSources]);
  const known = readBrandPages([base]).pages;
  const isBase = (page: BrandPage) => known.some((one) => isDeepStrictEqual(one, page));
  const own = pages.filter((page) => !isBase(page)).toSorted((a, b) => (a.path < b.path ? -1 : 1));
  return { pages: own, faults };
}

/** The pages of a folder of the chain, or of the shop itself. */
const pageSources = async (root: string, folder: string): Promise<PageSource[]> =>
  Promise.all(
    (await filesIn(join(root, folder)))
      .filter((name) => name.endsWith('.md'))
      .map(async (name) => ({ file: `${folder}/${name}`, text: (await textOf(join(root, folder, name))) ?? '' })),
  );

async function readTextFiles(folder: string, at: string): Promise<{ texts: OwnTexts; faults: FileFault[] }> {
  const texts: Partial<Record<TextFile, object>> = {};
  const faults: FileFault[] = [];
  for (const name of await filesIn(folder)) {
    const file = textFiles.find((one) => name === `${one}.json`);
    const read = file
      ? readTexts(file, (await textOf(join(folder, name))) ?? '')
      : {
          faults: [
            {
              line: null,
              field: null,
              reason: `is nothing the shop reads: there are ${textFiles.map((one) => `${one}.json`).join(', ')}`,
            },
          ],
        };
    if ('faults' in read) faults.push(...inFile(`${at}/${name}`, read.faults));
    else if (file) texts[file] = read.texts;
  }
  return { texts, faults };
}

const inFile = (file: string, faults: readonly Fault[]): FileFault[] => faults.map((fault) => ({ ...fault, file }));

const textOf = (file: string) =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });

const entriesOf = (folder: string) =>
  readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
const hidden = /^[._]/;
const filesIn = async (folder: string) =>
  (await entriesOf(folder))
    .filter((entry) => entry.isFile() && !hidden.test(entry.name))
    .map(({ name }) => name)
    .sort();
const foldersIn = async (folder: string) =>
  (await entriesOf(folder))
    .filter((entry) => entry.isDirectory() && !hidden.test(entry.name))
    .map(({ name }) => name)
    .sort();

/** Pages of law and service that come with the shop. */
export async function readBasePages(): Promise<BrandPage[]> {
  const { pages, faults } = readBrandPages([await pageSources('.', BASE)]);
  const [fault] = faults;
  if (fault) throw new Error(`${fault.file}:${fault.line} ${fault.reason}`);
  return pages;
}

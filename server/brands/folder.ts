import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrandFile, type Fault, readBrandFile } from '@/lib/brands/brand-file';
import { type OwnTexts, type TextFile, textFiles } from '@/lib/brands/brands';
import type { BrandPage } from '@/lib/content/brand-page';
import { readIdentity } from './identity';
import { readPageFile } from './page-file';
import { readTexts } from './texts';
import type { FileFault, ReadBrand } from './types';

const ID = /^[a-z][a-z0-9]{1,20}$/;
/** Pages that every brand of the chain shows, unless it has its own. */
const SHARED = 'shared';

export interface ReadBrands {
  brands: ReadBrand[];
  /** A brand with a fault is not among the brands. */
  faults: FileFault[];
}

/** Reads the folder `brands` of a chain (docs/your-own-shop.md); a chain without one has no brands to read. */
export async function readBrands(chain: string): Promise<ReadBrands> {
  const folder = join(chain, 'brands');
  const names = await foldersIn(folder);
  const read: ReadBrands = { brands: [], faults: [] };
  const shared = await readPages(join(folder, SHARED, 'pages'), `brands/${SHARED}/pages`);
  read.faults.push(...shared.faults);
  for (const id of names.filter((name) => name !== SHARED)) {
    const brand = await readBrand(join(folder, id), id, shared.pages);
    if ('faults' in brand) read.faults.push(...brand.faults);
    else read.brands.push(brand);
  }
  return read;
}

async function readBrand(folder: string, id: string, shared: BrandPage[]): Promise<ReadBrand | { faults: FileFault[] }> {
  const at = `brands/${id}`;
  if (!ID.test(id))
    return { faults: [{ file: at, line: null, field: null, reason: 'is no id of a brand: 2–21 small letters and digits' }] };
  const source = await textOf(join(folder, 'brand.json'));
  if (source === undefined)
    return { faults: [{ file: `${at}/brand.json`, line: null, field: null, reason: 'is missing' }] };
  const parsed = readBrandFile(source);
  if ('faults' in parsed) return { faults: inFile(`${at}/brand.json`, parsed.faults) };
  const [identity, texts, pages] = await Promise.all([
    readIdentity(folder, parsed.brand),
    readTextFiles(join(folder, 'texts'), `${at}/texts`),
    readPages(join(folder, 'pages'), `${at}/pages`),
  ]);
  const faults = [
    ...identity.faults.map((fault) => ({ ...fault, file: `${at}/${fault.file}` })),
    ...texts.faults,
    ...pages.faults,
  ];
  if (faults.length > 0) return { faults };
  const own = pages.pages.map(({ path }) => path);
  const all = [...shared.filter(({ path }) => !own.includes(path)), ...pages.pages];
  return { id, file: parsed.brand, texts: texts.texts, files: identity.files, pages: withEntries(all, parsed.brand) };
}

/** brand.json may change where a shared page stands in the menu and the footer. */
function withEntries(pages: BrandPage[], file: BrandFile): BrandPage[] {
  const entries: Record<string, Pick<BrandPage, 'menu' | 'footer'>> = file.pages ?? {};
  return pages.map((page) => ({ ...page, ...entries[page.path] })).toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

async function readTextFiles(folder: string, at: string): Promise<{ texts: OwnTexts; faults: FileFault[] }> {
  const texts: Partial<Record<TextFile, object>> = {};
  const faults: FileFault[] = [];
  for (const name of await filesIn(folder)) {
    const file = textFiles.find((one) => name === `${one}.json`);
    const read = file
      ? readTexts(file, (await textOf(join(folder, name))) ?? '')
      : { faults: [{ line: null, field: null, reason: `is nothing the shop reads: there are ${textFiles.map((one) => `${one}.json`).join(', ')}` }] };
    if ('faults' in read) faults.push(...inFile(`${at}/${name}`, read.faults));
    else if (file) texts[file] = read.texts;
  }
  return { texts, faults };
}

async function readPages(folder: string, at: string): Promise<{ pages: BrandPage[]; faults: FileFault[] }> {
  const pages = new Map<string, BrandPage>();
  const faults: FileFault[] = [];
  for (const name of await filesIn(folder)) {
    if (!name.endsWith('.md')) continue;
    const read = readPageFile((await textOf(join(folder, name))) ?? '');
    if ('faults' in read) faults.push(...inFile(`${at}/${name}`, read.faults));
    else if (pages.has(read.page.path))
      faults.push({ file: `${at}/${name}`, line: null, field: 'path', reason: `is ${read.page.path}, as that of another page` });
    else pages.set(read.page.path, read.page);
  }
  return { pages: [...pages.values()], faults };
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
  (await entriesOf(folder)).filter((entry) => entry.isFile() && !hidden.test(entry.name)).map(({ name }) => name).sort();
const foldersIn = async (folder: string) =>
  (await entriesOf(folder))
    .filter((entry) => entry.isDirectory() && !hidden.test(entry.name))
    .map(({ name }) => name)
    .sort();

/** Pages of law and service that come with the shop. */
export async function readBasePages(folder = 'messages/pages'): Promise<BrandPage[]> {
  const { pages, faults } = await readPages(folder, folder);
  const [fault] = faults;
  if (fault) throw new Error(`${fault.file}:${fault.line} ${fault.reason}`);
  return pages;
}

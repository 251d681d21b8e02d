import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type PageSource, readBrandPages } from './brand-pages';

/** Pages that every shop of this software needs, in the tree of the software. */
const OF_THE_SOFTWARE = 'messages/pages';

/** Reads the pages that a brand of a chain's folder shows: the software's, those all its brands share, and its own. */
export async function readPagesOf(chain: string, brand: string): Promise<ReturnType<typeof readBrandPages>> {
  const folders = ['shared', brand].map((name) => `brands/${name}/pages`);
  return readBrandPages(
    await Promise.all([pagesIn('.', OF_THE_SOFTWARE), ...folders.map((folder) => pagesIn(chain, folder))]),
  );
}

async function pagesIn(root: string, folder: string): Promise<PageSource[]> {
  const names = await readdir(path.join(root, folder)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const pages = names.filter((name) => name.endsWith('.md')).sort();
  return Promise.all(
    pages.map(async (name) => ({
      file: `${folder}/${name}`,
      text: await readFile(path.join(root, folder, name), 'utf8'),
    })),
  );
}

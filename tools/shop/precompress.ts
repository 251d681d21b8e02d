import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(?:js|mjs|css|svg|json|txt|xml|webmanifest|map|ico)$/;
/** One packet anyway. */
const WORTH_BYTES = 1024;

const inBrotli = promisify(brotliCompress);
const inGzip = promisify(gzip);

/** Writes `<file>.br` and `<file>.gz` of each text under `from` to `to`. */
export async function precompress(from: string, to = from, except?: string): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));
  for (const file of files) {
    const path = relative(from, file);
    if (except && path.startsWith(`${except}/`)) continue;
    const text = await readFile(file);
    if (text.length < WORTH_BYTES) continue;
    const copy = join(to, path);
    await mkdir(dirname(copy), { recursive: true });
    const [br, gz] = await Promise.all([
      inBrotli(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
      inGzip(text, { level: constants.Z_BEST_COMPRESSION }),
    ]);
    await Promise.all([writeFile(`${copy}.br`, br), writeFile(`${copy}.gz`, gz)]);
  }
}

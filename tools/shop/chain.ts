import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

/** The folder of the chain whose shop it is; undefined is the demo chain. */
export const chainFolder = (): string | undefined => process.env.CHAIN || undefined;

/** Where the data of a chain's shop lie under .data: each has a database, an outbox and photographs of its own. */
export function dataOf(chain: string | undefined = chainFolder()): string {
  if (chain === undefined) return '';
  const path = resolve(chain);
  return `chains/${basename(path)}-${createHash('sha256').update(path).digest('hex').slice(0, 6)}/`;
}

export const hasData = (chain: string): boolean => existsSync(join('.data', dataOf(chain)));

/** Takes `--chain <folder>` out of the arguments of a command. Throws an Error for a folder that is no chain's. */
export function chooseChain(args: readonly string[]): string[] {
  const at = args.indexOf('--chain');
  if (at >= 0) {
    const folder = args[at + 1];
    if (!folder || folder.startsWith('--'))
      throw new Error('--chain needs the folder of a chain (docs/your-own-shop.md).');
    useChain(folder);
  } else if (process.env.CHAIN) useChain(process.env.CHAIN);
  return at >= 0 ? args.toSpliced(at, 2) : [...args];
}

export function useChain(folder: string): void {
  const chain = resolve(folder);
  if (!existsSync(join(chain, 'brands')))
    throw new Error(`${chain} is no folder of a chain: it has no folder "brands" (docs/your-own-shop.md).`);
  process.env.CHAIN = chain;
  process.env.OUTBOX_DIR ||= join('.data', dataOf(chain), 'outbox');
  process.env.PICTURES_DIR ||= join('.data', dataOf(chain), 'photographs');
}

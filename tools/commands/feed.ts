import { chainFolder, hasData, useChain } from '@/tools/shop/chain';
import { runOnDatabase } from '@/tools/shop/on-database';

/** `npm run feed -- import <folder>` and its sisters. */
export function run(args: string[]): Promise<number> {
  // A chain that has been opened by its folder has a database of its own.
  const [, folder] = args;
  if (!process.env.DATABASE_URL && !chainFolder() && folder && hasData(folder)) useChain(folder);
  // Loading leaves some 200 MB of garbage; a small nursery keeps the import's peak under 400 MB.
  return runOnDatabase('tools/shop/feed-program.ts', args, ['--max-semi-space-size=8']);
}

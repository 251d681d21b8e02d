import { runOnDatabase } from '@/tools/shop/on-database';

/** `npm run feed -- import <folder>` and its sisters. */
export const run = (args: string[]) =>
  // Loading leaves some 200 MB of garbage; a small nursery keeps the import's peak under 400 MB.
  runOnDatabase('tools/shop/feed-program.ts', args, ['--max-semi-space-size=8']);

import { runOnDatabase } from '@/tools/shop/on-database';

/** `npm run staff -- reviews` and its sisters: what staff do beside the shop. */
export const run = (args: string[]) => runOnDatabase('server/staff/open-command.ts', args);

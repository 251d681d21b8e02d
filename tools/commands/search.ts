import { runOnDatabase } from '@/tools/shop/on-database';

/** `npm run search -- reindex|status|rollback`: the indices of the search server. */
export const run = (args: string[]) => runOnDatabase('server/staff/open-search-command.ts', args);

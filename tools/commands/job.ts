import { runOnDatabase } from '@/tools/shop/on-database';

/** `npm run job -- <name>`: runs one job of the shop now and once, on DATABASE_URL or on the data of the shop that `npm start` opened. */
export const run = (args: string[]) => runOnDatabase('tools/shop/job-program.ts', [args.join(' ')]);

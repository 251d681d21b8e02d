import { runOnDatabase } from './on-database.mjs';

/** `npm run staff -- reviews` and its sisters: what staff do beside the shop. */
export const run = (args) => runOnDatabase('server/staff/main.ts', args);

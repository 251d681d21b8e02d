// An instance that imports what lies in a spool and may be killed meanwhile: `<database> <spool>`.

import { openImports } from '@/server/imports/open';
import { connectDatabase } from '@/server/platform/db/connection';
import { createThrottle } from '@/server/platform/throttle/service';
import { systemClock } from '@/server/ports/clock';

const [url = '', root = ''] = process.argv.slice(2);
const { sql } = connectDatabase(url, { poolSize: 2 });
const clock = systemClock;
const throttle = createThrottle({ sql, clock });
const spool = { root, mostBytes: 1024 ** 3 };
await openImports({ sql, clock, throttle, url, spool, log: console.error }).queue.runDue();

import { connectDatabase } from '@/server/platform/db/connection';
import { systemClock } from '@/server/ports/clock';
import { readCommand } from './command';
import { loadBrands, openStaffDesk } from './open';
import { StaffError } from './topic';
import { topics } from './topics';

const OK = 0;
const COULD_NOT_RUN = 1;
const WRONG_USAGE = 2;

async function run(args: string[]): Promise<number> {
  const command = readCommand(args, topics);
  if (command.name === 'help') {
    console.log(command.text);
    return OK;
  }
  if (command.name === 'wrong') {
    console.error(command.text);
    return WRONG_USAGE;
  }
  const { env } = await import('@/server/env').catch((error: Error) => {
    throw new StaffError(error.message); // it names the bad setting
  });
  if (!env.DATABASE_URL)
    throw new StaffError('DATABASE_URL is not set; run "npm run staff -- …", which brings a database.');
  const database = connectDatabase(env.DATABASE_URL, { poolSize: 1 });
  try {
    await loadBrands(database.sql);
    console.log(await command.run(openStaffDesk(database.sql, systemClock)));
    return OK;
  } finally {
    await database.close();
  }
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof StaffError)) throw error;
  console.error(error.message);
  process.exitCode = COULD_NOT_RUN;
}

import { openCatalogueDesk } from '@/server/catalogue/open';
import { currentPosition } from '@/server/platform/change-feed/store';
import { connectDatabase } from '@/server/platform/db/connection';
import { passedMs, systemClock } from '@/server/ports/clock';
import { openSearchDesk } from '@/server/search/open';

const USAGE = `npm run search -- status      which index is searched, and which are kept
npm run search -- reindex     a new index from the database; the shop searches the old one until it is proved
npm run search -- rollback    back to the index before`;

const OK = 0;
const COULD_NOT_RUN = 1;
const WRONG_USAGE = 2;

async function run([name = '', ...rest]: string[]): Promise<number> {
  if (!['status', 'reindex', 'rollback'].includes(name) || rest.length > 0) {
    console.error(`${name ? `There is no command "${[name, ...rest].join(' ')}".` : 'Say what to do.'}\n\n${USAGE}`);
    return WRONG_USAGE;
  }
  const { env } = await import('@/server/env');
  const database = connectDatabase(env.DATABASE_URL as string, { poolSize: 3 });
  const room = { sql: database.sql, clock: systemClock };
  const { searchWords: words, server } = openSearchDesk(room);
  const engine = server(env, words.synonyms);
  if (!engine) {
    await database.close();
    throw new Error(
      'ELASTICSEARCH_URL is not set: the shop searches in its own memory, and has no index to look after.',
    );
  }
  try {
    await words.load();
    if (name === 'reindex') {
      const begun = passedMs();
      const show = (done: number) => process.stderr.write(`\r${done} articles`);
      const count = await engine.index(
        openCatalogueDesk(room).indexed(engine),
        show,
        await currentPosition(database.sql),
      );
      console.log(`\rIndexed ${count} articles in ${((passedMs() - begun) / 1000).toFixed(1)} s.`);
    }
    if (name === 'rollback' && !(await engine.rollback())) throw new Error('There is no index before this one.');
    const { current, indices, articles } = await engine.status();
    console.log(current ? `${current} is searched: ${articles} articles` : 'There is no index yet.');
    for (const index of indices) if (index !== current) console.log(`${index} is kept`);
    return OK;
  } finally {
    await engine.close();
    await database.close();
  }
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = COULD_NOT_RUN;
}

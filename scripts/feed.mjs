import { spawn } from 'node:child_process';
import { ensurePostgres } from './postgres.mjs';

/** `npm run feed -- import <folder>` and its sisters, against DATABASE_URL or the embedded database (running or not). */
export async function run(args) {
  const { env } = await import('../server/env.ts');
  const database = env.DATABASE_URL ? { url: env.DATABASE_URL, stop: async () => {} } : await ensurePostgres();
  try {
    const { migrateDatabase } = await import('../server/db/migrate.ts');
    await migrateDatabase(database.url);
    const hooks = new URL('./ts-hooks.mjs', import.meta.url).href;
    const child = spawn(
      process.execPath,
      // Loading leaves some 200 MB of garbage; a small nursery keeps the import's peak under 400 MB.
      [
        '--disable-warning=ExperimentalWarning',
        '--max-semi-space-size=8',
        '--import',
        hooks,
        'server/feed/main.ts',
        ...args,
      ],
      {
        env: { ...process.env, DATABASE_URL: database.url },
        stdio: 'inherit',
      },
    );
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
    return await new Promise((done) => child.on('exit', (code) => done(code ?? 1)));
  } finally {
    await database.stop();
  }
}

import { spawn } from 'node:child_process';
import { ensurePostgres } from '@/tools/machine/postgres';

/**
 * Runs a TypeScript program beside the server, against DATABASE_URL or the embedded database (running or not), migrated.
 * Answers its exit code.
 */
export async function runOnDatabase(program: string, args: string[], nodeOptions: string[] = []): Promise<number> {
  const { env } = await import('@/server/env');
  const database = env.DATABASE_URL ? { url: env.DATABASE_URL, stop: async () => {} } : await ensurePostgres();
  try {
    const { migrateDatabase } = await import('@/server/platform/db/migrate');
    await migrateDatabase(database.url);
    const hooks = new URL('../ts-hooks.mjs', import.meta.url).href;
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', ...nodeOptions, '--import', hooks, program, ...args],
      { env: { ...process.env, DATABASE_URL: database.url }, stdio: 'inherit' },
    );
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
    return await new Promise<number>((done) => child.on('exit', (code) => done(code ?? 1)));
  } finally {
    await database.stop();
  }
}

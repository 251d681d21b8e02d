import type { env as settings } from '@/server/env';
import { ensureBuild } from './build';
import { prepareData, preparePictures } from './demo';
import { portIsFree } from './ports';
import { ensurePostgres } from './postgres';
import { startServer } from './server-process';
import { say } from './terminal';

type Env = typeof settings;

/** `npm start`: everything a bare clone needs, then the shop on PORT. `npm run dev`: the same with Next's own server. */
export async function run(_args: string[], command: string): Promise<number> {
  const { env } = await import('@/server/env');
  if (!(await portIsFree(env.PORT)))
    throw new Error(`Port ${env.PORT} is in use. Stop what uses it, or set PORT to another one.`);
  say(`Nordvidda, on Node ${process.versions.node}`);
  const database = env.DATABASE_URL
    ? { url: env.DATABASE_URL, stop: async () => {} }
    : await ensurePostgres({ log: say });
  say(env.DATABASE_URL ? 'Using the database at DATABASE_URL' : 'Embedded PostgreSQL is up (.data/postgres)');
  try {
    await reach(database.url);
    await prepareData(database.url);
    await preparePictures();
    const folder = command === 'start' ? await ensureBuild(say) : env.BUILD_FOLDER;
    return await serve(command, env, database.url, folder);
  } finally {
    await database.stop();
  }
}

async function reach(url: string): Promise<void> {
  const { default: postgres } = await import('postgres');
  const sql = postgres(url, { max: 1, connect_timeout: 10, onnotice: () => {} });
  await sql`select 1`.catch((error) => {
    throw new Error(`The database at DATABASE_URL cannot be used: ${error.code ?? ''} ${error.message}`);
  });
  await sql.end();
}

/** Runs the shop until it ends or we are told to stop; the exit code is its own. */
function serve(command: string, env: Env, databaseUrl: string, buildFolder: string): Promise<number> {
  const child = startServer({
    ...{ DATABASE_URL: databaseUrl, BUILD_FOLDER: buildFolder, PORT: String(env.PORT) },
    NODE_ENV: command === 'dev' ? 'development' : 'production',
  });
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    say('Stopping …');
    child.kill('SIGTERM');
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  process.on('SIGHUP', stop);
  child.stdout.on('data', (chunk) => {
    const text = String(chunk);
    if (!/▲|Local:|Network:|Running next.config|Starting/.test(text)) process.stdout.write(text);
  });
  ready(env);
  return new Promise<number>((done) => child.on('exit', (code) => done(stopping ? 0 : (code ?? 1))));
}

async function ready(env: Env): Promise<void> {
  const address = `http://localhost:${env.PORT}`;
  for (let tries = 0; tries < 600; tries++) {
    const answer = await fetch(`${address}/api/v1/health`).catch(() => undefined);
    if (answer?.ok) {
      say(`The shop is open:  ${env.NORDVIDDA_URL}   (Heldre: ${env.HELDRE_URL})`);
      return;
    }
    await new Promise((wait) => setTimeout(wait, 200));
  }
}

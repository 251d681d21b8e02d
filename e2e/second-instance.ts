import { startServer } from '@/tools/shop/server-process';

const first = new URL(process.env.SHOP_URL ?? 'http://localhost:3000');
// Each worker has its own.
const port = String(Number(first.port) + 10 + Number(process.env.TEST_PARALLEL_INDEX ?? 0));
export const SECOND_URL = `http://${first.hostname}:${port}`;

/** Another instance of the shop under test on the same database, set up otherwise. Answers how to stop it. */
export async function startSecondInstance(settings: Record<string, string>): Promise<() => Promise<void>> {
  const server = startServer({
    ...{ ...settings, NODE_ENV: 'production', PORT: port, NEXT_PORT: '' },
    DATABASE_URL: process.env.SHOP_DATABASE_URL ?? '',
    OUTBOX_DIR: process.env.OUTBOX_DIR ?? '.data/test-outbox',
  });
  server.stdout.resume();
  const ended = new Promise<void>((done) => server.once('exit', () => done()));
  for (;;) {
    if (server.exitCode !== null) throw new Error('The second instance did not start: the lines above say why.');
    const answer = await fetch(`${SECOND_URL}/api/v1/health`).catch(() => undefined);
    if (answer?.ok) break;
    await new Promise((wait) => setTimeout(wait, 50));
  }
  return async () => {
    server.kill('SIGTERM');
    await ended;
  };
}

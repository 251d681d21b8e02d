// Prepares for ever, as a first build does, on a database of its own: run by interrupted.test.ts.
import { spawn } from 'node:child_process';
import { ensurePostgres } from '@/tools/machine/postgres';
import { untilInterrupted } from '@/tools/shop/interruptible';

const [folder = ''] = process.argv.slice(2);

await untilInterrupted(
  () => ensurePostgres({ folder, durable: false }),
  async ({ url }) => {
    const build = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
    console.log(JSON.stringify({ url, build: build.pid }));
    return new Promise(() => {});
  },
);

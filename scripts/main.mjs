// What each npm script does, one file per command under scripts/. Runs on the project's own Node 24.
import { existsSync } from 'node:fs';

const commands = {
  start: () => import('./start.mjs'),
  dev: () => import('./start.mjs'),
  test: () => import('./test.mjs'),
  check: () => import('./check.mjs'),
  bench: () => import('./bench.mjs'),
  feed: () => import('./feed.mjs'),
  staff: () => import('./staff.mjs'),
};

const [command = '', ...args] = process.argv.slice(2);
const load = commands[command];
if (!load) {
  console.error(`Unknown command "${command}". There are: ${Object.keys(commands).join(', ')}.`);
  process.exit(2);
}
if (existsSync('.env')) process.loadEnvFile('.env');
try {
  const { run } = await load();
  process.exitCode = await run(args, command);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  if (process.env.DEBUG) console.error(error);
  process.exitCode = 1;
}

// What each npm script does, one file per command under scripts/. Runs on the project's own Node 24.
import { existsSync } from 'node:fs';

interface Command {
  /** Answers the exit code. */
  run(args: string[], command: string): Promise<number>;
}

const commands: Partial<Record<string, () => Promise<Command>>> = {
  start: () => import('./start'),
  dev: () => import('./start'),
  build: () => import('./production'),
  serve: () => import('./production'),
  test: () => import('./test'),
  'any-day': () => import('./any-day'),
  check: () => import('./check'),
  mutants: () => import('./mutants'),
  instances: () => import('./instances'),
  bench: () => import('./bench'),
  audit: () => import('./audit'),
  chaos: () => import('./chaos'),
  engines: () => import('./engines'),
  feed: () => import('./feed'),
  search: () => import('./search'),
  staff: () => import('./staff'),
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

// What each npm script does, one file per command under tools/commands/. Runs on the project's own Node 24.
import { existsSync } from 'node:fs';
import { chooseChain } from '@/tools/shop/chain';

interface Command {
  /** Answers the exit code. */
  run(args: string[], command: string): Promise<number>;
}

const commands: Partial<Record<string, () => Promise<Command>>> = {
  start: () => import('@/tools/commands/start'),
  dev: () => import('@/tools/commands/start'),
  build: () => import('@/tools/commands/production'),
  serve: () => import('@/tools/commands/production'),
  test: () => import('@/tools/commands/test'),
  'any-day': () => import('@/tools/commands/any-day'),
  check: () => import('@/tools/commands/check'),
  numbers: () => import('@/tools/commands/numbers'),
  format: () => import('@/tools/commands/format'),
  job: () => import('@/tools/commands/job'),
  'message-types': () => import('@/tools/commands/message-types'),
  mutants: () => import('@/tools/commands/mutants'),
  instances: () => import('@/tools/commands/instances'),
  bench: () => import('@/tools/commands/bench'),
  audit: () => import('@/tools/commands/audit'),
  chaos: () => import('@/tools/commands/chaos'),
  engines: () => import('@/tools/commands/engines'),
  feed: () => import('@/tools/commands/feed'),
  'fishing-chain': () => import('@/tools/commands/fishing-chain'),
  pictures: () => import('@/tools/commands/pictures'),
  search: () => import('@/tools/commands/search'),
  staff: () => import('@/tools/commands/staff'),
};

const [command = '', ...given] = process.argv.slice(2);
const load = commands[command];
if (!load) {
  console.error(`Unknown command "${command}". There are: ${Object.keys(commands).join(', ')}.`);
  process.exit(2);
}
if (existsSync('.env')) process.loadEnvFile('.env');
try {
  const args = chooseChain(given);
  const { run } = await load();
  process.exitCode = await run(args, command);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  if (process.env.DEBUG) console.error(error);
  process.exitCode = 1;
}

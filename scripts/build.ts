import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeMessageTypes } from './message-types';

const SOURCES = [
  'app',
  'components',
  'lib',
  'server',
  'messages',
  'middleware.ts',
  'instrumentation.ts',
  'next.config.ts',
  'tsconfig.json',
  'package-lock.json',
];
/** Settings that next.config.ts writes into the build. */
const BUILT_IN = ['PORT', 'NORDVIDDA_URL', 'HELDRE_URL'];

function* files(path: string): Generator<string> {
  if (statSync(path).isFile()) yield path;
  else for (const name of readdirSync(path).sort()) yield* files(join(path, name));
}

/** What the build is made of: contents, not times, so that a fresh clone and a copied tree are told apart rightly. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const source of SOURCES.filter((name) => existsSync(name)))
    for (const file of files(source)) hash.update(file).update('\0').update(readFileSync(file));
  for (const name of BUILT_IN) hash.update(`${name}=${process.env[name] ?? ''}\0`);
  return hash.digest('hex');
}

/** Builds the shop unless the build that is there was made of the same sources and settings. */
export async function ensureBuild(log: (line: string) => void): Promise<boolean> {
  const stamp = '.next/nordvidda-build';
  // Before the fingerprint, of which they are a part: a fresh clone has none.
  writeMessageTypes();
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return false;
  log('Building the shop …');
  const { code, output } = await runQuietly(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    NODE_ENV: 'production',
  });
  if (code !== 0) throw new Error(`${output}\nThe build failed: the lines above say why.`);
  writeFileSync(stamp, wanted);
  return true;
}

/** Runs a command and keeps what it prints; it is shown only when it fails. */
export function runQuietly(command: string, args: string[], environment: Record<string, string> = {}) {
  return new Promise<{ code: number; output: string }>((done, fail) => {
    let output = '';
    const child = spawn(command, args, { env: { ...process.env, ...environment }, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', fail);
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });
}

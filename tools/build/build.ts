import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { whileLocked } from '@/tools/machine/lock';
import { precompress } from '@/tools/shop/precompress';
import { type BuildFolders, buildFolders } from './build-folders';
import { writeMessageTypes } from './message-types';

const SOURCES = [
  'app',
  'components',
  'lib',
  'server',
  'messages',
  'public/disk',
  'public/pass',
  'middleware.ts',
  'instrumentation.ts',
  'instrumentation-client.ts',
  'next.config.ts',
  'tsconfig.json',
  'tsconfig.build.json',
  'package-lock.json',
];

const MADE = /\.d\.json\.ts$/;

function* files(path: string): Generator<string> {
  if (MADE.test(path)) return;
  if (statSync(path).isFile()) yield path;
  else for (const name of readdirSync(path).sort()) yield* files(join(path, name));
}

/** Hashes contents, not times. One build opens with any settings. */
export function fingerprintOf(sources: string[]): string {
  const hash = createHash('sha256');
  for (const source of sources.filter((name) => existsSync(name)))
    for (const file of files(source)) hash.update(file).update('\0').update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

interface Build {
  folders: BuildFolders;
  fingerprint: string;
  make(folder: string): Promise<void>;
  log(line: string): void;
  user: number;
}

/** One build at a time in this checkout. Returns its folder. */
export function ensureBuilt({ folders, fingerprint, make, log, user }: Build): Promise<string> {
  const build = async () => {
    log('Building the shop …');
    const name = folders.clear();
    await make(folders.of(name));
    folders.mark(name, fingerprint);
    return name;
  };
  return whileLocked(
    folders.lock,
    async () => {
      const name = folders.find(fingerprint) ?? (await build());
      folders.claim(name, user);
      return folders.of(name);
    },
    () => log('Waiting for another build of this checkout …'),
  );
}

/** Returns the folder for BUILD_FOLDER; it is kept while `user` lives. */
export async function ensureBuild(log: (line: string) => void, user = process.pid): Promise<string> {
  // They are part of the fingerprint.
  writeMessageTypes();
  const fingerprint = fingerprintOf(SOURCES);
  return ensureBuilt({ folders: buildFolders(), fingerprint, make: nextBuild, log, user });
}

/** Undefined without a build of these sources. */
export async function findBuild(): Promise<string | undefined> {
  const folders = buildFolders();
  const name = folders.find(fingerprintOf(SOURCES));
  if (name !== undefined) folders.claim(name, process.pid);
  return name === undefined ? undefined : folders.of(name);
}

async function nextBuild(folder: string): Promise<void> {
  const types = 'next-env.d.ts';
  const before = existsSync(types) ? readFileSync(types) : undefined;
  const { code, output } = await runQuietly(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    NODE_ENV: 'production',
    BUILD_FOLDER: folder,
  });
  // Next points it at this build's types; `npm run check` needs those in .next.
  if (before) writeFileSync(types, before);
  else rmSync(types, { force: true });
  if (code !== 0) throw new Error(`${output}\nThe build failed: the lines above say why.`);
  await precompress(join(folder, 'static'));
  await precompress('public', join(folder, 'public'), 'pictures');
}

/** Shows the output only on failure. */
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

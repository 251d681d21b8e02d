// The door of every npm script. Runs on Node 18 or newer with nothing installed: it installs what package-lock.json
// says when that has changed, then hands over to the project's own Node 24 (see docs/decisions/0001-runtime.md).
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const stampFile = join(root, 'node_modules', '.nordvidda-installed');
const node = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

function fail(sentence) {
  console.error(`\n${sentence}`);
  process.exit(1);
}

if (Number(process.versions.node.split('.')[0]) < 18)
  fail(`Node 18 or newer is needed; this is ${process.versions.node}.`);

const lockHash = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');
const installed = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
// A server only runs what was deployed: nothing is fetched while shoppers wait.
const [command] = process.argv.slice(2);
const onServer = command === 'serve' || (['feed', 'staff'].includes(command) && !installed && existsSync(node));
if (onServer && !existsSync(node)) fail('The packages are not installed: npm ci --omit=dev');
if (!onServer && (lockHash !== installed || !existsSync(node))) {
  if (lstatSync(join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink())
    fail('node_modules is a link, and npm ci would empty the folder it leads to: install there, or remove the link.');
  console.log('Installing packages (once, about a minute) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const result = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
    env: { ...process.env, NODE_ENV: '' },
  });
  if (result.status !== 0) fail('npm ci failed: the lines above say why. Is the npm registry reachable?');
  if (!existsSync(node))
    fail('The project brings its own Node 24 as an npm package, and its install script did not run: npm rebuild node');
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, lockHash);
}

const child = spawn(
  node,
  [
    '--disable-warning=ExperimentalWarning',
    '--import',
    new URL('./ts-hooks.mjs', import.meta.url).href,
    join(root, 'tools', 'main.ts'),
    ...process.argv.slice(2),
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      // Keeps what Node has compiled for the next start.
      NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
      ...process.env,
      NEXT_TELEMETRY_DISABLED: '1',
      NORDVIDDA_STARTED: String(Math.round(performance.timeOrigin)),
    },
  },
);
// The terminal signals the whole group; the child decides when it ends.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));

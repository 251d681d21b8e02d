import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { runQuietly } from '@/tools/build/build';

const BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
/** The same engine without windows, tabs and a toolbar, which are drawn for every page of a test although nobody looks. */
const SHELLS = ['/usr/bin/chromium-headless-shell'];

const firstOf = (places: string[]) => [process.env.CHROMIUM, ...places].find((path) => path && existsSync(path));

/** `names` of packages, a blank between two. Does nothing where packages are not ours to install; whether it has come is seen by looking for it. */
export async function installFromDebian(names: string, log: (line: string) => void) {
  if (!existsSync('/usr/bin/apt-get') || userInfo().uid !== 0) return;
  log(`Installing ${names} from Debian’s packages (once) …`);
  await runQuietly('apt-get', ['update', '-qq']);
  await runQuietly('apt-get', ['install', '-y', '-qq', ...names.split(' ')], { DEBIAN_FRONTEND: 'noninteractive' });
}

/** The path of a Chromium, installed from Debian's packages when there is none and we may. */
export async function ensureChromium(log: (line: string) => void): Promise<string> {
  if (!firstOf(BROWSERS)) await installFromDebian('chromium', log);
  const found = firstOf(BROWSERS);
  if (!found)
    throw new Error('The browser tests need Chromium and none was found: install it, or set CHROMIUM to its path.');
  return found;
}

/** The path of a Chromium for journeys: Debian's headless one, which takes two thirds of the time; else any. */
export async function ensureHeadlessChromium(log: (line: string) => void): Promise<string> {
  if (!firstOf(SHELLS)) await installFromDebian('chromium-headless-shell', log);
  return firstOf(SHELLS) ?? ensureChromium(log);
}

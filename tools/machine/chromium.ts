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
/** Quicker, since it draws no windows. */
const SHELLS = ['/usr/bin/chromium-headless-shell'];

const firstOf = (places: string[]) => [process.env.CHROMIUM, ...places].find((path) => path && existsSync(path));

/** `names` are Debian packages. Does nothing without the right to install. */
export async function installFromDebian(names: string, log: (line: string) => void) {
  if (!existsSync('/usr/bin/apt-get') || userInfo().uid !== 0) return;
  log(`Installing ${names} from Debian’s packages (once) …`);
  await runQuietly('apt-get', ['update', '-qq']);
  await runQuietly('apt-get', ['install', '-y', '-qq', ...names.split(' ')], { DEBIAN_FRONTEND: 'noninteractive' });
}

/** Installs Chromium if it is missing and we may. */
export async function ensureChromium(log: (line: string) => void): Promise<string> {
  if (!firstOf(BROWSERS)) await installFromDebian('chromium', log);
  const found = firstOf(BROWSERS);
  if (!found)
    throw new Error('The browser tests need Chromium and none was found: install it, or set CHROMIUM to its path.');
  return found;
}

/** Prefers Debian's headless shell, which takes two thirds of the time. */
export async function ensureHeadlessChromium(log: (line: string) => void): Promise<string> {
  if (!firstOf(SHELLS)) await installFromDebian('chromium-headless-shell', log);
  return firstOf(SHELLS) ?? ensureChromium(log);
}

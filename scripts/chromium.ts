import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { runQuietly } from './build';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const find = () => [process.env.CHROMIUM, ...PLACES].find((path) => path && existsSync(path));

/** The path of a Chromium, installed from Debian's packages when there is none and we may. */
export async function ensureChromium(log: (line: string) => void): Promise<string> {
  const found = find();
  if (found) return found;
  if (existsSync('/usr/bin/apt-get') && userInfo().uid === 0) {
    log('Installing Chromium from Debian’s packages (once) …');
    await runQuietly('apt-get', ['update', '-qq']);
    await runQuietly('apt-get', ['install', '-y', '-qq', 'chromium'], { DEBIAN_FRONTEND: 'noninteractive' });
  }
  const installed = find();
  if (!installed)
    throw new Error('The browser tests need Chromium and none was found: install it, or set CHROMIUM to its path.');
  return installed;
}

import { existsSync } from 'node:fs';
import { installFromDebian } from '@/tools/machine/chromium';

const PLACES = ['/usr/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx'];
const found = () => PLACES.find((path) => existsSync(path));

/** The path of an nginx, installed from Debian's packages when there is none and we may; undefined where it cannot be had. */
export async function ensureNginx(log: (line: string) => void): Promise<string | undefined> {
  if (!found()) await installFromDebian('nginx-light', log);
  return found();
}

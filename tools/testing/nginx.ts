import { existsSync } from 'node:fs';
import { installFromDebian } from '@/tools/machine/chromium';

const PLACES = ['/usr/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx'];
const found = () => PLACES.find((path) => existsSync(path));

/** Installs nginx if it is missing and we may; else undefined. */
export async function ensureNginx(log: (line: string) => void): Promise<string | undefined> {
  if (!found()) await installFromDebian('nginx-light', log);
  return found();
}

import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

export interface Brand {
  id: string;
  host: string;
  origin: string;
}

export interface Site {
  port: number;
  brands: readonly [Brand, ...Brand[]];
  databaseUrl: string;
  outbox: string;
  sample?: <T>(all: readonly T[]) => T[];
  /** Restarts the shop on the same database. */
  again(settings: Record<string, string>): Promise<void>;
}

/** The newest email to that address, with soft line breaks undone. */
export function emailTo(site: Site, email: string, about = /./): string | undefined {
  if (!existsSync(site.outbox)) return undefined;
  return readdirSync(site.outbox)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => join(site.outbox, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
    .map((path) =>
      readFileSync(path, 'latin1')
        .replace(/=\r?\n/g, '')
        .replaceAll('=3D', '='),
    )
    .find((text) => text.includes(email) && about.test(text));
}

/** Emails are sent after the answer. */
export async function awaitEmail(site: Site, email: string, about?: RegExp): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    const found = emailTo(site, email, about);
    if (found) return found;
    await new Promise((wait) => setTimeout(wait, 100));
  }
  throw new Error(`No email ${about ?? ''} came to ${email}`);
}

export function staff(site: Site, ...args: string[]): string {
  const command = ['--disable-warning=ExperimentalWarning', '--import', './tools/ts-hooks.mjs'];
  return execFileSync(process.execPath, [...command, 'server/staff/open-command.ts', ...args], {
    env: { ...process.env, DATABASE_URL: site.databaseUrl },
    encoding: 'utf8',
  });
}

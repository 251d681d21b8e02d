import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

export interface Brand {
  id: string;
  host: string;
  origin: string;
}

/** The built shop that is audited: its own database, demo goods, on the loopback network. */
export interface Site {
  port: number;
  brands: readonly [Brand, ...Brand[]];
  databaseUrl: string;
  outbox: string;
  /** Chooses which of the wrong and hostile calls are sent; without it all are. */
  sample?: <T>(all: readonly T[]) => T[];
  /** Starts it anew with other settings, on the same database. */
  again(settings: Record<string, string>): Promise<void>;
}

/** The newest letter to that address, with soft line breaks undone; undefined when none has come. */
export function letterTo(site: Site, email: string, about = /./): string | undefined {
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

/** Waits for a letter, which is posted after the answer. */
export async function letterComes(site: Site, email: string, about?: RegExp): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    const letter = letterTo(site, email, about);
    if (letter) return letter;
    await new Promise((wait) => setTimeout(wait, 100));
  }
  throw new Error(`No letter ${about ?? ''} came to ${email}`);
}

/** What `npm run staff -- …` says for this shop's database. */
export function staff(site: Site, ...args: string[]): string {
  const command = ['--disable-warning=ExperimentalWarning', '--import', './tools/ts-hooks.mjs'];
  return execFileSync(process.execPath, [...command, 'server/staff/open-command.ts', ...args], {
    env: { ...process.env, DATABASE_URL: site.databaseUrl },
    encoding: 'utf8',
  });
}

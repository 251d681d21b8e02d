import { execFileSync } from 'node:child_process';

/** Playwright's; other runners have one that asks. */
const worker = process.env.TEST_WORKER_INDEX ?? '';
const told = new Map<string, string>();

/** The code of a person at a shop's counter, as `npm run staff -- counter add` tells it once. */
export function codeFor(shop: string, name: string): string {
  // A new code for a name ends the old one, and with it the other worker's.
  const key = `${shop} ${name} ${worker}`;
  const code = told.get(key) ?? ask(shop, `${name} ${worker}`);
  told.set(key, code);
  return code;
}

const ask = (shop: string, name: string) =>
  execFileSync(
    process.execPath,
    ['--import', './tools/ts-hooks.mjs', 'server/staff/open-command.ts', 'counter', 'add', shop, name],
    { env: { ...process.env, DATABASE_URL: process.env.SHOP_DATABASE_URL } },
  )
    .toString()
    .split('\n')[0]
    ?.trim() as string;

import { execFileSync } from 'node:child_process';

/** The code of a person at a shop's counter, as `npm run staff -- counter add` tells it once. */
export function codeFor(shop: string, name: string): string {
  const told = execFileSync(
    process.execPath,
    ['--import', './scripts/ts-hooks.mjs', 'server/staff-command.ts', 'counter', 'add', shop, name],
    { env: { ...process.env, DATABASE_URL: process.env.SHOP_DATABASE_URL } },
  ).toString();
  return told.split('\n')[0]?.trim() as string;
}

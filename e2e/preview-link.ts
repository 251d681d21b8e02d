import { execFileSync } from 'node:child_process';

/** The address that staff give out for a preview, with its token. */
export function previewLink(...words: string[]): string {
  const told = execFileSync(
    process.execPath,
    ['--import', './tools/ts-hooks.mjs', 'server/staff/open-command.ts', 'preview', 'link', ...words],
    { env: { ...process.env, DATABASE_URL: process.env.SHOP_DATABASE_URL } },
  ).toString();
  const { pathname, search } = new URL(told.split('\n', 1)[0] as string);
  return pathname + search;
}

import { appendFileSync, existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { SETUP_LOG } from './results';

/** For the table at the end of a run. */
export function logSetup(what: string, ms: number): void {
  if (existsSync(dirname(SETUP_LOG))) appendFileSync(SETUP_LOG, `${JSON.stringify({ what, ms })}\n`);
}

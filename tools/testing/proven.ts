import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { asksForEngines } from '@/tools/commands/engines';
import { Imports } from './imports';

/** Fingerprints of long test files that passed. */
const PROVEN = 'tests/proven.json';

const WHOLE_CHAIN = 'packages/demo-chain/src/write-feed.ts';

function fingerprints(): Map<string, string> {
  const imports = new Imports();
  const also = (file: string): string[] | undefined => {
    const wholeChain = file.startsWith('tests/server/') && imports.reach(file).has(WHOLE_CHAIN);
    if (file.startsWith('packages/demo-chain/tests/') || wholeChain) return ['packages/demo-chain/src/**/*'];
    return asksForEngines(file) ? ['tools/engines/*', 'tests/contracts/distance/osrm-tiny.osm'] : undefined;
  };
  return new Map(
    globSync('{tests,packages/*/tests}/**/*.test.{ts,tsx}').flatMap((file) => {
      const read = also(file);
      return read ? [[file, imports.fingerprint(file, read)] as const] : [];
    }),
  );
}

const recorded = (): Record<string, string> =>
  existsSync(PROVEN) ? (JSON.parse(readFileSync(PROVEN, 'utf8')) as Record<string, string>) : {};

/** `npm test` leaves these out. */
export function provenFiles(): string[] {
  const known = recorded();
  return [...fingerprints()].filter(([file, print]) => known[file] === print).map(([file]) => file);
}

/** Leaves out failed and skipped files. */
export function recordProven(except: ReadonlySet<string>): void {
  const known = recorded();
  const now: [string, string][] = [];
  for (const [file, print] of fingerprints()) {
    const said = except.has(file) ? known[file] : print;
    if (said !== undefined) now.push([file, said]);
  }
  writeFileSync(PROVEN, `${JSON.stringify(Object.fromEntries(now.sort()), null, 2)}\n`);
}

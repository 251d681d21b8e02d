import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { Imports } from './imports';

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim().split('\n').filter(Boolean);

/** Includes uncommitted files. */
export function changedSince(commit: string): string[] {
  return [
    ...new Set([
      ...git('diff', '--name-only', '--relative', commit),
      ...git('ls-files', '--others', '--exclude-standard'),
    ]),
  ];
}

export interface Touched {
  units: string[];
  journeys: string[];
}

/** Read without imports by every test that opens a database. */
const DATABASE = /^server\/platform\/db\/migrations\//;
const AROUND =
  /^(?:package-lock\.json|tsconfig\.json|vitest\.config\.ts|tests\/support\/(?:global-setup|this-machine-only)\.ts)$/;
const SEEN = /^(?:app|components|messages|public|middleware\.ts|instrumentation-client\.ts|next\.config\.ts)/;
export const isContract = (file: string) => file.startsWith('lib/contracts/');
const MAIN = ['e2e/journey.spec.ts', 'e2e/cart.spec.ts', 'e2e/list-filters.spec.ts', 'e2e/product-buying.spec.ts'];

/** Journeys without an entry concern every page. */
const areas = () => JSON.parse(readFileSync('e2e/areas.json', 'utf8')) as Record<string, string[]>;

function journeysFor(changed: string[]): string[] {
  const byArea = areas();
  const specs = changed.filter((file) => /^e2e\/.*\.spec\.ts$/.test(file));
  for (const file of changed.filter((one) => SEEN.test(one))) {
    const [folder, area = ''] = file.split('/');
    specs.push(...((folder === 'components' ? byArea[area] : undefined) ?? MAIN));
  }
  if (changed.some(isContract)) specs.push('e2e/generated-client.spec.ts');
  if (changed.some((file) => /^e2e\/(?!.*\.spec\.ts)/.test(file))) specs.push(...MAIN);
  return [...new Set(specs)].sort();
}

export function touchedBy(changed: string[]): Touched {
  const tests = globSync('{tests,packages/*/tests}/**/*.test.{ts,tsx}', {
    exclude: ['tests/instances/**', 'tests/browsers/**'],
  });
  const imports = new Imports();
  const all = changed.some((file) => AROUND.test(file));
  const migrated = changed.some((file) => DATABASE.test(file));
  const units = tests.filter((file) => {
    if (all) return true;
    const reach = imports.reach(file);
    return changed.some((one) => reach.has(one)) || (migrated && reach.has('tests/support/database.ts'));
  });
  const architecture = globSync('tests/architecture/*.test.ts');
  return { units: [...new Set([...units, ...architecture])].sort(), journeys: journeysFor(changed) };
}

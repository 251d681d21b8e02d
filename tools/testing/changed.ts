import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { Imports } from './imports';

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim().split('\n').filter(Boolean);

/** Files that differ from that commit, with what is not committed. */
export function changedSince(commit: string): string[] {
  return [
    ...new Set([
      ...git('diff', '--name-only', '--relative', commit),
      ...git('ls-files', '--others', '--exclude-standard'),
    ]),
  ];
}

export interface Touched {
  /** Files of unit tests that reach a changed file. */
  units: string[];
  /** Journeys to be walked on a built shop; none when no shopper could see the change. */
  journeys: string[];
}

/** Read by tests without being imported: whoever changes one of these changes every test that opens a database. */
const DATABASE = /^server\/platform\/db\/migrations\//;
/** Files that all tests depend on without importing them. */
const AROUND =
  /^(?:package-lock\.json|tsconfig\.json|vitest\.config\.ts|tests\/support\/(?:global-setup|this-machine-only)\.ts)$/;
/** What Next turns into pages. */
const SEEN = /^(?:app|components|messages|public|middleware\.ts|instrumentation-client\.ts|next\.config\.ts)/;
/** Generated clients are made of these files. */
export const isContract = (file: string) => file.startsWith('lib/contracts/');
/** Walked when what has changed is on every page. */
const MAIN = ['e2e/journey.spec.ts', 'e2e/cart.spec.ts', 'e2e/list-filters.spec.ts', 'e2e/product-buying.spec.ts'];

/** Which areas of components a journey is about; an area that is not here is on every page. */
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

/** What of the tests these changes can turn red, by what imports what. */
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
  // These read the tree itself.
  const architecture = globSync('tests/architecture/*.test.ts');
  return { units: [...new Set([...units, ...architecture])].sort(), journeys: journeysFor(changed) };
}

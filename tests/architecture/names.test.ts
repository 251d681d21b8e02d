import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { errorStatus } from '@/lib/errors';
import messages from '@/messages/nb.json';

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => path && existsSync(path));
const sources = tracked.filter((path) => /\.(ts|tsx)$/.test(path));
const inFolders = (...folders: string[]) =>
  sources.filter((path) => folders.some((folder) => path.startsWith(`${folder}/`)));

const DOMAINS = [
  'account-links',
  'attempts',
  'blog',
  'catalogue',
  'consents',
  'content',
  'customers',
  'favourites',
  'history',
  'live',
  'mail',
  'orders',
  'polls',
  'promo',
  'retention',
  'reviews',
  'searches',
  'sessions',
  'shops',
  'social',
  'stock',
  'withdrawals',
  'stock-alerts',
];

describe('architecture: a name is a promise', () => {
  it.each(DOMAINS)('domain %s holds only service, rules, store and types', (domain) => {
    const allowed = new Set(['service.ts', 'rules.ts', 'store.ts', 'types.ts']);
    expect(readdirSync(join('server', domain)).filter((name) => !allowed.has(name))).toEqual([]);
  });

  it('no file or folder is called utils, helpers, common or services', () => {
    expect(
      tracked.filter((path) => /(^|\/)(utils?|helpers?|common|services|index)(\/|\.(ts|tsx)$)/.test(path)),
    ).toEqual([]);
  });

  it('source files are kebab-case', () => {
    const odd = inFolders('components', 'lib', 'server').filter(
      (path) => !/^[a-z0-9]+(-[a-z0-9]+)*(\.test|\.d)?\.tsx?$/.test(basename(path)),
    );
    expect(odd).toEqual([]);
  });
});

describe('architecture: one home each', () => {
  const uses = (pattern: RegExp, paths: string[]) => paths.filter((path) => pattern.test(readFileSync(path, 'utf8')));

  it('process.env is read in server/env.ts only (Next sets NEXT_RUNTIME for instrumentation)', () => {
    const paths = inFolders('app', 'components', 'lib', 'server');
    expect(uses(/process\.env\b/, [...paths, 'middleware.ts', 'next.config.ts'])).toEqual(['server/env.ts']);
  });

  it('the browser fetches in components/api.ts only', () => {
    expect(uses(/(?<![\w.])fetch\(/, inFolders('components'))).toEqual(['components/api.ts']);
  });

  it('every variable of server/env.ts stands in .env.example, and no other', () => {
    const asked = [...readFileSync('server/env.ts', 'utf8').matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(
      (match) => match[1],
    );
    const named = [...readFileSync('.env.example', 'utf8').matchAll(/^#? ?([A-Z][A-Z_]+)=/gm)].map((match) => match[1]);
    expect(named.sort()).toEqual(asked.sort());
  });

  it('every error code has words', () => {
    expect(Object.keys(messages.errors).sort()).toEqual(Object.keys(errorStatus).sort());
  });
});

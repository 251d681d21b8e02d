import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { errorStatus } from '@/lib/errors';
import messages from '@/messages/nb.json';
import { demoBrands } from '@/tests/support/demo-brands';

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => path && existsSync(path));
const sources = tracked.filter((path) => /\.(ts|tsx)$/.test(path));
const inFolders = (...folders: string[]) =>
  sources.filter((path) => folders.some((folder) => path.startsWith(`${folder}/`)));

/** Any folder of server/ that is not named as something else is a room of the shop. */
const { SUPPORT } = createRequire(import.meta.url)('../../.dependency-cruiser.server.cjs') as { SUPPORT: string[] };
const folders = (folder: string) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
const FILES_OF_A_PART = new Set(['part.ts', 'service.ts', 'rules.ts', 'store.ts', 'types.ts']);
/** The search engines, what a brand shows, and the emails name their files for the thing. */
const NAMED_FOR_THE_THING = ['search/engines', 'storefront', 'mail/emails', 'brands/reading'];
const strangers = (server: string) =>
  folders(server)
    .filter((room) => !SUPPORT.includes(room) && !NAMED_FOR_THE_THING.includes(room))
    .flatMap((room) => [
      ...readdirSync(join(server, room), { withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name !== 'open.ts')
        .map(({ name }) => `${room}/${name}`),
      ...folders(join(server, room))
        .filter((part) => !NAMED_FOR_THE_THING.includes(`${room}/${part}`))
        .flatMap((part) => readdirSync(join(server, room, part)).map((name) => `${room}/${part}/${name}`)),
    ])
    .filter((path) => !FILES_OF_A_PART.has(basename(path)));

const FILE_OF_AN_AREA =
  /^(?:(?:store|actions|queries)\.ts|use-[a-z0-9-]+\.ts|[a-z0-9-]+\.tsx|[a-z0-9-]+\.module\.css)$/;
const oddFiles = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: area }) => readdirSync(join(folder, area)).map((name) => ({ area, name })))
    .flatMap(({ area, name }) => (FILE_OF_AN_AREA.test(name) ? [] : [`${area}/${name}`]));

describe('architecture: a name is a promise', () => {
  it('a part of a room holds only service, rules, store, types and its declaration', () => {
    expect(strangers('server')).toEqual([]);
  });

  it('a room and a part that did not exist before are under the rule', () => {
    const server = mkdtempSync(join(tmpdir(), 'nordvidda-room-'));
    mkdirSync(join(server, 'gifts', 'gift-cards'), { recursive: true });
    for (const path of [
      'gifts/open.ts',
      'gifts/manager.ts',
      'gifts/gift-cards/store.ts',
      'gifts/gift-cards/manager.ts',
    ])
      writeFileSync(join(server, path), '');
    expect(strangers(server)).toEqual(['gifts/manager.ts', 'gifts/gift-cards/manager.ts']);
    rmSync(server, { recursive: true });
  });

  it('an area of components holds components, their styles, store, actions, queries and hooks', () => {
    expect(oddFiles('components')).toEqual([]);
  });

  it('an area that did not exist before is under the rule', () => {
    const folder = mkdtempSync(join(tmpdir(), 'nordvidda-area-'));
    mkdirSync(join(folder, 'gift-cards'));
    for (const name of ['store.ts', 'use-balance.ts', 'card.tsx', 'card.module.css', 'balance.ts', 'card.css'])
      writeFileSync(join(folder, 'gift-cards', name), '');
    expect(oddFiles(folder)).toEqual(['gift-cards/balance.ts', 'gift-cards/card.css']);
    rmSync(folder, { recursive: true });
  });

  it('no file or folder is called utils, helpers, common or services', () => {
    expect(
      tracked.filter((path) => /(^|\/)(utils?|helpers?|common|services|index)(\/|\.(ts|tsx)$)/.test(path)),
    ).toEqual([]);
  });

  it('source files are kebab-case', () => {
    const odd = inFolders('components', 'lib', 'packages', 'server').filter(
      (path) => !/^[a-z0-9]+(-[a-z0-9]+)*(\.test|\.d)?\.tsx?$/.test(basename(path)),
    );
    expect(odd).toEqual([]);
  });
});

describe('architecture: one home each', () => {
  const uses = (pattern: RegExp, paths: string[]) => paths.filter((path) => pattern.test(readFileSync(path, 'utf8')));

  it('process.env is read in server/env.ts only (Next sets NEXT_RUNTIME for instrumentation)', () => {
    const paths = inFolders('app', 'components', 'lib', 'packages/demo-chain/src', 'server');
    expect(uses(/process\.env\b/, [...paths, 'middleware.ts', 'next.config.ts'])).toEqual(['server/env.ts']);
  });

  it('the browser fetches in components/api.ts only', () => {
    expect(uses(/(?<![\w.])fetch\(/, inFolders('components'))).toEqual(['components/api.ts']);
  });

  it('a read of the browser stands in the queries.ts of its area', () => {
    // In code, not in a comment. The one left out sends a letter.
    const reads = /^(?! *\/?\*).*'GET \/(?!customers\/email\/resend)/m;
    expect(uses(reads, inFolders('components')).filter((path) => basename(path) !== 'queries.ts')).toEqual([]);
  });

  it('every variable of server/env.ts stands in .env.example, and no other', () => {
    const asked = [...readFileSync('server/env.ts', 'utf8').matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(
      (match) => match[1],
    );
    const named = [...readFileSync('.env.example', 'utf8').matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(
      (match) => match[1],
    );
    const addresses = Object.keys(demoBrands).map((id) => `${id.toUpperCase()}_URL`);
    expect(named.sort()).toEqual([...asked, ...addresses].sort());
  });

  it('every error code has words', () => {
    expect(Object.keys(messages.errors).sort()).toEqual(Object.keys(errorStatus).sort());
  });
});

/** Names that meant nothing to a stranger, and what they are called now. */
const GONE: Record<string, RegExp> = {
  'relaxation level': /\b(?:ladder|rungs?|climb(?:s|ed)?)\b/i,
  limiter: /\b(?:at-most|createAtMost)\b/,
  'storefronts at times': /\b(?:[cC]reateWorlds?|[wW]orlds)\b/,
  'browser store': /\b(?:kept-store|kept-keys|[cC]reateKeptStore|useKept)\b/,
  'next response': /\b(?:mendNextAnswer|next-answers)\b/,
  'request nonce': /\baskForMarks\b/,
  'defer scripts': /\b(?:paint-first|paintFirst)\b/,
  'dedupe structured data': /\b(?:say-once|sayOnce)\b/,
  'requested emails': /\b(?:wanted-letters|[wW]antedLetters?)\b/,
  'fulfilment news': /\b(?:part-news|[pP]artNews)\b/,
  'late payment': /\b(?:late-goods|[lL]ateGoods)\b/,
  retention: /\b(?:former-sales|[fF]ormerSales)\b/,
  sourcing: /\b(?:supplies|[cC]reateSupplies)\b/,
  accounting: /\b(?:createBooks|booksPart)\b/,
  'picture worker': /\b[pP]ainters?\b/,
  'watch, notify': /\b(?:followChanges|followOneClick|tellTabs|tellCaller)\b/,
  action: /\b(?:WaitingAct|actsFromStored|afterAct|ActRow|OrderAct)\b/,
  'payment status': /\bPaymentFacts\b/,
};
const code = tracked.filter((path) => /^(?:app|components|lib|server|tools|packages)\/.*\.(?:ts|tsx|mjs)$/.test(path));
/** Words of the goods themselves. */
const OF_GOODS = /^(?:lib\/search\/|packages\/)/;

describe('architecture: a name that was wrong does not come back', () => {
  it.each(Object.entries(GONE))('it is a %s', (_now, gone) => {
    expect(code.length).toBeGreaterThan(500);
    expect(code.filter((path) => !OF_GOODS.test(path) && gone.test(`${path}\n${readFileSync(path, 'utf8')}`))).toEqual(
      [],
    );
  });
});

import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ensureBuilt, fingerprint } from '@/scripts/build';
import { buildFolders } from '@/scripts/build-folders';
import { builtInSettings, readEnvironment } from '@/server/env';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'builds-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const settings = (given: Record<string, string>) => builtInSettings(readEnvironment(given));

describe('what a build is made of', () => {
  it('is the same on any port, so that one build opens on all of them', () => {
    expect(settings({ PORT: '3001' })).toEqual(settings({ PORT: '4001' }));
  });

  it('is another with another host name, and behind https', () => {
    const local = settings({});
    expect(settings({ HELDRE_URL: 'http://heldre.test' })).not.toEqual(local);
    expect(settings({ NORDVIDDA_URL: 'https://localhost' })).not.toEqual(local);
  });

  it('is what files contain and where they lie, not when they were written', () => {
    const write = (file: string, text: string) => {
      mkdirSync(join(root, file, '..'), { recursive: true });
      writeFileSync(join(root, file), text);
    };
    const now = () => fingerprint([join(root, 'app'), join(root, 'missing')], {});
    write('app/page.tsx', 'one');
    const first = now();
    write('app/page.tsx', 'one');
    expect(now()).toBe(first);
    write('app/page.tsx', 'two');
    expect(now()).not.toBe(first);
    write('app/page.tsx', 'one');
    write('app/help/page.tsx', '');
    expect(now()).not.toBe(first);
  });
});

describe('a build has a folder of its own', () => {
  const GONE = 2 ** 22 + 1; // above the largest process number of Linux
  const made: string[] = [];
  const log = () => {};
  const make = async (folder: string) => {
    made.push(folder);
    writeFileSync(join(folder, 'page.js'), '');
  };
  const build = (name: string, user = process.pid) => {
    const folders = buildFolders(join(root, 'builds'));
    return ensureBuilt({
      folders,
      name,
      log,
      user,
      make: async (folder) => {
        mkdirSync(folder, { recursive: true });
        await make(folder);
      },
    });
  };
  const built = () => readdirSync(join(root, 'builds')).sort();
  beforeEach(() => {
    made.length = 0;
  });

  it('is made once', async () => {
    const folder = await build('one');
    expect(await build('one')).toBe(folder);
    expect(made).toEqual([folder]);
  });

  it('is made once when two ask at the same time', async () => {
    const [first, second] = await Promise.all([build('one'), build('one')]);
    expect(first).toBe(second);
    expect(made).toHaveLength(1);
  });

  it('stays while a process that claimed it lives, and goes with the next build after that', async () => {
    await build('running', process.pid);
    await build('stopped', GONE);
    expect(built()).toEqual(['running', 'stopped']);
    await build('new', GONE);
    expect(built()).toEqual(['new', 'running']);
  });

  it('that was interrupted is made anew', async () => {
    const folders = buildFolders(join(root, 'builds'));
    const interrupted = ensureBuilt({ folders, name: 'one', log, user: GONE, make: () => Promise.reject(new Error()) });
    await expect(interrupted).rejects.toThrow();
    await build('one');
    expect(made).toHaveLength(1);
  });

  it('takes over what the last one has compiled', async () => {
    const first = await build('first');
    mkdirSync(join(first, 'cache'));
    writeFileSync(join(first, 'cache', 'module'), '');
    expect(readdirSync(join(await build('second'), 'cache'))).toEqual(['module']);
  });
});

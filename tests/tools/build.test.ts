import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ensureBuilt, fingerprintOf } from '@/tools/build/build';
import { buildFolders } from '@/tools/build/build-folders';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'builds-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('the fingerprint of a build', () => {
  it('depends on the content and paths of files, not on their times', () => {
    const write = (file: string, text: string) => {
      mkdirSync(join(root, file, '..'), { recursive: true });
      writeFileSync(join(root, file), text);
    };
    const now = () => fingerprintOf([join(root, 'app'), join(root, 'missing')]);
    write('app/page.tsx', 'one');
    const first = now();
    write('app/page.tsx', 'one');
    expect(now()).toBe(first);
    write('app/page.tsx', 'two');
    expect(now()).not.toBe(first);
    write('app/page.tsx', 'one');
    write('app/nb.d.json.ts', 'made of what is there');
    expect(now()).toBe(first);
    write('app/help/page.tsx', '');
    expect(now()).not.toBe(first);
  });
});

describe('a build has a folder of its own', () => {
  const GONE = 2 ** 22 + 1; // above the largest process number of Linux
  let made: string[] = [];
  beforeEach(() => {
    made = [];
  });
  const build = (fingerprint: string, user = process.pid) =>
    ensureBuilt({
      folders: buildFolders(join(root, 'builds')),
      fingerprint,
      log: () => {},
      user,
      make: async (folder) => {
        made.push(fingerprint);
        writeFileSync(join(folder, 'page.js'), fingerprint);
      },
    });
  const pageIn = (folder: string) => readFileSync(join(folder, 'page.js'), 'utf8');

  it('is made once', async () => {
    const folder = await build('one');
    expect(await build('one')).toBe(folder);
    expect(made).toEqual(['one']);
  });

  it('is made once for two concurrent requests', async () => {
    const [first, second] = await Promise.all([build('one'), build('one')]);
    expect(first).toBe(second);
    expect(made).toEqual(['one']);
  });

  it('is kept while a process that claimed it lives', async () => {
    const running = await build('one');
    const next = await build('two');
    expect(pageIn(running)).toBe('one');
    expect(pageIn(next)).toBe('two');
    expect(await build('one')).toBe(running);
  });

  it('leaves its folder, with the compiled files, to the next build when unused', async () => {
    const old = await build('one', GONE);
    mkdirSync(join(old, 'cache'));
    expect(await build('two', GONE)).toBe(old);
    expect(readdirSync(old)).toContain('cache');
    await build('one');
    expect(made).toEqual(['one', 'two', 'one']);
  });

  it('is made again after an interrupt', async () => {
    const folders = buildFolders(join(root, 'builds'));
    await build('one', GONE);
    const make = () => Promise.reject(new Error('no memory'));
    const interrupted = ensureBuilt({ folders, fingerprint: 'two', log: () => {}, user: GONE, make });
    await expect(interrupted).rejects.toThrow('no memory');
    await build('two');
    await build('one');
    expect(made).toEqual(['one', 'two', 'one']);
  });
});

import { mkdir, mkdtemp, readdir, readFile, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createStore, pictureFolder, removeFormer, writeWhole } from 'demo-chain/pictures/store';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const picture = (bytes: number) => Buffer.alloc(bytes, 1);
const usedAt = (name: string, minute: number) => {
  const moment = new Date(Date.UTC(2026, 0, 1, 0, minute));
  return utimes(join(folder, name), moment, moment);
};

describe('rule 18.22: what is drawn is kept below a bound', () => {
  it('and what has not been shown for longest goes first', async () => {
    const store = createStore(folder, 1000);
    for (const [minute, name] of ['a', 'b', 'c'].entries()) {
      await store.put(name, picture(300));
      await usedAt(name, minute);
    }
    await usedAt('a', 9);
    await store.put('d', picture(300));
    expect((await readdir(folder)).toSorted()).toEqual(['a', 'c', 'd']);
    expect(await Promise.all(['a', 'b'].map(store.has))).toEqual([true, false]);
  });

  it('also what another shop of this checkout has drawn, and what was there before', async () => {
    await createStore(folder, 1000).put('before', picture(800));
    await usedAt('before', 0);
    await createStore(folder, 1000).put('now', picture(300));
    expect(await readdir(folder)).toEqual(['now']);
  });

  it('and what other drawings have left is removed', async () => {
    await mkdir(join(folder, 'former/pictures'), { recursive: true });
    await mkdir(join(folder, 'now'));
    await removeFormer(join(folder, 'now'));
    expect(await readdir(folder)).toEqual(['now']);
    await removeFormer(join(folder, 'missing/now'));
  });
});

it('writes a file that two are writing whole, and leaves no draft', async () => {
  const file = join(folder, 'pictures/twice.txt');
  await Promise.all([writeWhole(file, 'one'), writeWhole(file, 'two')]);
  expect(['one', 'two']).toContain(await readFile(file, 'utf8'));
  expect(await readdir(join(folder, 'pictures'))).toEqual(['twice.txt']);
});

it('has one folder for the same drawings', () => {
  expect(pictureFolder()).toBe(pictureFolder());
  expect(pictureFolder()).toMatch(/^\.data\/pictures\/[0-9a-f]{12}$/);
});

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { createFolderPictures } from '@/server/adapters/pictures/folder';
import { openNearPictures } from '@/server/pictures/open';
import { derivedName, masterName } from '@/server/pictures/rules';
import type { Pictures } from '@/server/ports/pictures';

const root = mkdtempSync(join(tmpdir(), 'nordvidda-near-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const BASE = '/bilder/0123456789abcdef01234567-c0ffee';
const FILE = `${BASE}-600.avif`;
let folders = 0;
const newFolder = () => join(root, String(++folders));

/** Pictures as they lie elsewhere, and one who makes files of them. */
async function shop({ near = newFolder(), mostBytes = 1000, kept = newFolder(), far = true } = {}) {
  const folder = createFolderPictures({ folder: kept });
  const { fileOf: _fileOf, ...elsewhere } = folder;
  const pictures: Pictures = far ? elsewhere : folder;
  await pictures.put(masterName(BASE) as string, Buffer.from('master'));
  const derive = vi.fn(async (path: string) => {
    await pictures.put(derivedName(path) as string, Buffer.from(`made ${path.slice(BASE.length)}`));
    return true;
  });
  const has = vi.spyOn(pictures, 'has');
  const get = vi.spyOn(pictures, 'get');
  const { fileFor } = openNearPictures({ pictures, worker: { derive }, folder: near, mostBytes });
  return { fileFor, derive, has, get, near, kept, pictures };
}

const text = async (file: Promise<string | undefined>) => readFileSync((await file) ?? '', 'utf8');

it.each([true, false])('however many ask, a file is made once (elsewhere: %s)', async (far) => {
  const { fileFor, derive } = await shop({ far });
  const all = await Promise.all(Array.from({ length: 50 }, () => text(fileFor(FILE))));
  expect(new Set(all)).toEqual(new Set(['made -600.avif']));
  expect(await text(fileFor(FILE))).toBe('made -600.avif');
  expect(derive).toHaveBeenCalledTimes(1);
});

it('what another instance made is not made again', async () => {
  const one = await shop();
  await one.fileFor(FILE);
  const other = await shop({ kept: one.kept });
  expect(await text(other.fileFor(FILE))).toBe('made -600.avif');
  expect(other.derive).not.toHaveBeenCalled();
});

it('a copy on this machine is not asked for again, nor after a restart', async () => {
  const first = await shop();
  await first.fileFor(FILE);
  await first.fileFor(FILE);
  expect(first.get).toHaveBeenCalledTimes(2);
  const again = await shop({ near: first.near, kept: first.kept });
  expect(await text(again.fileFor(FILE))).toBe('made -600.avif');
  expect(again.get).not.toHaveBeenCalled();
});

it('copies take so much room and no more; what nobody asked for for longest goes', async () => {
  const { fileFor, near } = await shop({ mostBytes: 40 });
  await fileFor(`${BASE}-240.avif`);
  await fileFor(`${BASE}-600.avif`);
  await fileFor(`${BASE}-240.avif`);
  await fileFor(`${BASE}-780.avif`);
  expect(readdirSync(near).sort()).toEqual([`${BASE}-240.avif`, `${BASE}-780.avif`].map((name) => name.slice(8)));
});

it('a copy that another instance of this machine removed is brought again', async () => {
  const { fileFor } = await shop();
  rmSync((await fileFor(FILE)) ?? '');
  expect(await text(fileFor(FILE))).toBe('made -600.avif');
});

it('a name that no photograph has costs nothing at all', async () => {
  const { fileFor, has, get, derive } = await shop();
  const names = ['-601.avif', '-600.jpg', '-600.gif', '-0600.avif', '.avif', '-600.avif/..', '-600.avif.tmp'];
  for (const ending of names) expect(await fileFor(`${BASE}${ending}`)).toBeUndefined();
  for (const path of ['/bilder/', '/bilder/../x-600.avif', '/bilder/x-600.avif', '/bilder/%2e%2e-600.avif'])
    expect(await fileFor(path)).toBeUndefined();
  expect([has, get, derive].flatMap(({ mock }) => mock.calls)).toEqual([]);
});

it('an invented name is looked up once, few at a time, and never made', async () => {
  const { fileFor, has, get, derive } = await shop();
  const invented = Array.from({ length: 200 }, (_, i) => `/bilder/${String(i).padStart(24, '0')}-c0ffee-600.avif`);
  let running = 0;
  let most = 0;
  const slowly =
    <T>(answer: T) =>
    async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((next) => setImmediate(next));
      running -= 1;
      return answer;
    };
  get.mockImplementation(slowly(undefined));
  has.mockImplementation(slowly(false));
  for (let i = 0; i < 3; i++)
    expect((await Promise.all(invented.map(fileFor))).filter((file) => file !== undefined)).toEqual([]);
  expect([has.mock.calls.length, get.mock.calls.length]).toEqual([200, 200]);
  expect(most).toBeLessThanOrEqual(8);
  expect(derive).not.toHaveBeenCalled();
});

it('while the pictures’ keeper is away, nothing is said to be missing', async () => {
  const { fileFor, get } = await shop();
  get.mockRejectedValueOnce(new Error('away'));
  await expect(fileFor(FILE)).rejects.toThrow('away');
  expect(await text(fileFor(FILE))).toBe('made -600.avif');
});

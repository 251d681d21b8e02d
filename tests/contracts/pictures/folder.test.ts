import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createFolderPictures } from '@/server/adapters/pictures/folder';
import { picturesContract } from './suite';
import { unusedContract } from './unused';

const root = mkdtempSync(join(tmpdir(), 'nordvidda-pictures-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

picturesContract('a folder', async () => createFolderPictures({ folder: join(root, 'kept') }));
unusedContract('a folder', async () => createFolderPictures({ folder: join(root, 'unused') }));

const NAME = `derived/ab/${'ab'.repeat(12)}-e3ded6-600.avif`;

it('a picture that cannot be written leaves nothing behind', async () => {
  const folder = join(root, 'stopped');
  // A folder stands where the file should.
  mkdirSync(join(folder, NAME, 'in-the-way'), { recursive: true });
  await expect(createFolderPictures({ folder }).put(NAME, Buffer.from('x'))).rejects.toThrow();
  expect(readdirSync(join(folder, 'derived/ab'))).toEqual([NAME.split('/')[2]]);
});

it('what a killed process left half written is no picture', async () => {
  const folder = join(root, 'killed');
  mkdirSync(join(folder, 'derived/ab'), { recursive: true });
  writeFileSync(join(folder, 'derived/ab/.5a1c.tmp'), 'half');
  const found = [];
  for await (const name of createFolderPictures({ folder }).list('derived/')) found.push(name);
  expect(found).toEqual([]);
});

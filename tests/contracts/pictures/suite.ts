import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import type { Pictures } from '@/server/ports/pictures';

const HASH = createHash('sha256').update('a photograph').digest('hex');
const NAME = `originals/${HASH.slice(0, 2)}/${HASH}`;
const named = (id: string, rest = '-e3ded6.jpg') => `masters/${id.slice(0, 2)}/${id}${rest}`;

async function all(names: AsyncIterable<string>): Promise<string[]> {
  const found: string[] = [];
  for await (const name of names) found.push(name);
  return found.sort();
}

/** What every adapter of the port `pictures` must do. `open` opens it once more on what it keeps. */
export function picturesContract(name: string, open: () => Promise<Pictures>) {
  describe(`${name} keeps the contract of pictures`, () => {
    afterEach(async () => {
      const pictures = await open();
      for (const beginning of ['originals/', 'masters/', 'derived/'])
        for (const kept of await all(pictures.list(beginning))) await pictures.remove(kept);
    });

    it('what is put is there, byte for byte, for whoever opens it later', async () => {
      const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, i) => (i * 7) % 256));
      await (await open()).put(NAME, bytes);
      const later = await open();
      expect(await later.has(NAME)).toBe(true);
      expect((await later.get(NAME))?.equals(bytes)).toBe(true);
    });

    it('what nobody put is not there', async () => {
      const pictures = await open();
      expect(await pictures.has(NAME)).toBe(false);
      expect(await pictures.get(NAME)).toBeUndefined();
      expect(await all(pictures.list('originals/'))).toEqual([]);
      await pictures.remove(NAME);
    });

    it('no bytes are bytes too', async () => {
      const pictures = await open();
      await pictures.put(NAME, Buffer.alloc(0));
      expect(await pictures.has(NAME)).toBe(true);
      expect((await pictures.get(NAME))?.length).toBe(0);
    });

    it('a large photograph is kept whole', async () => {
      const pictures = await open();
      const bytes = Buffer.alloc(12 * 1024 ** 2, 'fjord');
      await pictures.put(NAME, bytes);
      expect((await pictures.get(NAME))?.equals(bytes)).toBe(true);
    });

    it('who puts the same beside others gets the same', async () => {
      const pictures = await open();
      const bytes = Buffer.alloc(100_000, 7);
      await Promise.all(Array.from({ length: 8 }, () => pictures.put(NAME, bytes)));
      expect((await pictures.get(NAME))?.equals(bytes)).toBe(true);
      expect(await all(pictures.list('originals/'))).toEqual([NAME]);
    });

    it('lists what begins so, on one shelf or on all', async () => {
      const pictures = await open();
      const names = [
        named('ab'.repeat(12)),
        named('ab'.repeat(11).concat('cd')),
        named('cd'.repeat(12), '-e3ded6-wide.jpg'),
      ];
      for (const one of [...names, NAME]) await pictures.put(one, Buffer.from(one));
      expect(await all(pictures.list('masters/'))).toEqual(names.toSorted());
      expect(await all(pictures.list('masters/ab/'))).toEqual(names.slice(0, 2).sort());
      expect(await all(pictures.list(`masters/ab/${'ab'.repeat(12)}`))).toEqual([names[0]]);
      expect(await all(pictures.list('derived/'))).toEqual([]);
    });

    it('what is removed is gone, and can be put again', async () => {
      const pictures = await open();
      await pictures.put(NAME, Buffer.from('a'));
      await pictures.remove(NAME);
      expect(await pictures.has(NAME)).toBe(false);
      await pictures.put(NAME, Buffer.from('a'));
      expect(String(await pictures.get(NAME))).toBe('a');
    });

    it.each([
      ...['', '/etc/passwd', '../x', 'originals/../../x', `originals/ab/../${HASH}`, 'originals/ab', 'secrets/ab/ab'],
      ...[`originals/ab/${HASH}/x`, 'derived/ab/.env', 'derived/ab/ab.svg', `derived/ab/ab\0`, 'derived/AB/ab.jpg'],
    ])('%j is no name', async (wrong) => {
      const pictures = await open();
      for (const work of [
        () => pictures.put(wrong, Buffer.from('a')),
        () => pictures.get(wrong),
        () => pictures.remove(wrong),
      ])
        await expect((async () => work())()).rejects.toThrow('is no name of a picture');
    });
  });
}

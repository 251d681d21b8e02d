import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { createWorkshop, fileOf } from '@/server/pictures/photograph/service';
import type { Developed } from '@/server/pictures/photograph/types';
import { masterName, originalName } from '@/server/pictures/rules';
import type { Pictures } from '@/server/ports/pictures';
import { landscape } from '@/tests/support/photographs';

const KB = 1024;
const CARDS = 20;

function inMemory() {
  const kept = new Map<string, Buffer>();
  const pictures: Pictures = {
    put: async (name, bytes) => void kept.set(name, bytes),
    get: async (name) => kept.get(name),
    has: async (name) => kept.has(name),
    list: () => (async function* () {})(),
    remove: async (name) => void kept.delete(name),
  };
  return { kept, pictures };
}

it('rule 18.34: a rough photograph of 24 megapixels weighs little on a phone', async () => {
  const { kept, pictures } = inMemory();
  const { develop } = createWorkshop({ pictures });
  const original = await (await landscape()).jpeg({ quality: 90 }).toBuffer();
  expect(original.length).toBeGreaterThan(5e6);
  const hash = createHash('sha256').update(original).digest('hex');
  await pictures.put(originalName(hash), original);
  const made = async (shape: 'goods' | 'tall', width: number) => {
    const { base } = (await develop(hash, { shape, focal: null })) as Developed;
    return (await fileOf(kept.get(masterName(base) as string) as Buffer, { width, format: 'avif' })).length;
  };
  // A list, the picture of a product, the picture that a home page begins with.
  expect((await made('goods', 480)) * CARDS).toBeLessThanOrEqual(260 * KB);
  expect((await made('goods', 600)) * CARDS).toBeLessThanOrEqual(400 * KB);
  expect(await made('goods', 960)).toBeLessThanOrEqual(60 * KB);
  expect(await made('tall', 1200)).toBeLessThanOrEqual(60 * KB);
});

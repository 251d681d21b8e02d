import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createPlainEasel } from 'demo-chain/pictures/plain-easel';
import { baseOf, fileName, type PictureFile } from 'demo-chain/pictures/request';
import { type Shipped, shippedFiles } from 'demo-chain/pictures/shipped/choice';
import { createFingerprints } from 'demo-chain/pictures/shipped/fingerprint';
import { readManifest, SHIPPED_FOLDER } from 'demo-chain/pictures/shipped/folder';
import { createScalingEasel } from 'demo-chain/pictures/shipped/scaling-easel';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

const wanted = shippedFiles();
const manifest = readManifest();
const fingerprintOf = createFingerprints();
const MOST_BYTES = 25 * 1024 ** 2;
const some = (type: Shipped['request']['type']) => [...wanted.values()].find(({ request }) => request.type === type);

describe('rule 18.22: the pictures that the demo chain carries', () => {
  it('fit the program that draws them; `npm run pictures` draws those anew that do not', () => {
    expect(wanted.size).toBeGreaterThan(1700);
    const stale = [...wanted].filter(([name, one]) => manifest[name] !== fingerprintOf(one)).map(([name]) => name);
    expect(stale, 'draw them with: npm run pictures').toEqual([]);
  });

  it('are all there, and no others', () => {
    const there = readdirSync(join(SHIPPED_FOLDER, 'pictures'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(SHIPPED_FOLDER.length));
    const names = new Set(wanted.keys());
    expect([...names.symmetricDifference(new Set(there))], 'draw them with: npm run pictures').toEqual([]);
    expect([...names.symmetricDifference(new Set(Object.keys(manifest)))]).toEqual([]);
  });

  it('take no more than 25 MB', () => {
    const sizes = [...wanted.keys()].map((name) => statSync(join(SHIPPED_FOLDER, name)).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_BYTES);
  });

  it('get another fingerprint with another drawing', () => {
    const one = some('product') as Shipped;
    if (one.request.type !== 'product') throw new Error('not an article');
    const { subject } = one.request;
    const tinted = { ...one.request, subject: { ...subject, tint: { ...subject.tint, base: '#123456' } } };
    expect(fingerprintOf({ ...one, request: tinted })).not.toBe(fingerprintOf(one));
    expect(fingerprintOf({ ...one, file: { ...one.file, width: 240 } })).not.toBe(fingerprintOf(one));
  });
});

describe('rule 18.22: other widths', () => {
  const { request } = some('product') as Shipped;

  async function drawnFrom(shipped: PictureFile | undefined, asked: PictureFile) {
    const folder = mkdtempSync(join(tmpdir(), 'shipped-'));
    const drawn: number[] = [];
    const plain = createPlainEasel();
    try {
      if (shipped) {
        const file = join(folder, fileName(baseOf(request), shipped));
        mkdirSync(dirname(file), { recursive: true });
        await sharp(await plain.draw(request, shipped)).toFile(file);
        expect(existsSync(file)).toBe(true);
      }
      const easel = createScalingEasel(folder, {
        draw: (_, file) => {
          drawn.push(file.width);
          return plain.draw(request, file);
        },
      });
      const { width, height, format } = await sharp(await easel.draw(request, asked)).metadata();
      return { drawn, width, height, format };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }

  it('a narrower file is scaled from what the package carries, in every format', async () => {
    const card: PictureFile = { width: 600, format: 'avif' };
    expect(await drawnFrom(card, { width: 240, format: 'jpg' })).toMatchObject({
      ...{ drawn: [], width: 240, height: 300, format: 'jpeg' },
    });
    expect(await drawnFrom(card, { width: 600, format: 'webp' })).toMatchObject({
      drawn: [],
      width: 600,
      format: 'webp',
    });
  });

  it('a wider file is drawn, and so is one of which nothing is carried', async () => {
    const zoom: PictureFile = { width: 1600, format: 'webp' };
    expect(await drawnFrom({ width: 600, format: 'avif' }, zoom)).toMatchObject({ drawn: [1600], width: 1600 });
    expect(await drawnFrom(undefined, { width: 240, format: 'avif' })).toMatchObject({ drawn: [240], width: 240 });
  });
});

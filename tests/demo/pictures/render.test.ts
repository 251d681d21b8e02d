import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeWhole } from '@/demo/pictures/encode';
import type { SilhouetteKind } from '@/demo/pictures/keys';
import { renderPictures } from '@/demo/pictures/render';
import { baseOf, type PictureRequest } from '@/demo/pictures/request';
import { PICTURE_WIDTHS } from '@/lib/pictures/pictures';

const requests: PictureRequest[] = [
  { type: 'product', kind: 'ball', base: '#f7f5f0', accent: '#1f3a5f', view: 'front' },
  { type: 'product', kind: 'bottle', base: '#c8592b', accent: '#22303c', view: 'scene' },
];

describe('renderPictures', () => {
  let outDir = '';
  beforeAll(async () => {
    outDir = await mkdtemp(join(tmpdir(), 'pictures-'));
    const seen: number[] = [];
    const result = await renderPictures({
      requests: [...requests, ...requests],
      outDir,
      jobs: 1,
      onProgress: (p) => seen.push(p.done),
    });
    expect(result).toMatchObject({ rendered: 2, skipped: 0, files: 13 });
    expect(seen).toEqual([1, 2]);
  });
  afterAll(() => rm(outDir, { recursive: true, force: true }));

  const fileOf = (request: PictureRequest, width: number, type: string) =>
    join(outDir, `${baseOf(request)}-${width}.${type}`);

  it('writes files that decode to the asked widths, and nothing half-written', async () => {
    for (const request of requests) {
      for (const width of PICTURE_WIDTHS) {
        for (const type of ['avif', 'webp']) {
          const { data, info } = await sharp(fileOf(request, width, type))
            .raw()
            .toBuffer({ resolveWithObject: true });
          expect([info.width, info.height]).toEqual([width, width * 1.25]);
          expect(data.length).toBe(width * width * 1.25 * info.channels);
        }
      }
    }
    const [first] = requests;
    const inLetters = await sharp(fileOf(first as PictureRequest, 240, 'jpg')).metadata();
    expect([inLetters.width, inLetters.height, inLetters.format]).toEqual([240, 300, 'jpeg']);
    const files = await readdir(outDir, { recursive: true });
    expect(files.filter((f) => f.endsWith('.tmp'))).toEqual([]);
  });

  it('does nothing the second time', async () => {
    const [first] = requests;
    if (!first) throw new Error('no request');
    const file = fileOf(first, 600, 'avif');
    const before = (await stat(file)).mtimeMs;
    expect(await renderPictures({ requests, outDir, jobs: 1 })).toMatchObject({ rendered: 0, skipped: 2, files: 0 });
    expect((await stat(file)).mtimeMs).toBe(before);
  });

  it('renders again what was drawn differently, and what is missing', async () => {
    const [first, second] = requests;
    if (!first || !second) throw new Error('no request');
    const file = join(outDir, 'pictures/manifest.json');
    const manifest = JSON.parse(await readFile(file, 'utf8'));
    manifest.pictures[baseOf(first)] = 'another drawing';
    await writeFile(file, JSON.stringify(manifest));
    expect(await renderPictures({ requests, outDir, jobs: 1 })).toMatchObject({ rendered: 1, skipped: 1 });
    await rm(fileOf(second, 240, 'webp'));
    expect(await renderPictures({ requests, outDir, jobs: 1 })).toMatchObject({ rendered: 1, skipped: 1, files: 1 });
    await writeFile(file, '{ torn');
    expect(await renderPictures({ requests, outDir, jobs: 1 })).toMatchObject({ rendered: 2, skipped: 0 });
  });

  it('writes a file that two are writing, whole both times', async () => {
    const file = join(outDir, 'pictures/twice.txt');
    await Promise.all([writeWhole(file, 'one'), writeWhole(file, 'two')]);
    expect(['one', 'two']).toContain(await readFile(file, 'utf8'));
    await rm(file);
  });

  it('names the picture that failed', async () => {
    const broken: PictureRequest = {
      type: 'product',
      kind: 'unicorn' as SilhouetteKind,
      base: '#ffffff',
      accent: '#000000',
      view: 'front',
    };
    await expect(renderPictures({ requests: [broken], outDir, jobs: 1 })).rejects.toThrow(
      '/pictures/unicorn/ffffff-000000/front',
    );
  });
});

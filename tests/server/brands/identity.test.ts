import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type BrandFile, readBrandFile } from '@/lib/brands/brand-file';
import { readIdentity } from '@/server/brands/reading/identity';

const DEMO = 'packages/demo-chain/brands';
const FONT = `${DEMO}/heldre/fonts/saira-condensed-nordic.woff2`;

const colors = { paper: '#ffffff', ink: '#101820', accent: '#0a4d8c', onAccent: '#ffffff', signal: '#a3122b' };
const written = {
  ...{ name: 'Agn', tagline: 'a', description: 'b', position: 1, orderPrefix: 'AG', missing: 'c' },
  ...{ footer: { layout: 'small', text: 'd' } },
};

function brandWith(type?: object): BrandFile {
  const read = readBrandFile(JSON.stringify({ ...written, tokens: { colors, ...(type && { type }) } }));
  if ('faults' in read) throw new Error(JSON.stringify(read.faults));
  return read.brand;
}
const brand = brandWith();
const withFont = brandWith({ fonts: [{ family: 'Body', file: 'body.woff2' }], font: 'Body' });

const SVG = (width: number, height: number, inner = '<rect width="9" height="9" fill="currentColor"/>') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${inner}</svg>`;
const png = (width: number, height: number, background = '#00ff00') =>
  sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer();

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'identity-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const put = (name: string, content: string | Buffer) => writeFileSync(join(folder, name), content);
const read = async (of = brand) => readIdentity(folder, of);

async function fileOf(name: string, of = brand) {
  const { files, faults } = await read(of);
  expect(faults).toEqual([]);
  const found = files.find((file) => file.name === name);
  if (!found) throw new Error(`no ${name}`);
  return found;
}

const pixel = async (bytes: Buffer, left: number, top: number) => {
  const cut = sharp(bytes).ensureAlpha().extract({ left, top, width: 1, height: 1 });
  return [...(await cut.raw().toBuffer())];
};

const near = (one: number[], other: number[]) => one.every((byte, i) => Math.abs(byte - (other[i] ?? 0)) < 8);

describe('rule 1.12: the identity of a brand', () => {
  it('is made of a logo alone', async () => {
    put('logo.svg', SVG(150, 28));
    const { files, faults } = await read();
    expect(faults).toEqual([]);
    expect(files.map(({ name, type, width, height }) => [name, type, width, height]).sort()).toEqual([
      ['favicon.ico', 'image/x-icon', 32, 32],
      ['icon-180.png', 'image/png', 180, 180],
      ['icon-192.png', 'image/png', 192, 192],
      ['icon-512.png', 'image/png', 512, 512],
      ['icon-maskable.png', 'image/png', 512, 512],
      ['logo.svg', 'image/svg+xml', 150, 28],
      ['share.jpg', 'image/jpeg', 1200, 630],
    ]);
    for (const { name, bytes, width, height } of files.filter((file) => /png|jpg/.test(file.name))) {
      expect({ name, ...(await sharp(bytes).metadata()) }).toMatchObject({ name, width, height });
    }
  });

  it('has an icon on the brand’s colour, if it gives none', async () => {
    put('logo.svg', SVG(9, 9));
    expect(near(await pixel((await fileOf('icon-512.png')).bytes, 4, 4), [10, 77, 140, 255])).toBe(true);
    expect(near(await pixel((await fileOf('icon-512.png')).bytes, 256, 256), [255, 255, 255, 255])).toBe(true);
  });

  it('has a share picture with the logo in ink on paper', async () => {
    put('logo.svg', SVG(9, 9));
    const { bytes } = await fileOf('share.jpg');
    expect(near(await pixel(bytes, 4, 4), [255, 255, 255, 255])).toBe(true);
    expect(near(await pixel(bytes, 600, 315), [16, 24, 32, 255])).toBe(true);
  });

  it('shows a logo as high as the header, and a long one lower', async () => {
    put('logo.svg', SVG(512, 128));
    expect(await fileOf('logo.svg')).toMatchObject({ width: 112, height: 28 });
    put('logo.svg', SVG(2000, 100));
    const { width, height, bytes } = await fileOf('logo.svg');
    expect({ width, height }).toEqual({ width: 220, height: 11 });
    expect(bytes.toString()).toContain('viewBox="0 0 2000 100" width="220" height="11"');
  });

  it('keeps the page’s colours in the logo, and gives the icon’s file its own', async () => {
    put('logo.svg', SVG(9, 9));
    put('icon.svg', SVG(48, 48, '<rect width="48" height="48" fill="var(--accent)"/>'));
    expect((await fileOf('logo.svg')).bytes.toString()).toContain('fill="currentColor"');
    expect((await fileOf('icon.svg')).bytes.toString()).toContain('fill="#0a4d8c"');
  });

  it('fills the corners of an icon for phones, which round them themselves', async () => {
    put('logo.svg', SVG(9, 9));
    put('icon.svg', SVG(48, 48, '<rect width="48" height="48" rx="12" fill="#ff0000"/>'));
    expect(await pixel((await fileOf('icon-180.png')).bytes, 0, 0)).toEqual([255, 0, 0, 255]);
    expect(await pixel((await fileOf('icon-maskable.png')).bytes, 0, 0)).toEqual([255, 0, 0, 255]);
    expect((await pixel((await fileOf('icon-512.png')).bytes, 0, 0))[3]).toBe(0);
  });

  it('lays a transparent icon on paper there', async () => {
    put('logo.svg', SVG(9, 9));
    put('icon.svg', SVG(48, 48, '<circle cx="24" cy="24" r="10" fill="#ff0000"/>'));
    expect(await pixel((await fileOf('icon-180.png')).bytes, 0, 0)).toEqual([255, 255, 255, 255]);
  });

  it('may be pictures', async () => {
    put('logo.png', await png(900, 200));
    put('icon.png', await png(1024, 1024, '#0000ff'));
    put('share.png', await png(2400, 1260, '#ff00ff'));
    const logo = await fileOf('logo.png');
    expect(logo).toMatchObject({ width: 126, height: 28 });
    expect(await sharp(logo.bytes).metadata()).toMatchObject({ width: 378, height: 84 });
    expect(await pixel((await fileOf('icon-512.png')).bytes, 9, 9)).toEqual([0, 0, 255, 255]);
    expect(near(await pixel((await fileOf('share.jpg')).bytes, 9, 9), [255, 0, 255, 255])).toBe(true);
  });

  it('has the fonts that its tokens name', async () => {
    put('logo.svg', SVG(9, 9));
    mkdirSync(join(folder, 'fonts'));
    copyFileSync(FONT, join(folder, 'fonts/body.woff2'));
    expect(await fileOf('fonts/body.woff2', withFont)).toMatchObject({ type: 'font/woff2' });
  });

  it.each(['nordvidda', 'heldre'])('of the demo’s %s is as it was', async (id) => {
    const file = readBrandFile(readFileSync(`${DEMO}/${id}/brand.json`, 'utf8'));
    if ('faults' in file) throw new Error(JSON.stringify(file.faults));
    const { files, faults } = await readIdentity(`${DEMO}/${id}`, file.brand);
    expect(faults).toEqual([]);
    expect(files.find(({ name }) => name === 'logo.svg')).toMatchObject({ height: 28 });
    expect(files.map(({ name }) => name)).toContain('icon.svg');
  });
});

describe('what is wrong with a brand’s files is a sentence about that file', () => {
  const LARGE = Buffer.alloc(2_100_000, 'a');
  const cases: [what: string, files: () => Promise<Record<string, string | Buffer>>, file: string, reason: string][] = [
    ['no logo', async () => ({}), 'logo.svg', 'is missing: put logo.svg or logo.png there'],
    ['a script', async () => ({ 'logo.svg': SVG(9, 9, '<script/>') }), 'logo.svg', 'holds a script: take <script> out'],
    ['nothing in it', async () => ({ 'logo.svg': '' }), 'logo.svg', 'is empty'],
    ['too large', async () => ({ 'logo.svg': LARGE }), 'logo.svg', 'is 2.1 MB large: at most 2 MB are taken'],
    [
      'too much drawing for every page',
      async () => ({ 'logo.svg': SVG(9, 9, '<path d="M0 0L9 9"/>'.repeat(3500)) }),
      'logo.svg',
      'is 71 kB of drawing in every page: at most 60 kB are taken; simplify it, or save it as logo.png',
    ],
    ['too small', async () => ({ 'logo.png': await png(60, 20) }), 'logo.png', 'is 20 px high: at least 56 are needed'],
    ['no picture', async () => ({ 'logo.png': 'hello' }), 'logo.png', 'is no picture that can be read: save it as PNG'],
    [
      'another format',
      async () => ({
        'logo.png': await sharp(await png(99, 99))
          .jpeg()
          .toBuffer(),
      }),
      'logo.png',
      'is JPEG inside: save it as PNG',
    ],
    [
      'a part of a file',
      async () => ({
        'icon.png': (
          await sharp(await png(600, 600))
            .png({ compressionLevel: 0 })
            .toBuffer()
        ).subarray(0, 9000),
      }),
      'icon.png',
      'is damaged: only a part of it can be read',
    ],
    [
      'not square',
      async () => ({ 'icon.svg': SVG(48, 24) }),
      'icon.svg',
      'is 48 × 24: an icon is square, as 512 × 512',
    ],
    [
      'a small icon',
      async () => ({ 'icon.png': await png(256, 256) }),
      'icon.png',
      'is 256 × 256 px: at least 512 × 512 are needed',
    ],
    [
      'a small share picture',
      async () => ({
        'share.jpg': await sharp(await png(600, 315))
          .jpeg()
          .toBuffer(),
      }),
      'share.jpg',
      'is 600 × 315 px: at least 1200 × 630 are needed',
    ],
  ];

  it.each(cases)('%s', async (_, files, file, reason) => {
    const given = await files();
    if (!('logo.svg' in given || 'logo.png' in given || file === 'logo.svg')) put('logo.svg', SVG(9, 9));
    for (const [name, content] of Object.entries(given)) put(name, content);
    const { files: none, faults } = await read();
    expect(faults).toEqual([{ file, field: null, reason, line: reason.includes('script') ? 1 : null }]);
    expect(none).toEqual([]);
  });

  it('a font that is missing, and one of another format', async () => {
    put('logo.svg', SVG(9, 9));
    expect((await read(withFont)).faults).toMatchObject([
      { file: 'fonts/body.woff2', reason: 'is missing: tokens.type.fonts names it' },
    ]);
    mkdirSync(join(folder, 'fonts'));
    put('fonts/body.woff2', 'OTTO and so on');
    expect((await read(withFont)).faults).toMatchObject([{ reason: 'is no WOFF2 file: convert the font' }]);
  });
});

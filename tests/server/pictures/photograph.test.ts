import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { photographFiles, readPhotographBase } from '@/lib/pictures/photographs';
import { groundOf } from '@/lib/pictures/pictures';
import { wordsOn } from '@/lib/pictures/words-on';
import { createFolderPictures } from '@/server/adapters/pictures/folder';
import { adobeRgbProfile } from '@/server/pictures/colour/rules';
import { createWorkshop } from '@/server/pictures/photograph/service';
import type { Cut, Developed } from '@/server/pictures/photograph/types';
import { derivedName, masterName, originalName } from '@/server/pictures/rules';
import { goodsOnWhite, landscape, plain, twoHalves } from '@/tests/support/photographs';

const root = mkdtempSync(join(tmpdir(), 'nordvidda-photographs-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const pictures = createFolderPictures({ folder: root });
const workshop = createWorkshop({ pictures });

const goods: Cut = { shape: 'goods', focal: null };

async function outcome(original: Buffer, cut: Cut = goods) {
  const hash = createHash('sha256').update(original).digest('hex');
  await pictures.put(originalName(hash), original);
  return workshop.develop(hash, cut);
}

async function developed(original: Sharp | Buffer, cut: Cut = goods): Promise<Developed> {
  const found = await outcome(
    Buffer.isBuffer(original) ? original : await original.jpeg({ quality: 95 }).toBuffer(),
    cut,
  );
  if ('problem' in found) throw new Error(found.problem);
  return found;
}

async function file({ base }: Developed, ending: string): Promise<Buffer> {
  const path = `${base}-${ending}`;
  expect(await workshop.derive(path)).toBe(true);
  return (await pictures.get(derivedName(path) as string)) as Buffer;
}

async function pixel(image: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(image)
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (Math.round(y * (info.height - 1)) * info.width + Math.round(x * (info.width - 1))) * 3;
  return [...data.subarray(at, at + 3)];
}

const near = (colour: number[], expected: number[], apart = 6) => {
  for (const [i, value] of expected.entries())
    expect(Math.abs((colour[i] as number) - value), `${colour} is ${expected}`).toBeLessThanOrEqual(apart);
};

describe('rule 18.27: a photograph is cut to where it is shown', () => {
  it.each([
    ['goods', 600, 750],
    ['wide', 1600, 800],
    ['tall', 1200, 1500],
    ['card', 960, 540],
  ] as const)('%s is %i × %i', async (shape, width, height) => {
    const found = await developed(plain('#345678', { width: 3000, height: 3000 }), { shape, focal: null });
    const size = await sharp(await file(found, `${width}.webp`)).metadata();
    expect([size.width, size.height]).toEqual([width, height]);
  });

  it('around its focal point, as far as its edges allow', async () => {
    const left = await developed(twoHalves(), { shape: 'goods', focal: [0.1, 0.5] });
    const right = await developed(twoHalves(), { shape: 'goods', focal: [0.9, 0.5] });
    near(await pixel(await file(left, '240.webp'), 0.5, 0.5), [208, 16, 16]);
    near(await pixel(await file(right, '240.webp'), 0.5, 0.5), [16, 16, 208]);
    expect(left.box.left).toBe(0);
    expect(right.box.left + right.box.width).toBe(800);
  });

  it('without one, around what catches the eye', async () => {
    const sight = plain('#8a9a8a', { width: 1600, height: 400 }).composite([
      { input: { create: { width: 120, height: 160, channels: 3, background: '#e02a10' } }, left: 1350, top: 120 },
      // So that the ground is not plain.
      { input: { create: { width: 1600, height: 60, channels: 3, background: '#5a6a5a' } }, left: 0, top: 340 },
    ]);
    const { box } = await developed(sight);
    expect(box.left).toBeLessThan(1350);
    expect(box.left + box.width).toBeGreaterThan(1470);
  });

  it('the same photograph in the same cut has the same address, another cut or photograph another', async () => {
    const [one, again] = [await developed(twoHalves()), await developed(twoHalves())];
    const other = await developed(twoHalves(), { shape: 'goods', focal: [0.9, 0.5] });
    expect(one.base).toBe(again.base);
    expect(new Set([one.base, other.base, (await developed(plain('#123456'))).base]).size).toBe(3);
  });

  it('a small one is not enlarged', async () => {
    const found = await developed(plain('#345678', { width: 400, height: 500 }));
    expect((await sharp(await file(found, '1600.webp')).metadata()).width).toBe(400);
  });

  it('makes every file that pages and letters ask for, and no other', async () => {
    const found = await developed(plain('#345678'));
    for (const { width, format } of photographFiles('goods')) await file(found, `${width}.${format}`);
    for (const ending of ['601.avif', '600.jpg', '600.png', '0600.avif', '2400.avif'])
      expect(await workshop.derive(`${found.base}-${ending}`)).toBe(false);
    expect(await workshop.derive(`${found.base.replace(/-[0-9a-f]{6}/, '-000000')}-600.avif`)).toBe(false);
  });
});

describe('rule 18.28: goods on a plain ground fill the frame', () => {
  it('what is plain around them is trimmed, and they stand in the middle', async () => {
    const found = await developed(goodsOnWhite());
    const shown = await file(found, '240.webp');
    near(await pixel(shown, 0.5, 0.5), [194, 54, 31]);
    near(await pixel(shown, 0.5, 0.1), [194, 54, 31]);
    near(await pixel(shown, 0.5, 0.9), [194, 54, 31]);
    near(await pixel(shown, 0.02, 0.02), [255, 255, 255]);
  });

  it('near the edge, more of the ground is laid around them', async () => {
    const found = await developed(
      goodsOnWhite({ width: 900, height: 600 }, { left: 40, top: 40, width: 820, height: 520 }),
    );
    expect(found.box.top).toBeLessThan(0);
    const shown = await file(found, '240.webp');
    near(await pixel(shown, 0.5, 0.02), [255, 255, 255]);
    near(await pixel(shown, 0.5, 0.5), [194, 54, 31]);
  });

  it('a place around them is left as it is', async () => {
    const { box } = await developed(await landscape({ width: 1200, height: 1500 }));
    expect(Math.round(box.height)).toBe(1500);
  });

  it.each([
    ['goods on white', goodsOnWhite(), goods, true],
    ['goods on white around a point that was given', goodsOnWhite(), { ...goods, focal: [0.5, 0.5] as const }, true],
    ['goods in a landscape', landscape({ width: 1200, height: 1500 }), goods, false],
    ['a scene of one colour', plain('#345678'), { shape: 'card', focal: null } as const, false],
  ])('the address says whether the ground is plain: %s', async (_what, photograph, cut, isPlain) => {
    const { base } = await developed(await photograph, cut);
    expect(readPhotographBase(base)?.plain).toBe(isPlain);
    await file({ base } as Developed, `${cut.shape === 'goods' ? 600 : 960}.avif`);
  });

  it('what the retailer wants in the middle is not trimmed', async () => {
    const { box } = await developed(goodsOnWhite(), { shape: 'goods', focal: [0.5, 0.5] });
    expect(Math.round(box.height)).toBe(900);
  });
});

describe('rule 18.23: words on a photograph', () => {
  const wide: Cut = { shape: 'wide', focal: null };

  it('its colour stands in its address', async () => {
    expect(groundOf((await developed(plain('#345678'))).base)).toMatch(/^#3[345]5[567]7[789]$/);
    expect(readPhotographBase((await developed(plain('#345678'), wide)).base)?.shape).toBe('wide');
  });

  it.each([
    ['#101820', 'light'],
    ['#e8e0d0', 'dark'],
    ['#7a7a7a', undefined],
  ])('on plain %s they are %s', async (colour, words) => {
    expect(wordsOn((await developed(plain(colour, { width: 2400, height: 1200 }), wide)).base)).toBe(words);
  });

  it('where light and dark change in their place, there is a veil', async () => {
    const stripes = plain('#101010', { width: 2000, height: 1000 }).composite([
      { input: { create: { width: 200, height: 1000, channels: 3, background: '#f0f0f0' } }, left: 300, top: 0 },
    ]);
    expect(wordsOn((await developed(stripes, wide)).base)).toBeUndefined();
  });
});

describe('rule 18.29: a photograph is shown as its camera saw it, and tells nothing of its owner', () => {
  it('a camera that was held upright', async () => {
    // Tag 6: turn it to the right. Its left half is on top then.
    const turned = await twoHalves().jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const found = await developed(turned);
    expect(found.size).toEqual({ width: 400, height: 800 });
    const shown = await file(found, '240.webp');
    near(await pixel(shown, 0.5, 0.05), [208, 16, 16], 12);
    near(await pixel(shown, 0.5, 0.95), [16, 16, 208], 12);
  });

  it('where it was taken and by which camera is in no file', async () => {
    const exif = {
      IFD0: { Make: 'Kamerabygger', Copyright: 'Kari Nordmann' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '59/1 54/1 0/1' },
    };
    const found = await developed(await plain('#345678').jpeg().withExif(exif).toBuffer());
    for (const { width, format } of photographFiles('goods')) {
      const made = await file(found, `${width}.${format}`);
      const { exif: kept, icc, xmp } = await sharp(made).metadata();
      expect([kept, icc, xmp]).toEqual([undefined, undefined, undefined]);
      expect(made.includes('Nordmann')).toBe(false);
    }
    expect((await pictures.get(masterName(found.base) as string))?.includes('Kamerabygger')).toBe(false);
  });

  it('Display P3 becomes the same colour of sRGB', async () => {
    const p3 = await plain('#40a060').withIccProfile('p3').jpeg({ quality: 100 }).toBuffer();
    // The bytes are another colour's where nobody reads the profile.
    const bytes = await sharp(p3, { ignoreIcc: true }).raw().toBuffer();
    expect(bytes[0]).not.toBe(0x40);
    near(await pixel(await file(await developed(p3), '240.webp'), 0.5, 0.5), [0x40, 0xa0, 0x60], 3);
  });

  it('so does Adobe RGB, by its profile', async () => {
    const profile = join(root, 'adobe.icc');
    writeFileSync(profile, adobeRgbProfile());
    const adobe = await plain('#40a060').withIccProfile(profile).jpeg({ quality: 100 }).toBuffer();
    const bytes = await sharp(adobe, { ignoreIcc: true }).raw().toBuffer();
    expect(Math.abs((bytes[0] as number) - 0x40)).toBeGreaterThan(10);
    near(await pixel(await file(await developed(adobe), '240.webp'), 0.5, 0.5), [0x40, 0xa0, 0x60], 3);
  });

  it('or by the mark in its EXIF, where cameras leave the profile out', async () => {
    const profile = join(root, 'adobe.icc');
    writeFileSync(profile, adobeRgbProfile());
    const adobe = await plain('#40a060').withIccProfile(profile).jpeg({ quality: 100 }).toBuffer();
    const interoperability = { IFD4: { InteroperabilityIndex: 'R03' } };
    const bare = await sharp(adobe, { ignoreIcc: true })
      .jpeg({ quality: 100 })
      .withExif({ IFD2: { ColorSpace: '65535' }, ...interoperability })
      .toBuffer();
    expect((await sharp(bare).metadata()).hasProfile).toBe(false);
    near(await pixel(await file(await developed(bare), '240.webp'), 0.5, 0.5), [0x40, 0xa0, 0x60], 3);
  });

  it('CMYK is shown in its colours', async () => {
    const cmyk = await plain('#c08040').toColourspace('cmyk').withIccProfile('cmyk').jpeg({ quality: 100 }).toBuffer();
    expect((await sharp(cmyk).metadata()).space).toBe('cmyk');
    near(await pixel(await file(await developed(cmyk), '240.webp'), 0.5, 0.5), [0xc0, 0x80, 0x40], 30);
  });

  it.each([
    ['16 bits of colour', () => plain('#345678').toColourspace('rgb16').png()],
    ['16 bits of grey', () => plain('#345678').toColourspace('grey16').png()],
    ['grey', () => plain('#345678').greyscale().jpeg()],
    ['a palette', () => plain('#345678').png({ palette: true })],
    ['TIFF', () => plain('#345678').tiff()],
    ['WebP', () => plain('#345678').webp()],
    ['AVIF', () => plain('#345678').avif()],
  ])('%s is eight bits of three colours', async (_what, make) => {
    const made = await sharp(await file(await developed(await make().toBuffer()), '240.webp')).metadata();
    expect([made.space, made.channels, made.depth]).toEqual(['srgb', 3, 'uchar']);
  });

  it('16 bits of grey keep their grey', async () => {
    const grey = await plain('#808080').toColourspace('grey16').png().toBuffer();
    near(await pixel(await file(await developed(grey), '240.webp'), 0.5, 0.5), [128, 128, 128], 3);
  });

  it('what can be seen through stands on white', async () => {
    const clear = sharp({
      create: { width: 600, height: 600, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    });
    near(
      await pixel(await file(await developed(await clear.png().toBuffer()), '240.webp'), 0.5, 0.5),
      [255, 255, 255],
      1,
    );
  });

  it('of one that moves, the first frame is shown, and that is said', async () => {
    const frames = await Promise.all(
      ['#d01010', '#1010d0'].map((colour) => plain(colour, { width: 60, height: 60 }).png().toBuffer()),
    );
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const found = await developed(gif);
    expect(found.note).toBe('is animated; its first frame is shown');
    near(await pixel(await file(found, '240.webp'), 0.5, 0.5), [208, 16, 16]);
  });
});

describe('rule 18.30: what is no photograph is said in a sentence', () => {
  const bytesOf = (text: string) => Buffer.from(text);
  const svg = (inside: string) =>
    bytesOf(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`);

  it.each([
    ['nothing', Buffer.alloc(0), /^is empty/],
    ['a text', bytesOf('Dette er en tekst.'), /^is no picture/],
    ['a page', bytesOf('<!doctype html><title>404</title>'), /^is no picture/],
    ['a drawing', svg('<rect width="9" height="9"/>'), /^is an SVG drawing, no photograph/],
    ['a drawing with a script', svg('<script>alert(1)</script>'), /^is an SVG drawing that holds a script/],
    ['a drawing that asks elsewhere', svg('<image href="javascript:x" onload="y()"/>'), /holds a script/],
    ['a phone’s own', bytesOf('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), /^is HEIC/],
    ['a start alone', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), /^is (?:damaged|cut off)/],
  ])('%s', async (_what, bytes, problem) => {
    expect(await outcome(bytes)).toEqual({ problem: expect.stringMatching(problem) });
  });

  it.each(['jpeg', 'png', 'webp', 'avif', 'tiff', 'gif'] as const)('half of a %s', async (format) => {
    const whole = await (await landscape({ width: 600, height: 400 })).toFormat(format).toBuffer();
    expect(await outcome(whole.subarray(0, whole.length / 2))).toEqual({
      problem: expect.stringMatching(/^is (?:cut off|damaged)/),
    });
  });

  it('one that was spoilt on its way', async () => {
    const bytes = await (await landscape({ width: 600, height: 400 })).jpeg().toBuffer();
    const middle = Math.floor(bytes.length / 2);
    bytes.fill(0x55, middle, middle + 400);
    expect(await outcome(bytes)).toEqual({ problem: expect.stringMatching(/^is (?:cut off|damaged)/) });
  });

  it('one of more than a hundred megapixels, however small the file', async () => {
    const huge = await plain('#ffffff', { width: 12_000, height: 9_000 }).png({ compressionLevel: 9 }).toBuffer();
    expect(await outcome(huge)).toEqual({
      problem: 'has 12000 × 9000 pixels, 108 megapixels; the most is 100',
    });
  });
});

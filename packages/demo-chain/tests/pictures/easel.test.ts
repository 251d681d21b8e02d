import { articlePictures } from 'demo-chain/article-row';
import { createEasel } from 'demo-chain/pictures/easel';
import { baseOf, fileNamed, filesOf, type PictureRequest } from 'demo-chain/pictures/request';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

const all = articlePictures();
const front = all.find(({ view }) => view === 'front') as PictureRequest;
const outdoors = all.find(({ view }) => view === 'scene') as PictureRequest;

describe('the easel', () => {
  it.each([
    ['a front', front, 11],
    ['goods outdoors', outdoors, 10],
  ])('draws every file of %s, in the size its name says', async (_, request, count) => {
    const easel = createEasel();
    const files = filesOf(baseOf(request));
    expect(files).toHaveLength(count);
    for (const file of files) {
      const { width, height, format } = await sharp(await easel.draw(request, file)).metadata();
      expect([width, height]).toEqual([file.width, file.width * 1.25]);
      expect(format).toBe({ avif: 'heif', webp: 'webp', jpg: 'jpeg' }[file.format]);
    }
  });

  it('draws the same bytes whatever was drawn before', async () => {
    const file = { width: 240, format: 'webp' } as const;
    const easel = createEasel();
    await easel.draw(front, { width: 960, format: 'webp' });
    expect(await easel.draw(front, file)).toEqual(await createEasel().draw(front, file));
  });
});

describe('file names', () => {
  it.each([
    ['/pictures/football/32101-5/front-600.avif', 'avif'],
    ['/pictures/football/32101-5/front-240.jpg', 'jpg'],
    ['/pictures/scenes/fjord-morning-wide-2400.webp', 'webp'],
  ])('%s is a file', (name, format) => {
    expect(fileNamed(name)?.file.format).toBe(format);
  });

  it.each([
    '/pictures/football/32101-5/front-601.avif',
    '/pictures/football/32101-5/detail-240.jpg',
    '/pictures/football/32101-5/front-600.png',
    '/pictures/scenes/fjord-morning-wide-240.webp',
    '/pictures/football/32101-5/front',
    '/icons/nordvidda.svg',
  ])('%s is none', (name) => {
    expect(fileNamed(name)).toBeUndefined();
  });
});

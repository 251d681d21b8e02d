import { expect, it } from 'vitest';
import { PHOTOGRAPH_SHAPES, photographBase, readPhotographFile } from '@/lib/pictures/photographs';
import { filesOnceShown, pictureFile, pictureSet } from '@/lib/pictures/pictures';

const base = '/pictures/hiking-boot/61201-12-e3ded6/front';
const filesIn = ({ avif, fallback }: ReturnType<typeof pictureSet>) => [
  ...avif.split(', ').map((file) => file.split(' ')[0]),
  fallback,
];

it('rule 2.61: lists every file of a picture that a browser may have cached, the smallest first', () => {
  const known = filesOnceShown(base);
  expect(known[0]).toBe(`${base}-240.avif`);
  for (const large of [true, false]) expect(known).toEqual(expect.arrayContaining(filesIn(pictureSet(base, large))));
});

it('goods are offered at 960 px only where they are large', () => {
  expect(filesIn(pictureSet(base))).not.toContain(`${base}-960.avif`);
  expect(filesIn(pictureSet(base, true))).toContain(`${base}-960.avif`);
});

it('a photograph has the widths of its shape', () => {
  const photograph = '/bilder/0123456789abcdef01234567-c0ffee';
  expect(filesIn(pictureSet(photograph))).toEqual(
    [240, 480, 600, 780].map((width) => `${photograph}-${width}.avif`).concat(`${photograph}-600.webp`),
  );
  expect(filesIn(pictureSet(`${photograph}-tall`))).toContain(`${photograph}-tall-1200.avif`);
  for (const shape of PHOTOGRAPH_SHAPES)
    for (const large of [true, false]) {
      const base = photographBase({
        id: '0123456789abcdef01234567',
        colour: '#c0ffee',
        calm: false,
        plain: shape === 'goods',
        shape,
      });
      for (const file of [...filesIn(pictureSet(base, large)), pictureFile(base), ...filesOnceShown(base)])
        expect(readPhotographFile(file ?? ''), file).toMatchObject({ base, shape });
    }
});

it("a retailer's address that was not taken is the one file there is", () =>
  expect(filesOnceShown('https://cdn.example/a.jpg')).toEqual(['https://cdn.example/a.jpg']));

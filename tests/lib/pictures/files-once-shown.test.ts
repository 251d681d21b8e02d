import { expect, it } from 'vitest';
import { filesOnceShown, pictureSet } from '@/lib/pictures/pictures';

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

it("a retailer's own picture is the one file there is", () =>
  expect(filesOnceShown('https://cdn.example/a.jpg')).toEqual(['https://cdn.example/a.jpg']));

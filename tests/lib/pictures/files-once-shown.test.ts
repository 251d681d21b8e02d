import { expect, it } from 'vitest';
import { filesOnceShown, pictureSet } from '@/lib/pictures/pictures';

it('rule 2.61: what a browser may have of a picture is every file a page names, the smallest first', () => {
  const base = '/pictures/hiking-boot/16223f-efe8db/front';
  const { avif, fallback } = pictureSet(base);
  expect(filesOnceShown(base)).toEqual([...avif.split(', ').map((file) => file.split(' ')[0]), fallback]);
  expect(filesOnceShown(base)[0]).toBe(`${base}-240.avif`);
});

it("a retailer's own picture is the one file there is", () =>
  expect(filesOnceShown('https://cdn.example/a.jpg')).toEqual(['https://cdn.example/a.jpg']));

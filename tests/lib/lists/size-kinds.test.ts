import { describe, expect, it } from 'vitest';
import { type SizeRun, sizeRuns } from '@/demo/sizes';
import { bySizeKind, type SizeKind, sizeKindOf } from '@/lib/lists/size-kinds';

/** Every run of sizes the catalogue has. */
const kinds: Record<SizeRun, SizeKind> = {
  one: 'other',
  men: 'clothes',
  women: 'clothes',
  unisex: 'clothes',
  child: 'children',
  junior: 'children',
  menShoe: 'shoes',
  womenShoe: 'shoes',
  childShoe: 'shoes',
  juniorShoe: 'shoes',
  rubberBoot: 'shoes',
  childBoot: 'shoes',
  skiBootCm: 'shoes',
  juniorSkiBootCm: 'shoes',
  gloves: 'gloves',
  juniorGloves: 'gloves',
  socks: 'shoes',
  childSocks: 'shoes',
  xcSki: 'length',
  juniorXcSki: 'length',
  alpineSki: 'length',
  juniorAlpineSki: 'length',
  xcPole: 'length',
  juniorPole: 'length',
  alpinePole: 'length',
  bike: 'clothes',
  bag: 'length',
  childBag: 'length',
  helmet: 'head',
  childHelmet: 'head',
  vest: 'weight',
  childVest: 'weight',
  dog: 'clothes',
  ball: 'gloves',
  handball: 'gloves',
};

describe('sizes are parted by kind', () => {
  it.each(Object.entries(sizeRuns))('%s: %j', (run, sizes) => {
    expect(new Set(sizes.map(sizeKindOf))).toEqual(new Set([kinds[run as SizeRun]]));
  });

  it.each([
    ['3XL', 'clothes'],
    ['XXXL', 'clothes'],
    ['S/M', 'clothes'],
    ['m-l', 'clothes'],
    ['6 mnd', 'children'],
    ['2-4 år', 'children'],
    ['110/116', 'children'],
    ['42 2/3', 'shoes'],
    ['5–15 kg', 'weight'],
    ['52–55 cm', 'head'],
    ['0', 'gloves'],
    ['Én størrelse', 'other'],
    ['900', 'other'],
    ['', 'other'],
  ] as const)('%j: %s', (size, kind) => expect(sizeKindOf(size)).toBe(kind));

  it('each kind keeps its order, and kinds come in one order', () => {
    const sizes = ['92', '42', '43', 'One size', 'M', 'L', '8'].map((value) => ({ value }));
    expect(bySizeKind(sizes).map(({ kind, sizes: own }) => [kind, own.map(({ value }) => value)])).toEqual([
      ['clothes', ['M', 'L']],
      ['children', ['92']],
      ['shoes', ['42', '43']],
      ['gloves', ['8']],
      ['other', ['One size']],
    ]);
  });
});

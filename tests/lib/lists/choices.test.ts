import { describe, expect, it } from 'vitest';
import { type ListChoices, packChoices, unpackChoices } from '@/lib/lists/choices';

const choices: ListChoices = {
  genders: [{ value: 1, label: 'Herre' }],
  colors: [{ value: 6, label: 'Grønn', hex: '#3f6b42' }],
  brands: [{ value: 33, label: '33' }],
  sizes: [
    { value: '36,5', label: '36,5' },
    { value: 'XL', label: 'XL' },
  ],
  groups: [],
  campaigns: [],
  ratings: [],
  shops: [{ value: 2, label: 'Nordvidda Bodø' }],
  price: { min: 9900, max: 129_900 },
};

describe('what a list can be narrowed by, as its page carries it', () => {
  it('comes out as it went in, a number that is named by itself too', () => {
    expect(unpackChoices(packChoices(choices))).toEqual(choices);
    expect(unpackChoices(packChoices({ ...choices, price: null })).price).toBeNull();
  });

  it('says a size of a kind by its label', () => {
    const sizes = [{ value: 'alpinstovler.36,5', label: '36,5' }];
    expect(unpackChoices(packChoices({ ...choices, sizes })).sizes).toEqual(sizes);
    expect(JSON.stringify(packChoices({ ...choices, sizes })).match(/36,5/g)).toHaveLength(1);
  });

  it('says a size once', () => {
    expect(JSON.stringify(packChoices(choices)).match(/36,5/g)).toHaveLength(1);
  });
});

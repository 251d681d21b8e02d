import { describe, expect, it } from 'vitest';
import type { Category } from '@/lib/contracts/catalogue';
import { findPlace } from '@/server/storefront/places';

const group = (id: number, name: string, slug: string) => ({
  id,
  name,
  slug,
  articleGroup2ID: 20,
  articleGroup3ID: id,
  articlesCount: 1,
});
const categories: Category[] = [
  {
    ...{
      id: 1,
      name: 'Vintersport',
      slug: 'vintersport',
      count: 2,
      banner: null,
      bannerLink: null,
      minPrice: 1,
      maxPrice: 2,
    },
    subcategories: [
      {
        ...{ ArticleGroup2ID: 20, MainGroupID: 1, Name: 'Hjelmer & alpinbriller', slug: 'hjelmer-&-alpinbriller' },
        ...{ minPrice: 1, maxPrice: 2, articlesCount: 2, custom: false },
        groups: [group(200, 'Alpinbriller', 'alpinbriller'), group(201, 'Alpinhjelm', 'alpinhjelm')],
      },
    ],
  },
];
const site = {
  categories,
  genders: [
    { name: 'Herre', href: '/herre' },
    { name: 'Uni', href: '/uni' },
  ],
};

describe('rule 2.1, rule 2.6: what an address of a list means', () => {
  it.each([
    [['vintersport'], { categories: [1] }, '/vintersport'],
    [['vintersport', 'hjelmer-&-alpinbriller'], { subcategories: [20] }, '/vintersport/hjelmer-&-alpinbriller'],
    [
      ['vintersport', 'hjelmer-&-alpinbriller', 'alpinhjelm'],
      { groups: [201] },
      '/vintersport/hjelmer-&-alpinbriller/alpinhjelm',
    ],
    [['herre'], { genders: [1] }, '/herre'],
    [['voksen'], { genders: [10] }, '/uni'],
    [['barn-junior'], { genders: [4, 11] }, '/barn-junior'],
  ])('%j', (path, filters, address) => {
    expect(findPlace(path, site)).toMatchObject({ filters, path: address });
  });

  it.each([
    [['finnes-ikke']],
    [['vintersport', 'nei']],
    [['vintersport', 'hjelmer-&-alpinbriller', 'nei']],
    [['herre', 'jakker']],
    [['constructor']],
    [['a', 'b', 'c', 'd']],
  ])('%j is a 404', (path) => {
    expect(findPlace(path, site)).toBeUndefined();
  });
});

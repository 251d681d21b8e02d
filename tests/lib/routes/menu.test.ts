import { describe, expect, it } from 'vitest';
import { packCategories, unpackCategories } from '@/lib/routes/menu';

const categories = [
  {
    name: 'Klær',
    slug: 'klær',
    subs: [
      { name: 'Gensere og fleece', slug: 'gensere-og-fleece', groups: [{ name: 'Ullgensere', slug: 'ullgensere' }] },
      { name: 'Hjelmer & alpinbriller', slug: 'hjelmer', groups: [] },
    ],
  },
  { name: 'Sko', slug: 'fottøy', subs: [] },
];

describe('the menu as a page carries it', () => {
  it('unpacks to what was packed, also where the slug does not follow from the name', () => {
    expect(unpackCategories(packCategories(categories))).toEqual(categories);
  });

  it('leaves out a slug that follows from the name', () => {
    expect(JSON.stringify(packCategories(categories)).match(/fleece/g)).toHaveLength(1);
  });
});

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
  it('comes out as it went in, also where a slug is not what the name would give', () => {
    expect(unpackCategories(packCategories(categories))).toEqual(categories);
  });

  it('says a name once where the slug follows from it', () => {
    expect(JSON.stringify(packCategories(categories)).match(/fleece/g)).toHaveLength(1);
  });
});

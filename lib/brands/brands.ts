import type { Brand, BrandId } from './brand';

export const brands: Record<BrandId, Brand> = {
  nordvidda: {
    id: 'nordvidda',
    name: 'Nordvidda',
    tagline: 'Utstyr for norsk vær',
    features: { search: true, janMayen: false },
    pages: [
      { key: 'support', href: '/kundeservice' },
      { key: 'maintenance', href: '/vedlikehold' },
      { key: 'about', href: '/om-oss' },
      { key: 'policy', href: '/baerekraftig-forretningspraksis' },
    ],
    footer: 'full',
  },
  heldre: {
    id: 'heldre',
    name: 'Heldre',
    tagline: 'Bygd for Jan Mayen',
    productLine: 'heldre',
    features: { search: false, janMayen: true },
    pages: [
      { key: 'janMayen', href: '/jan-mayen', bar: true },
      { key: 'support', href: '/kundeservice' },
      { key: 'maintenance', href: '/vedlikehold' },
      { key: 'about', href: '/om-oss' },
      { key: 'policy', href: '/baerekraftig-forretningspraksis' },
    ],
    footer: 'small',
  },
};

export const defaultBrand: BrandId = 'nordvidda';

/** The brand behind a path segment; undefined for anything our own rewrites did not write. */
export const findBrand = (id: string): Brand | undefined =>
  Object.hasOwn(brands, id) ? brands[id as BrandId] : undefined;

import type { Brand, BrandId } from './brand';

export const brands: Record<BrandId, Brand> = {
  nordvidda: {
    id: 'nordvidda',
    name: 'Nordvidda',
    tagline: 'Utstyr for norsk vær',
    orderPrefix: 'NV',
    features: { search: true, janMayen: false },
    pages: [
      { key: 'support', href: '/kundeservice' },
      { key: 'maintenance', href: '/vedlikehold' },
      { key: 'about', href: '/om-oss' },
      { key: 'policy', href: '/baerekraftig-forretningspraksis' },
    ],
    footer: 'full',
    mark: {
      box: [40, 28],
      paths: [
        { d: 'M1 25 13 6l6 9 5-7 15 17H1Z', fill: 'spark' },
        {
          d: 'm13 6 4 6-2.500 2-2-2-2.500 2.500L13 6Zm11 2 4.500 5-2.500 1.500-2-1.500-2 1-1-1.500L24 8Z',
          fill: 'paper',
        },
      ],
    },
    themeColor: '#17493d',
    paper: '#fbfaf7',
    lost: 'path',
    home: [{ kind: 'shopWindow' }],
    product: { layout: 'split', figures: 0 },
  },
  heldre: {
    id: 'heldre',
    name: 'Heldre',
    tagline: 'Bygd for Jan Mayen',
    orderPrefix: 'NV',
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
    mark: {
      box: [150, 28],
      spells: true,
      paths: [
        { d: 'M2 2h7v24H2ZM25 2h7v24h-7Z', fill: 'ink' },
        { d: 'M9 20 17 8l8 12v-8L17 1 9 12Z', fill: 'spark' },
        {
          d: 'M46 6h4v6h6V6h4v16h-4v-6h-6v6h-4ZM65 6h12v4h-8v2h7v4h-7v2h8v4H65ZM81 6h4v12h8v4H81ZM96 6h10l4 4v8l-4 4H96Zm4 4v8h4l2-2v-4l-2-2ZM114 6h10l4 4v4l-3 3 3 5h-4.600l-2.700-4.500H118V22h-4Zm4 4v3.800h4.500l1.500-1.200v-1.400L122.500 10ZM132 6h12v4h-8v2h7v4h-7v2h8v4h-12Z',
          fill: 'ink',
        },
      ],
    },
    themeColor: '#0b1116',
    paper: '#f5f6f6',
    lost: 'sea',
    surface: 'night',
    home: [
      { kind: 'landscape', slot: 'hero' },
      { kind: 'manifesto' },
      { kind: 'editorial', shelf: 'bestselgere' },
      { kind: 'chapter', slot: 'grid-1' },
      { kind: 'facts' },
      { kind: 'chapter', slot: 'grid-2', flip: true },
      { kind: 'offers' },
      { kind: 'tiles', slots: ['grid-3', 'grid-4'] },
      { kind: 'notes' },
      { kind: 'poll' },
      { kind: 'social' },
      { kind: 'shops' },
    ],
    product: { layout: 'story', figures: 4 },
  },
};

export const defaultBrand: BrandId = 'nordvidda';

export const allBrands = (): Brand[] => Object.values(brands);

/** Returns undefined for segments that our rewrites did not write. */
export const findBrand = (id: string): Brand | undefined =>
  Object.hasOwn(brands, id) ? brands[id as BrandId] : undefined;

import { describe, expect, it } from 'vitest';
import { type FeedArticle, type FeedTerms, feeds, inventoryRows, merchantRows } from '@/lib/seo/merchant-feed';
import { anArticle, aVariant } from './an-article';

const terms: FeedTerms = {
  url: 'https://shop.example',
  freight: {
    methods: [
      { id: 'collect', name: 'Hent i butikk', description: '', price: 0 },
      { id: 'delivery', name: 'Hjem, på døra', description: '', price: 19900 },
    ],
  },
  categories: new Map([[2, { name: 'Klær', slug: 'klær' }]]),
  shops: new Map([[1, { no: '001' }]]),
};
const sale = { from: '2026-11-01T00:00:00.000Z', until: '2026-11-30T23:00:00.000Z' };
const article = (over: Partial<FeedArticle> = {}): FeedArticle => ({ ...anArticle(), sale: null, ...over });
const row = (over: Partial<FeedArticle> = {}) => merchantRows(article(over), terms)[0];

describe('rule 12.9: a row for each variant', () => {
  it('fills every column', () => {
    expect(row()).toEqual({
      id: '7040000000011',
      title: 'Skalljakke Marine 42',
      description: 'Tett i regn.\n\nLett.',
      link: 'https://shop.example/product/skalljakke?variant=7040000000011',
      image_link: 'https://shop.example/pictures/jakke/front-960.webp',
      additional_image_link: 'https://shop.example/pictures/jakke/back-960.webp',
      availability: 'in_stock',
      ...{ price: '1199.00 NOK', sale_price: '', sale_price_effective_date: '' },
      ...{ brand: 'Fjelltind', gtin: '7040000000011', mpn: 'A1', condition: 'new' },
      google_product_category: 'Apparel & Accessories > Clothing > Outerwear > Coats & Jackets',
      product_type: 'Klær > Jakker > Skalljakker',
      ...{ item_group_id: 'A1', color: 'Marine', size: '42', gender: 'female', age_group: 'adult' },
      shipping: 'NO::Hjem  på døra:199.00 NOK',
      canonical_link: 'https://shop.example/product/skalljakke',
      excluded_destination: '',
    });
  });

  it.each<[string, Partial<FeedArticle>, object]>([
    ['a lower price without a førpris is the price', { price: 99900, sale }, { price: '999.00 NOK', sale_price: '' }],
    [
      'a førpris is the price, and the lower one has its dates',
      { price: 99900, originalPrice: 119900, sale },
      {
        price: '1199.00 NOK',
        sale_price: '999.00 NOK',
        sale_price_effective_date: '2026-11-01T00:00:00Z/2026-11-30T23:00:00Z',
      },
    ],
    ['children', { genders: [4, 11] }, { gender: 'unisex', age_group: 'kids' }],
    ['men', { genders: [1] }, { gender: 'male', age_group: 'adult' }],
    ['for whom nobody said', { genders: [] }, { gender: '', age_group: '' }],
    [
      'what is only collected is not advertised afar',
      { onlyCC: true },
      { shipping: '', excluded_destination: 'Shopping_ads,Free_listings', availability: 'in_stock' },
    ],
    ['a category nobody named', { category: 9 }, { product_type: 'Jakker > Skalljakker' }],
    [
      'the only size there is says nothing in a title',
      { variants: [aVariant({ size: { id: 9, name: 'Én størrelse' } })] },
      { title: 'Skalljakke Marine', size: 'Én størrelse' },
    ],
    ['nothing said of it', { description: '' }, { description: 'Skalljakke' }],
    ['sold out', { variants: [aVariant({ shops: [], availability: 0 })] }, { availability: 'out_of_stock' }],
    [
      'in the web shop only, to be collected only',
      { onlyCC: true, variants: [aVariant({ shops: [{ id: 55, qty: 9 }], availability: 1 })] },
      { availability: 'out_of_stock' },
    ],
  ])('%s', (_, over, expected) => {
    expect(row(over)).toMatchObject(expected);
  });

  it('keeps to the limits, and cuts between words', () => {
    const long = row({ name: 'ullundertøysett '.repeat(20), description: 'varm '.repeat(2000) });
    expect(long?.title.length).toBeLessThanOrEqual(150);
    expect(long?.title).toMatch(/ullundertøysett$/);
    expect(long?.description.length).toBeLessThanOrEqual(5000);
    expect(long?.description).toMatch(/varm$/);
  });

  it('fields hold no tabs or line breaks', () => {
    const text = feeds.varer.lines(article({ description: 'en\tto\r\ntre', name: 'Jakke\u2028ny' }), terms);
    expect(text.split('\n')).toHaveLength(2);
    expect(text.split('\t')).toHaveLength(feeds.varer.head.split('\t').length);
    expect(text).toContain('\ten to tre\t');
  });
});

describe('rule 12.9: a row for each shop that has it', () => {
  it.each([
    [10, 'in_stock'],
    [3, 'in_stock'],
    [2, 'limited_availability'],
    [1, 'limited_availability'],
  ])('%s are %s', (qty, availability) => {
    const [only, ...more] = inventoryRows(article({ variants: [aVariant({ shops: [{ id: 1, qty }] })] }), terms);
    expect(more).toEqual([]);
    expect(only).toEqual({
      ...{ store_code: '001', id: '7040000000011', availability, quantity: String(qty), price: '1199.00 NOK' },
      ...{ pickup_method: 'reserve', pickup_sla: 'same day' },
    });
  });

  it('there is none for a shop without a door or without stock', () => {
    const shops = [
      { id: 55, qty: 9 },
      { id: 1, qty: 0 },
    ];
    expect(inventoryRows(article({ variants: [aVariant({ shops })] }), terms)).toEqual([]);
  });
});

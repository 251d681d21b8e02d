import { describe, expect, it } from 'vitest';
import type { ArticleDetail, Variant } from '@/lib/contracts/catalogue';
import { offerOf, shippingDetails } from '@/lib/seo/json-ld-offer';

const absolute = (path: string) => `https://nordvidda.example${path}`;
const methods = [
  { id: 'collect', name: 'Hent', description: '', price: 0 },
  { id: 'pickup_point', name: 'Hentested', description: '', price: 9900 },
  { id: 'delivery', name: 'Hjem', description: '', price: 19_900 },
];
const article = (over: Partial<ArticleDetail> = {}) =>
  ({
    ...{ slug: 'fjellsko', price: 119_900, originalPrice: null, priceValidUntil: null },
    ...{ canPurchase: true, onlyCC: false, frightPrice: 14_900, ...over },
  }) as ArticleDetail;
const variant = (...shops: number[]) =>
  ({
    ...{ ean: '7038010009457', canPurchase: true, availability: shops.length },
    shops: shops.map((id) => ({ id, qty: 1 })),
  }) as Variant;

describe('rule 15.12: structured data name the freight of each way of sending', () => {
  const said = (over: Partial<ArticleDetail>, freeFrom?: number) =>
    shippingDetails(article(over), absolute, { methods, freeFrom }).map((one) => [one['@id'], one.shippingRate.value]);

  it.each<[string, Partial<ArticleDetail>, number | undefined, string[]]>([
    ['the article’s to a pickup point, the method’s to the door', {}, undefined, ['149.00', '199.00']],
    ['none of what is only collected', { onlyCC: true }, undefined, []],
    ['nothing from the brand’s limit on', {}, 119_900, ['0.00', '0.00']],
    ['not free below it', {}, 119_901, ['149.00', '199.00']],
  ])('%s', (_, over, freeFrom, sums) =>
    expect(said(over, freeFrom)).toEqual(
      sums.map((sum, i) => [absolute(`/#frakt-${['pickup_point', 'delivery'][i]}-${sum}`), sum]),
    ),
  );
});

describe('rule 9.7: where an offer can be had', () => {
  it.each([
    ['sent or collected', {}, variant(55, 2), 'InStock'],
    ['sent from the web shop', {}, variant(55), 'InStock'],
    ['nowhere', {}, variant(), 'OutOfStock'],
    ['only collected, from a shop', { onlyCC: true }, variant(55, 2), 'InStoreOnly'],
    ['only collected, but in the web shop', { onlyCC: true }, variant(55), 'OutOfStock'],
    ['sold in shops only', { canPurchase: false }, variant(2), 'InStoreOnly'],
    ['sold in shops only, but in the web shop', { canPurchase: false }, variant(55), 'OutOfStock'],
  ])('%s', (_, over, one, availability) => {
    const offer = offerOf(article(over), one, absolute, []);
    expect(offer.availability).toBe(`https://schema.org/${availability}`);
  });
});

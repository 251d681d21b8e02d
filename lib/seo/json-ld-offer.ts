import type { ArticleDetail, Variant } from '@/lib/contracts/catalogue';
import { canBeSent, type FreightTerms, freightOf, isSent } from '@/lib/orders/freight';
import { decimalPrice } from '@/lib/prices/money';
import { canBeCollected, inStock, obtainable } from '@/lib/product/variant-choice';
import { productPath } from '@/lib/routes/paths';

const CURRENCY = 'NOK';
const COUNTRY = 'NO';
/** Angrerettloven. The buyer pays the return. */
const RETURN_DAYS = 14;
const RETURN_PAGE = '/kundeservice#angrerett';
/** Working days. */
const HANDLING_DAYS = [0, 2];
const TRANSIT_DAYS = [1, 5];

type Absolute = (path: string) => string;

const days = ([minValue, maxValue]: number[]) => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
});

export const returnPolicyId = (absolute: Absolute) => absolute('/#retur');

/** Written once per page, and referred to by every offer. */
export const returnPolicy = (absolute: Absolute) => ({
  '@type': 'MerchantReturnPolicy',
  '@id': returnPolicyId(absolute),
  applicableCountry: COUNTRY,
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: RETURN_DAYS,
  returnMethod: ['https://schema.org/ReturnByMail', 'https://schema.org/ReturnInStore'],
  returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
  merchantReturnLink: absolute(RETURN_PAGE),
});

/** Nothing for goods that are only collected. */
export function shippingDetails(article: ArticleDetail, absolute: Absolute, { methods, freeFrom }: FreightTerms) {
  if (!canBeSent([article])) return [];
  return methods
    .filter(({ id }) => isSent(id))
    .map((method) => ({
      id: method.id,
      value: decimalPrice(freightOf(method, [article], { goods: article.price, freeFrom })),
    }))
    .map(({ id, value }) => ({
      '@type': 'OfferShippingDetails',
      // Equal prices share an id.
      '@id': absolute(`/#frakt-${id}-${value}`),
      shippingRate: { '@type': 'MonetaryAmount', value, currency: CURRENCY },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: COUNTRY },
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        handlingTime: days(HANDLING_DAYS),
        transitTime: days(TRANSIT_DAYS),
      },
    }));
}

function availabilityOf(article: ArticleDetail, variant: Variant): string {
  if (!article.canPurchase) return canBeCollected(variant) ? 'InStoreOnly' : 'OutOfStock';
  if (!inStock(obtainable(variant, article.onlyCC))) return 'OutOfStock';
  return article.onlyCC ? 'InStoreOnly' : 'InStock';
}

/** `originalPrice` is shown only where the law allows it. */
export function offerOf(article: ArticleDetail, variant: Variant, absolute: Absolute, shippingIds: string[]) {
  return {
    '@type': 'Offer',
    url: absolute(productPath(article.slug, variant.ean)),
    price: decimalPrice(article.price),
    priceCurrency: CURRENCY,
    ...(article.priceValidUntil ? { priceValidUntil: article.priceValidUntil } : {}),
    availability: `https://schema.org/${availabilityOf(article, variant)}`,
    itemCondition: 'https://schema.org/NewCondition',
    ...(article.originalPrice
      ? {
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            price: decimalPrice(article.originalPrice),
            priceCurrency: CURRENCY,
            priceType: 'https://schema.org/StrikethroughPrice',
          },
        }
      : {}),
    hasMerchantReturnPolicy: { '@id': returnPolicyId(absolute) },
    ...(shippingIds.length > 0 ? { shippingDetails: shippingIds.map((id) => ({ '@id': id })) } : {}),
  };
}

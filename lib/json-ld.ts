import type { ArticleDetail } from './contracts/catalogue';
import { decimalPrice } from './money';
import { productPath } from './paths';
import { pictureFile } from './pictures';

const CURRENCY = 'NOK';

/** ProductGroup with its variants by Google's merchant listing rules (law-and-seo §9). `url` is the brand's address. */
export function productJsonLd(article: ArticleDetail, url: string) {
  const absolute = (path: string) => new URL(path, url).href;
  const address = absolute(productPath(article.slug));
  const group = {
    '@context': 'https://schema.org',
    '@type': 'ProductGroup',
    '@id': address,
    url: address,
    name: article.name,
    description: article.description || article.name,
    productGroupID: article.articleNo,
    brand: { '@type': 'Brand', name: article.brand },
    variesBy: ['https://schema.org/size', 'https://schema.org/color'],
    ...(article.reviewCount > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: article.averageRating,
            reviewCount: article.reviewCount,
          },
        }
      : {}),
  };
  const hasVariant = article.variants.map((variant) => {
    const images = variant.images.length > 0 ? variant.images : article.images;
    const can = variant.canPurchase && variant.availability > 0;
    return {
      '@type': 'Product',
      sku: variant.ean,
      gtin13: variant.ean,
      name: `${article.name} ${variant.color.name} ${variant.size.name}`,
      size: variant.size.name,
      color: variant.color.name,
      image: images.slice(0, 3).map((image) => absolute(pictureFile(image))),
      offers: {
        '@type': 'Offer',
        url: absolute(productPath(article.slug, variant.ean)),
        price: decimalPrice(article.price),
        priceCurrency: CURRENCY,
        availability: `https://schema.org/${can ? (article.onlyCC ? 'InStoreOnly' : 'InStock') : 'OutOfStock'}`,
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
      },
    };
  });
  return { ...group, hasVariant };
}

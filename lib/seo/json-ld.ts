import type { ArticleDetail, Review } from '@/lib/contracts/catalogue';
import type { FreightTerms } from '@/lib/orders/freight';
import { pictureFile } from '@/lib/pictures/pictures';
import { productPath } from '@/lib/routes/paths';
import { offerOf, returnPolicy, shippingDetails } from './json-ld-offer';

const CONTEXT = 'https://schema.org';
const PICTURES = 3;
const REVIEWS = 5;

/** ProductGroup by Google's merchant listing rules (rule 12.5). `anonymous` names reviewers without a name. */
export function productJsonLd(article: ArticleDetail, url: string, anonymous: string, freight: FreightTerms) {
  const absolute = (path: string) => new URL(path, url).href;
  const address = absolute(productPath(article.slug));
  const shipping = shippingDetails(article, absolute, freight);
  const shippingIds = shipping.map((one) => one['@id']);
  const coloured = article.variants.some(({ color }) => color.name);
  const group = {
    '@context': CONTEXT,
    '@type': 'ProductGroup',
    '@id': address,
    url: address,
    name: article.name,
    description: article.description || article.name,
    productGroupID: article.articleNo,
    brand: { '@type': 'Brand', name: article.brand },
    image: article.images.slice(0, PICTURES).map((image) => absolute(pictureFile(image))),
    ...(article.material ? { material: article.material } : {}),
    variesBy: ['https://schema.org/size', ...(coloured ? ['https://schema.org/color'] : [])],
    ...ratings(article, anonymous),
    hasVariant: article.variants.map((variant) => {
      const [image = article.images[0]] = variant.images;
      return {
        '@type': 'Product',
        sku: variant.ean,
        gtin13: variant.ean,
        name: [article.name, variant.color.name, variant.size.name].filter(Boolean).join(' '),
        size: variant.size.name,
        ...(variant.color.name ? { color: variant.color.name } : {}),
        image: image ? [absolute(pictureFile(image))] : [],
        offers: offerOf(article, variant, absolute, shippingIds),
      };
    }),
  };
  const terms = [returnPolicy(absolute), ...shipping];
  return [group, ...terms.map((one) => ({ '@context': CONTEXT, ...one }))];
}

/** Google refuses an empty rating. */
function ratings(article: ArticleDetail, anonymous: string) {
  if (article.reviewCount === 0) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: article.averageRating,
      reviewCount: article.reviewCount,
    },
    review: article.reviews.slice(0, REVIEWS).map((review) => reviewOf(review, anonymous)),
  };
}

const reviewOf = ({ rating, content, customer, created_at }: Review, anonymous: string) => ({
  '@type': 'Review',
  reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
  reviewBody: content,
  author: { '@type': 'Person', name: customer || anonymous },
  datePublished: created_at.slice(0, 10),
});

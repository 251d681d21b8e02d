/** Fields that Google requires or recommends (developers.google.com/search/docs/appearance/structured-data). */
export interface Fields {
  required: string[];
  recommended?: string[];
}

export const FIELDS: Record<string, Fields> = {
  ProductGroup: {
    required: ['name', 'productGroupID', 'variesBy', 'hasVariant'],
    recommended: ['url', 'description', 'brand.name', 'image'],
  },
  Product: { required: ['name', 'image', 'offers'], recommended: ['sku', 'gtin13', 'size'] },
  Offer: {
    required: ['price', 'priceCurrency', 'availability'],
    recommended: ['url', 'itemCondition', 'hasMerchantReturnPolicy'],
  },
  UnitPriceSpecification: { required: ['price', 'priceCurrency', 'priceType'] },
  MerchantReturnPolicy: {
    required: ['applicableCountry', 'returnPolicyCategory', 'merchantReturnDays'],
    recommended: ['returnMethod', 'returnFees', 'merchantReturnLink'],
  },
  OfferShippingDetails: {
    required: ['shippingRate.value', 'shippingRate.currency', 'shippingDestination.addressCountry'],
    recommended: ['deliveryTime.handlingTime.maxValue', 'deliveryTime.transitTime.maxValue'],
  },
  AggregateRating: { required: ['ratingValue', 'reviewCount'] },
  Review: { required: ['author.name', 'reviewRating.ratingValue'], recommended: ['datePublished', 'reviewBody'] },
  BreadcrumbList: { required: ['itemListElement'] },
  Store: {
    required: [
      'name',
      'address.streetAddress',
      'address.postalCode',
      'address.addressLocality',
      'address.addressCountry',
    ],
    recommended: ['@id', 'url', 'telephone', 'image', 'geo.latitude', 'geo.longitude', 'openingHoursSpecification'],
  },
  OpeningHoursSpecification: { required: ['opens', 'closes'] },
  BlogPosting: {
    required: ['headline', 'image', 'datePublished', 'author.name'],
    recommended: ['author.url', 'publisher.name', 'dateModified'],
  },
  OnlineStore: {
    required: ['name', 'url'],
    recommended: ['logo', 'telephone', 'email', 'address', 'hasMerchantReturnPolicy'],
  },
  WebSite: { required: ['name', 'url'] },
  FAQPage: { required: ['mainEntity'] },
  Question: { required: ['name', 'acceptedAnswer.text'] },
};

export const EXPECTED: Record<string, string[]> = {
  home: ['OnlineStore', 'WebSite'],
  category: ['BreadcrumbList'],
  subcategory: ['BreadcrumbList'],
  group: ['BreadcrumbList'],
  campaign: ['BreadcrumbList'],
  product: ['BreadcrumbList', 'ProductGroup'],
  'product on offer': ['BreadcrumbList', 'ProductGroup'],
  shop: ['BreadcrumbList', 'Store'],
  shops: ['BreadcrumbList'],
  blog: ['BreadcrumbList'],
  post: ['BreadcrumbList', 'BlogPosting'],
  'text page': ['BreadcrumbList'],
};

export type Thing = Record<string, unknown>;

/** The value at 'address.postalCode'; of a list the first. */
export function valueAt(thing: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((at, name) => {
    const one = Array.isArray(at) ? at[0] : at;
    return typeof one === 'object' && one !== null ? (one as Thing)[name] : undefined;
  }, thing);
}

const isThere = (value: unknown) =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

export function lacks(thing: Thing): string[] {
  const { required = [], recommended = [] } = FIELDS[String(thing['@type'])] ?? {};
  const gone = (names: string[]) => names.filter((name) => !isThere(valueAt(thing, name)));
  return [
    ...gone(required).map((name) => `lacks ${name}, which Google requires`),
    ...gone(recommended).map((name) => `lacks ${name}, which Google recommends`),
  ];
}

/** A reference (`@id` alone) is no thing. */
export function thingsIn(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn);
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(thingsIn);
  return '@type' in value ? [value as Thing, ...inside] : inside;
}

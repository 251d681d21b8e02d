/** Google's rules for merchant listings as rule 12.5 gives them, for one document of JSON-LD. */
type Node = Record<string, unknown>;

const AVAILABILITY =
  /^https:\/\/schema\.org\/(InStock|OutOfStock|InStoreOnly|OnlineOnly|LimitedAvailability|BackOrder)$/;
const MONEY = /^\d+\.\d{2}$/;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const nodes = (value: unknown): Node[] => (Array.isArray(value) ? value : [value]).filter(isNode);
const text = (value: unknown) => typeof value === 'string' && value.trim() !== '';
const absolute = (value: unknown) => typeof value === 'string' && /^https?:\/\/[^/]+\//.test(value);

/** What breaks a rule, in words; empty when the documents of a page stand. */
export function merchantFaults(documents: Node[]): string[] {
  const faults: string[] = [];
  const need = (holds: boolean, what: string) => {
    if (!holds) faults.push(what);
  };
  const known = new Map(documents.map((document) => [document['@id'], document]));
  const group = documents.find((document) => document['@type'] === 'ProductGroup');
  if (!group) return ['there is no ProductGroup'];
  need(text(group.name) && text(group.description) && text(group.productGroupID), 'the group lacks name, text or id');
  need(absolute(group.url), 'the group has no absolute address');
  need(nodes(group.brand).every((brand) => text(brand.name)) && isNode(group.brand), 'the group has no brand');
  need(Array.isArray(group.variesBy) && group.variesBy.every(absolute), 'variesBy is no list of schema.org terms');

  const rating = group.aggregateRating;
  need(rating === undefined || (isNode(rating) && Number(rating.reviewCount) > 0), 'a rating without reviews');
  if (isNode(rating)) {
    need(Number(rating.ratingValue) >= 1 && Number(rating.ratingValue) <= 5, 'a rating out of bounds');
    need(nodes(group.review).length > 0, 'a rating without a review');
  }
  for (const review of nodes(group.review)) {
    need(isNode(review.author) && text(review.author.name), 'a review of nobody');
    need(isNode(review.reviewRating) && Number(review.reviewRating.ratingValue) >= 1, 'a review without stars');
    need(/^\d{4}-\d\d-\d\d$/.test(String(review.datePublished)), 'a review without a day');
  }

  const variants = nodes(group.hasVariant);
  need(variants.length > 0, 'no variant');
  need(new Set(variants.map((variant) => variant.sku)).size === variants.length, 'two variants with one sku');
  const byColor = JSON.stringify(group.variesBy).includes('schema.org/color');
  for (const variant of variants) {
    need(text(variant.name) && text(variant.size), 'a variant without name or size');
    need(text(variant.color) || !byColor, 'a variant without the colour it varies by');
    need(/^\d{13}$/.test(String(variant.gtin13)), 'a variant without gtin13');
    need(Array.isArray(variant.image) && variant.image.every(absolute), 'a picture without an absolute address');
    const { offers: offer } = variant;
    if (!isNode(offer)) return [...faults, 'a variant without an offer'];
    need(MONEY.test(String(offer.price)) && Number(offer.price) > 0, 'an offer without a price');
    need(offer.priceCurrency === 'NOK', 'an offer in no currency');
    need(AVAILABILITY.test(String(offer.availability)), 'an availability nobody knows');
    need(
      new URL(String(offer.url)).searchParams.get('variant') === variant.gtin13,
      'an offer that opens another variant',
    );
    need(offer.priceValidUntil === undefined || Number.isFinite(Date.parse(String(offer.priceValidUntil))), 'no date');
    for (const before of nodes(offer.priceSpecification)) {
      need(before.priceType === 'https://schema.org/StrikethroughPrice', 'a price of no kind');
      need(
        MONEY.test(String(before.price)) && Number(before.price) > Number(offer.price),
        'a førpris not above the price',
      );
      need(offer.priceValidUntil !== undefined, 'a reduction without an end');
    }
    const policy = known.get(nodes(offer.hasMerchantReturnPolicy)[0]?.['@id']);
    need(
      policy?.['@type'] === 'MerchantReturnPolicy' && policy.merchantReturnDays === 14,
      'an offer without return terms',
    );
    for (const shipping of nodes(offer.shippingDetails)) faults.push(...shippingFaults(known.get(shipping['@id'])));
  }
  return [...new Set(faults)];
}

function shippingFaults(shipping: Node | undefined): string[] {
  const rate = shipping?.shippingRate;
  const to = shipping?.shippingDestination;
  const time = shipping?.deliveryTime;
  const spans = isNode(time) ? [time.handlingTime, time.transitTime] : [];
  const inDays = spans.every(
    (span) => isNode(span) && span.unitCode === 'DAY' && Number(span.minValue) <= Number(span.maxValue),
  );
  return [
    ...(isNode(rate) && MONEY.test(String(rate.value)) && rate.currency === 'NOK' ? [] : ['a freight without a price']),
    ...(isNode(to) && to.addressCountry === 'NO' ? [] : ['a freight to nowhere']),
    ...(spans.length === 2 && inDays ? [] : ['a freight without a time']),
  ];
}

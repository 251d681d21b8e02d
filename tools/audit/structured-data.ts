import { EXPECTED, FIELDS, lacks, type Thing, thingsIn, valueAt } from './google-fields';
import { decoded, markupOf, readPage } from './html-read';
import { pageTypes } from './pages';
import type { Part, Report } from './part';
import { createVisitor, jsonOf, type Visitor } from './visitor';

interface Article {
  name: string;
  price: number;
  originalPrice: number | null;
  averageRating: number | null;
  reviewCount: number;
  variants: { ean: string; shops: { qty: number }[] }[];
}

const AVAILABILITY = /^https:\/\/schema\.org\/(InStock|OutOfStock|InStoreOnly|LimitedAvailability|BackOrder)$/;
const PRICE = /^\d+\.\d{2}$/;
/** Bare: of what lies further away a page says more than the article's own price. */
const PRODUCTS_TRIED = 60;

const decimal = (ore: number) => (ore / 100).toFixed(2);
/** '1 199' or '1 199,50', with no-break spaces. */
function shown(ore: number): string {
  const [whole = '', rest = ''] = decimal(ore).split('.');
  return whole.replace(/\B(?=(\d{3})+$)/g, '\u00A0') + (rest === '00' ? '' : `,${rest}`);
}

function lookAtUrls(thing: Thing, place: string, origin: string, report: Report) {
  for (const name of ['url', 'image', 'logo', 'merchantReturnLink', 'item'])
    for (const value of [thing[name]].flat())
      if (typeof value === 'string' && !value.startsWith(origin))
        report.find(place, `${thing['@type']} names ${name} ${value}, which is not an address of ${origin}`);
}

function lookAtCrumbs(thing: Thing, place: string, text: string, report: Report) {
  const list = thing.itemListElement as Thing[];
  for (const [at, crumb] of list.entries()) {
    if (crumb.position !== at + 1) report.find(place, `crumb ${at + 1} says it is number ${crumb.position}`);
    if (at < list.length - 1 && !crumb.item) report.find(place, `crumb ${at + 1} leads nowhere`);
    if (!text.includes(String(crumb.name))) report.find(place, `the crumb ${crumb.name} is not on the page`);
  }
}

function lookAtGroup(group: Thing, article: Article, place: string, text: string, report: Report) {
  if (group.name !== article.name)
    report.find(place, `is named ${group.name} to machines and ${article.name} by the call`);
  const rating = group.aggregateRating as Thing | undefined;
  if (Boolean(rating) !== article.reviewCount > 0)
    report.find(place, `rating and ${article.reviewCount} reviews do not fit`);
  if (rating && (rating.reviewCount !== article.reviewCount || rating.ratingValue !== article.averageRating))
    report.find(
      place,
      `says ${rating.ratingValue} of ${rating.reviewCount}, not ${article.averageRating} of ${article.reviewCount}`,
    );
  const variants = group.hasVariant as Thing[];
  if (variants.length !== article.variants.length)
    report.find(place, `has ${variants.length} variants to machines and ${article.variants.length} by the call`);
  if (!text.includes(shown(article.price)))
    report.find(place, `the page does not show the price ${shown(article.price)}`);
  for (const variant of variants) {
    const offer = variant.offers as Thing;
    const price = String(offer.price);
    if (!PRICE.test(price) || price !== decimal(article.price))
      report.find(place, `${variant.gtin13} costs ${price} to machines and ${decimal(article.price)} by the call`);
    if (!AVAILABILITY.test(String(offer.availability))) report.find(place, `${offer.availability} is no availability`);
    const before = valueAt(offer, 'priceSpecification.price');
    if (before !== undefined && (article.originalPrice === null || before !== decimal(article.originalPrice)))
      report.find(place, `tells a price before of ${before}, which the article does not have`);
    const pieces = article.variants
      .find(({ ean }) => ean === variant.gtin13)
      ?.shops.reduce((sum, { qty }) => sum + qty, 0);
    if (pieces === undefined) report.find(place, `${variant.gtin13} is no variant of the article`);
    if (pieces === 0 && !String(offer.availability).endsWith('OutOfStock'))
      report.find(place, `${variant.gtin13} is ${offer.availability} with nothing on any shelf`);
  }
}

async function lookAt(visitor: Visitor, kind: string, path: string, origin: string, report: Report) {
  const place = `${visitor.host}${path}`;
  const { text: html } = await visitor.ask(path);
  const { jsonLd } = readPage(html);
  const text = decoded(markupOf(html).replace(/<[^>]*>/g, ' '));
  const documents = jsonLd.map((one) => jsonOf<unknown>({ text: one }));
  if (documents.includes(undefined)) report.find(place, 'holds structured data that are no JSON');
  const things = thingsIn(documents);
  const ids = new Set(things.map((thing) => thing['@id']));
  for (const expected of EXPECTED[kind] ?? [])
    if (!things.some((thing) => thing['@type'] === expected)) report.find(place, `has no ${expected}`);
  for (const thing of things) {
    if (thing['@type'] === 'Brand') continue;
    for (const lack of lacks(thing)) report.find(place, `${thing['@type']} ${lack}`);
    lookAtUrls(thing, place, origin, report);
    if (thing['@type'] === 'BreadcrumbList') lookAtCrumbs(thing, place, text, report);
  }
  for (const [, id] of JSON.stringify(documents).matchAll(/\{"@id":"([^"]+)"\}/g))
    if (!ids.has(id)) report.find(place, `refers to ${id}, which is not there`);
  const group = things.find((thing) => thing['@type'] === 'ProductGroup');
  if (group) {
    const found = await articleOf(visitor, path);
    if (found) lookAtGroup(group, found, place, text, report);
    else report.find(place, 'the call knows no such article');
  }
  report.tried(things.length);
}

const bySlug = new WeakMap<Visitor, Map<string, number>>();
async function articleOf(visitor: Visitor, path: string): Promise<Article | undefined> {
  let slugs = bySlug.get(visitor);
  if (!slugs) {
    const listed = [
      ...(await visitor.read<{ id: number; slug: string }[]>('/articles/brand')),
      ...(await visitor.read<{ id: number; slug: string }[]>('/campaigns/combined/articles')),
    ];
    slugs = new Map(listed.map(({ id, slug }) => [slug, id]));
    bySlug.set(visitor, slugs);
  }
  const id = slugs.get(decodeURIComponent(path.replace('/product/', '')));
  return id === undefined ? undefined : visitor.read<Article>(`/articles/${id}`);
}

export const structuredData: Part = async (site, report) => {
  for (const brand of site.brands) {
    const visitor = createVisitor(site, report, { host: brand.host });
    const types = await pageTypes(visitor);
    for (const { name, path } of types) await lookAt(visitor, name, path, brand.origin, report);
    const listed = await visitor.read<{ slug: string }[]>('/campaigns/combined/articles');
    const own = await visitor.read<{ slug: string }[]>('/articles/brand');
    const more = [...listed.slice(0, PRODUCTS_TRIED / 2), ...own.slice(0, PRODUCTS_TRIED / 2)];
    for (const { slug } of more)
      await lookAt(
        visitor,
        'product',
        `/product/${encodeURIComponent(slug).replaceAll('%26', '&')}`,
        brand.origin,
        report,
      );
    visitor.leave();
  }
  report.note(`types known to it: ${Object.keys(FIELDS).join(', ')}`);
};

import type { ArticleDetail, Variant } from '@/lib/contracts/catalogue';
import type { Shop } from '@/lib/contracts/shops';
import { isOneSize } from '@/lib/norway/norwegian-order';
import { canBeSent, type FreightTerms, freightOf, isSent } from '@/lib/orders/freight';
import { pictureFile } from '@/lib/pictures/pictures';
import { decimalPrice } from '@/lib/prices/money';
import { canBeCollected, inStock, obtainable } from '@/lib/product/variant-choice';
import { productPath } from '@/lib/routes/paths';
import { googleCategory } from './google-taxonomy';

/** `sale` is the period of the lower price. */
export type FeedArticle = Omit<ArticleDetail, 'reviews'> & { sale: { from: string; until: string } | null };

export interface FeedTerms {
  url: string;
  freight: FreightTerms;
  /** Main categories by id. */
  categories: ReadonlyMap<number, { name: string; slug: string }>;
  /** Shops with a door by id. */
  shops: ReadonlyMap<number, Pick<Shop, 'no'>>;
}

const LONGEST_TITLE = 150;
const LONGEST_DESCRIPTION = 5000;
const MOST_PICTURES = 10;
/** As 'Få igjen' on the product page (rule 2.28). */
const FEW = 2;
const NEW = 'new';
/** Goods that are only collected are shown only near a shop that has them. */
const NOT_SENT = 'Shopping_ads,Free_listings';

const MALE = 1;
const FEMALE = 2;
const CHILDREN = [4, 11];

const price = (ore: number) => `${decimalPrice(ore)} NOK`;

/** Cuts between words. */
function cut(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const short = text.slice(0, longest);
  return short.slice(0, short.lastIndexOf(' ') > 0 ? short.lastIndexOf(' ') : longest).trimEnd();
}

function genderOf(ids: readonly number[]): string {
  const [only] = ids;
  if (only === undefined) return '';
  if (ids.length === 1 && only === MALE) return 'male';
  return ids.length === 1 && only === FEMALE ? 'female' : 'unisex';
}

function ageOf(ids: readonly number[]): string {
  if (ids.length === 0) return '';
  return ids.every((id) => CHILDREN.includes(id)) ? 'kids' : 'adult';
}

/** 'NO::Hjem:99.00 NOK' per shipping method. */
function shippingOf(article: FeedArticle, { methods, freeFrom }: FreightTerms): string {
  if (!article.canPurchase || !canBeSent([article])) return '';
  return methods
    .filter(({ id }) => isSent(id))
    .map((method) => {
      const costs = price(freightOf(method, [article], { goods: article.price, freeFrom }));
      return `NO::${method.name.replace(/[,:]/g, ' ')}:${costs}`;
    })
    .join(',');
}

/** As json-ld-offer.ts. */
function availabilityOf(article: FeedArticle, variant: Variant): string {
  const had = article.canPurchase ? inStock(obtainable(variant, article.onlyCC)) : canBeCollected(variant);
  return had ? 'in_stock' : 'out_of_stock';
}

/** Google reads whole seconds. */
const moment = (iso: string) => iso.replace(/\.\d+Z$/, 'Z');

function saleOf({ price: now, originalPrice: before, sale }: FeedArticle) {
  if (!before) return { price: price(now), sale_price: '', sale_price_effective_date: '' };
  return {
    price: price(before),
    sale_price: price(now),
    sale_price_effective_date: sale ? `${moment(sale.from)}/${moment(sale.until)}` : '',
  };
}

const titleOf = ({ name }: FeedArticle, { color, size }: Variant) =>
  [name, color.name, ...(isOneSize(size.name) ? [] : [size.name])].join(' ');

/** One row per variant (rule 12.7). */
export function merchantRows(article: FeedArticle, { url, freight, categories }: FeedTerms) {
  const absolute = (path: string) => new URL(path, url).href;
  const category = categories.get(article.category);
  return article.variants.map((variant) => {
    const pictures = [...new Set(variant.images.length > 0 ? variant.images : article.images)];
    const [picture = '', ...more] = pictures.map((image) => absolute(pictureFile(image)));
    return {
      id: variant.ean,
      title: cut(titleOf(article, variant), LONGEST_TITLE),
      description: cut(article.description || article.name, LONGEST_DESCRIPTION),
      link: absolute(productPath(article.slug, variant.ean)),
      image_link: picture,
      additional_image_link: more.slice(0, MOST_PICTURES).join(','),
      availability: availabilityOf(article, variant),
      ...saleOf(article),
      brand: article.brand,
      gtin: variant.ean,
      mpn: article.articleNo,
      condition: NEW,
      google_product_category: googleCategory(article, category),
      product_type: [category?.name, article.group2, article.group3].filter(Boolean).join(' > '),
      item_group_id: article.articleNo,
      color: variant.color.name,
      size: variant.size.name,
      gender: genderOf(article.genders),
      age_group: ageOf(article.genders),
      shipping: shippingOf(article, freight),
      canonical_link: absolute(productPath(article.slug)),
      excluded_destination: article.onlyCC || !article.canPurchase ? NOT_SENT : '',
    };
  });
}

/** One row per shop that has the variant. */
export const inventoryRows = (article: FeedArticle, { shops }: FeedTerms) =>
  article.variants.flatMap((variant) =>
    variant.shops.flatMap(({ id, qty }) => {
      const shop = shops.get(id);
      if (!shop || qty < 1) return [];
      return [
        {
          store_code: shop.no,
          id: variant.ean,
          availability: qty > FEW ? 'in_stock' : 'limited_availability',
          quantity: String(qty),
          price: price(article.price),
          pickup_method: variant.canPurchase ? 'reserve' : 'not supported',
          pickup_sla: variant.canPurchase ? 'same day' : '',
        },
      ];
    }),
  );

const MERCHANT_COLUMNS =
  'id,title,description,link,image_link,additional_image_link,availability,price,sale_price,sale_price_effective_date,brand,gtin,mpn,condition,google_product_category,product_type,item_group_id,color,size,gender,age_group,shipping,canonical_link,excluded_destination'.split(
    ',',
  ) as (keyof ReturnType<typeof merchantRows>[number])[];
const INVENTORY_COLUMNS = 'store_code,id,availability,quantity,price,pickup_method,pickup_sla'.split(
  ',',
) as (keyof ReturnType<typeof inventoryRows>[number])[];

const field = (text: string) => text.replace(/\s+/g, ' ').trim();
const lines = <Row>(columns: (keyof Row)[], rows: Row[]) =>
  rows.map((row) => `${columns.map((name) => field(String(row[name]))).join('\t')}\n`).join('');

export const feeds = {
  varer: {
    head: `${MERCHANT_COLUMNS.join('\t')}\n`,
    lines: (article: FeedArticle, terms: FeedTerms) => lines(MERCHANT_COLUMNS, merchantRows(article, terms)),
  },
  butikklager: {
    head: `${INVENTORY_COLUMNS.join('\t')}\n`,
    lines: (article: FeedArticle, terms: FeedTerms) => lines(INVENTORY_COLUMNS, inventoryRows(article, terms)),
  },
};
export type FeedName = keyof typeof feeds;

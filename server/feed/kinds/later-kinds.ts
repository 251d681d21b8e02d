import { z } from 'zod';
import * as f from '@/server/feed/fields';
import * as catalogue from '@/server/platform/db/schema/catalogue';
import * as content from '@/server/platform/db/schema/content';
import * as customers from '@/server/platform/db/schema/customers';
import * as orders from '@/server/platform/db/schema/orders';
import { tableKind } from './table-kind';

const words = f.otherwise(f.text(), '');

interface Period {
  start: string | null;
  end: string | null;
}
const endsLater = ({ start, end }: Period) => start === null || end === null || end > start;
const END = { path: ['end'], error: 'must be after start' };

/** What refers to articles. */
export const campaignKinds = [
  tableKind({
    name: 'campaigns',
    table: catalogue.campaigns,
    key: ['id'],
    schema: z
      .object({
        id: f.id,
        name: f.name,
        slug: f.optional(f.slug),
        shortDescription: words,
        description: words,
        start: f.moment,
        end: f.moment,
        image: f.optional(f.picture),
        imageMobile: f.optional(f.picture),
        showLabel: f.otherwise(f.truth, true),
        showImage: f.otherwise(f.truth, true),
        labelText: f.otherwise(f.text(100), ''),
        url: f.optional(f.link),
      })
      .refine(endsLater, END),
  }),
  tableKind({
    name: 'campaign-articles',
    table: catalogue.campaignArticles,
    key: ['campaignId', 'articleId'],
    schema: z.object({
      campaignId: f.id,
      articleId: f.id,
      price: f.ore,
      labelType: f.otherwise(f.text(100), 'price'),
      labelData: f.otherwise(f.jsonObject, {}),
    }),
  }),
];

export const reviews = tableKind({
  name: 'reviews',
  table: customers.reviews,
  key: ['id'],
  identity: true,
  guard: {
    where: 't.customer_id is not null',
    reason: 'a customer of the shop wrote this review; a feed leaves it alone',
  },
  schema: z.object({
    id: f.id,
    articleId: f.id,
    customerName: f.otherwise(f.text(300), ''),
    content: f.text(20_000),
    reply: f.optional(f.text(20_000)),
    rating: f.integer(1, 5),
    approved: f.otherwise(f.truth, false),
    verifiedPurchase: f.otherwise(f.truth, false),
    trueToSize: f.optional(f.integer(-1, 1)),
    sizeColor: f.otherwise(f.text(300), ''),
    anonymous: f.otherwise(f.truth, false),
    createdAt: f.moment,
  }),
});

export const promoCodes = tableKind({
  name: 'promo-codes',
  table: orders.promoCodes,
  key: ['id'],
  schema: z
    .object({
      id: f.id,
      code: f.name,
      name: f.name,
      validFrom: f.moment,
      validTo: f.moment,
      fixed: f.truth,
      amount: f.rank,
      type: f.otherwise(f.text(100), 'code'),
    })
    .refine(({ validFrom, validTo }) => validTo > validFrom, { path: ['validTo'], error: 'must be after validFrom' })
    .refine(({ fixed, amount }) => fixed || amount <= 10_000, {
      path: ['amount'],
      error: 'is more than the whole: without `fixed` it is ten-thousandths of the total',
    }),
});

export const blogCategories = tableKind({
  name: 'blog-categories',
  table: content.blogCategories,
  key: ['id'],
  logs: true,
  schema: z.object({ id: f.id, slug: f.optional(f.slug), name: f.name }),
});

export const SLOTS = [
  ...['hero', 'general-promo', 'newspaper', 'campaign-promo', 'product-promo', 'store-search'],
  ...['popular-left', 'popular-right', 'popular-bottom'],
  ...Array.from({ length: 9 }, (_, i) => `grid-${i + 1}`),
];

export const banners = tableKind({
  name: 'banners',
  table: content.banners,
  key: ['id'],
  schema: z
    .object({
      id: f.id,
      brand: f.brand,
      slot: z.enum(SLOTS),
      title: words,
      text: words,
      linkText: f.otherwise(f.text(300), ''),
      link: f.otherwise(f.link, ''),
      image: f.optional(f.picture),
      imageMobile: f.optional(f.picture),
      start: f.optional(f.moment),
      end: f.optional(f.moment),
      preview: f.optional(f.name),
      position: f.position,
    })
    .refine(endsLater, END),
});

export const socialPosts = tableKind({
  name: 'social-posts',
  table: content.socialPosts,
  key: ['id'],
  logs: true,
  schema: z.object({
    id: f.name,
    message: words,
    createdTime: f.moment,
    fullPicture: f.optional(f.picture),
    permalinkUrl: f.optional(f.link),
    brand: f.optional(f.brand),
  }),
});

import { z } from 'zod';
import { isMethodId } from '@/lib/orders/freight';
import { parseOpeningHours } from '@/lib/shops/opening-hours';
import { articleKind } from '@/server/feed/articles/article-kind';
import * as f from '@/server/feed/fields';
import type { FeedKind } from '@/server/feed/run';
import * as catalogue from '@/server/platform/db/schema/catalogue';
import * as content from '@/server/platform/db/schema/content';
import * as customers from '@/server/platform/db/schema/customers';
import * as orders from '@/server/platform/db/schema/orders';
import * as shops from '@/server/platform/db/schema/shops';
import { blogPostKind } from './blog-post-kind';
import { pollKind } from './poll-kind';
import { priceHistoryKind } from './price-history-kind';
import { runningBanners } from './running-banners';
import { stockKind } from './stock-kind';
import { tableKind } from './table-kind';

const named = { id: f.id, name: f.name, slug: f.optional(f.slug) };
const described = f.otherwise(f.text(), '');

export const catalogueKinds = [
  tableKind({
    name: 'product-lines',
    table: catalogue.productLines,
    key: ['id'],
    schema: z.object({ ...named, description: described }),
  }),
  tableKind({
    name: 'color-groups',
    table: catalogue.colorGroups,
    key: ['id'],
    schema: z.object({ id: f.id, name: f.name, label: f.name, hex: f.optional(f.hex), position: f.position }),
  }),
  tableKind({
    name: 'colors',
    table: catalogue.colors,
    key: ['id'],
    schema: z.object({
      id: f.id,
      // Rule 3.4: goods not sold by colour have one without a name.
      name: f.otherwise(f.name, ''),
      hex: f.optional(f.hex),
      colorCode: f.optional(f.text(100)),
      colorGroupId: f.id,
    }),
  }),
  tableKind({
    name: 'genders',
    table: catalogue.genders,
    key: ['id'],
    schema: z.object({ id: f.id, name: f.name }),
  }),
  tableKind({
    name: 'categories',
    table: catalogue.categories,
    key: ['id'],
    schema: z.object({
      ...named,
      banner: f.optional(f.picture),
      bannerLink: f.optional(f.link),
      position: f.position,
    }),
  }),
  tableKind({
    name: 'subcategories',
    table: catalogue.subcategories,
    key: ['id'],
    schema: z.object({ ...named, categoryId: f.id, custom: f.otherwise(f.truth, false), position: f.position }),
  }),
  tableKind({
    name: 'groups',
    table: catalogue.groups,
    key: ['id'],
    schema: z.object({ ...named, subcategoryId: f.id, position: f.position }),
  }),
];

const hours = z.string().refine((value) => !parseOpeningHours(`Man: ${value}`).unknown, {
  error: ({ input }) => `must be hours such as 10-14, or stengt, is ${f.quoted(input)}`,
});

const methodId = z.string().refine(isMethodId, {
  error: ({ input }) =>
    `must be collect, pickup_point or delivery (or delivery_… for another way to send), is ${f.quoted(input)}`,
});

const exceptionSchema = z.object({ shopId: f.id, date: f.day, hours, note: f.otherwise(f.text(300), '') });
const offerSchema = z.object({
  campaignId: f.id,
  articleId: f.id,
  price: f.ore,
  labelType: f.otherwise(f.text(100), 'price'),
  labelData: f.otherwise(f.jsonObject, {}),
});

export const shopKinds = [
  tableKind({
    name: 'shops',
    table: shops.shops,
    key: ['id'],
    carries: [
      {
        ...{ name: 'shop-exceptions', table: shops.shopExceptions, key: ['shopId', 'date'] },
        ...{ schema: exceptionSchema, by: 'shopId' },
      },
    ],
    schema: z.object({
      ...named,
      no: f.name,
      fullName: f.name,
      orgNo: f.orgNo,
      description: described,
      openingHours: f.otherwise(f.text(500), ''),
      mapLink: f.otherwise(f.link, ''),
      postNo: f.postcode,
      postPlace: f.name,
      address: f.name,
      email: f.email,
      phone: f.name,
      messenger: f.otherwise(f.text(300), ''),
      picture: f.optional(f.picture),
      chainId: f.otherwise(f.id, 1),
      latitude: f.degrees(90),
      longitude: f.degrees(180),
      webShop: f.otherwise(f.truth, false),
    }),
  }),
  tableKind({
    name: 'shop-exceptions',
    table: shops.shopExceptions,
    key: ['shopId', 'date'],
    schema: exceptionSchema,
  }),
  tableKind({
    name: 'shipping-methods',
    table: shops.shippingMethods,
    key: ['id'],
    schema: z.object({ id: methodId, name: f.name, description: described, price: f.ore, position: f.position }),
  }),
  tableKind({
    name: 'postcodes',
    table: shops.postcodes,
    key: ['code'],
    logs: true,
    schema: z.object({
      code: f.postcode,
      place: f.name,
      latitude: f.optional(f.degrees(90)),
      longitude: f.optional(f.degrees(180)),
      approximate: f.otherwise(f.truth, true),
    }),
  }),
  tableKind({
    name: 'settings',
    table: shops.settings,
    key: ['brand', 'key'],
    schema: z.object({ brand: f.brand, key: f.name, value: f.json }),
  }),
];

const words = f.otherwise(f.text(), '');

interface Period {
  start: string | null;
  end: string | null;
}
const endsLater = ({ start, end }: Period) => start === null || end === null || end > start;
const END = { path: ['end'], error: 'must be after start' };

export const campaignKinds = [
  tableKind({
    name: 'campaigns',
    table: catalogue.campaigns,
    key: ['id'],
    carries: [
      {
        ...{ name: 'campaign-articles', table: catalogue.campaignArticles, key: ['campaignId', 'articleId'] },
        ...{ schema: offerSchema, by: 'campaignId' },
      },
    ],
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
    schema: offerSchema,
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
  ahead: runningBanners,
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

/** In the order of import, that of docs/feed.md: a row may refer to what an earlier kind brings. */
export const kinds: FeedKind[] = [
  ...catalogueKinds,
  ...shopKinds,
  articleKind,
  stockKind,
  priceHistoryKind,
  ...campaignKinds,
  reviews,
  promoCodes,
  pollKind,
  blogCategories,
  blogPostKind,
  banners,
  socialPosts,
];

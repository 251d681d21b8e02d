import { z } from 'zod';
import { parseOpeningHours } from '@/lib/shops/opening-hours';
import * as f from '@/server/feed/fields';
import * as catalogue from '@/server/platform/db/schema/catalogue';
import * as shops from '@/server/platform/db/schema/shops';
import { tableKind } from './table-kind';

const named = { id: f.id, name: f.name, slug: f.optional(f.slug) };
const described = f.otherwise(f.text(), '');

/** What articles refer to. */
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

export const shopKinds = [
  tableKind({
    name: 'shops',
    table: shops.shops,
    key: ['id'],
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
    schema: z.object({ shopId: f.id, date: f.day, hours, note: f.otherwise(f.text(300), '') }),
  }),
  tableKind({
    name: 'shipping-methods',
    table: shops.shippingMethods,
    key: ['id'],
    schema: z.object({ id: f.name, name: f.name, description: described, price: f.ore, position: f.position }),
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

import { z } from 'zod';
import { webShop } from '@/lib/shops/web-shop';

export const ShopException = z.object({ date: z.string(), hours: z.string(), note: z.string() });
export type ShopException = z.infer<typeof ShopException>;

/** Rule 3.7. `distance` is metres, set if a position was asked from. */
export const Shop = z.object({
  id: z.number().int(),
  no: z.string(),
  slug: z.string(),
  name: z.string(),
  fullName: z.string(),
  orgNo: z.string(),
  description: z.string(),
  /** 'Man-Fre: 10-20, Lør: 10-18'; lib/shops/opening-hours reads it. */
  openingHours: z.string(),
  exceptions: z.array(ShopException),
  mapLink: z.string(),
  postNo: z.string(),
  postPlace: z.string(),
  address: z.string(),
  email: z.string(),
  phone: z.string(),
  messenger: z.string(),
  picture: z.string().nullable(),
  chain: z.number().int(),
  coords: z.object({ latitude: z.number(), longitude: z.number() }),
  distance: z.number().optional(),
});
export type Shop = z.infer<typeof Shop>;

export const Postcode = z.object({
  code: z.string(),
  place: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  approximate: z.boolean(),
});
export type Postcode = z.infer<typeof Postcode>;

export const ShippingMethod = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  price: z.number().int(),
});
export type ShippingMethod = z.infer<typeof ShippingMethod>;

/** A brand's settings (rule 7.5): unknown keys and invalid values are left out. */
export const Settings = z.object({
  chainName: z.string().optional().catch(undefined),
  customerServiceEmail: z.string().optional().catch(undefined),
  customerServicePhone: z.string().optional().catch(undefined),
  orgNo: z.string().optional().catch(undefined),
  address: z.string().optional().catch(undefined),
  genderMenu: z.array(z.number().int()).optional().catch(undefined),
  social: z.record(z.string(), z.string()).optional().catch(undefined),
  /** Free freight from this many øre (rule 15.12). */
  freeFreightFrom: z.number().int().nonnegative().optional().catch(undefined),
  /** Rule 9.7. */
  availableShopId: z.number().int().default(webShop).catch(webShop),
});

/** The brand of the host (rule 7.5). */
export const Tenant = z.object({
  id: z.string(),
  name: z.string(),
  tagline: z.string(),
  url: z.string(),
  productLine: z.string().nullable(),
  features: z.object({ search: z.boolean(), janMayen: z.boolean() }),
  /** Rule 9.7: chain id 1; its name is set in settings. */
  chain: z.object({ id: z.literal(1), name: z.string() }),
  currency: z.literal('NOK'),
  locale: z.literal('nb-NO'),
});

const Waypoint = z.object({
  distance: z.number(),
  name: z.string(),
  /** Longitude, latitude. */
  location: z.tuple([z.number(), z.number()]),
});

/** OSRM's answer with `sources=0`, in metres. `approximate`: great circle × 1.35, shown with 'ca.'. */
export const DistanceTable = z.object({
  code: z.literal('Ok'),
  distances: z.array(z.array(z.number().nullable())),
  sources: z.array(Waypoint),
  destinations: z.array(Waypoint),
  approximate: z.boolean(),
});
export type DistanceTable = z.infer<typeof DistanceTable>;

export const FoundAddress = z.object({
  street: z.string(),
  number: z.number().int(),
  letter: z.string(),
  text: z.string(),
  postcode: z.string(),
  place: z.string(),
  coords: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  /** False if only the postcode is known; `coords` is then somewhere in its area. */
  verified: z.boolean(),
});
export type FoundAddress = z.infer<typeof FoundAddress>;

export const FoundAddresses = z.object({ source: z.string(), addresses: z.array(FoundAddress) });
export type FoundAddresses = z.infer<typeof FoundAddresses>;

/** `complete` is false if the register knows no streets. */
export const FoundStreets = z.object({
  source: z.string(),
  complete: z.boolean(),
  streets: z.array(z.object({ street: z.string(), postcode: z.string(), place: z.string() })),
});
export type FoundStreets = z.infer<typeof FoundStreets>;

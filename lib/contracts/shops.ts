import { z } from 'zod';

export const ShopException = z.object({ date: z.string(), hours: z.string(), note: z.string() });
export type ShopException = z.infer<typeof ShopException>;

/** Spec §3 "Shop". `distance` is metres, set only in answers to a question from a position. */
export const Shop = z.object({
  id: z.number().int(),
  no: z.string(),
  slug: z.string(),
  name: z.string(),
  fullName: z.string(),
  orgNo: z.string(),
  description: z.string(),
  /** 'Man-Fre: 10-20, Lør: 10-18'; lib/opening-hours reads it. */
  openingHours: z.string(),
  exceptions: z.array(ShopException),
  mapLink: z.string(),
  postNo: z.string(),
  postPlace: z.string(),
  address: z.string(),
  email: z.string(),
  phone: z.string(),
  messenger: z.string(),
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

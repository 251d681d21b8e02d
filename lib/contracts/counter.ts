import { z } from 'zod';
import { Line } from './fields';

export const CounterLogin = z.object({ code: z.string().max(60) });
export type CounterLogin = z.infer<typeof CounterLogin>;

/** Who stands at the counter, and of which shop. `expiresAt` ISO 8601. */
export const CounterSession = z.object({
  shop: z.object({ id: z.number().int(), name: z.string() }),
  name: z.string(),
  expiresAt: z.string(),
});
export type CounterSession = z.infer<typeof CounterSession>;

export const FulfilmentState = z.enum([
  'held',
  'waiting',
  'picking',
  'ready',
  'collected',
  'sent',
  'delivered',
  'closed',
]);
export type FulfilmentState = z.infer<typeof FulfilmentState>;

export const PickLine = z.object({
  ean: z.string(),
  articleNo: z.string(),
  name: z.string(),
  brand: z.string(),
  color: z.string(),
  size: z.string(),
  image: z.string().nullable(),
  count: z.number().int(),
  picked: z.number().int(),
  missing: z.number().int(),
  withdrawn: z.number().int(),
  /** What the shop's shelf should hold beside these pieces. */
  onShelf: z.number().int(),
  /** Ask for ID when it is handed over to somebody who looks younger. */
  ageLimit: z.number().int().nullable(),
});
export type PickLine = z.infer<typeof PickLine>;

/** One shop's part of an order, as the people in the shop see it. Øre; times ISO 8601. */
export const CounterPick = z.object({
  id: z.number().int(),
  /** Grows with each change. */
  version: z.number().int(),
  number: z.string(),
  kind: z.enum(['collect', 'send']),
  state: FulfilmentState,
  /** False: it is paid at the till when it is collected. */
  paid: z.boolean(),
  total: z.number().int(),
  dueAt: z.string(),
  /** Until when the goods are kept; null for what is sent. */
  keptUntil: z.string().nullable(),
  orderedAt: z.string(),
  buyer: z.object({ name: z.string(), phone: z.string(), email: z.string() }),
  /** How the buyer gets the goods, as the retailer calls it. */
  way: z.object({ id: z.string(), name: z.string() }),
  address: z
    .object({ street: z.string(), line2: z.string().default(''), postalCode: z.string(), city: z.string() })
    .nullable(),
  /** True when the order has parts in other shops too. */
  partial: z.boolean(),
  carrier: z.string(),
  trackingNumber: z.string(),
  trackingUrl: z.string(),
  lines: z.array(PickLine),
});
export type CounterPick = z.infer<typeof CounterPick>;

/** Goods on their way back after a withdrawal. */
export const ExpectedReturn = z.object({
  /** The withdrawal's: 'NV-100001-A1'. */
  number: z.string(),
  order: z.string(),
  at: z.string(),
  buyer: z.string(),
  refund: z.number().int(),
  lines: z.array(
    z.object({
      ...{ ean: z.string(), name: z.string(), color: z.string(), size: z.string() },
      /** Still to come, after `back` pieces that have. */
      count: z.number().int(),
      back: z.number().int(),
    }),
  ),
});
export type ExpectedReturn = z.infer<typeof ExpectedReturn>;

/** What stands open in the shop, the oldest deadline first. */
export const PickList = z.object({ at: z.string(), picks: z.array(CounterPick), returns: z.array(ExpectedReturn) });
export type PickList = z.infer<typeof PickList>;

const ean = z.string().regex(/^\d{13}$/);
const pieces = z.number().int().min(0).max(999);

const TrackingAddress = z.url({ protocol: /^https$/ });
/** Nothing, or an address; as one string, since a client's types cannot tell an address from an empty one. */
const isTracking = (text: string) => text === '' || TrackingAddress.safeParse(text).success;

/** What one does with a pick; each is sent with an Idempotency-Key of its own, and sent again it changes nothing. */
export const CounterAct = z.discriminatedUnion('act', [
  /** So many pieces of the line lie in the box now. */
  z.object({ act: z.literal('pick'), ean, count: pieces }),
  /** So many pieces of the line are not to be found, of all that it had; the shopper is told. */
  z.object({ act: z.literal('missing'), ean, count: pieces.min(1) }),
  /** All that is to leave is picked, and it may be collected. */
  z.object({ act: z.literal('ready') }),
  /** Handed to the shopper; `idChecked` where an article has an age limit. */
  z.object({ act: z.literal('hand-over'), idChecked: z.boolean().default(false) }),
  /**
   * Sent; without `trackingUrl` it is worked out from a carrier that is known. `idCheckOrdered` where an article has an age
   * limit: the carrier looks at the ID before the parcel is handed over.
   */
  z.object({
    act: z.literal('dispatch'),
    carrier: Line.max(60).default(''),
    trackingNumber: Line.max(60).default(''),
    trackingUrl: z.string().max(500).refine(isTracking).default(''),
    idCheckOrdered: z.boolean().optional(),
  }),
  z.object({ act: z.literal('delivered') }),
  /** The shop calls it off; the goods go back to the shelf. */
  z.object({ act: z.literal('cancel'), reason: z.string().max(500).default('') }),
]);
export type CounterAct = z.infer<typeof CounterAct>;

/**
 * Goods of a withdrawal are back. `received` says how many of each line are back by now, in all; left out it is everything. Of what
 * came just now `resell` goes to the shelf again.
 */
export const ReceivedReturn = z.object({
  received: z
    .array(z.object({ ean, count: pieces }))
    .max(100)
    .optional(),
  resell: z
    .array(z.object({ ean, count: pieces }))
    .max(100)
    .default([]),
});
export type ReceivedReturn = z.infer<typeof ReceivedReturn>;

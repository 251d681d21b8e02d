import { z } from 'zod';
import { Ean, Line } from './fields';

export const CounterLogin = z.object({ code: z.string().max(60) });

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
  /** Expected on the shelf, without these pieces. */
  onShelf: z.number().int(),
  ageLimit: z.number().int().nullable(),
});
export type PickLine = z.infer<typeof PickLine>;

/** One shop's part of an order. Øre; times ISO 8601. */
export const CounterPick = z.object({
  id: z.number().int(),
  version: z.number().int(),
  number: z.string(),
  kind: z.enum(['collect', 'send']),
  state: FulfilmentState,
  /** False if it is paid at the till. */
  paid: z.boolean(),
  total: z.number().int(),
  dueAt: z.string(),
  /** Until when the goods are kept; null for what is sent. */
  keptUntil: z.string().nullable(),
  orderedAt: z.string(),
  buyer: z.object({ name: z.string(), phone: z.string(), email: z.string() }),
  way: z.object({ id: z.string(), name: z.string() }),
  address: z
    .object({ street: z.string(), line2: z.string().default(''), postalCode: z.string(), city: z.string() })
    .nullable(),
  partial: z.boolean(),
  carrier: z.string(),
  trackingNumber: z.string(),
  trackingUrl: z.string(),
  lines: z.array(PickLine),
});
export type CounterPick = z.infer<typeof CounterPick>;

export const ExpectedReturn = z.object({
  number: z.string(),
  order: z.string(),
  at: z.string(),
  buyer: z.string(),
  refund: z.number().int(),
  lines: z.array(
    z.object({
      ...{ ean: z.string(), name: z.string(), color: z.string(), size: z.string() },
      count: z.number().int(),
      back: z.number().int(),
    }),
  ),
});
export type ExpectedReturn = z.infer<typeof ExpectedReturn>;

export const PickList = z.object({ at: z.string(), picks: z.array(CounterPick), returns: z.array(ExpectedReturn) });
export type PickList = z.infer<typeof PickList>;

const pieces = z.number().int().min(0).max(999);
const Counted = z.array(z.object({ ean: Ean, count: pieces })).max(100);

const TrackingAddress = z.url({ protocol: /^https$/ });
/** One string, since client types cannot tell an empty text from an address. */
const isTracking = (text: string) => text === '' || TrackingAddress.safeParse(text).success;

/** An action on a fulfilment. Its Idempotency-Key makes a repeat harmless. */
export const CounterAct = z.discriminatedUnion('act', [
  /** In the box now. */
  z.object({ act: z.literal('pick'), ean: Ean, count: pieces }),
  /** That cannot be found, in all; the buyer gets an email. */
  z.object({ act: z.literal('missing'), ean: Ean, count: pieces.min(1) }),
  z.object({ act: z.literal('ready') }),
  /** `idChecked` is needed for goods with an age limit. */
  z.object({ act: z.literal('hand-over'), idChecked: z.boolean().default(false) }),
  /** `trackingUrl` is computed for known carriers. `idCheckOrdered` is needed with an age limit: the carrier checks the ID. */
  z.object({
    act: z.literal('dispatch'),
    carrier: Line.max(60).default(''),
    trackingNumber: Line.max(60).default(''),
    trackingUrl: z.string().max(500).refine(isTracking).default(''),
    idCheckOrdered: z.boolean().optional(),
  }),
  z.object({ act: z.literal('delivered') }),
  z.object({ act: z.literal('cancel'), reason: z.string().max(500).default('') }),
]);
export type CounterAct = z.infer<typeof CounterAct>;

/** `received` counts the pieces of each line so far (without it, all); `resell` those of this return for the shelf. */
export const ReceivedReturn = z.object({
  received: Counted.optional(),
  resell: Counted.default([]),
});
export type ReceivedReturn = z.infer<typeof ReceivedReturn>;

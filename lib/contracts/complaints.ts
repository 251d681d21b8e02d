import { z } from 'zod';
import { COMPLAINT_WISHES } from '@/lib/orders/complaint-form';
import { ClientKey, Ean, LARGEST } from './fields';

/** lib/orders/complaint-form.ts decides what the fields may hold. */
export const NewComplaint = z.object({
  key: ClientKey,
  eans: z.array(Ean).max(100),
  text: z.string().max(4000),
  wish: z.enum(COMPLAINT_WISHES).default('unsure'),
});
export type NewComplaint = z.infer<typeof NewComplaint>;

export const ComplaintReceipt = z.object({
  /** 'AB-100001-R1': the order, then the complaint. */
  number: z.string(),
  order: z.string(),
  at: z.string(),
  eans: z.array(z.string()),
  wish: z.enum(COMPLAINT_WISHES),
});
export type ComplaintReceipt = z.infer<typeof ComplaintReceipt>;

const word = z.string().trim().max(2000);

/** Forbrukerkjøpsloven §26. Amounts in øre. */
export const SettledComplaint = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('refund'),
    lines: z
      .array(z.object({ ean: Ean, count: z.number().int().min(1).max(999) }))
      .min(1)
      .max(100),
    word: word.default(''),
  }),
  z.object({
    outcome: z.literal('discount'),
    lines: z
      .array(z.object({ ean: Ean, amount: z.number().int().min(1).max(LARGEST) }))
      .min(1)
      .max(100),
    word: word.default(''),
  }),
  z.object({ outcome: z.literal('repaired'), word: word.min(3) }),
  z.object({ outcome: z.literal('replaced'), word: word.min(3) }),
  z.object({ outcome: z.literal('refused'), word: word.min(3) }),
]);
export type SettledComplaint = z.infer<typeof SettledComplaint>;

export const ComplaintAnswer = z.object({
  number: z.string(),
  outcome: z.enum(['refund', 'discount', 'repaired', 'replaced', 'refused']),
  /** In øre; with freight if the buyer keeps nothing of the order. */
  amount: z.number().int(),
});
export type ComplaintAnswer = z.infer<typeof ComplaintAnswer>;

/** Amounts in øre. */
export const OpenComplaint = z.object({
  ...{ number: z.string(), order: z.string(), at: z.string(), shop: z.string() },
  buyer: z.object({ name: z.string(), email: z.string() }),
  ...{ text: z.string(), wish: z.enum(COMPLAINT_WISHES) },
  /** False if paid in the shop, which then refunds it there. */
  paid: z.boolean(),
  lines: z.array(
    z.object({
      ...{ ean: z.string(), name: z.string(), color: z.string(), size: z.string() },
      ...{ count: z.number().int(), amount: z.number().int() },
    }),
  ),
});
export type OpenComplaint = z.infer<typeof OpenComplaint>;

import { z } from 'zod';

/** What finds an order without a login. What the fields may hold is decided by lib/orders/withdrawal-form.ts. */
export const WithdrawalKey = z.object({ number: z.string().max(40), email: z.string().max(254) });
export type WithdrawalKey = z.infer<typeof WithdrawalKey>;

/** Whose order it is: by its e-mail, or without one by the order's own token, which its letters carry. */
export const WithdrawalProof = WithdrawalKey.extend({ token: z.uuid().optional() });
export type WithdrawalProof = z.infer<typeof WithdrawalProof>;

/** Where goods go back to, and who owes the money: the shop that sold them. */
export const WithdrawalSeller = z.object({
  name: z.string(),
  orgNo: z.string(),
  address: z.string(),
  postNo: z.string(),
  postPlace: z.string(),
  email: z.string(),
  phone: z.string(),
});

const Goods = z.object({ ean: z.string(), name: z.string(), brand: z.string(), color: z.string(), size: z.string() });

export const WithdrawalLine = Goods.extend({
  image: z.string().nullable(),
  unitPrice: z.number().int(),
  /** For all that was bought of it, discounts taken off. */
  paid: z.number().int(),
  bought: z.number().int(),
  /** Not withdrawn from yet. */
  left: z.number().int(),
  /** False: it has not left its shop, and is not paid. */
  sent: z.boolean(),
  /** Food and drink: the right is lost when it goes off soon, or a seal has been broken (angrerettloven §22). */
  food: z.boolean(),
});
export type WithdrawalLine = z.infer<typeof WithdrawalLine>;

/** An order the buyer may withdraw from, with what is left of it. Øre; `date` ISO 8601. */
export const WithdrawalOffer = z.object({
  number: z.string(),
  date: z.string(),
  /** The last day, 'YYYY-MM-DD'; null as long as the goods have not been received. */
  lastDay: z.string().nullable(),
  /** What was taken for bringing it, of the parts that have left. */
  freight: z.number().int(),
  lines: z.array(WithdrawalLine),
  seller: WithdrawalSeller,
});
export type WithdrawalOffer = z.infer<typeof WithdrawalOffer>;

export const NewWithdrawal = WithdrawalProof.extend({
  /** Made by the client; the same key and lines get the first receipt again. */
  key: z.string().regex(/^[\w-]{16,64}$/),
  lines: z
    .array(z.object({ ean: z.string().regex(/^\d{13}$/), count: z.number().int().min(1).max(999) }))
    .min(1)
    .max(100),
  /** Nobody has to give one. */
  reason: z.string().max(2000).default(''),
});
export type NewWithdrawal = z.infer<typeof NewWithdrawal>;

/** The receipt (directive 2011/83 art. 11a): what was withdrawn from, and when we heard of it. Names no person. Øre. */
export const WithdrawalReceipt = z.object({
  /** 'NV-100001-A1': the order, and which withdrawal from it. */
  number: z.string(),
  order: z.string(),
  /** ISO 8601. */
  at: z.string(),
  /** `amount` is what they cost; of what was not `sent` it was never taken. Receipts of before have no such mark. */
  lines: z.array(Goods.extend({ count: z.number().int(), amount: z.number().int(), sent: z.boolean().optional() })),
  /** Of what had left. */
  goods: z.number().int(),
  /** The standard freight out, paid back when nothing of the order is kept. */
  freight: z.number().int(),
  refund: z.number().int(),
  /** Days 'YYYY-MM-DD'. */
  refundBy: z.string(),
  returnBy: z.string(),
  /** False: the goods had not come yet. */
  received: z.boolean(),
  seller: WithdrawalSeller,
  /** Who sold what had left, each with its goods, which go back there. Receipts of before have one seller. */
  sellers: z.array(z.object({ seller: WithdrawalSeller, eans: z.array(z.string()) })).optional(),
});
export type WithdrawalReceipt = z.infer<typeof WithdrawalReceipt>;

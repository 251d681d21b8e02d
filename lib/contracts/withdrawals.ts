import { z } from 'zod';
import { ClientKey, Ean } from './fields';

/** Finds an order without a login. lib/orders/withdrawal-form.ts decides what the fields may hold. */
export const WithdrawalKey = z.object({ number: z.string().max(40), email: z.string().max(254) });
export type WithdrawalKey = z.infer<typeof WithdrawalKey>;

/** The buyer's email, or the token of the order's emails. */
export const WithdrawalProof = WithdrawalKey.extend({ token: z.uuid().optional() });
export type WithdrawalProof = z.infer<typeof WithdrawalProof>;

/** The shop that sold the goods: it takes them back and owes the money. */
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
  /** For all bought pieces, after discounts. */
  paid: z.number().int(),
  bought: z.number().int(),
  left: z.number().int(),
  /** False if it has not left its shop and is not paid. */
  sent: z.boolean(),
  /** The right is lost when food goes off soon or a seal is broken (angrerettloven §22). */
  food: z.boolean(),
});
export type WithdrawalLine = z.infer<typeof WithdrawalLine>;

/** An order with what can be withdrawn from it. Øre. */
export const WithdrawalOffer = z.object({
  number: z.string(),
  date: z.string(),
  /** 'YYYY-MM-DD'; null until the goods are received. */
  lastDay: z.string().nullable(),
  /** Of the parts that have left. */
  freight: z.number().int(),
  lines: z.array(WithdrawalLine),
  seller: WithdrawalSeller,
});
export type WithdrawalOffer = z.infer<typeof WithdrawalOffer>;

export const NewWithdrawal = WithdrawalProof.extend({
  key: ClientKey,
  lines: z
    .array(z.object({ ean: Ean, count: z.number().int().min(1).max(999) }))
    .min(1)
    .max(100),
  reason: z.string().max(2000).default(''),
});
export type NewWithdrawal = z.infer<typeof NewWithdrawal>;

/** Directive 2011/83 art. 11a. Names no person. Øre. */
export const WithdrawalReceipt = z.object({
  /** 'AB-100001-A1': the order, then the withdrawal. */
  number: z.string(),
  order: z.string(),
  at: z.string(),
  /** `amount` was never charged for what was not `sent`. Old receipts lack `sent`. */
  lines: z.array(Goods.extend({ count: z.number().int(), amount: z.number().int(), sent: z.boolean().optional() })),
  /** Of sent goods. */
  goods: z.number().int(),
  /** The standard freight, paid back if the buyer keeps nothing. */
  freight: z.number().int(),
  refund: z.number().int(),
  /** Days. */
  refundBy: z.string(),
  returnBy: z.string(),
  /** False if the goods had not arrived. */
  received: z.boolean(),
  seller: WithdrawalSeller,
  /** The sellers of sent goods, which go back there. Old receipts have one. */
  sellers: z.array(z.object({ seller: WithdrawalSeller, eans: z.array(z.string()) })).optional(),
});
export type WithdrawalReceipt = z.infer<typeof WithdrawalReceipt>;

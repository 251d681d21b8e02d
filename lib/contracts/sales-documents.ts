import { z } from 'zod';
import { WithdrawalSeller } from './withdrawals';

const Kind = z.enum(['sale', 'credit']);

/** Amounts in øre. */
export const ListedDocument = z.object({
  id: z.number().int(),
  kind: Kind,
  /** 'S-1042' and 'K-17'; each seller has its own series. */
  number: z.string(),
  orgNo: z.string(),
  date: z.string(),
  total: z.number().int(),
});
export type ListedDocument = z.infer<typeof ListedDocument>;

/** A sales document or credit note (bokføringsforskriften §5-1-1). Times ISO 8601, amounts in øre. */
export const SalesDocument = z.object({
  version: z.literal(1),
  kind: Kind,
  number: z.string(),
  date: z.string(),
  order: z.string(),
  brand: z.string(),
  currency: z.literal('NOK'),
  seller: WithdrawalSeller,
  /** Only what bookkeeping law requires; `address` is the delivery address. */
  buyer: z.object({ name: z.string(), address: z.string() }),
  lines: z.array(
    z.object({
      ean: z.string(),
      articleNo: z.string(),
      name: z.string(),
      brand: z.string(),
      color: z.string(),
      size: z.string(),
      count: z.number().int(),
      unitPrice: z.number().int(),
      discount: z.number().int(),
      /** Without the deposit, which carries no VAT. */
      vatRate: z.number().int(),
      vat: z.number().int(),
      total: z.number().int(),
    }),
  ),
  pant: z.number().int(),
  freight: z.number().int(),
  vatPerRate: z.array(
    z.object({ rate: z.number().int(), net: z.number().int(), vat: z.number().int(), gross: z.number().int() }),
  ),
  net: z.number().int(),
  vat: z.number().int(),
  total: z.number().int(),
  delivery: z.object({ method: z.string(), name: z.string(), place: z.string(), date: z.string() }),
  /** 'Visa •••• 0004'; '' if the provider did not say. */
  payment: z.object({ instrument: z.string() }),
  /** The document that a credit note takes back. */
  takesBack: z.object({ sale: z.string(), cause: z.string() }).nullable(),
});
export type SalesDocument = z.infer<typeof SalesDocument>;

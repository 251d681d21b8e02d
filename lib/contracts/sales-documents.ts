import { z } from 'zod';
import { WithdrawalSeller } from './withdrawals';

const Kind = z.enum(['sale', 'credit']);

/** A document of the books as it is listed for its buyer. `date` ISO 8601, øre. */
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

/** A sales document or a credit note (bokføringsforskriften §5-1-1), as it was written. Times ISO 8601, øre. */
export const SalesDocument = z.object({
  version: z.literal(1),
  kind: Kind,
  number: z.string(),
  date: z.string(),
  order: z.string(),
  brand: z.string(),
  currency: z.literal('NOK'),
  seller: WithdrawalSeller,
  /** Only what the books ask for; `address` where the goods were sent. */
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
      /** The goods' own, without the deposit, which has none. */
      vatRate: z.number().int(),
      vat: z.number().int(),
      /** What is paid for them, the deposit contained. */
      total: z.number().int(),
    }),
  ),
  /** The deposit within the lines. */
  pant: z.number().int(),
  freight: z.number().int(),
  vatPerRate: z.array(
    z.object({ rate: z.number().int(), net: z.number().int(), vat: z.number().int(), gross: z.number().int() }),
  ),
  net: z.number().int(),
  vat: z.number().int(),
  total: z.number().int(),
  delivery: z.object({ method: z.string(), name: z.string(), place: z.string(), date: z.string() }),
  /** In words the buyer knows: 'Visa •••• 0004'; '' where the provider did not say. */
  payment: z.object({ instrument: z.string() }),
  /** Of a credit note: the sale it takes back, 'S-1042', and what made it. */
  takesBack: z.object({ sale: z.string(), cause: z.string() }).nullable(),
});
export type SalesDocument = z.infer<typeof SalesDocument>;

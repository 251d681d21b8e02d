import { z } from 'zod';
import { COMPLAINT_WISHES } from '@/lib/orders/complaint-form';

/** A complaint about goods that have been received. What the fields may hold is decided by lib/orders/complaint-form.ts. */
export const NewComplaint = z.object({
  /** Made by the client; the same key gets the first receipt again. */
  key: z.string().regex(/^[\w-]{16,64}$/),
  eans: z.array(z.string().regex(/^\d{13}$/)).max(100),
  text: z.string().max(4000),
  wish: z.enum(COMPLAINT_WISHES).default('unsure'),
});
export type NewComplaint = z.infer<typeof NewComplaint>;

/** What the buyer is told, here and by mail. `at` ISO 8601. */
export const ComplaintReceipt = z.object({
  /** 'NV-100001-R1': the order, and which complaint about it. */
  number: z.string(),
  order: z.string(),
  at: z.string(),
  eans: z.array(z.string()),
  wish: z.enum(COMPLAINT_WISHES),
});
export type ComplaintReceipt = z.infer<typeof ComplaintReceipt>;

import { z } from 'zod';

/** Rule 3.12. `Amount` is øre if `Fixed`, else a fraction (0.15 = 15 %). */
export const PromoCode = z.object({
  Id: z.number().int(),
  Code: z.string(),
  Name: z.string(),
  ValidFrom: z.string(),
  ValidTo: z.string(),
  Fixed: z.boolean(),
  Amount: z.number().positive(),
  Type: z.string(),
});
export type PromoCode = z.infer<typeof PromoCode>;

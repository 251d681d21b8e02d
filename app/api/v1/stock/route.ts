import { z } from 'zod';
import { VariantStock } from '@/lib/contracts/catalogue';
import { handle } from '@/server/http/handle';
import { openShop } from '@/server/shop';

const MOST_EANS = 100;

const Query = z.object({
  eans: z
    .string()
    .transform((text) => [...new Set(text.split(',').filter(Boolean))])
    .pipe(
      z
        .array(z.string().regex(/^\d{13}$/))
        .min(1)
        .max(MOST_EANS),
    ),
});

const Rows = z.array(z.object({ ean: z.string(), shops: z.array(VariantStock) }));

/** Where each EAN can be had now. Never cached: the checkout decides on it. */
export const GET = handle({ query: Query, answer: Rows }, async ({ query }) => openShop().stock.forEans(query.eans));

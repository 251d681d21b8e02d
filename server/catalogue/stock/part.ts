import type { Part } from '@/server/platform/part';

export const stockPart = {
  tables: {
    stock: 'variant_id shop_id qty',
  },
} satisfies Part;

import { gone } from '@/server/platform/db/personal-data/terms';
import type { Part } from '@/server/platform/part';

export const favouritesPart = {
  tables: {
    favourites: {
      activity: 'account',
      persons: ['customer'],
      kept: ['account'],
      personal: { customer_id: gone, article_id: gone },
      plain: 'created_at',
    },
  },
} satisfies Part;

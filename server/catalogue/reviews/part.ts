import { booked, column, emptied, stays } from '@/server/platform/db/personal-data/terms';
import type { Part } from '@/server/platform/part';

export const reviewsPart = {
  tables: {
    reviews: {
      activity: 'reviews',
      persons: ['reviewer'],
      kept: ['account'],
      personal: {
        customer_id: column(true, 'emptied'),
        customer_name: emptied,
        content: stays(booked, 'the review, without its writer'),
        size_color: stays(booked, 'the size and colour it is about'),
      },
      plain: 'id article_id reply rating approved decided_at verified_purchase true_to_size anonymous created_at',
    },
  },
} satisfies Part;

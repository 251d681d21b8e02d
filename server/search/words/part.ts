import type { Part } from '@/server/platform/part';

export const wordsPart = {
  tables: {
    search_rules: 'id query effect field ids path starts_at ends_at created_at',
    search_synonyms: 'id relation terms created_at',
  },
} satisfies Part;

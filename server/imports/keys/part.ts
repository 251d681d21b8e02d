import type { Part } from '@/server/platform/part';

export const keysPart = {
  tables: { feed_keys: 'id name kinds hash created_at revoked_at' },
} satisfies Part;

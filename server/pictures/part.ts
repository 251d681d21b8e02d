import type { Part } from '@/server/platform/part';

export const picturesPart = {
  tables: {
    pictures:
      'source shape focal stamp hash cutting base width height colour focal_x focal_y box note problem taken_at',
  },
} satisfies Part;

import type { Part } from '@/server/platform/part';

export const brandsPart = {
  tables: {
    brands: 'id position data',
    brand_texts: 'brand file texts',
    brand_pages: 'id brand path page',
    brand_files: 'brand name type width height bytes',
  },
} satisfies Part;

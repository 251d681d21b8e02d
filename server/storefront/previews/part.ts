import type { Part } from '@/server/platform/part';

export const previewsPart = {
  tables: {
    preview_endings: 'at',
  },
} satisfies Part;

import { emptied, SOLD, staffs } from '@/server/platform/db/personal-data/terms';
import type { Part } from '@/server/platform/part';

export const complaintsPart = {
  tables: {
    complaints: {
      activity: 'complaints',
      persons: ['buyer'],
      kept: [SOLD],
      personal: { text: emptied },
      plain: 'id order_id key number eans wish created_at',
    },
    complaint_settlements: {
      activity: 'complaints',
      persons: ['buyer', 'worker'],
      kept: [SOLD],
      personal: { word: emptied, by: staffs },
      plain: 'id complaint_id fulfilment_id outcome amount created_at',
    },
    complaint_settlement_lines: 'settlement_id ean count amount',
  },
} satisfies Part;

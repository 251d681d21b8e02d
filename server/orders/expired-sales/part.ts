import { DAY, inBatches } from '@/server/platform/jobs/task';
import type { Part } from '@/server/platform/part';
import type { FormerSales } from './types';

export const expiredSalesPart = {
  jobs: (formerSales: FormerSales) => [
    { name: 'forget old sales', everyMs: DAY, run: inBatches(formerSales.forgetOld) },
  ],
} satisfies Part;

import { z } from 'zod';

export const Health = z.object({
  /** `degraded` while the database or the search server is down, and for some seconds after a request was refused. */
  status: z.enum(['ok', 'degraded']),
  articles: z.int(),
  search: z.object({
    engine: z.enum(['embedded', 'elasticsearch']),
    /** False while the embedded engine stands in. */
    up: z.boolean(),
    standby: z.boolean().optional(),
    fault: z.string().optional(),
  }),
  database: z.object({
    up: z.boolean(),
    connections: z.int(),
    busy: z.int(),
    waiting: z.int(),
  }),
  door: z.object({
    lagMs: z.int(),
    /** In progress and waiting, without files and cached pages. */
    running: z.int(),
    waiting: z.int(),
    refused: z.int(),
  }),
});
export const Live = z.object({ status: z.literal('live') });

export const Ready = z.object({ status: z.literal('ready') });
export type Ready = z.infer<typeof Ready>;

export type Health = z.infer<typeof Health>;

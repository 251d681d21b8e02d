import { z } from 'zod';

export const Health = z.object({
  /** `degraded` while the database or the search server is away, and for some seconds after anything had to be refused for its sake or for want of room. */
  status: z.enum(['ok', 'degraded']),
  /** How many articles the search index holds. */
  articles: z.int(),
  search: z.object({
    engine: z.enum(['embedded', 'elasticsearch']),
    /** False while the search server is away and what searches is the shop's own memory. */
    up: z.boolean(),
    /** Whether that memory is ready; with a large catalogue it is filled when it is needed. */
    standby: z.boolean().optional(),
    /** Why the search server is away, or keeps the index it had. */
    fault: z.string().optional(),
  }),
  database: z.object({
    up: z.boolean(),
    /** How many connections the shop may have. */
    connections: z.int(),
    busy: z.int(),
    /** Statements and transactions that wait for a connection. */
    waiting: z.int(),
  }),
  door: z.object({
    /** How many milliseconds late the event loop comes round. */
    lagMs: z.int(),
    /** Requests for more than a file or a cached page that are being answered, and those that wait for it. */
    running: z.int(),
    waiting: z.int(),
    /** Refused for want of room since the start. */
    refused: z.int(),
  }),
});
/** The process turns. */
export const Live = z.object({ status: z.literal('live') });

/** It can serve shoppers; whoever may not is answered 503. */
export const Ready = z.object({ status: z.literal('ready') });
export type Ready = z.infer<typeof Ready>;

export type Health = z.infer<typeof Health>;

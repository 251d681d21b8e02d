import { z } from 'zod';

export const Health = z.object({
  /** `degraded` while the database is away, and for some seconds after anything had to be refused for its sake or for want of room. */
  status: z.enum(['ok', 'degraded']),
  /** How many articles the search index holds. */
  articles: z.int(),
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
export type Health = z.infer<typeof Health>;

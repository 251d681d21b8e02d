import { z } from 'zod';

export const Health = z.object({
  /** `degraded` while the database is away, and for some seconds after anything had to be refused for its sake. */
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
});
export type Health = z.infer<typeof Health>;

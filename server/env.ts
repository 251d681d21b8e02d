import { z } from 'zod';

const Url = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, ''));

/** Every variable the shop reads, its default and its check. `.env.example` names the same ones; a test compares. */
const Environment = z.object({
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  /** `demo` shops with sandboxes and development secrets; `live` refuses them. */
  SHOP_MODE: z.enum(['demo', 'live']).default('demo'),
  /** Without it the launcher starts the embedded PostgreSQL and sets it. */
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  /** Public addresses of the two brands: canonical links, sitemaps, mail. */
  NORDVIDDA_URL: Url.optional(),
  HELDRE_URL: Url.optional(),
  /** The chain's Facebook page and a token of its own that may read it; without both the feed's posts are shown. */
  FACEBOOK_PAGE_ID: z.string().min(1).optional(),
  FACEBOOK_TOKEN: z.string().min(1).optional(),
  /** Where mail is written until SMTP is set up. */
  OUTBOX_DIR: z.string().min(1).default('.data/outbox'),
});

/**
 * Reads and checks the environment. Throws an Error whose message is one sentence naming every bad variable,
 * so that the start can end with it.
 */
export function readEnvironment(source: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')} (${issue.message})`);
    throw new Error(`Bad setting: ${faults.join(', ')}.`);
  }
  const { PORT, NORDVIDDA_URL, HELDRE_URL } = parsed.data;
  return {
    ...parsed.data,
    NORDVIDDA_URL: NORDVIDDA_URL ?? `http://localhost:${PORT}`,
    HELDRE_URL: HELDRE_URL ?? `http://heldre.localhost:${PORT}`,
  };
}

export const env = readEnvironment(process.env);

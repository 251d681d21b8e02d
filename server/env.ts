import { z } from 'zod';
import type { BrandId } from '../lib/brands/brand';

const Url = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, ''));

/** Good enough to try the shop with, known to everybody, and refused when it is live. */
const DEVELOPMENT_SECRET = 'a-development-secret-that-everybody-knows';

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
  /** Seals sessions and signs links; everybody who knows it can be anybody. */
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  /** Mail goes out here; without it every mail is a file in OUTBOX_DIR. */
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional(),
  /** The address mail is sent from; ordre@ the host of NORDVIDDA_URL when not given. */
  MAIL_FROM: z.email().optional(),
  /** How many proxies of ours stand in front: which entry of X-Forwarded-For is the shopper (the last but N−1). */
  TRUSTED_PROXIES: z.coerce.number().int().min(1).max(5).default(1),
  /** A road router (OSRM); without it distances are great circles × 1.35, said to be approximate. */
  OSRM_URL: Url.optional(),
  /** Kartverket's address register; without it only postcodes are known. */
  GEONORGE_URL: Url.optional(),
  /** The chain's Facebook page and a token of its own that may read it; without both the feed's posts are shown. */
  FACEBOOK_PAGE_ID: z.string().min(1).optional(),
  FACEBOOK_TOKEN: z.string().min(1).optional(),
  /** Ids at the optional services; without one that service is never asked for anything, and with one only after a yes. */
  GA_MEASUREMENT_ID: z
    .string()
    .regex(/^G-[A-Z\d]+$/, 'must look like G-XXXXXXXXXX')
    .optional(),
  GTM_CONTAINER_ID: z
    .string()
    .regex(/^GTM-[A-Z\d]+$/, 'must look like GTM-XXXXXXX')
    .optional(),
  META_PIXEL_ID: z.string().regex(/^\d+$/, 'must be digits').optional(),
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
  const { PORT, SHOP_MODE, NORDVIDDA_URL, HELDRE_URL, SESSION_SECRET = DEVELOPMENT_SECRET } = parsed.data;
  if (SHOP_MODE === 'live' && SESSION_SECRET === DEVELOPMENT_SECRET)
    throw new Error('Bad setting: SESSION_SECRET (must be a secret of your own when SHOP_MODE=live).');
  return {
    ...parsed.data,
    SESSION_SECRET,
    NORDVIDDA_URL: NORDVIDDA_URL ?? `http://localhost:${PORT}`,
    HELDRE_URL: HELDRE_URL ?? `http://heldre.localhost:${PORT}`,
  };
}

export const env = readEnvironment(process.env);

/** The brands' own addresses. */
export const brandUrls: Record<BrandId, string> = { nordvidda: env.NORDVIDDA_URL, heldre: env.HELDRE_URL };

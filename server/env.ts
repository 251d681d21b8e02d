import { createHmac, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { BrandId } from '../lib/brands/brand.ts';
import { defaultBrand } from '../lib/brands/brands.ts';
import type { OptionalScripts } from '../lib/consent/optional-scripts.ts';

const Url = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, ''));

/** Public; refused by a live shop. */
const DEVELOPMENT_SECRET = 'a-development-secret-that-everybody-knows';

const Secret = z.string().min(32, 'must have at least 32 characters');

/** Every variable of the shop. A test compares them with `.env.example`. */
const Environment = z.object({
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  /** A second port that bypasses the page store, for comparisons in tests and the bench. */
  NEXT_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  /** `demo` shops with sandboxes and development secrets; `live` refuses them. */
  SHOP_MODE: z.enum(['demo', 'live']).default('demo'),
  /** Without it the launcher starts the embedded PostgreSQL and sets it. */
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  /** Seals sessions and signs links: its holder can impersonate any customer. */
  SESSION_SECRET: Secret.optional(),
  /** Earlier secrets, with commas between; seals and signatures of theirs still hold (docs/operations.md). */
  SESSION_SECRETS_OLD: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean),
    )
    .pipe(z.array(Secret).max(5, 'must be at most five')),
  /** Without it every mail is a file in OUTBOX_DIR. */
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional(),
  /** Sender of mail; ordre@ the host of the email’s brand by default. */
  MAIL_FROM: z.email().optional(),
  /**
   * The number of our proxies: which entry of X-Forwarded-For is the shopper (the last but N−1). 0 trusts no header. A live shop
   * must set it: with too few all shoppers count as one, with too many each can claim any address.
   */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).optional(),
  /** Without it a demo shop listens on this machine only, a live one on every address. */
  LISTEN_HOST: z.string().min(1).optional(),
  /** A road router (OSRM); without it distances are great circles × 1.35, marked as approximate. */
  OSRM_URL: Url.optional(),
  /** Elasticsearch 8 or 9; without it the shop searches in its own memory. */
  ELASTICSEARCH_URL: Url.optional(),
  ELASTICSEARCH_USER: z.string().min(1).optional(),
  ELASTICSEARCH_PASSWORD: z.string().min(1).optional(),
  ELASTICSEARCH_API_KEY: z.string().min(1).optional(),
  /** A file with the certificate of the server's authority, if Node does not know that. */
  ELASTICSEARCH_CA: z.string().min(1).optional(),
  /** Prefix of its indices; shops that share a server need different ones. */
  ELASTICSEARCH_PREFIX: z
    .string()
    .regex(/^[a-z][a-z0-9_]{0,40}$/, 'must be small letters, digits and _')
    .default('shop'),
  /** 1 allows unencrypted passwords and searches to another machine. */
  ELASTICSEARCH_INSECURE: z.enum(['0', '1']).default('0'),
  /** Kartverket's address register; without it only postcodes are known. */
  GEONORGE_URL: Url.optional(),
  /** Both, or the posts of the feed are shown. */
  FACEBOOK_PAGE_ID: z.string().min(1).optional(),
  FACEBOOK_TOKEN: z.string().min(1).optional(),
  /** Cards and Vipps: all three, or the sandbox of a demo shop, or none. */
  NEXI_URL: Url.optional(),
  NEXI_SECRET_KEY: z.string().min(1).optional(),
  NEXI_WEBHOOK_SECRET: z
    .string()
    .regex(/^[a-zA-Z0-9\-= ]{8,64}$/, 'must be 8–64 letters, digits, - or =')
    .optional(),
  /** Instalments: all four, or the sandbox of a demo shop, or none. */
  KLARNA_URL: Url.optional(),
  KLARNA_USER: z.string().min(1).optional(),
  KLARNA_PASSWORD: z.string().min(1).optional(),
  /** Part of the address of Klarna's webhook. */
  KLARNA_WEBHOOK_SECRET: z
    .string()
    .regex(/^[A-Za-z0-9_-]{16,100}$/, 'must be 16–100 letters, digits, - or _')
    .optional(),
  KLARNA_SDK_URL: Url.default('https://x.klarnacdn.net/kp/lib/v1/api.js'),
  /** Ids at the optional services, which are used only with an id and with consent. */
  GA_MEASUREMENT_ID: z
    .string()
    .regex(/^G-[A-Z\d]+$/, 'must look like G-XXXXXXXXXX')
    .optional(),
  GTM_CONTAINER_ID: z
    .string()
    .regex(/^GTM-[A-Z\d]+$/, 'must look like GTM-XXXXXXX')
    .optional(),
  META_PIXEL_ID: z.string().regex(/^\d+$/, 'must be digits').optional(),
  /** Where bodies of PUT /api/v1/import wait on this machine; an instance takes up again what it finds there. */
  IMPORT_DIR: z.string().min(1).default('.data/imports'),
  /** The largest body, unpacked. */
  IMPORT_MAX_MB: z.coerce.number().int().min(1).max(2000).default(1024),
  OUTBOX_DIR: z.string().min(1).default('.data/outbox'),
  /** Photographs and what is made of them, unless they lie in S3. */
  PICTURES_DIR: z.string().min(1).default('.data/photographs'),
  /** A server of S3, for instances on several machines: all four, or none. */
  PICTURES_S3_URL: Url.optional(),
  PICTURES_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  PICTURES_S3_KEY: z.string().min(1).optional(),
  PICTURES_S3_SECRET: z.string().min(1).optional(),
  PICTURES_S3_REGION: z.string().min(1).default('us-east-1'),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  /** `plain` for a terminal has no line per request; `npm run serve` sets `json`. */
  LOG_FORMAT: z.enum(['json', 'plain']).default('plain'),
  /** Serves the figures of this instance at /metrics; never behind the public proxy. */
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  /** Time in which an ending instance sends its proxy to another one. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(60).default(0),
  /** Per cent of an import's rows that may be refused before `npm run feed -- import` ends with 1. */
  FEED_REFUSED_SHARE: z.coerce.number().min(0).max(100).default(1),
  BUILD_FOLDER: z.string().min(1).default('.next'),
});

/** A provider with missing settings would take no money, not hear of payments, or keep no picture. */
const PROVIDERS = [
  ['PICTURES_S3_URL', 'PICTURES_S3_BUCKET', 'PICTURES_S3_KEY', 'PICTURES_S3_SECRET'],
  ['NEXI_URL', 'NEXI_SECRET_KEY', 'NEXI_WEBHOOK_SECRET'],
  ['KLARNA_URL', 'KLARNA_USER', 'KLARNA_PASSWORD', 'KLARNA_WEBHOOK_SECRET'],
] as const;

/** Reads and checks the environment. Throws an Error whose message is one sentence naming every bad variable. */
export function readEnvironment(source: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')} (${issue.message})`);
    throw new Error(`Bad setting: ${faults.join(', ')}.`);
  }
  for (const provider of PROVIDERS) {
    const missing = provider.filter((name) => !parsed.data[name]);
    if (missing.length > 0 && missing.length < provider.length)
      throw new Error(
        `Bad setting: ${missing.join(', ')} (must be set when ${provider[0]} or another of its provider is).`,
      );
  }
  checkElasticsearch(parsed.data);
  checkPictures(parsed.data.PICTURES_S3_URL);
  const { SHOP_MODE, TRUSTED_PROXIES, SESSION_SECRET = DEVELOPMENT_SECRET } = parsed.data;
  if (SHOP_MODE === 'live' && SESSION_SECRET === DEVELOPMENT_SECRET)
    throw new Error('Bad setting: SESSION_SECRET (must be a secret of your own when SHOP_MODE=live).');
  if (SHOP_MODE === 'live' && parsed.data.SESSION_SECRETS_OLD.includes(DEVELOPMENT_SECRET))
    throw new Error('Bad setting: SESSION_SECRETS_OLD (must not hold the secret of a demo when SHOP_MODE=live).');
  if (SHOP_MODE === 'live' && TRUSTED_PROXIES === undefined)
    throw new Error('Bad setting: TRUSTED_PROXIES (must say how many proxies are yours when SHOP_MODE=live).');
  return {
    ...parsed.data,
    SESSION_SECRET,
    TRUSTED_PROXIES: TRUSTED_PROXIES ?? 0,
  };
}

const OWN_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/** Checks the login to Elasticsearch, and that it is encrypted. */
function checkElasticsearch(settings: z.infer<typeof Environment>) {
  const { ELASTICSEARCH_URL: url, ELASTICSEARCH_USER: user, ELASTICSEARCH_PASSWORD: password } = settings;
  if (url === undefined) return;
  const { protocol, hostname, username, password: inUrl } = new URL(url);
  // Health reports this address.
  if (username || inUrl)
    throw new Error('Bad setting: ELASTICSEARCH_URL (must not hold a password: ELASTICSEARCH_PASSWORD does).');
  if (Boolean(user) !== Boolean(password))
    throw new Error(
      `Bad setting: ELASTICSEARCH_${user ? 'PASSWORD' : 'USER'} (must be set when the other of the two is).`,
    );
  if (user && settings.ELASTICSEARCH_API_KEY)
    throw new Error('Bad setting: ELASTICSEARCH_API_KEY (must not be set beside ELASTICSEARCH_USER).');
  if (protocol === 'http:' && !OWN_HOSTS.includes(hostname) && settings.ELASTICSEARCH_INSECURE !== '1')
    throw new Error(
      'Bad setting: ELASTICSEARCH_URL (must be https:// to another machine, or ELASTICSEARCH_INSECURE=1).',
    );
  if (settings.ELASTICSEARCH_CA !== undefined && !holdsCertificate(settings.ELASTICSEARCH_CA))
    throw new Error(`Bad setting: ELASTICSEARCH_CA (${settings.ELASTICSEARCH_CA} is no file with a certificate, PEM).`);
}

/** The key goes to S3 with each request. */
function checkPictures(url: string | undefined) {
  if (url === undefined || url.startsWith('https:') || OWN_HOSTS.includes(new URL(url).hostname)) return;
  throw new Error('Bad setting: PICTURES_S3_URL (must be https:// to another machine).');
}

function holdsCertificate(file: string): boolean {
  try {
    return new X509Certificate(readFileSync(file)).publicKey !== undefined;
  } catch {
    return false;
  }
}

export const env = readEnvironment(process.env);

/** The secret in use, then earlier ones. */
export const sessionSecrets: readonly string[] = [env.SESSION_SECRET, ...env.SESSION_SECRETS_OLD];

const LOOPBACK = ['127.0.0.1', '::1'];

/** Returns the addresses to listen on; undefined is every one. A demo shop's secrets are public, so it stays local. */
export const listensOn = ({ SHOP_MODE, LISTEN_HOST }: ReturnType<typeof readEnvironment>): (string | undefined)[] =>
  LISTEN_HOST === undefined && SHOP_MODE === 'demo' ? LOOPBACK : [LISTEN_HOST];

/**
 * Returns the public address of a brand: the setting `<ID>_URL`, or one on this machine. Throws an Error that names a setting which is
 * no address.
 */
export function brandUrl(id: BrandId): string {
  const setting = `${id.toUpperCase()}_URL`;
  const given = process.env[setting];
  if (!given) return `http://${id === defaultBrand().id ? '' : `${id}.`}localhost:${env.PORT}`;
  const known = readUrls.get(given);
  if (known) return known;
  const read = Url.safeParse(given);
  if (!read.success) throw new Error(`Bad setting: ${setting} (must be an address such as https://shop.example).`);
  readUrls.set(given, read.data);
  return read.data;
}

/** It is asked for with every answer. */
const readUrls = new Map<string, string>();

export function paymentSettings(settings: ReturnType<typeof readEnvironment>) {
  const { NEXI_URL, NEXI_SECRET_KEY, NEXI_WEBHOOK_SECRET, SESSION_SECRET } = settings;
  const { KLARNA_URL, KLARNA_USER, KLARNA_PASSWORD, KLARNA_WEBHOOK_SECRET } = settings;
  return {
    live: settings.SHOP_MODE === 'live',
    nexi:
      NEXI_URL && NEXI_SECRET_KEY && NEXI_WEBHOOK_SECRET
        ? { url: NEXI_URL, secretKey: NEXI_SECRET_KEY, webhookSecret: NEXI_WEBHOOK_SECRET }
        : undefined,
    klarna:
      KLARNA_URL && KLARNA_USER && KLARNA_PASSWORD && KLARNA_WEBHOOK_SECRET
        ? { url: KLARNA_URL, user: KLARNA_USER, password: KLARNA_PASSWORD, webhookSecret: KLARNA_WEBHOOK_SECRET }
        : undefined,
    sandbox: {
      url: `http://127.0.0.1:${settings.PORT}/sandbox`,
      secret: createHmac('sha256', SESSION_SECRET).update('sandbox').digest('hex'),
    },
  };
}

export function pictureSettings(settings: ReturnType<typeof readEnvironment>) {
  const { PICTURES_S3_URL: url, PICTURES_S3_BUCKET: bucket, PICTURES_S3_REGION: region } = settings;
  const { PICTURES_S3_KEY: key, PICTURES_S3_SECRET: secret, PICTURES_DIR: folder } = settings;
  return { folder, s3: url && bucket && key && secret ? { url, bucket, key, secret, region } : undefined };
}

/** Equal for every page, so that cached pages may hold it. */
export const optionalScripts: OptionalScripts = {
  ga: env.GA_MEASUREMENT_ID,
  gtm: env.GTM_CONTAINER_ID,
  meta: env.META_PIXEL_ID,
};

/** The provider's script for payments in our page; undefined without one. */
export const paymentScript = env.KLARNA_URL ? env.KLARNA_SDK_URL : undefined;

export const paymentHosts = paymentScript
  ? [new URL(paymentScript).origin, 'https://*.klarna.com', 'https://*.klarnacdn.net']
  : [];

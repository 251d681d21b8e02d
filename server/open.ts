import { brandOf } from '@/lib/brands/brands';
import type { Health } from '@/lib/contracts/health';
import { receiptPath } from '@/lib/routes/paths';
import { createBundledLookup } from '@/server/adapters/address-lookup/bundled';
import { createGeonorge } from '@/server/adapters/address-lookup/geonorge';
import { createGreatCircle } from '@/server/adapters/distance/great-circle';
import { createOsrm } from '@/server/adapters/distance/osrm';
import { createOutbox } from '@/server/adapters/mail/outbox';
import { createSmtp } from '@/server/adapters/mail/smtp';
import { choosePaymentMethods } from '@/server/adapters/payment-method/choose';
import { createPictureFetcher } from '@/server/adapters/picture-fetcher/https';
import { choosePictures } from '@/server/adapters/pictures/choose';
import { createSignatures } from '@/server/adapters/signatures/hmac';
import { createFacebookFeed } from '@/server/adapters/social-feed/facebook';
import { createSeededFeed } from '@/server/adapters/social-feed/seeded';
import { createHttpWebhookSender } from '@/server/adapters/webhook-sender/http';
import { openBrands } from '@/server/brands/open';
import { openCatalogue } from '@/server/catalogue/open';
import { openCustomers } from '@/server/customers/open';
import { openImports } from '@/server/imports/open';
import { openMail } from '@/server/mail/open';
import { openOrders } from '@/server/orders/open';
import { openPhotographs, openUnusedPictures, photographWorker } from '@/server/pictures/open';
import { unusedPart } from '@/server/pictures/unused/part';
import { argon2id } from '@/server/platform/argon2id';
import { changeFeedPart } from '@/server/platform/change-feed/part';
import { forgetChanges } from '@/server/platform/change-feed/store';
import type { Sql } from '@/server/platform/db/connection';
import { openLastingDatabase } from '@/server/platform/db/lasting-database';
import { databaseFailedSince } from '@/server/platform/db/state';
import { idempotencyPart } from '@/server/platform/idempotency/part';
import { createIdempotency } from '@/server/platform/idempotency/service';
import { doorLoad } from '@/server/platform/telemetry/door-load';
import { throttlePart } from '@/server/platform/throttle/part';
import { createThrottle } from '@/server/platform/throttle/service';
import { webhooksPart } from '@/server/platform/webhooks/part';
import { createWebhooks } from '@/server/platform/webhooks/service';
import { type Clock, passedMs, systemClock } from '@/server/ports/clock';
import { openSearch, type SearchFacade } from '@/server/search/open';
import { openStorefronts } from '@/server/storefront/open';
import { brandUrl, env, paymentSettings, pictureSettings, sessionSecrets } from './env';
import { processWide } from './process';

/** How long health remembers a failure: longer than the interval at which it is asked. */
const DEGRADED_MS = 10_000;

const urlOf = (brand: string) => brandUrl(brandOf(brand).id);

/** Opens the rooms in their order: each is handed what it asks of those before it. */
function open() {
  const url = env.DATABASE_URL;
  if (!url) throw new Error('DATABASE_URL is not set: start with "npm start", which brings a database of its own.');
  const database = openLastingDatabase(url, { poolSize: env.DATABASE_POOL, log: (line) => console.error(line) });
  const clock = systemClock;
  const { sql } = database;
  const log = (message: string, error?: unknown) => console.error(message, error ?? '');
  const signatures = createSignatures(sessionSecrets);
  const throttle = createThrottle({ sql, clock });
  const keys = createIdempotency({ sql, clock });
  const webhooks = createWebhooks({
    ...{ sql, clock },
    sender: createHttpWebhookSender({ allowOwnNetwork: env.SHOP_MODE === 'demo' }),
  });
  const search = openSearch(env, { sql, clock, catalogue: () => catalogue.catalogue, log });
  const receiptUrl = (brand: string, token: string) => `${urlOf(brand)}${receiptPath(token)}`;
  const mail = openMail({
    ...{ sql, clock, throttle, mailer: openMailer(clock), tell: webhooks.tell, siteUrl: urlOf, receiptUrl },
    settings: (...asked) => catalogue.content.settings(...asked),
    writers: {
      reset: (...asked) => customers.logins.writers.reset(...asked),
      login: (...asked) => customers.logins.writers.login(...asked),
    },
  });
  const catalogue = openCatalogue({
    ...{ sql, clock, engine: search.engine, throttle, signatures, ...places(), socialFeed: openSocialFeed(sql) },
    alertMail: mail.stockAlertMail,
  });
  const paying = paymentSettings(env);
  const orders = openOrders({
    ...{ sql, clock, throttle, keys, shelves: catalogue.shelves, mail: mail.ofOrders, tell: webhooks.tell },
    ...{ hasher: argon2id, siteUrl: urlOf, log: console.error, atOnce: Math.ceil(env.DATABASE_POOL / 2) },
    ...choosePaymentMethods(paying),
    sandbox: paying.live ? undefined : paying.sandbox,
  });
  const customers = openCustomers({
    ...{ sql, clock, throttle, signatures, mail: mail.customerMail, requestedEmails: mail.requestedEmails },
    ...{ orders: orders.orders, forgetOrders: orders.forgetOrders },
    // Emails first: they are found by the account's orders.
    forget: [...[mail.mail, orders.purchases, keys, catalogue.reviews, catalogue.polls, catalogue.stockAlerts]].map(
      (one) => one.forgetCustomer,
    ),
  });
  const photographs = openPhotographRoom(sql);
  const imports = openImports({
    ...{ sql, clock, throttle, url, log, photographs, payable: orders.purchases.methods().length > 0 },
    spool: { root: env.IMPORT_DIR, mostBytes: env.IMPORT_MAX_MB * 1024 * 1024 },
  });
  const storefronts = openStorefronts({ sql, clock, signatures, urlOf, catalogue, search, log });
  return {
    brands: openBrands({ sql }),
    photographs,
    ...{ database, throttle, keys, webhooks, search, mail, catalogue, orders, customers, imports, storefronts },
    health: () => healthOf(database, search),
    jobs: [
      ...[...orders.jobs, ...mail.jobs, ...catalogue.jobs, ...search.jobs, ...customers.jobs, ...imports.jobs],
      ...idempotencyPart.jobs(keys),
      ...throttlePart.jobs(throttle),
      ...webhooksPart.jobs(webhooks),
      ...unusedPart.jobs(openUnusedPictures({ sql, clock, pictures: choosePictures(pictureSettings(env)) })),
      ...changeFeedPart.jobs({ forgetOld: () => forgetChanges(sql) }),
    ],
  };
}

/** Reports how the shop is. It takes no connection of the pool, so that it also answers when that is exhausted. */
async function healthOf(
  database: ReturnType<typeof openLastingDatabase>,
  { engine, state }: SearchFacade,
): Promise<Health> {
  const { up, connections } = database.state;
  const since = passedMs() - DEGRADED_MS;
  const { refusedAt, ...door } = doorLoad();
  const degraded = databaseFailedSince(since) || refusedAt >= since || !state().up;
  // Without the search server, and with too many articles for memory, there is nothing to count.
  const articles = await engine.search({ take: 0 }).then(
    ({ total }) => total,
    () => 0,
  );
  return {
    status: degraded ? 'degraded' : 'ok',
    articles,
    search: state(),
    database: { up, connections, ...database.state.load() },
    door,
  };
}

function openMailer(clock: Clock) {
  const from = (brand: string) => ({
    name: brandOf(brand).name,
    address: env.MAIL_FROM ?? `ordre@${new URL(urlOf(brand)).hostname}`,
  });
  return env.SMTP_URL
    ? createSmtp({ url: env.SMTP_URL, from, clock })
    : createOutbox({ folder: env.OUTBOX_DIR, from, clock });
}

const places = () => ({
  distance: env.OSRM_URL ? createOsrm({ url: env.OSRM_URL }) : createGreatCircle(),
  estimate: createGreatCircle(),
  addresses: (postcode: Parameters<typeof createBundledLookup>[0]) =>
    env.GEONORGE_URL ? createGeonorge({ url: env.GEONORGE_URL }) : createBundledLookup(postcode),
});

/** For imports within this process, and uploads. Its worker is started by the process, after the rooms. */
function openPhotographRoom(sql: Sql) {
  const worker = () => {
    const found = photographWorker.get();
    if (!found) throw new Error('nobody cuts photographs in this process');
    return found;
  };
  return openPhotographs({
    ...{ sql, pictures: choosePictures(pictureSettings(env)), fetcher: createPictureFetcher() },
    worker: {
      develop: async (...asked) => worker().develop(...asked),
      derive: async (...asked) => worker().derive(...asked),
    },
  });
}

function openSocialFeed(sql: Sql) {
  const { FACEBOOK_PAGE_ID: pageId, FACEBOOK_TOKEN: token } = env;
  return pageId && token ? createFacebookFeed({ pageId, token }) : createSeededFeed({ sql });
}

export type Rooms = ReturnType<typeof open>;

const opened = processWide<Rooms>('shop');

/** Returns the rooms, opened once per process. */
export function openRooms() {
  const known = opened.get() ?? open();
  opened.set(known);
  return known;
}

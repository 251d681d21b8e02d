import { brands, defaultBrand, findBrand } from '@/lib/brands/brands';
import type { Health } from '@/lib/contracts/health';
import { receiptPath } from '@/lib/routes/paths';
import { createBundledLookup } from '@/server/adapters/address-lookup/bundled';
import { createGeonorge } from '@/server/adapters/address-lookup/geonorge';
import { createGreatCircle } from '@/server/adapters/distance/great-circle';
import { createOsrm } from '@/server/adapters/distance/osrm';
import { createOutbox } from '@/server/adapters/mail/outbox';
import { createSmtp } from '@/server/adapters/mail/smtp';
import { choosePaymentMethods } from '@/server/adapters/payment-method/choose';
import { createFacebookFeed } from '@/server/adapters/social-feed/facebook';
import { createSeededFeed } from '@/server/adapters/social-feed/seeded';
import { createHttpWebhookSender } from '@/server/adapters/webhook-sender/http';
import { signatures } from '@/server/api/secret';
import { openCatalogue } from '@/server/catalogue/open';
import { openCustomers } from '@/server/customers/open';
import { openMail } from '@/server/mail/open';
import { openOrders } from '@/server/orders/open';
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
import { openSearch } from '@/server/search/open';
import { openStorefronts } from '@/server/storefront/open';
import { brandUrls, env, paymentSettings } from './env';
import { processWide } from './process';

/** How long health remembers a failure: longer than who asks for it looks away. */
const DEGRADED_MS = 10_000;

const urlOf = (brand: string) => brandUrls[findBrand(brand)?.id ?? defaultBrand];

/**
 * The shop behind the counter: env → adapters → domains → what each brand shows. Pages and calls get `shop` only
 * (server/shop.ts); the rest is for the start and the jobs.
 */
function open() {
  const url = env.DATABASE_URL;
  if (!url) throw new Error('DATABASE_URL is not set: start with "npm start", which brings a database of its own.');
  const database = openLastingDatabase(url, { poolSize: env.DATABASE_POOL, log: (line) => console.error(line) });
  const clock = systemClock;
  const { sql } = database;
  const log = (message: string, error?: unknown) => console.error(message, error ?? '');
  const throttle = createThrottle({ sql, clock });
  const keys = createIdempotency({ sql, clock });
  const webhooks = createWebhooks({
    ...{ sql, clock },
    sender: createHttpWebhookSender({ allowOwnNetwork: env.SHOP_MODE === 'demo' }),
  });
  const search = openSearch(env, { sql, clock, catalogue: () => catalogue.catalogue, log });
  const { engine } = search;
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
    ...{ sql, clock, engine, throttle, signatures, ...places(), socialFeed: openSocialFeed(sql) },
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
    ...{ sql, clock, throttle, signatures, mail: mail.customerMail, wanted: mail.wanted },
    ...{ orders: orders.orders, forgetOrders: orders.forgetOrders },
    // Letters first: they are found by the account's orders.
    forget: [...[mail.mail, orders.purchases, keys, catalogue.reviews, catalogue.polls, catalogue.stockAlerts]].map(
      (one) => one.forgetCustomer,
    ),
  });
  const fronts = openStorefronts({ sql, clock, signatures, urls: brandUrls, catalogue, search, log });
  const shop = {
    storefront: fronts.storefront,
    ...{
      shops: catalogue.shops,
      stock: catalogue.stock,
      stockAlerts: catalogue.stockAlerts,
      priceWatches: catalogue.priceWatches,
    },
    ...{ reviews: catalogue.reviews, polls: catalogue.polls, blog: catalogue.blog, social: catalogue.social },
    searchLog: search.searchLog,
    ...customers,
    ...{ orders: orders.orders, placing: orders.placing, promo: orders.promo, withdrawals: orders.withdrawals },
    ...{
      purchases: orders.purchases,
      complaints: orders.complaints,
      accounting: orders.accounting,
      counter: orders.counter,
    },
    ...{ returns: orders.returns, fulfilments: orders.fulfilments, orderLinks: mail.orderLinks },
    /** Undefined in a live shop. */
    sandbox: orders.sandbox,
    /** Asks nothing of the pool, so that it is true when that is full. */
    async health(): Promise<Health> {
      const { up, connections } = database.state;
      const since = passedMs() - DEGRADED_MS;
      const { refusedAt, ...door } = doorLoad();
      const wanting = databaseFailedSince(since) || refusedAt >= since || !search.state().up;
      // Too many articles for memory, and the search server away: there is nothing to search in, and health still answers.
      const articles = await engine.search({ take: 0 }).then(
        ({ total }) => total,
        () => 0,
      );
      const load = database.state.load();
      return {
        status: wanting ? 'degraded' : 'ok',
        articles,
        search: search.state(),
        database: { up, connections, ...load },
        door,
      };
    },
  };
  return {
    /** What the shop does by itself. */
    jobs: [
      ...[...orders.jobs, ...mail.jobs, ...catalogue.jobs, ...search.jobs, ...customers.jobs],
      ...idempotencyPart.jobs(keys),
      ...throttlePart.jobs(throttle),
      ...webhooksPart.jobs(webhooks),
      ...changeFeedPart.jobs({ forgetOld: () => forgetChanges(sql) }),
    ],
    ...{ shop, database, engine, throttle, searchWords: search.searchWords, catalogue: catalogue.catalogue },
    ...{ storefronts: fronts.storefronts, atTimes: fronts.atTimes, previews: fronts.previews },
    ...{ mail: mail.mail, wanted: mail.wanted },
    ...{ payments: orders.payments, keys, webhooks },
  };
}

function openMailer(clock: Clock) {
  const from = (brand: string) => ({
    name: (findBrand(brand) ?? brands[defaultBrand]).name,
    address: env.MAIL_FROM ?? `ordre@${new URL(urlOf(brand)).hostname}`,
  });
  return env.SMTP_URL
    ? createSmtp({ url: env.SMTP_URL, from, clock })
    : createOutbox({ folder: env.OUTBOX_DIR, from, clock });
}

/** Who knows roads and addresses. */
const places = () => ({
  distance: env.OSRM_URL ? createOsrm({ url: env.OSRM_URL }) : createGreatCircle(),
  estimate: createGreatCircle(),
  addresses: (postcode: Parameters<typeof createBundledLookup>[0]) =>
    env.GEONORGE_URL ? createGeonorge({ url: env.GEONORGE_URL }) : createBundledLookup(postcode),
});

function openSocialFeed(sql: Sql) {
  const { FACEBOOK_PAGE_ID: pageId, FACEBOOK_TOKEN: token } = env;
  return pageId && token ? createFacebookFeed({ pageId, token }) : createSeededFeed({ sql });
}

const opened = processWide<ReturnType<typeof open>>('shop');

/** Everything the shop is made of, opened once per process. */
export function openInternals() {
  const known = opened.get() ?? open();
  opened.set(known);
  return known;
}

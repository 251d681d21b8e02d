import { brands, defaultBrand, findBrand } from '@/lib/brands/brands';
import type { Health } from '@/lib/contracts/health';
import { readFront } from '@/lib/preview/front';
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
import { createBlog } from '@/server/catalogue/blog/service';
import { createCampaigns } from '@/server/catalogue/campaigns/service';
import { createContent } from '@/server/catalogue/content/service';
import { createPolls } from '@/server/catalogue/polls/service';
import { createReviews } from '@/server/catalogue/reviews/service';
import { type Catalogue, createCatalogue } from '@/server/catalogue/service';
import { createShops } from '@/server/catalogue/shops/service';
import type { Shops } from '@/server/catalogue/shops/types';
import { createSocial } from '@/server/catalogue/social/service';
import { createStock, shelves } from '@/server/catalogue/stock/service';
import { createStockAlerts } from '@/server/catalogue/stock-alerts/service';
import { createAccountChanges } from '@/server/customers/account-changes/service';
import { createConsents } from '@/server/customers/consents/service';
import { createEmailTokens } from '@/server/customers/email-tokens/service';
import { createFavourites } from '@/server/customers/favourites/service';
import { createHistory } from '@/server/customers/history/service';
import { createFormerCustomers } from '@/server/customers/leaving/service';
import { argon2id, createCustomers } from '@/server/customers/service';
import { createSessions } from '@/server/customers/sessions/service';
import { createLogins } from '@/server/customers/sign-in/service';
import { createPartNews } from '@/server/mail/fulfilment-news/service';
import { createComplaintMail, createOrderLinkMail } from '@/server/mail/letters/service';
import { createOrderLinks } from '@/server/mail/order-links/service';
import { createWantedLetters } from '@/server/mail/requested/service';
import {
  createCustomerMail,
  createMailQueue,
  createOrderMail,
  createReservationLetters,
  createStockAlertMail,
  createWithdrawalMail,
} from '@/server/mail/service';
import { openOrders } from '@/server/orders/open';
import { openLastingDatabase } from '@/server/platform/db/lasting-database';
import { databaseFailedSince } from '@/server/platform/db/state';
import { createIdempotency } from '@/server/platform/idempotency/service';
import { doorLoad } from '@/server/platform/telemetry/door-load';
import { timedEngine } from '@/server/platform/telemetry/timed-engine';
import { createThrottle } from '@/server/platform/throttle/service';
import { createWebhooks } from '@/server/platform/webhooks/service';
import { passedMs, systemClock } from '@/server/ports/clock';
import { createSearchLog } from '@/server/search/log/service';
import { openSearch } from '@/server/search/open';
import { createSearchWords } from '@/server/search/words/service';
import { createWorlds } from '@/server/storefront/open-previews';
import { createPreviews } from '@/server/storefront/previews/service';
import { createStorefronts } from '@/server/storefront/storefront';
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
  const searchWords = createSearchWords({ sql: database.sql, clock });
  const search = openSearch(env, {
    sql: database.sql,
    catalogue: () => catalogue,
    synonyms: searchWords.synonyms,
    log: (message, error) => console.error(message, error ?? ''),
  });
  const engine = timedEngine(search.engine);
  const reviews = createReviews({ sql: database.sql, clock });
  const catalogue: Catalogue = createCatalogue({ sql: database.sql, engine, reviews });
  const campaigns = createCampaigns({ sql: database.sql });
  const content = createContent({ sql: database.sql });
  const shops: Shops = createShops({
    sql: database.sql,
    distance: env.OSRM_URL ? createOsrm({ url: env.OSRM_URL }) : createGreatCircle(),
    estimate: createGreatCircle(),
    addresses: env.GEONORGE_URL
      ? createGeonorge({ url: env.GEONORGE_URL })
      : createBundledLookup((code) => shops.postcode(code)),
  });
  const from = (brand: string) => ({
    name: (findBrand(brand) ?? brands[defaultBrand]).name,
    address: env.MAIL_FROM ?? `ordre@${new URL(urlOf(brand)).hostname}`,
  });
  const mailer = env.SMTP_URL
    ? createSmtp({ url: env.SMTP_URL, from, clock })
    : createOutbox({ folder: env.OUTBOX_DIR, from, clock });
  const mail = createMailQueue({ sql: database.sql, mailer, clock });
  const receiptUrl = (brand: string, token: string) => `${urlOf(brand)}${receiptPath(token)}`;
  const { queue } = mail;
  const throttle = createThrottle({ sql: database.sql, clock });
  const keys = createIdempotency({ sql: database.sql, clock });
  const webhooks = createWebhooks({
    ...{ sql: database.sql, clock },
    sender: createHttpWebhookSender({ allowOwnNetwork: env.SHOP_MODE === 'demo' }),
  });
  const paying = paymentSettings(env);
  const desk = openOrders({
    ...{ sql: database.sql, clock, shelves, throttle, keys, siteUrl: urlOf, log: console.error },
    ...choosePaymentMethods(paying),
    ...{ tell: webhooks.tell, hasher: argon2id, atOnce: Math.ceil(env.DATABASE_POOL / 2) },
    sandbox: paying.live ? undefined : paying.sandbox,
    mail: {
      orders: createOrderMail({ queue, receiptUrl, siteUrl: urlOf }),
      fulfilments: createPartNews({ queue, tell: webhooks.tell, receiptUrl }),
      withdrawals: createWithdrawalMail({ queue, receiptUrl }),
      complaints: createComplaintMail({ queue, receiptUrl }),
    },
  });
  const { orders, placing, promo, withdrawals, purchases, payments, fulfilments } = desk;
  const formerCustomers = createFormerCustomers({ sql: database.sql, clock, orders, forget: [desk.forgetOrders] });
  const orderLinks = createOrderLinks({
    ...{ clock, throttle, wanted: { want: (letter) => wanted.want(letter) } },
    mail: createOrderLinkMail({ queue, receiptUrl, siteUrl: urlOf }),
  });
  const polls = createPolls({ sql: database.sql, clock, throttle });
  const sessions = createSessions({ sql: database.sql, clock });
  const emailTokens = createEmailTokens({ sql: database.sql, clock, signatures });
  const stockAlerts = createStockAlerts({
    sql: database.sql,
    clock,
    throttle,
    signatures,
    mail: createStockAlertMail({ letters: mail, siteUrl: urlOf, settings: content.settings }),
  });
  const wanted = createWantedLetters({
    ...{ sql: database.sql, clock },
    writers: {
      ...orderLinks.writers,
      reset: (...letter) => logins.writers.reset(...letter),
      login: (...letter) => logins.writers.login(...letter),
    },
  });
  const customerMail = createCustomerMail({ queue: mail.queue, siteUrl: urlOf, settings: content.settings });
  const customers = createCustomers({
    ...{ sql: database.sql, clock, throttle, sessions, emailTokens },
    mail: customerMail,
    forgetTries: (...account) => logins.forgetTries(...account),
  });
  const logins = createLogins({
    ...{ sql: database.sql, clock, throttle, customers, emailTokens, wanted },
    mail: customerMail,
  });
  const accountChanges = createAccountChanges({
    ...{ sql: database.sql, clock, customers, throttle, sessions, emailTokens },
    mail: customerMail,
    // Letters first: they are found by the account's orders.
    forget: [mail, purchases, keys, formerCustomers, reviews, polls, stockAlerts].map(
      (domain) => domain.forgetCustomer,
    ),
  });
  const history = createHistory({ sql: database.sql, clock, customers });
  const consents = createConsents({ sql: database.sql, clock, throttle, customers });
  const letters = createReservationLetters({ sql: database.sql, clock, queue: mail.queue, receiptUrl });
  const stock = createStock({ sql: database.sql });
  const searchLog = createSearchLog({ sql: database.sql, clock, engine, log: console.error });
  const blog = createBlog({ sql: database.sql, clock, catalogue });
  const favourites = createFavourites({ sql: database.sql });
  const { FACEBOOK_PAGE_ID: pageId, FACEBOOK_TOKEN: token } = env;
  const social = createSocial({
    sql: database.sql,
    feed: pageId && token ? createFacebookFeed({ pageId, token }) : createSeededFeed({ sql: database.sql }),
  });
  const storefronts = createStorefronts({
    ...{ catalogue, campaigns, content, shops, blog, polls, social, engine, searchWords },
    urls: brandUrls,
  });
  const worlds = createWorlds({
    ...{ sql: database.sql, urls: brandUrls, reviews, engine, shops, polls, social, size: catalogue.size },
    log: (message, error) => console.error(message, error),
  });
  const previews = createPreviews({ sql: database.sql, clock, signatures });
  /** The storefront of a brand, or of a preview of it (lib/preview/front.ts). */
  const storefront = (front: string) => {
    const { brand, preview } = readFront(front) ?? { brand: { id: front } };
    return (preview?.at ? worlds.at(preview.at) : storefronts).of(brand.id);
  };
  const shop = {
    storefront,
    shops,
    orders,
    placing,
    stock,
    stockAlerts,
    promo,
    reviews,
    searchLog,
    polls,
    blog,
    favourites,
    social,
    customers,
    accountChanges,
    logins,
    sessions,
    history,
    consents,
    withdrawals,
    purchases,
    complaints: desk.complaints,
    orderLinks,
    accounting: desk.accounting,
    counter: desk.counter,
    /** Undefined in a live shop. */
    sandbox: desk.sandbox,
    fulfilments,
    returns: desk.returns,
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
    shop,
    payments,
    keys,
    formerCustomers,
    retention: desk.retention,
    database,
    engine,
    searchWords,
    catalogue,
    storefronts,
    worlds,
    previews,
    mail,
    letters,
    wanted,
    throttle,
    emailTokens,
    webhooks,
  };
}

const opened = processWide<ReturnType<typeof open>>('shop');

/** Everything the shop is made of, opened once per process. */
export function openInternals() {
  const known = opened.get() ?? open();
  opened.set(known);
  return known;
}

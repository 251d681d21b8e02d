import { brands, defaultBrand, findBrand } from '@/lib/brands/brands';
import { receiptPath } from '@/lib/routes/paths';
import { createBundledLookup } from '@/server/adapters/address-lookup/bundled';
import { createGeonorge } from '@/server/adapters/address-lookup/geonorge';
import { createGreatCircle } from '@/server/adapters/distance/great-circle';
import { createOsrm } from '@/server/adapters/distance/osrm';
import { createOutbox } from '@/server/adapters/mail/outbox';
import { createSmtp } from '@/server/adapters/mail/smtp';
import { choosePaymentMethods } from '@/server/adapters/payment-method/choose';
import { createEmbeddedSearchEngine } from '@/server/adapters/search-engine/embedded/engine';
import { createFacebookFeed } from '@/server/adapters/social-feed/facebook';
import { createSeededFeed } from '@/server/adapters/social-feed/seeded';
import { createHttpWebhookSender } from '@/server/adapters/webhook-sender/http';
import { createBlog } from '@/server/blog/service';
import { createBooks } from '@/server/books/service';
import { createCampaigns } from '@/server/campaigns/service';
import { type Catalogue, createCatalogue } from '@/server/catalogue/service';
import { createComplaints } from '@/server/complaints/service';
import { createConsents } from '@/server/consents/service';
import { createContent } from '@/server/content/service';
import { createCounter } from '@/server/counter/service';
import { argon2id, createCustomers } from '@/server/customers/service';
import { connectDatabase } from '@/server/db/connection';
import { createEmailTokens } from '@/server/email-tokens/service';
import { createFavourites } from '@/server/favourites/service';
import { createFulfilments } from '@/server/fulfilments/service';
import { createHistory } from '@/server/history/service';
import { createIdempotency } from '@/server/idempotency/service';
import { createComplaintMail, createOrderLinkMail } from '@/server/letters/service';
import {
  createCustomerMail,
  createMailQueue,
  createOrderMail,
  createReservationLetters,
  createStockAlertMail,
  createWithdrawalMail,
} from '@/server/mail/service';
import { createOrderLimits } from '@/server/order-limits/service';
import { createOrderLinks } from '@/server/order-links/service';
import { createOrders } from '@/server/orders/service';
import { createPartNews } from '@/server/part-news/service';
import { createPaymentAlarms } from '@/server/payment-alarms/service';
import { createPayments } from '@/server/payments/service';
import { createPlacing } from '@/server/placing/service';
import { createPolls } from '@/server/polls/service';
import { createPromo } from '@/server/promo/service';
import { createPurchases } from '@/server/purchases/service';
import { createReceipts } from '@/server/receipts/service';
import { createReviews } from '@/server/reviews/service';
import { createSandboxProvider } from '@/server/sandbox/service';
import { createSearchLog } from '@/server/search-log/service';
import { createSessions } from '@/server/sessions/service';
import { createShops } from '@/server/shops/service';
import type { Shops } from '@/server/shops/types';
import { createSocial } from '@/server/social/service';
import { createStock, shelves } from '@/server/stock/service';
import { createStockAlerts } from '@/server/stock-alerts/service';
import { createStorefronts } from '@/server/storefront/storefront';
import { supplies } from '@/server/supplies/service';
import { createThrottle } from '@/server/throttle/service';
import { createWebhooks } from '@/server/webhooks/service';
import { createWithdrawals } from '@/server/withdrawals/service';
import { brandUrls, env, paymentSettings } from './env';

const urlOf = (brand: string) => brandUrls[findBrand(brand)?.id ?? defaultBrand];

/**
 * The shop behind the counter: env → adapters → domains → what each brand shows. Pages and calls get `shop` only
 * (server/shop.ts); the rest is for the start and the jobs.
 */
function open() {
  const url = env.DATABASE_URL;
  if (!url) throw new Error('DATABASE_URL is not set: start with "npm start", which brings a database of its own.');
  const database = connectDatabase(url, { poolSize: env.DATABASE_POOL });
  const engine = createEmbeddedSearchEngine({ categoryNames: () => catalogue.categoryNames() });
  const clock = () => new Date();
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
  const from = {
    name: brands.nordvidda.name,
    address: env.MAIL_FROM ?? `ordre@${new URL(env.NORDVIDDA_URL).hostname}`,
  };
  const mailer = env.SMTP_URL
    ? createSmtp({ url: env.SMTP_URL, from, clock })
    : createOutbox({ folder: env.OUTBOX_DIR, from, clock });
  const mail = createMailQueue({ sql: database.sql, mailer, clock });
  const receiptUrl = (brand: string, token: string) => `${urlOf(brand)}${receiptPath(token)}`;
  const promo = createPromo({ sql: database.sql, clock });
  const receipts = createReceipts({ sql: database.sql });
  const orders = createOrders({
    ...{ sql: database.sql, clock, receipts, supplies },
    mail: createOrderMail({ queue: mail.queue, receiptUrl, siteUrl: urlOf }),
    // Orders, their parts and their money need each other.
    parts: {
      create: (...made) => fulfilments.parts.create(...made),
      open: (...paid) => fulfilments.parts.open(...paid),
      close: (...off) => fulfilments.parts.close(...off),
      retake: (...late) => fulfilments.parts.retake(...late),
    },
    payments: { releaseRest: (...ended) => payments.releaseRest(...ended) },
  });
  const throttle = createThrottle({ sql: database.sql, clock });
  const webhooks = createWebhooks({
    ...{ sql: database.sql, clock },
    sender: createHttpWebhookSender({ allowOwnNetwork: env.SHOP_MODE === 'demo' }),
  });
  const counter = createCounter({ sql: database.sql, clock, throttle, hasher: argon2id });
  const keys = createIdempotency({ sql: database.sql, clock });
  const placing = createPlacing({
    ...{ sql: database.sql, clock, shelves, promo, supplies, receipts, keys, orders: orders.book },
    limits: createOrderLimits({ throttle }),
    atOnce: Math.ceil(env.DATABASE_POOL / 2),
  });
  const withdrawals = createWithdrawals({
    ...{ sql: database.sql, clock, throttle },
    mail: createWithdrawalMail({ queue: mail.queue, receiptUrl }),
    parts: { withdraw: (...pieces) => fulfilments.parts.withdraw(...pieces) },
  });
  const paying = paymentSettings(env);
  const payments = createPayments({
    ...{ sql: database.sql, clock, siteUrl: urlOf, log: console.error },
    alarms: createPaymentAlarms({ sql: database.sql, clock, log: console.error }),
    ...choosePaymentMethods(paying),
  });
  const purchases = createPurchases({
    ...{ sql: database.sql, clock, payments, log: console.error },
    orders: { ...orders, ...placing },
  });
  const books = createBooks({ sql: database.sql, clock });
  const fulfilments = createFulfilments({
    ...{ sql: database.sql, clock, shelves, payments, books, withdrawals },
    ...{ orders: orders.life, once: counter.once },
    news: createPartNews({ queue: mail.queue, tell: webhooks.tell, receiptUrl }),
  });
  const complaints = createComplaints({
    ...{ sql: database.sql, clock, throttle },
    mail: createComplaintMail({ queue: mail.queue, receiptUrl }),
  });
  const orderLinks = createOrderLinks({
    ...{ sql: database.sql, clock, throttle },
    mail: createOrderLinkMail({ queue: mail.queue, receiptUrl }),
  });
  const polls = createPolls({ sql: database.sql });
  const sessions = createSessions({ sql: database.sql, clock });
  const emailTokens = createEmailTokens({ sql: database.sql, clock, secret: env.SESSION_SECRET });
  const stockAlerts = createStockAlerts({
    sql: database.sql,
    clock,
    throttle,
    secret: env.SESSION_SECRET,
    mail: createStockAlertMail({ letters: mail, siteUrl: urlOf, settings: content.settings }),
  });
  const customers = createCustomers({
    ...{ sql: database.sql, clock, throttle, sessions, emailTokens },
    // First what is found by its order's customer, or its purchase's.
    forget: [
      counter,
      withdrawals,
      complaints,
      payments,
      purchases,
      keys,
      orders,
      reviews,
      polls,
      mail,
      stockAlerts,
    ].map((domain) => domain.forgetCustomer),
    mail: createCustomerMail({ queue: mail.queue, siteUrl: urlOf, settings: content.settings }),
  });
  const history = createHistory({ sql: database.sql, clock, customers });
  const consents = createConsents({ sql: database.sql, clock, throttle, customers });
  const letters = createReservationLetters({ sql: database.sql, clock, queue: mail.queue, receiptUrl });
  const stock = createStock({ sql: database.sql });
  const searchLog = createSearchLog({ sql: database.sql, clock, engine });
  const blog = createBlog({ sql: database.sql, clock, catalogue });
  const favourites = createFavourites({ sql: database.sql });
  const { FACEBOOK_PAGE_ID: pageId, FACEBOOK_TOKEN: token } = env;
  const social = createSocial({
    sql: database.sql,
    feed: pageId && token ? createFacebookFeed({ pageId, token }) : createSeededFeed({ sql: database.sql }),
  });
  const storefronts = createStorefronts({
    ...{ catalogue, campaigns, content, shops, blog, polls, social, engine },
    urls: brandUrls,
  });
  const sandbox = paying.live ? undefined : createSandboxProvider({ sql: database.sql, clock, ...paying.sandbox });
  const shop = {
    storefront: storefronts.of,
    /** Also one that is not visible for web; whoever asks decides what that means (rule 8.6). */
    articleById: catalogue.articleById,
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
    sessions,
    history,
    consents,
    withdrawals,
    purchases,
    complaints,
    orderLinks,
    books,
    counter,
    /** Undefined in a live shop. */
    sandbox,
    fulfilments,
    /** How many articles can be found. Throws when the database or the search engine does not answer. */
    async health() {
      await database.sql`select 1`;
      return { articles: (await engine.search({ take: 0 })).total };
    },
  };
  return {
    shop,
    payments,
    keys,
    database,
    engine,
    catalogue,
    storefronts,
    mail,
    letters,
    throttle,
    emailTokens,
    webhooks,
  };
}

/** On globalThis, because instrumentation, middleware, pages and route handlers each get their own instance of a module. */
const holder = globalThis as { nordviddaShop?: ReturnType<typeof open> };

/** Everything the shop is made of, opened once per process. */
export function openInternals() {
  holder.nordviddaShop ??= open();
  return holder.nordviddaShop;
}

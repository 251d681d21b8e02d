import { openRooms, type Rooms } from './open';

/** Returns what pages and endpoints may ask, by room. */
const shopOf = ({ health, storefronts, catalogue, search, customers, orders, imports, mail }: Rooms) => ({
  health,
  /** What a brand shows, or a preview of it (lib/preview/front.ts): lists, articles, pages. */
  storefront: storefronts.storefront,
  catalogue: {
    ...{ shops: catalogue.shops, stock: catalogue.stock, reviews: catalogue.reviews, polls: catalogue.polls },
    ...{ blog: catalogue.blog, social: catalogue.social },
    ...{ stockAlerts: catalogue.stockAlerts, priceWatches: catalogue.priceWatches },
  },
  search: { log: search.searchLog },
  customers: {
    ...{ accounts: customers.customers, changes: customers.accountChanges, logins: customers.logins },
    ...{ sessions: customers.sessions, consents: customers.consents, history: customers.history },
    favourites: customers.favourites,
  },
  imports: { keys: imports.keys, queue: imports.queue, uploads: imports.uploads },
  orders: {
    ...{ place: orders.placing.place, receipt: orders.orders.receipt, detail: orders.orders.detail },
    ...{ cancel: orders.orders.cancel, boughtWith: orders.orders.boughtWith },
    ...{ purchases: orders.purchases, fulfilments: orders.fulfilments, counter: orders.counter },
    ...{ withdrawals: orders.withdrawals, returns: orders.returns, complaints: orders.complaints },
    ...{ accounting: orders.accounting, promo: orders.promo, links: mail.orderLinks },
    /** Undefined in a live shop. */
    sandbox: orders.sandbox,
  },
});

export const openShop = () => shopOf(openRooms());

export type Shop = ReturnType<typeof openShop>;

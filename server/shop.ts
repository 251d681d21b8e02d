import { openInternals } from './open';

/** What pages and calls may ask. Lists and articles come from the storefront of a brand: `openShop().storefront(brand)`. */
export const openShop = () => openInternals().shop;

export type Shop = ReturnType<typeof openShop>;

import { createKeptStore, type Tab } from '@/components/kept-store';

/** The id of the shop last chosen in a browser. */
export const createMyShopStore = (tab?: Tab) =>
  createKeptStore<number | undefined>(
    {
      key: 'myShop',
      initial: undefined,
      read: (stored) => (Number.isSafeInteger(stored) && (stored as number) > 0 ? (stored as number) : undefined),
    },
    tab,
  );

/** The shop of this browser. */
export const myShopStore = createMyShopStore();

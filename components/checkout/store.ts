import { createKeptStore, type Tab } from '@/components/kept-store';

/** A content once sent as an order, and its Idempotency-Key. */
interface SentOrder {
  text: string;
  key: string;
}

function sentOrderOf(stored: unknown): SentOrder | undefined {
  const { text, key } = (stored ?? {}) as Partial<Record<string, unknown>>;
  return typeof text === 'string' && typeof key === 'string' ? { text, key } : undefined;
}

export const createSentOrderStore = (tab?: Tab) =>
  createKeptStore<SentOrder | undefined>(
    { key: 'checkoutAttempt', storage: 'session', initial: undefined, read: sentOrderOf },
    tab,
  );

/** What was last tried as an order in this tab. */
export const sentOrderStore = createSentOrderStore();

export const createShopSearchStore = (tab?: Tab) =>
  createKeptStore(
    {
      key: 'checkoutNear',
      storage: 'session',
      initial: '',
      read: (stored) => (typeof stored === 'string' ? stored : undefined),
    },
    tab,
  );

/** Where the shopper of this tab looks for a shop. */
export const shopSearchStore = createShopSearchStore();

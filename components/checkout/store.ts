import { browserStore } from '@/components/browser-store';
import { draft } from '@/components/draft';
import type { CheckoutChoice } from '@/lib/checkout/plan';
import type { ContactForm } from '@/lib/orders/contact-form';
import type { OrderForm } from '@/lib/orders/order-form';

interface SentOrder {
  /** A digest: the next user of this browser must not read it. */
  content: string;
  key: string;
  /** The purchase that it became. */
  token?: string;
}

function sentOrderOf(stored: unknown): SentOrder | undefined {
  const { content, key, token } = (stored ?? {}) as Partial<Record<string, unknown>>;
  if (typeof content !== 'string' || typeof key !== 'string') return undefined;
  return typeof token === 'string' ? { content, key, token } : { content, key };
}

/** Shared by all tabs, so that two of them make one purchase (rule 2.34). */
export const sentOrderStore = browserStore<SentOrder | undefined>({
  key: 'checkoutAttempt',
  initial: undefined,
  read: sentOrderOf,
});

/** Purchases made since the last paid one: whichever is paid, it is this cart's. */
export const purchasesStore = browserStore<readonly string[]>({
  key: 'checkoutPurchases',
  initial: [],
  read: (stored) => (Array.isArray(stored) && stored.every((token) => typeof token === 'string') ? stored : undefined),
  write: (tokens) => (tokens.length > 0 ? tokens : undefined),
});

export const shopSearchStore = browserStore({
  key: 'checkoutNear',
  storage: 'session',
  initial: '',
  read: (stored) => (typeof stored === 'string' ? stored : undefined),
});

/** The choices at the checkout except the shipping method, which the cart keeps. */
export type Chosen = Omit<CheckoutChoice, 'method'>;
export const NOTHING_CHOSEN: Chosen = { collected: [], pay: undefined, collectPaid: false };

const PAYMENTS: readonly unknown[] = ['in_shop', 'card', 'instalments'];

function chosenOf(stored: unknown): Chosen | undefined {
  const { collected, pay, collectPaid } = (stored ?? {}) as Partial<Record<string, unknown>>;
  if (!Array.isArray(collected)) return undefined;
  return {
    collected: collected.filter((ean) => typeof ean === 'string'),
    pay: PAYMENTS.includes(pay) ? (pay as Chosen['pay']) : undefined,
    collectPaid: collectPaid === true,
  };
}

export const chosenStore = browserStore<Chosen>({
  key: 'checkoutChoice',
  storage: 'session',
  initial: NOTHING_CHOSEN,
  read: chosenOf,
});

export type AddressForm = Pick<OrderForm, 'address' | 'addressLine2' | 'postalCode' | 'city'>;

export const contactDraft = draft<ContactForm>('checkoutContact');
export const addressDraft = draft<AddressForm>('checkoutAddress');

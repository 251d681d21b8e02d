import { browserStore } from '@/components/browser-store';
import { isPostcode } from '@/lib/norway/postcode';

export const myShopStore = browserStore<number | undefined>({
  key: 'myShop',
  initial: undefined,
  read: (stored) => (Number.isSafeInteger(stored) && (stored as number) > 0 ? (stored as number) : undefined),
});

/** The postcode last used for distances; empty without one. */
export const postcodeStore = browserStore<string>({
  key: 'postcode',
  initial: '',
  read: (stored) => (typeof stored === 'string' && isPostcode(stored) ? stored : undefined),
  write: (code) => code || undefined,
});

export type Owner = 'person' | 'browser' | 'staff';

/** Whose data a key holds, and when it goes by itself. */
interface Keeping {
  /**
   * A person's keys are deleted in every tab when that person logs out or deletes the account: the next user of the
   * browser must see nothing of them. So are the staff's keys when they log out at the counter.
   */
  of: Owner;
  ends: 'when it is emptied' | 'with the tab' | 'when it is bought' | 'after a year' | 'with its deadline';
}

const person = (ends: Keeping['ends']) => ({ of: 'person', ends }) as const;
const browser = (ends: Keeping['ends']) => ({ of: 'browser', ends }) as const;

/** Everything that the shop keeps in a browser, but for cookies of the server. The page about privacy names each. */
export const STORED = {
  favourites: person('when it is emptied'),
  recentSearches: person('when it is emptied'),
  recentlySeen: person('when it is emptied'),
  compare: person('when it is emptied'),
  postcode: person('when it is emptied'),
  checkoutContact: person('with the tab'),
  checkoutAddress: person('with the tab'),
  checkoutNear: person('with the tab'),
  registerDraft: person('with the tab'),
  settingsDraft: person('with the tab'),
  findOrderDraft: person('with the tab'),
  reviewDraft: person('with the tab'),
  stockAlertDraft: person('with the tab'),
  complaintDraft: person('with the tab'),
  withdrawalDraft: person('with the tab'),
  withdrawalReason: person('with the tab'),
  /** Used by public/pass/worker.js: the pass names its buyer. */
  'pass-1': person('with its deadline'),
  /** Goods that were put there would be lost to who logs out before paying, and tell no more than a cart in a shop. */
  cart: browser('when it is emptied'),
  /** Emptied by every logout; other tabs learn of it that way. */
  userLoaded: browser('when it is emptied'),
  activePromocode: browser('when it is emptied'),
  promoTyped: browser('with the tab'),
  checkoutChoice: browser('with the tab'),
  /** Names nobody, and keeps a cart from being paid twice, whoever stands there (rule 2.34). */
  checkoutAttempt: browser('when it is bought'),
  checkoutPurchases: browser('when it is bought'),
  myShop: browser('when it is emptied'),
  cookieConsent: browser('after a year'),
  breadcrumbs: browser('with the tab'),
  attemptedPage: browser('with the tab'),
  lastPages: browser('with the tab'),
  scrollPositions: browser('with the tab'),
  clockAhead: browser('with the tab'),
  'offline-1': browser('when it is emptied'),
  /** Kept over a logout: what has been done at the counter has been done, and is sent when there is a net. */
  counterActs: browser('when it is emptied'),
  counterDesk: { of: 'staff', ends: 'when it is emptied' },
  counterWord: { of: 'staff', ends: 'with the tab' },
} as const satisfies Record<string, Keeping>;

/** What follows a colon tells several of one kind apart: a form's draft for each customer. */
export type StorageKey = keyof typeof STORED | `${keyof typeof STORED}:${string}`;

/** Returns the owner of a key; undefined for keys of others. */
export const ownerOf = (key: string): Owner | undefined =>
  (STORED as Record<string, Keeping>)[key.split(':')[0] as string]?.of;

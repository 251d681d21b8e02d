export type Owner = 'person' | 'browser' | 'staff';

/** Whose data a key holds, and when it expires. */
interface Keeping {
  /**
   * A person's keys are deleted in every tab when that person logs out or deletes the account, and the staff's keys when
   * they log out at the counter: the next user of the browser must see nothing of them.
   */
  of: Owner;
  ends: 'when it is emptied' | 'with the tab' | 'when it is bought' | 'after a year' | 'with its deadline';
}

const person = (ends: Keeping['ends']) => ({ of: 'person', ends }) as const;
const browser = (ends: Keeping['ends']) => ({ of: 'browser', ends }) as const;

/** Everything the shop stores in a browser, except the server's cookies. The privacy page names each. */
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
  /** Kept over a logout: whoever logs out before paying would lose the cart. */
  cart: browser('when it is emptied'),
  /** Emptied by every logout, which notifies the other tabs. */
  userLoaded: browser('when it is emptied'),
  activePromocode: browser('when it is emptied'),
  promoTyped: browser('with the tab'),
  checkoutChoice: browser('with the tab'),
  /** Names nobody, and prevents paying a cart twice (rule 2.34). */
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
  /** Kept over a logout: actions at the counter are sent when there is a connection. */
  counterActs: browser('when it is emptied'),
  counterDesk: { of: 'staff', ends: 'when it is emptied' },
  counterWord: { of: 'staff', ends: 'with the tab' },
} as const satisfies Record<string, Keeping>;

/** The part after a colon tells keys of one kind apart, such as a form's drafts of several customers. */
export type StorageKey = keyof typeof STORED | `${keyof typeof STORED}:${string}`;

/** Returns the owner of a key; undefined for keys of others. */
export const ownerOf = (key: string): Owner | undefined =>
  (STORED as Record<string, Keeping>)[key.split(':')[0] as string]?.of;

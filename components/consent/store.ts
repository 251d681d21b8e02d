import { atom, createStore, getDefaultStore } from 'jotai';
import { type Consent, consentCookies, onlyNecessary, readConsent, withdrawals } from '@/lib/consent/consent';

/** `ready` is false until the cookies have been read: on the server, and while the page is hydrated. */
export interface KnownConsent {
  consent: Consent | undefined;
  ready: boolean;
}

export const unreadConsent: KnownConsent = { consent: undefined, ready: false };

/** The parts of a page the choice is kept in. */
export interface Jar {
  document: { cookie: string };
  location: { hostname: string; protocol: string };
}

/** What the shopper of this browser has chosen. The cookie is the truth, as another tab may have written it. */
export function createConsentStore(page: () => Jar, store: ReturnType<typeof createStore> = createStore()) {
  const known = atom<KnownConsent>(unreadConsent);

  const write = (cookies: string[]) => {
    for (const cookie of cookies) page().document.cookie = cookie;
  };
  /** Also without a withdrawal: a script may have written its cookie while it was being stopped. */
  const clean = (consent: Consent | undefined) => {
    const { document, location } = page();
    write(withdrawals(document.cookie, consent ?? onlyNecessary, location.hostname));
  };
  return {
    get: () => store.get(known),
    subscribe: (onChange: () => void) => store.sub(known, onChange),
    load(now = new Date()) {
      const consent = readConsent(page().document.cookie, now);
      clean(consent);
      const before = store.get(known);
      if (!before.ready || JSON.stringify(before.consent) !== JSON.stringify(consent))
        store.set(known, { consent, ready: true });
    },
    keep(consent: Consent) {
      write(consentCookies(consent, page().location.protocol === 'https:'));
      clean(consent);
      store.set(known, { consent, ready: true });
    },
  };
}

/** The choice of this browser. */
export const consentStore = createConsentStore(() => window, getDefaultStore());

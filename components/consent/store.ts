import { browserStore, type Page, type TextStorage, useStored } from '@/components/browser-store';
import {
  CONSENT_COOKIE,
  type Consent,
  consentCookies,
  consentExpires,
  consentFromStored,
  consentText,
  type Service,
} from '@/lib/consent/consent';

/** Stores the choice as a cookie; a yes writes another one beside it (rule 4.18). */
function consentCookie({ document, location }: Page): TextStorage {
  const write = (cookies: string[]) => {
    for (const cookie of cookies) document.cookie = cookie;
  };
  return {
    getItem: () => consentText(document.cookie),
    setItem(_key, text) {
      write(consentCookies(JSON.parse(text) as Consent, location.protocol === 'https:'));
      // Browsers refuse cookies silently.
      if (consentText(document.cookie) !== text) throw new Error('The browser refuses cookies');
    },
    removeItem: () => write([`${CONSENT_COOKIE}=; path=/; max-age=0`]),
  };
}

export const consentStore = browserStore<Consent | undefined>({
  key: CONSENT_COOKIE,
  storage: consentCookie,
  initial: undefined,
  read: consentFromStored,
  expires: (consent) => (consent ? consentExpires(consent) : Number.POSITIVE_INFINITY),
});

/** Services running on this page. */
export const runningServices = new Set<Service>();

/** Returns the choice; not `ready` on the server and until hydration. */
export function useConsent() {
  const { value, ready } = useStored(consentStore);
  return { consent: value, ready };
}

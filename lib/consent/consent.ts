/** Each has a consent of its own (rule 10.1): analytics, tag manager, ad pixel. */
export const services = ['ga', 'gtm', 'meta'] as const;
export type Service = (typeof services)[number];
export type Choices = Record<Service, boolean>;

export interface Consent extends Choices {
  v: number;
  ts: string;
  /** Names this browser in the shop's log, as a digest: the id itself lets a caller add a choice there. */
  id: string;
}

/** A higher version asks every visitor again. */
export const CONSENT_VERSION = 1;
/** Rule 4.18: consent is not accepted until this cookie exists with the value `true`. */
export const ACCEPTED_COOKIE = 'cookiesAccepted';
export const CONSENT_COOKIE = 'cookieConsent';
export const CONSENT_SECONDS = 31_536_000;

export const onlyNecessary: Choices = { ga: false, gtm: false, meta: false };
export const everything: Choices = { ga: true, gtm: true, meta: true };

export const hasAccepted = (choices: Choices) => services.some((service) => choices[service]);
export const choicesOf = ({ ga, gtm, meta }: Choices): Choices => ({ ga, gtm, meta });

const pairs = (cookies: string) =>
  cookies.split(';').map((pair): [string, string] => {
    const at = pair.indexOf('=');
    return [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
  });

/** Returns the choice in `document.cookie` as text; null where there is none. */
export function consentText(cookies: string): string | null {
  const text = pairs(cookies).find(([name]) => name === CONSENT_COOKIE)?.[1];
  try {
    return text === undefined ? null : decodeURIComponent(text);
  } catch {
    return null;
  }
}

export const consentFromStored = (stored: unknown): Consent | undefined =>
  isConsent(stored) && stored.v === CONSENT_VERSION ? stored : undefined;

function isConsent(stored: unknown): stored is Consent {
  if (typeof stored !== 'object' || stored === null) return false;
  const { v, ts, id, ...choices } = stored as Partial<Consent>;
  return (
    typeof v === 'number' &&
    typeof ts === 'string' &&
    typeof id === 'string' &&
    services.every((service) => typeof choices[service] === 'boolean')
  );
}

/** Returns when to ask again, in epoch milliseconds; NaN when `ts` is invalid. */
export const consentExpires = ({ ts }: Pick<Consent, 'ts'>): number => Date.parse(ts) + CONSENT_SECONDS * 1000;

const cookie = (name: string, value: string, seconds: number, more: string) =>
  `${name}=${value}; path=/; max-age=${seconds}; samesite=lax${more}`;

/** Returns what to write into `document.cookie`, one by one. Without a yes `cookiesAccepted` is deleted. */
export function consentCookies(consent: Consent, isSecure: boolean): string[] {
  const secure = isSecure ? '; secure' : '';
  const accepted = hasAccepted(consent) ? CONSENT_SECONDS : 0;
  return [
    cookie(CONSENT_COOKIE, encodeURIComponent(JSON.stringify(consent)), CONSENT_SECONDS, secure),
    cookie(ACCEPTED_COOKIE, accepted ? 'true' : '', accepted, secure),
  ];
}

/** Cookies of each service (rule 10.4). The tag manager sets none. */
const left: Record<Service, RegExp | undefined> = { ga: /^_ga(_|$)/, gtm: undefined, meta: /^_fbp$/ };

/** Returns the `document.cookie` texts that delete cookies without consent, for every domain above the host. */
export function withdrawals(cookies: string, choices: Choices, hostname: string): string[] {
  const names = pairs(cookies).flatMap(([name]) =>
    services.some((service) => !choices[service] && left[service]?.test(name)) ? [name] : [],
  );
  const labels = hostname.split('.');
  const domains = labels.slice(0, -1).map((_, i) => `; domain=.${labels.slice(i).join('.')}`);
  return names.flatMap((name) => ['', ...domains].map((domain) => cookie(name, '', 0, domain)));
}

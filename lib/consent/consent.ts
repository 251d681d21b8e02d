/** The services a shopper may say yes to, each by itself (rule 10.1): analytics, tag manager, ad pixel. */
export const services = ['ga', 'gtm', 'meta'] as const;
export type Service = (typeof services)[number];
export type Choices = Record<Service, boolean>;

/** What the cookie `cookieConsent` holds. */
export interface Consent extends Choices {
  /** Which version of the question was answered. */
  v: number;
  /** When, ISO 8601. */
  ts: string;
  /** Names this browser in the shop's log, and nobody. */
  id: string;
}

/** Raised when what is asked changes: everybody is asked again. */
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

/** The choice in `document.cookie`; undefined when there is none, and when it has to be asked for again. */
export function readConsent(cookies: string, now: Date): Consent | undefined {
  const text = pairs(cookies).find(([name]) => name === CONSENT_COOKIE)?.[1];
  try {
    const read: unknown = JSON.parse(decodeURIComponent(text ?? ''));
    return isConsent(read) && isCurrent(read, now) ? read : undefined;
  } catch {
    return undefined;
  }
}

function isConsent(read: unknown): read is Consent {
  if (typeof read !== 'object' || read === null) return false;
  const { v, ts, id, ...choices } = read as Partial<Consent>;
  return (
    typeof v === 'number' &&
    typeof ts === 'string' &&
    typeof id === 'string' &&
    services.every((service) => typeof choices[service] === 'boolean')
  );
}

function isCurrent({ v, ts }: Consent, now: Date): boolean {
  const age = now.getTime() - Date.parse(ts);
  return v === CONSENT_VERSION && age < CONSENT_SECONDS * 1000;
}

const cookie = (name: string, value: string, seconds: number, more: string) =>
  `${name}=${value}; path=/; max-age=${seconds}; samesite=lax${more}`;

/** What to write into `document.cookie`, one by one. Without a yes `cookiesAccepted` is taken away. */
export function consentCookies(consent: Consent, isSecure: boolean): string[] {
  const secure = isSecure ? '; secure' : '';
  const accepted = hasAccepted(consent) ? CONSENT_SECONDS : 0;
  return [
    cookie(CONSENT_COOKIE, encodeURIComponent(JSON.stringify(consent)), CONSENT_SECONDS, secure),
    cookie(ACCEPTED_COOKIE, accepted ? 'true' : '', accepted, secure),
  ];
}

/** What each service leaves in the browser (rule 10.4). The tag manager sets no cookie of its own. */
const left: Record<Service, RegExp | undefined> = { ga: /^_ga(_|$)/, gtm: undefined, meta: /^_fbp$/ };

/**
 * What to write into `document.cookie` to delete the cookies of services without a yes. They are set for the widest
 * domain that takes them, which a page cannot ask for, so every domain above the host is tried.
 */
export function withdrawals(cookies: string, choices: Choices, hostname: string): string[] {
  const names = pairs(cookies).flatMap(([name]) =>
    services.some((service) => !choices[service] && left[service]?.test(name)) ? [name] : [],
  );
  const labels = hostname.split('.');
  const domains = labels.slice(0, -1).map((_, i) => `; domain=.${labels.slice(i).join('.')}`);
  return names.flatMap((name) => ['', ...domains].map((domain) => cookie(name, '', 0, domain)));
}

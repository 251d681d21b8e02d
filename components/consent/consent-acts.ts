import { type Choices, CONSENT_VERSION, type Consent, choicesOf, hasAccepted, type Service } from '@/lib/consent';
import type { Customer } from '@/lib/contracts/customers';
import { userStore } from '../account/user-store';
import { call } from '../api';
import { consentStore } from './consent-store';

/** Services whose scripts run on this page. */
export const running = new Set<Service>();

let sent: Promise<unknown> = Promise.resolve();

/** One after the other, so that the log ends with the last choice. */
function log({ v, id, ga, gtm, meta }: Consent): Promise<unknown> {
  const send = () => call('/consents', { method: 'POST', body: { v, id, ga, gtm, meta } });
  sent = sent.then(send).catch((error: unknown) => console.info('The choice of cookies was not logged', error));
  return sent;
}

/** Keeps a choice in this browser at once, then in the shop's log and on the account of who is logged in. */
export async function choose(choices: Choices): Promise<void> {
  const id = consentStore.get().consent?.id ?? newId();
  const consent = { v: CONSENT_VERSION, ts: new Date().toISOString(), id, ...choices };
  consentStore.keep(consent);
  const { user } = userStore.get();
  if (user) userStore.load(withChoices(user, choices));
  await log(consent);
  leaveWithdrawn();
}

/** Right after a login: the account follows what was chosen in this browser. Gives the customer with that choice. */
export async function takeChoiceAlong(user: Customer): Promise<Customer> {
  consentStore.load();
  const { consent } = consentStore.get();
  if (!consent) return user;
  await log(consent);
  return withChoices(user, choicesOf(consent));
}

/** A script that runs cannot be taken back, so the page is loaded anew without it. */
export function leaveWithdrawn(): void {
  const { consent } = consentStore.get();
  if ([...running].some((service) => !consent?.[service])) window.location.reload();
}

const withChoices = (user: Customer, choices: Choices): Customer => ({
  ...user,
  cookies: hasAccepted(choices),
  cookie_ga: choices.ga,
  cookie_google_tag_manager: choices.gtm,
  cookie_meta_pixel: choices.meta,
});

/** A UUID of version 4. `crypto.randomUUID` is missing on a plain http address, which a shop on a test network has. */
function newId(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

import { ask } from '@/components/api';
import { shopNow } from '@/components/clock';
import { userStore } from '@/components/session/store';
import {
  type Choices,
  CONSENT_VERSION,
  type Consent,
  choicesOf,
  hasAccepted,
  onlyNecessary,
  withdrawals,
} from '@/lib/consent/consent';
import type { Customer } from '@/lib/contracts/customers';
import { randomKey } from '@/lib/text/random-key';
import { consentStore, runningServices } from './store';

let sent: Promise<unknown> = Promise.resolve();

/** One after the other, so that the log ends with the last choice. */
function log({ id, ts, ga, gtm, meta }: Consent): Promise<unknown> {
  const send = () => ask('POST /consents', { body: { v: CONSENT_VERSION, id, ts, ga, gtm, meta } });
  sent = sent.then(send).catch((error: unknown) => console.info('The choice of cookies was not logged', error));
  return sent;
}

/** Stores a choice in this browser, then in the shop's log and on the account. */
export async function choose(choices: Choices): Promise<void> {
  const id = consentStore.load()?.id ?? randomKey();
  const consent = { v: CONSENT_VERSION, ts: shopNow().toISOString(), id, ...choices };
  consentStore.set(consent);
  deleteWithdrawn();
  const { user } = userStore.get();
  if (user) userStore.load(withChoices(user, choices));
  await log(consent);
  leaveWithdrawn();
}

/** Moves this browser's choice into the account after a login. Returns the customer with it. */
export async function takeChoiceAlong(user: Customer): Promise<Customer> {
  const consent = consentStore.load();
  if (!consent) return user;
  await log(consent);
  return withChoices(user, choicesOf(consent));
}

/** Deletes cookies of services without consent; a stopped script may still have written one. */
export function deleteWithdrawn(): void {
  const { cookie } = document;
  for (const deletion of withdrawals(cookie, consentStore.load() ?? onlyNecessary, window.location.hostname)) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we support
    document.cookie = deletion;
  }
}

/** A running script cannot be stopped, so the page is reloaded without it. */
export function leaveWithdrawn(): void {
  const consent = consentStore.load();
  if ([...runningServices].some((service) => !consent?.[service])) window.location.reload();
}

const withChoices = (user: Customer, choices: Choices): Customer => ({
  ...user,
  cookies: hasAccepted(choices),
  cookie_ga: choices.ga,
  cookie_google_tag_manager: choices.gtm,
  cookie_meta_pixel: choices.meta,
});

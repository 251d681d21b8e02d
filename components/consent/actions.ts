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

/** Sent one after the other, so that the log ends with the last choice. */
function log({ id, ts, ga, gtm, meta }: Consent): Promise<unknown> {
  const send = () => ask('POST /consents', { body: { v: CONSENT_VERSION, id, ts, ga, gtm, meta } });
  sent = sent.then(send).catch((error: unknown) => console.info('The choice of cookies was not logged', error));
  return sent;
}

/** Keeps a choice in this browser at once, then in the shop's log and on the account of who is logged in. */
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

/** Right after a login: the account follows what was chosen in this browser. Gives the customer with that choice. */
export async function takeChoiceAlong(user: Customer): Promise<Customer> {
  const consent = consentStore.load();
  if (!consent) return user;
  await log(consent);
  return withChoices(user, choicesOf(consent));
}

/** Deletes what services without a yes have left; a script may have written its cookie while it was being stopped. */
export function deleteWithdrawn(): void {
  const { cookie } = document;
  for (const deletion of withdrawals(cookie, consentStore.load() ?? onlyNecessary, window.location.hostname)) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we support
    document.cookie = deletion;
  }
}

/** A script that runs cannot be taken back, so the page is loaded anew without it. */
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

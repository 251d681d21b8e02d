import { composeEmail } from '@/lib/emails/compose-email';
import { mailWords as words } from '@/lib/emails/mail-words';
import { formatOrgNo } from '@/lib/norway/organisation-number';
import { phoneText } from '@/lib/norway/phone-text';
import type { PagePath } from '@/lib/routes/pages';
import { LOGIN_LINK_PATH } from '@/lib/routes/paths';
import { fill } from '@/lib/text/words';
import type { Recipient } from '@/server/mail/types';
import type { Mail } from '@/server/ports/mailer';

export type AccountEmailName = keyof typeof words.account;

export const accountPaths: Record<AccountEmailName, PagePath> = {
  /** "Bekreft e-postadressen din". Queued at registration, and when a customer asks for it again. */
  verification: '/bekreft-epost',
  /** "Velkommen til …". Queued when a customer has confirmed the address of the account. */
  welcome: '/konto',
  /** "Nytt passord". Requested on /glemt-passord. */
  reset: '/tilbakestill-passord',
  /** "Innloggingslenken din". Requested at login without a password. */
  loginLink: LOGIN_LINK_PATH,
  /** "Bekreft den nye e-postadressen din", to the new address. Queued when a customer changes it. */
  newEmail: '/bekreft-epost',
  /** "Du har allerede en konto hos oss". Queued instead of the confirmation when the new address has an account. */
  emailTaken: '/glemt-passord',
  /** "Noen vil bytte e-postadressen på kontoen din", to the old address. Queued when a customer changes it. */
  emailAsked: '/glemt-passord',
  /** "E-postadressen på kontoen er endret", to the old address. Queued when the new address is confirmed. */
  emailChanged: '/kundeservice',
  /** "Telefonnummeret på kontoen er endret". Queued when a customer changes it. */
  phoneChanged: '/glemt-passord',
  /** "Passordet er endret". Queued when a customer changes or resets it. */
  passwordChanged: '/kundeservice',
};

/** An email about an account. It contains no advertising. `site` is the public address of the shop; `footer` says who we are. */
export function accountEmail(
  name: AccountEmailName,
  to: Recipient,
  { site, footer, token }: { site: string; footer: string[]; token?: string },
): Mail {
  const { subject, title, lead, link, ...rest } = words.account[name];
  const values = { name: to.name, email: to.email, shop: footer[0] ?? '' };
  const key = `customer:${to.customerId}:${name}:${to.key}`;
  return composeEmail(
    { to: to.email, brand: to.brand, key, subject: fill(subject, values) },
    {
      title,
      paragraphs: [fill(words.greeting, values), fill(lead, values)],
      closing: 'other' in rest ? [rest.other] : [],
      link: [link, `${site}${accountPaths[name]}${token === undefined ? '' : `?token=${token}`}`],
      footer,
    },
  );
}

export function senderOf(settings: Record<string, unknown>): string[] {
  const text = (key: string) => (typeof settings[key] === 'string' ? settings[key] : '');
  const orgNo = text('orgNo');
  return [
    text('chainName'),
    orgNo && fill(words.orgNo, { orgNo: formatOrgNo(orgNo) }),
    text('address'),
    [phoneText(text('customerServicePhone')), text('customerServiceEmail')].filter(Boolean).join(', '),
  ].filter((line, place) => place === 0 || line !== '');
}

import type { MailWords } from '@/lib/letters/mail-words';
import { formatOrgNo } from '@/lib/norway/organisation-number';
import { phoneText } from '@/lib/norway/phone-text';
import { fill } from '@/lib/text/words';
import type { Recipient } from '@/server/mail/types';
import type { Mail } from '@/server/ports/mailer';
import { emailTo } from './deliver';

export type AccountEmailName = keyof MailWords['account'];

/** `site` is the public address of the shop; `footer` says who we are. */
export type AccountEmail = (
  to: Recipient,
  about: { site: string; footer: string[]; token?: string | undefined },
  words: MailWords,
) => Mail;

/** An email about an account that leads to `path`. It contains no advertising. */
export const accountEmail =
  (name: AccountEmailName, path: string): AccountEmail =>
  (to, { site, footer, token }, words) => {
    const { subject, title, lead, link, ...rest } = words.account[name];
    const values = { name: to.name, email: to.email, shop: footer[0] ?? '' };
    return emailTo(to.email, to.brand, `customer:${to.customerId}:${name}:${to.key}`, {
      subject: fill(subject, values),
      letter: {
        title,
        paragraphs: [fill(words.greeting, values), fill(lead, values)],
        facts: [],
        lines: [],
        sums: [],
        closing: 'other' in rest ? [rest.other] : [],
        link: [link, `${site}${path}${token === undefined ? '' : `?token=${token}`}`],
        footer,
      },
    });
  };

/** Returns the footer of emails that no order is behind, from the settings of a brand. */
export function senderOf(settings: Record<string, unknown>, words: MailWords): string[] {
  const text = (key: string) => (typeof settings[key] === 'string' ? settings[key] : '');
  const orgNo = text('orgNo');
  return [
    text('chainName'),
    orgNo && fill(words.orgNo, { orgNo: formatOrgNo(orgNo) }),
    text('address'),
    [phoneText(text('customerServicePhone')), text('customerServiceEmail')].filter(Boolean).join(', '),
  ].filter((line, place) => place === 0 || line !== '');
}

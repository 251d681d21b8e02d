import type { MailWords } from '@/lib/letters/mail-words';
import { productPath, STOP_ALERTS_PATH } from '@/lib/routes/paths';
import { fill } from '@/lib/text/words';
import type { DueAlert } from '@/server/catalogue/stock-alerts/types';
import type { Mail } from '@/server/ports/mailer';
import { emailTo } from './deliver';

/** "… er på lager igjen". Queued by the task of stock alerts when the variant can be had again. */
export function stockAlert(
  alert: DueAlert,
  { site, footer, stopToken }: { site: string; footer: string[]; stopToken: string },
  words: MailWords,
): Mail {
  const { subject, title, lead, first, choice, once, link, stop } = words.backInStock;
  return emailTo(alert.email, alert.brand, `stock-alert:${alert.id}`, {
    subject: fill(subject, { name: alert.name }),
    letter: {
      title,
      paragraphs: [fill(lead, { name: alert.name }), first],
      facts: [[choice, [alert.color, alert.size].filter(Boolean).join(', ')]],
      lines: [],
      sums: [],
      closing: [once],
      link: [link, `${site}${productPath(alert.slug, alert.ean)}`],
      stop: stopLink(stop, site, stopToken),
      footer,
    },
  });
}

/** The link that ends every product alert of an address; mail programs follow it too. */
export const stopLink = (label: string, site: string, token: string): [string, string] => [
  label,
  `${site}${STOP_ALERTS_PATH}?token=${token}`,
];

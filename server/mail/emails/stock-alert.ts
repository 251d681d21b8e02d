import { composeEmail } from '@/lib/emails/compose-email';
import { mailWords } from '@/lib/emails/mail-words';
import { productPath, STOP_ALERTS_PATH } from '@/lib/routes/paths';
import { fill } from '@/lib/text/words';
import type { DueAlert } from '@/server/catalogue/stock-alerts/types';
import type { Mail } from '@/server/ports/mailer';

/** "… er på lager igjen". Queued by the task of stock alerts when the variant can be had again. */
export function stockAlert(
  { id, email, brand, name, color, size, slug, ean, stopToken }: DueAlert,
  { site, footer }: { site: string; footer: string[] },
): Mail {
  const texts = mailWords.backInStock;
  return composeEmail(
    { to: email, brand, key: `stock-alert:${id}`, subject: fill(texts.subject, { name }) },
    {
      title: texts.title,
      paragraphs: [fill(texts.lead, { name }), texts.first],
      details: [[texts.choice, [color, size].filter(Boolean).join(', ')]],
      closing: [texts.once],
      link: [texts.link, `${site}${productPath(slug, ean)}`],
      stop: stopLink(texts.stop, site, stopToken),
      footer,
    },
  );
}

/** The link that ends every product alert of an address; mail programs follow it too. */
export const stopLink = (label: string, site: string, token: string): [string, string] => [
  label,
  `${site}${STOP_ALERTS_PATH}?token=${token}`,
];

import { composeEmail } from '@/lib/emails/compose-email';
import { mailWords } from '@/lib/emails/mail-words';
import { formatPrice } from '@/lib/prices/money';
import { productPath } from '@/lib/routes/paths';
import { fill } from '@/lib/text/words';
import type { DueWatch } from '@/server/catalogue/product-alerts/types';
import type { Mail } from '@/server/ports/mailer';
import { stopLink } from './stock-alert';

/** "… koster mindre nå". Queued by the job of price watches when the article costs 5 % less. */
export function priceDrop(
  { id, email, brand, name, price, before, slug, stopToken }: DueWatch,
  { site, footer }: { site: string; footer: string[] },
): Mail {
  const texts = mailWords.priceDrop;
  return composeEmail(
    { to: email, brand, key: `price-watch:${id}`, subject: fill(texts.subject, { name }) },
    {
      title: texts.title,
      paragraphs: [fill(texts.lead, { name })],
      details: [
        [texts.now, formatPrice(price)],
        [texts.before, formatPrice(before)],
      ],
      closing: [texts.once],
      link: [texts.link, `${site}${productPath(slug)}`],
      stop: stopLink(texts.stop, site, stopToken),
      footer,
    },
  );
}

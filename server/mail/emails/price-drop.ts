import type { MailWords } from '@/lib/letters/mail-words';
import { formatPrice } from '@/lib/prices/money';
import { productPath } from '@/lib/routes/paths';
import { fill } from '@/lib/text/words';
import type { DueWatch } from '@/server/catalogue/product-alerts/types';
import type { Mail } from '@/server/ports/mailer';
import { emailTo } from './deliver';
import { stopLink } from './stock-alert';

/** "… koster mindre nå". Queued by the job of price watches when the article costs 5 % less. */
export function priceDrop(
  watch: DueWatch,
  { site, footer }: { site: string; footer: string[] },
  words: MailWords,
): Mail {
  const { subject, title, lead, now, before, once, link, stop } = words.priceDrop;
  return emailTo(watch.email, watch.brand, `price-watch:${watch.id}`, {
    subject: fill(subject, { name: watch.name }),
    letter: {
      title,
      paragraphs: [fill(lead, { name: watch.name })],
      facts: [
        [now, formatPrice(watch.price)],
        [before, formatPrice(watch.before)],
      ],
      lines: [],
      sums: [],
      closing: [once],
      link: [link, `${site}${productPath(watch.slug)}`],
      stop: stopLink(stop, site, watch.stopToken),
      footer,
    },
  });
}

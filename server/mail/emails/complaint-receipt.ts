import { composeEmail } from '@/lib/emails/compose-email';
import { footerOf, greet, moment } from '@/lib/emails/content-parts';
import { mailWords as words } from '@/lib/emails/mail-words';
import { sellerOf } from '@/lib/orders/documents';
import { fill } from '@/lib/text/words';
import type { Mail } from '@/server/ports/mailer';
import { type Complained, complaintDetails } from './complaint-notice';

/** "Vi har mottatt reklamasjonen din på …", to the buyer (rule 10.22). Queued when a shopper complains. */
export function complaintReceipt({ receipt, text, order, shops, lines, url }: Complained): Mail {
  const texts = words.complained;
  const sellers = shops.map(sellerOf);
  const seller = new Intl.ListFormat('nb').format(sellers.map(({ name }) => name));
  const values = { name: order.name, number: receipt.order, at: moment(receipt.at), seller, text };
  return composeEmail(
    {
      ...{ to: order.email, brand: order.brand, key: `complaint:${receipt.number}` },
      subject: fill(texts.subject, values),
    },
    {
      title: texts.title,
      paragraphs: [greet(order.name), fill(texts.lead, values)],
      details: complaintDetails(receipt, lines),
      closing: [fill(texts.said, values), fill(texts.next, values), texts.rights],
      link: [texts.link, url],
      footer: sellers.flatMap(footerOf),
    },
  );
}

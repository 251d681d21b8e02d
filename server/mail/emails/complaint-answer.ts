import { complaintAnswerLetter } from '@/lib/letters/complaint-letters';
import type { MailWords } from '@/lib/letters/mail-words';
import { sellerOf } from '@/lib/orders/documents';
import type { ComplaintMail } from '@/server/orders/complaints/types';
import type { Mail } from '@/server/ports/mailer';
import { emailTo } from './deliver';

type Settled = Parameters<ComplaintMail['settled']>[1];

/** "Svar på reklamasjonen …". Queued when a shop answers a complaint. */
export function complaintAnswer(settled: Settled, url: string, words: MailWords): Mail {
  const { complaint, outcome, word, lines: moved, freight, shop, order } = settled;
  const lines = moved.flatMap(({ ean, count, amount }) => {
    const line = order.lines.find((one) => one.ean === ean);
    return line ? [{ ...line, count, amount }] : [];
  });
  const written = complaintAnswerLetter(
    {
      ...{ order: order.number, reference: complaint, buyer: order, seller: sellerOf(shop), outcome, word, lines },
      ...{ freight, paid: order.kind === 'order', instrument: order.instrument, url },
    },
    words,
  );
  return emailTo(order.email, order.brand, `complaint:${complaint}:answer:${shop.id}`, written);
}

import { composeEmail } from '@/lib/emails/compose-email';
import { footerOf, greet, hoursOf, linesOf, moment, passOf, stillThere, sumsOf } from '@/lib/emails/content-parts';
import { mailWords } from '@/lib/emails/mail-words';
import type { OrderDocument, ReservationDocument } from '@/lib/orders/documents';
import { fill } from '@/lib/text/words';
import type { Columns, Computed } from '@/server/platform/db/rows';
import type { orders } from '@/server/platform/db/schema/orders';
import type { Transaction } from '@/server/platform/db/transact';
import type { Mail } from '@/server/ports/mailer';

export type WaitingReservation = Columns<typeof orders, 'token'> &
  Computed<{
    document: (ReservationDocument | OrderDocument) & Pick<ReservationDocument, 'collect'>;
    gone: { ean: string; count: number }[];
  }>;

/** The confirmation of an order that is paid here has no deadline, which it gets when the goods are ready. */
export const waitingGoods = (tx: Transaction) => tx`
  select o.token, case when o.kind = 'reservation' then d.body else d.body || jsonb_build_object('collect', jsonb_build_object(
      'shopId', b.id, 'shop', b.name, 'address', b.address || ', ' || b.post_no || ' ' || b.post_place,
      'openingHours', b.opening_hours, 'deadline', o.expires_at)) end as document,
    (select coalesce(json_agg(json_build_object('ean', l.ean, 'count', l.missing + l.withdrawn)), '[]')
      from fulfilments f join fulfilment_lines l on l.fulfilment_id = f.id where f.order_id = o.id) as gone
  from orders o
  join order_statuses s on s.id = o.status_id
  join shops b on b.id = o.shop_id
  join order_documents d on d.order_id = o.id and d.kind in ('reservation_confirmation', 'order_confirmation')`;

const paidWords = () => ({
  ...mailWords,
  ...{ number: mailWords.order.number, total: mailWords.order.paid, link: mailWords.order.link },
  ...{ ready: mailWords.readyPaid, reminder: mailWords.reminderPaid },
});

/** Leaves out the sums of the confirmation where they are no longer right. */
export function waitingEmail(which: 'ready' | 'reminder', { document, gone }: WaitingReservation, url: string): Mail {
  const words = document.payment === 'online' ? paidWords() : mailWords;
  const { subject, title, lead, ...closing } = words[which];
  const { number, buyer, brand, collect } = document;
  const values = { number, name: buyer.name, shop: collect.shop, deadline: moment(collect.deadline) };
  return composeEmail(
    { to: buyer.email, brand, key: `reservation:${number}:${which}`, subject: fill(subject, values) },
    {
      title,
      paragraphs: [greet(buyer.name), fill(lead, values)],
      details: [
        [words.number, number],
        [words.deadline, values.deadline],
        [words.place, `${collect.shop}, ${collect.address}`],
        [words.openingHours, hoursOf(collect.openingHours)],
      ],
      pass: passOf(number, url),
      lines: linesOf(stillThere(document.lines, gone)),
      sums: gone.some(({ count }) => count > 0) ? [] : sumsOf(document, words.total),
      closing: Object.values(closing),
      link: [words.link, url],
      footer: footerOf(document.seller),
    },
  );
}

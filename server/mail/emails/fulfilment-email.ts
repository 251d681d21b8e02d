import type { PartToTell } from '@/lib/letters/part-letters';
import { sellerOf } from '@/lib/orders/documents';
import { isSent } from '@/lib/orders/freight';
import { addressLine } from '@/lib/orders/way-words';
import type { FulfilmentToTell } from '@/server/mail/fulfilment-news/types';
import type { Mail } from '@/server/ports/mailer';
import { emailTo, type WrittenEmail } from './deliver';

export const contentOf = (fulfilment: FulfilmentToTell, url: string): PartToTell => ({
  ...fulfilment,
  ...{ paid: fulfilment.kind === 'order', shop: fulfilment.shop.name, seller: sellerOf(fulfilment.shop) },
  way: {
    ...fulfilment.method,
    place: isSent(fulfilment.method.id) ? addressLine(fulfilment.method) : fulfilment.shop.name,
  },
  url,
});

/** Once per change of the fulfilment, which `what` names. */
export const fulfilmentEmail = ({ id, brand, buyer }: FulfilmentToTell, what: string, written: WrittenEmail): Mail =>
  emailTo(buyer.email, brand, `part:${id}:${what}`, written);

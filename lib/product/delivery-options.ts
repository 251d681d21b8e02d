import { OPEN_DAYS_KEPT, OPEN_DAYS_KEPT_PAID } from '@/lib/orders/deadlines';
import { canBeSent, type FreightTerms, freightOf, isSent, offeredMethods } from '@/lib/orders/freight';

interface Article {
  price: number;
  frightPrice: number;
  onlyCC: boolean;
}

export type DeliveryOption =
  | { kind: 'reserved' | 'paid'; price: number; days: number }
  | { kind: 'sent'; id: string; name: string; description: string; price: number };

/** Returns the methods the checkout would offer for one piece (rule 2.81). `payable`: the shop takes payments online. */
export function deliveryOptions(
  article: Article,
  { methods, freeFrom }: FreightTerms,
  payable: boolean,
): DeliveryOption[] {
  const sent = offeredMethods(methods, payable).filter(({ id }) => isSent(id) && canBeSent([article]));
  return [
    { kind: 'reserved', price: 0, days: OPEN_DAYS_KEPT },
    ...(payable ? [{ kind: 'paid' as const, price: 0, days: OPEN_DAYS_KEPT_PAID }] : []),
    ...sent.map((method) => ({
      kind: 'sent' as const,
      ...{ id: method.id, name: method.name, description: method.description },
      price: freightOf(method, [article], { goods: article.price, freeFrom }),
    })),
  ];
}

import { COLLECT, isSent } from '@/lib/orders/freight';

/** Why nobody could buy anything. */
export type Death = 'no_shop' | 'no_goods' | 'no_way' | 'no_payment';

/** What of the shop decides whether anything can be bought. */
export interface Standing {
  shops: { id: number; door: boolean }[];
  /** Ids of shipping methods. */
  methods: string[];
  /** Whether a payment provider is set up; what is collected can be paid in the shop. */
  payable: boolean;
}

/** The ways by which goods reach a shopper. */
export interface Ways {
  collect: boolean;
  send: boolean;
}

export const waysOf = ({ shops, methods, payable }: Standing): Ways => ({
  collect: methods.includes(COLLECT) && shops.some(({ door }) => door),
  send: payable && shops.length > 0 && methods.some(isSent),
});

/** Whether goods on a shelf can be had. Without any way, each is, so that one cause is not told as two. */
export function canBeHad({ collect, send }: Ways, { door, onlyCC }: { door: boolean; onlyCC: boolean }): boolean {
  if (!collect && !send) return true;
  return (collect && door) || (send && !onlyCC);
}

export function deathsOf(standing: Standing, goods: boolean): Death[] {
  const { shops, methods, payable } = standing;
  const { collect, send } = waysOf(standing);
  const stuck = shops.length > 0 && !collect && !send;
  const unpaid = stuck && !payable && methods.some(isSent);
  return [
    ...(shops.length === 0 ? (['no_shop'] as const) : []),
    ...(goods ? [] : (['no_goods'] as const)),
    ...(stuck && !unpaid ? (['no_way'] as const) : []),
    ...(unpaid ? (['no_payment'] as const) : []),
  ];
}

export const DEATHS: Record<Death, string> = {
  no_shop: 'There is no shop: shops.jsonl must bring at least one.',
  no_goods:
    'Nothing can be bought: no visible article has a price, canPurchase and a variant that is in stock in a shop from which it can be collected or sent.',
  no_way:
    'There is no way to get the goods: shipping-methods must hold collect (and a shop without webShop), pickup_point or delivery.',
  no_payment:
    'Nothing can be paid: without a payment provider (NEXI_* or KLARNA_*) nothing is sent, and nothing can be collected without the shipping method collect and a shop without webShop.',
};

/**
 * Whether an import is refused: it would end the shop for a reason that does not hold today. Into a shop without articles, a feed
 * that brings both articles and shops is a whole chain, and must make one that lives.
 */
export function isRefused(before: readonly Death[], after: readonly Death[], wholeChain: boolean): boolean {
  return wholeChain ? after.length > 0 : after.some((death) => !before.includes(death));
}

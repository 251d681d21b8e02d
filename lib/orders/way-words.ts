import ways from '@/messages/ways.nb.json' with { type: 'json' };

/** A way of getting the goods, as an order has it. */
export interface NamedWay {
  id: string;
  /** As the retailer calls it. */
  name: string;
}

interface Address {
  address: string;
  addressLine2?: string;
  zipcode: string;
  city: string;
}

/** An address on one line; '' of a buyer who has been forgotten. */
export const addressLine = ({ address, addressLine2, zipcode, city }: Address): string =>
  [address, addressLine2, [zipcode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');

/**
 * How the goods come, and where: said by this function alone, so that checkout, receipt, account, letters, documents and counter say
 * it in the same words (rule 2.101). `place` is an address, or the name of a shop; a way of the retailer's own goes by its name.
 */
export function wayText({ id, name }: NamedWay, place = ''): string {
  const words = Object.hasOwn(ways, id) ? ways[id as keyof typeof ways] : { short: name, before: `${name}:` };
  return place === '' ? words.short : `${words.before} ${place}`;
}

/** Of an order: sent to its address, or collected in the shop its goods stand in. */
export function orderWay(
  order: Address & { delivery: boolean; shipping: NamedWay; parts: readonly { shop: { name: string } }[] },
): string {
  return wayText(order.shipping, order.delivery ? addressLine(order) : (order.parts[0]?.shop.name ?? ''));
}

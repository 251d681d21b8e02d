import ways from '@/messages/shipping.nb.json' with { type: 'json' };

/** A shipping method as an order has it. */
export interface NamedShippingMethod {
  id: string;
  /** Name given by the retailer. */
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
 * Describes the shipping of goods in the same words everywhere (rule 2.101). `place` is an address or the name of a shop; a
 * method of the retailer is called by its name.
 */
export function shippingText({ id, name }: NamedShippingMethod, place = ''): string {
  const words = Object.hasOwn(ways, id) ? ways[id as keyof typeof ways] : { short: name, before: `${name}:` };
  return place === '' ? words.short : `${words.before} ${place}`;
}

/** Describes the shipping of an order. */
export function orderShippingText(
  order: Address & { delivery: boolean; shipping: NamedShippingMethod; parts: readonly { shop: { name: string } }[] },
): string {
  return shippingText(order.shipping, order.delivery ? addressLine(order) : (order.parts[0]?.shop.name ?? ''));
}

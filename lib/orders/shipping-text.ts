import type texts from '@/messages/shipping.nb.json';

/** The texts of messages/shipping.nb.json, in the words of a brand. */
type ShippingWays = typeof texts;

export interface NamedShippingMethod {
  id: string;
  name: string;
}

interface Address {
  address: string;
  addressLine2?: string;
  zipcode: string;
  city: string;
}

/** '' of a buyer who has been forgotten. */
export const addressLine = ({ address, addressLine2, zipcode, city }: Address): string =>
  [address, addressLine2, [zipcode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');

/** Describes the shipping in the same words everywhere (rule 2.101). `place` is an address or a shop's name. */
export function shippingText(ways: ShippingWays, { id, name }: NamedShippingMethod, place = ''): string {
  const words = Object.hasOwn(ways, id) ? ways[id as keyof typeof ways] : { short: name, before: `${name}:` };
  return place === '' ? words.short : `${words.before} ${place}`;
}

/** Returns the shipping method of an order, and the address or shop it goes to. */
export const orderShipping = (
  order: Address & { delivery: boolean; shipping: NamedShippingMethod; parts: readonly { shop: { name: string } }[] },
) => ({ method: order.shipping, place: order.delivery ? addressLine(order) : (order.parts[0]?.shop.name ?? '') });

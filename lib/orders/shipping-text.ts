import ways from '@/messages/shipping.nb.json' with { type: 'json' };

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
export function shippingText({ id, name }: NamedShippingMethod, place = ''): string {
  const words = Object.hasOwn(ways, id) ? ways[id as keyof typeof ways] : { short: name, before: `${name}:` };
  return place === '' ? words.short : `${words.before} ${place}`;
}

export function orderShippingText(
  order: Address & { delivery: boolean; shipping: NamedShippingMethod; parts: readonly { shop: { name: string } }[] },
): string {
  return shippingText(order.shipping, order.delivery ? addressLine(order) : (order.parts[0]?.shop.name ?? ''));
}

import type { OrderReceipt } from '@/lib/contracts/orders';

type Place = Pick<OrderReceipt, 'address' | 'addressLine2' | 'zipcode' | 'city'>;

/** Where goods are sent, on one line: 'Storgata 5B, c/o Hansen, 8006 BODØ'. */
export const sentTo = ({ address, addressLine2, zipcode, city }: Place): string =>
  [address, addressLine2, `${zipcode} ${city}`].filter(Boolean).join(', ');

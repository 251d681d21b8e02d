import { wordsByBrand } from '@/lib/brands/words';
import { type NamedShippingMethod, shippingText } from '@/lib/orders/shipping-text';
import texts from '@/messages/mail.nb.json' with { type: 'json' };
import shippingTexts from '@/messages/shipping.nb.json' with { type: 'json' };

export const mailWords = wordsByBrand('mail', texts);

const ways = wordsByBrand('shipping', shippingTexts);

/** Says in an email how goods are sent or collected, and where. */
export const mailedBy = (method: NamedShippingMethod, place: string): string => shippingText(ways, method, place);

'use client';

import { useTexts } from '@/components/ui/own-texts';
import { type NamedShippingMethod, shippingText } from '@/lib/orders/shipping-text';
import shippingTexts from '@/messages/shipping.nb.json';

/** Says how goods are sent or collected, and where. */
export function ShippingWay({ method, place }: { method: NamedShippingMethod; place?: string | undefined }) {
  return <span>{shippingText(useTexts('shipping', shippingTexts), method, place)}</span>;
}

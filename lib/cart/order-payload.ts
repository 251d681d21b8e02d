import type { PaymentChoice } from '@/lib/contracts/orders';
import { type OrderForm, tidyOrderForm } from '@/lib/orders/order-form';
import type { CartState } from './types';

/** The outgoing order of rule 3.9; `OrderPayload` of lib/contracts is what the server accepts. */
export type OutgoingOrder = {
  CustomerName: string;
  Email: string;
  Phone: string;
  Delivery: boolean;
  Address: string;
  PostalCode: string;
  City: string;
  ShopID: number;
  shipping_method_id: string;
  items: { EanNo: string; Count: number; CampaignArticleID: number | null }[];
  AddressLine2?: string;
  PromoCode?: string;
  Payment?: PaymentChoice;
};

/** Returns the order for a shop. Only sent goods carry an address (rule 3.9). */
export function toOrderPayload(
  state: Pick<CartState, 'orders' | 'selectedShipping'>,
  form: OrderForm & { shopId: number; promoCode?: string; payment?: PaymentChoice },
): OutgoingOrder {
  const tidy = tidyOrderForm(form);
  return {
    CustomerName: tidy.name,
    Email: tidy.email,
    Phone: tidy.phone,
    Delivery: tidy.delivery,
    Address: tidy.address,
    PostalCode: tidy.postalCode,
    City: tidy.city,
    ShopID: form.shopId,
    shipping_method_id: state.selectedShipping.id,
    items: state.orders.map((line) => ({
      EanNo: line.ean,
      Count: line.count,
      CampaignArticleID: line.campaignArticleId,
    })),
    ...(tidy.addressLine2 ? { AddressLine2: tidy.addressLine2 } : {}),
    ...(form.promoCode ? { PromoCode: form.promoCode } : {}),
    ...(form.payment ? { Payment: form.payment } : {}),
  };
}

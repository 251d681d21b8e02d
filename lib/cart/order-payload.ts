import type { PaymentChoice } from '@/lib/contracts/orders';
import { type OrderForm, tidyOrderForm } from '@/lib/orders/order-form';
import type { CartState } from './types';

/** The outgoing order of rule 3.9, name by name; `OrderPayload` of lib/contracts is what the server accepts. */
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
  /** Beside rule 3.9: what stands beneath the street. */
  AddressLine2?: string;
  /** Beside rule 3.9: the code behind the discount the cart shows. */
  PromoCode?: string;
  /** How it is paid; in the shop when not said. */
  Payment?: PaymentChoice;
};

/** The cart and the tidied form as an order for a shop. An address is sent only when the goods are (rule 3.9). */
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

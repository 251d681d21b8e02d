// The cart of rule 3.10, named as there. Every value is immutable. Money is whole øre.
import { COLLECT, DELIVERY } from '@/lib/orders/freight';
import type { OrderForm } from '@/lib/orders/order-form';

export type ShopStock = { readonly id: number; readonly qty: number };

/** The chosen variant of a line (rule 3.4). The catalogue lists the shop with most stock first. */
export type CartVariant = {
  readonly id: number;
  readonly ean: string;
  readonly size: { readonly id: number; readonly name: string };
  readonly color: {
    readonly id: number;
    readonly name: string;
    readonly hex: string | null;
    readonly colorCode: string | null;
    readonly image: string | null;
  };
  readonly shops: readonly ShopStock[];
};

/** A line of the cart (rule 3.10). `price` is per piece and contains the deposit `pant`. */
export type CartLine = {
  readonly count: number;
  readonly ean: string;
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly price: number;
  readonly pant: number;
  readonly originalPrice: number | null;
  readonly image: string | null;
  readonly brand: string;
  readonly webPurchaseLimit: number;
  /** Sent as `CampaignArticleID`. */
  readonly campaignArticleId: number | null;
  readonly onlyCC: boolean;
  readonly frightPrice: number;
  readonly variant: CartVariant;
};

export type CartItem = Omit<CartLine, 'count'>;

/** `fixed`: `amount` is øre; otherwise it is a fraction, 0.25 for a quarter. `originalTotal` is before discount. */
export type Discount = {
  readonly activated: boolean;
  readonly fixed: boolean;
  readonly amount: number;
  readonly originalTotal: number;
};

/** A shipping method; rule 9.4 has the default. */
export type SelectedShipping = { readonly id: string; readonly price: number };
export type ShippingChoice = SelectedShipping & { readonly name: string; readonly description: string };

export type CartError = { readonly eanNo: string; readonly available?: number };

/** The typed form (rule 3.16), restored after a reload. */
export type CartClient = Readonly<Partial<OrderForm>>;
export type OrderInfo = Readonly<Record<string, string | number | boolean | null>>;

export type CardOrder = { readonly orderId: string };
export type InstalmentOrder = { readonly shopId: number; readonly orderId: string };

export type CartState = {
  readonly orders: readonly CartLine[];
  readonly client: CartClient | null;
  readonly count: number;
  readonly total: number;
  readonly shipping: readonly ShippingChoice[];
  readonly discount: Discount;
  /** Kept in memory only (rule 4.10). */
  readonly orderInfo: OrderInfo | null;
  readonly cardOrders: readonly CardOrder[];
  readonly instalmentOrders: readonly InstalmentOrder[];
  readonly selectedShipping: SelectedShipping;
  readonly cartErrors: readonly CartError[];
};

export const NO_DISCOUNT: Discount = { activated: false, fixed: false, amount: 0, originalTotal: 0 };
/** Rule 9.4: default selected shipping is delivery at 19900 øre. */
export const DEFAULT_SHIPPING: SelectedShipping = { id: DELIVERY, price: 19900 };
export const COLLECTING: SelectedShipping = { id: COLLECT, price: 0 };

// The cart in local storage (rule 4.9). It may be old, cut short or edited by hand: only broken parts are dropped.

import { DEFAULT_FREIGHT } from '@/lib/orders/freight';
import { missingData } from '@/lib/text/missing-data';
import { slugify } from '@/lib/text/slug';
import { emptyCart, isDiscountAmount, withLines } from './cart';
import { mergeLines } from './lines';
import {
  type CartClient,
  type CartError,
  type CartLine,
  type CartState,
  type CartVariant,
  DEFAULT_SHIPPING,
  type Discount,
  NO_DISCOUNT,
  type SelectedShipping,
  type ShippingChoice,
  type ShopStock,
} from './types';

const LARGEST_PRICE = 1_000_000_000; // ten million kroner: sums stay safe integers, and no ski costs that
const LARGEST_COUNT = 999; // what an order takes
const LONGEST_CART = 1000; // keeps a tampered store from freezing the page; an order takes 100

export function fromStored(stored: unknown): CartState {
  const cart = recordOf(stored);
  const lines = listOf(cart.orders, lineOf).slice(0, LONGEST_CART);
  const state: CartState = {
    ...emptyCart,
    client: clientOf(cart.client),
    shipping: listOf(cart.shipping, shippingOf),
    discount: discountOf(cart.discount),
    selectedShipping: selectedShippingOf(cart.selectedShipping),
    cartErrors: listOf(cart.cartErrors, cartErrorOf),
  };
  return { ...withLines(state, mergeLines([], lines)), cartErrors: state.cartErrors };
}

/** Returns the stored part of a cart, without its payment (rule 4.10). */
export function toStored({ orderInfo: _info, cardOrders: _card, instalmentOrders: _shops, ...kept }: CartState) {
  return kept;
}

function lineOf(value: unknown): CartLine | undefined {
  const line = recordOf(value);
  const variant = variantOf(line.variant);
  const { count, ean, id, name, price } = line;
  const counts = isWhole(count, LARGEST_COUNT) && count > 0;
  if (!variant || !isEan(ean) || !isText(name) || !isId(id) || !counts || !isWhole(price, LARGEST_PRICE))
    return missingData('cart line', {
      ...{ variant, ean: isEan(ean), name: isText(name), id: isId(id) },
      ...{ count: counts, price: isWhole(price, LARGEST_PRICE) },
    });
  return {
    count,
    ean,
    id,
    slug: isText(line.slug) ? line.slug : slugify(name),
    name,
    price,
    pant: isWhole(line.pant, LARGEST_PRICE) ? line.pant : 0,
    originalPrice: isWhole(line.originalPrice, LARGEST_PRICE) ? line.originalPrice : null,
    image: textOrNull(line.image),
    brand: typeof line.brand === 'string' ? line.brand : '',
    /** Without a known limit the line keeps its count until it is added again. */
    webPurchaseLimit: isWhole(line.webPurchaseLimit) ? line.webPurchaseLimit : count,
    campaignArticleId: isId(line.campaignArticleId) ? line.campaignArticleId : null,
    onlyCC: line.onlyCC === true,
    frightPrice: isWhole(line.frightPrice, LARGEST_PRICE) ? line.frightPrice : DEFAULT_FREIGHT,
    variant,
  };
}

function variantOf(value: unknown): CartVariant | undefined {
  const variant = recordOf(value);
  const size = recordOf(variant.size);
  const color = recordOf(variant.color);
  if (!isId(variant.id) || !isEan(variant.ean)) return undefined;
  return {
    id: variant.id,
    ean: variant.ean,
    size: named(size),
    color: {
      ...named(color),
      hex: textOrNull(color.hex),
      colorCode: textOrNull(color.colorCode),
      image: textOrNull(color.image),
    },
    shops: listOf(variant.shops, shopStockOf),
  };
}

function shopStockOf(value: unknown): ShopStock | undefined {
  const { id, qty } = recordOf(value);
  return isId(id) && isWhole(qty) ? { id, qty } : undefined;
}

function named({ id, name }: Record<string, unknown>): { id: number; name: string } {
  return { id: isId(id) ? id : 0, name: typeof name === 'string' ? name : '' };
}

function shippingOf(value: unknown): ShippingChoice | undefined {
  const { id, name, description, price } = recordOf(value);
  if (!isText(id) || !isText(name) || !isWhole(price, LARGEST_PRICE))
    return missingData('shipping', { id: isText(id), name: isText(name), price: isWhole(price, LARGEST_PRICE) });
  return { id, name, description: typeof description === 'string' ? description : '', price };
}

function selectedShippingOf(value: unknown): SelectedShipping {
  const { id, price } = recordOf(value);
  return isText(id) && isWhole(price, LARGEST_PRICE) ? { id, price } : DEFAULT_SHIPPING;
}

/** The original total is worked out from the lines, so it is not read. */
function discountOf(value: unknown): Discount {
  const { activated, fixed, amount } = recordOf(value);
  if (activated !== true || typeof fixed !== 'boolean' || typeof amount !== 'number') return NO_DISCOUNT;
  return isDiscountAmount(fixed, amount) ? { activated, fixed, amount, originalTotal: 0 } : NO_DISCOUNT;
}

function cartErrorOf(value: unknown): CartError | undefined {
  const { eanNo, available } = recordOf(value);
  if (!isEan(eanNo)) return undefined;
  return isWhole(available) ? { eanNo, available } : { eanNo };
}

function clientOf(value: unknown): CartClient | null {
  if (!isRecord(value)) return null;
  const texts = FORM_TEXTS.filter((field) => typeof value[field] === 'string').map((field) => [field, value[field]]);
  const client: CartClient = Object.fromEntries(texts);
  return typeof value.delivery === 'boolean' ? { ...client, delivery: value.delivery } : client;
}

const FORM_TEXTS = ['name', 'phone', 'email', 'address', 'postalCode', 'city'] as const;

function recordOf(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}

function listOf<T>(value: unknown, read: (entry: unknown) => T | undefined): T[] {
  return Array.isArray(value) ? value.map(read).filter((entry) => entry !== undefined) : [];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
// Digits only, so that an ean is never mistaken for something every object has ('constructor').
const isEan = (value: unknown): value is string => typeof value === 'string' && /^\d{13}$/.test(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isId = (value: unknown): value is number => Number.isSafeInteger(value);
const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const isWhole = (value: unknown, most = Number.MAX_SAFE_INTEGER): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= most;

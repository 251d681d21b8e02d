import type { StockByEan } from '@/lib/cart/shop-fit';
import type { CartLine, ShippingChoice } from '@/lib/cart/types';
import { DELIVERY, isSent } from '@/lib/orders/freight';

type Line = Pick<CartLine, 'ean' | 'count' | 'onlyCC'>;

/** True if everything may be sent and each line is whole in one place (rule 15.13). */
export const canAllBeSent = (lines: readonly Line[], stock: StockByEan): boolean =>
  lines.every(({ ean, count, onlyCC }) => !onlyCC && (stock[ean] ?? []).some(({ qty }) => qty >= count));

/** Suggests a shipping method; undefined if nothing is sent. */
export const sendingMethod = <Method extends Pick<ShippingChoice, 'id'>>(
  methods: readonly Method[],
): Method | undefined => methods.find(({ id }) => id === DELIVERY) ?? methods.find(({ id }) => isSent(id));

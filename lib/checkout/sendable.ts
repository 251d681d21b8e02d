import type { StockByEan } from '@/lib/cart/shop-fit';
import type { CartLine, ShippingChoice } from '@/lib/cart/types';
import { DELIVERY, isSent } from '@/lib/orders/freight';

type Line = Pick<CartLine, 'ean' | 'count' | 'onlyCC'>;

/** True when all of it may be sent, and somebody has each line whole: a line leaves from one place (rule 15.13). */
export const canAllBeSent = (lines: readonly Line[], stock: StockByEan): boolean =>
  lines.every(({ ean, count, onlyCC }) => !onlyCC && (stock[ean] ?? []).some(({ qty }) => qty >= count));

/** The way of sending that is offered where collecting does not help; undefined where nothing is sent. */
export const sendingWay = <Way extends Pick<ShippingChoice, 'id'>>(methods: readonly Way[]): Way | undefined =>
  methods.find(({ id }) => id === DELIVERY) ?? methods.find(({ id }) => isSent(id));

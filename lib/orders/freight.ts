import type { ShippingMethod } from '@/lib/contracts/shops';

/** Shipping methods with rules of their own. A retailer may add other ways to send, named `delivery_…`. */
export const COLLECT = 'collect';
export const PICKUP_POINT = 'pickup_point';
export const DELIVERY = 'delivery';

/** A misspelt id would be taken for a way to send (rule 15.12). */
export const isMethodId = (id: string) => id === COLLECT || id === PICKUP_POINT || /^delivery(?:_[a-z0-9]+)*$/.test(id);

/** Rule 9.4: the default of an article. */
export const DEFAULT_FREIGHT = 9900;

type Method = Pick<ShippingMethod, 'id' | 'price'>;

interface Carried {
  frightPrice: number;
  onlyCC?: boolean;
}

export interface FreightTerms {
  methods: readonly ShippingMethod[];
  freeFrom?: number;
}

interface Options {
  goods?: number;
  freeFrom?: number | null;
}

export const isSent = (methodId: string) => methodId !== COLLECT;

/** What is sent is paid here: where nothing can be paid, nothing is sent. */
export const offeredMethods = <M extends Pick<Method, 'id'>>(methods: readonly M[], payable: boolean): M[] =>
  methods.filter(({ id }) => payable || !isSent(id));

export const canBeSent = (lines: readonly Pick<Carried, 'onlyCC'>[]) => !lines.some(({ onlyCC }) => onlyCC);

/** Returns the freight in øre (rule 15.12): one answer for page, cart, structured data and order. */
export function freightOf(method: Method, lines: readonly Carried[], { goods, freeFrom }: Options = {}): number {
  if (lines.length === 0 || !isSent(method.id)) return 0;
  if (isFree(goods, freeFrom)) return 0;
  return method.id === PICKUP_POINT ? Math.max(...lines.map(({ frightPrice }) => frightPrice)) : method.price;
}

const isFree = (goods?: number, freeFrom?: number | null) =>
  goods !== undefined && typeof freeFrom === 'number' && goods >= freeFrom;

/** Reads the brand's limit for free freight (rule 15.12) out of its settings, in which anything may stand. */
export function freeFreightFrom({ freeFreightFrom: limit }: Readonly<Record<string, unknown>>): number | undefined {
  return Number.isSafeInteger(limit) && Number(limit) >= 0 ? Number(limit) : undefined;
}

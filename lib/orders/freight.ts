import type { ShippingMethod } from '@/lib/contracts/shops';

/** Ways of getting the goods that have rules of their own. A retailer may add others; they are all sent. */
export const COLLECT = 'collect';
export const PICKUP_POINT = 'pickup_point';
export const DELIVERY = 'delivery';

/** Rule 9.4: of an article where nothing else is said. */
export const DEFAULT_FREIGHT = 9900;

/** A way of getting the goods; `price` is what it costs in øre, where the goods do not decide. */
type Method = Pick<ShippingMethod, 'id' | 'price'>;

interface Carried {
  frightPrice: number;
  onlyCC?: boolean;
}

/** What a brand takes for getting its goods: the ways there are, and from what sum on sending is free. */
export interface FreightTerms {
  methods: readonly ShippingMethod[];
  freeFrom?: number;
}

interface Options {
  /** What the goods cost after discount. */
  goods?: number;
  /** The brand's limit: from this much on, sending is free. */
  freeFrom?: number | null;
}

export const isSent = (methodId: string) => methodId !== COLLECT;

/** The ways there are: what is sent is paid here, so that where nothing can be paid nothing is sent. */
export const offeredMethods = <M extends Pick<Method, 'id'>>(methods: readonly M[], payable: boolean): M[] =>
  methods.filter(({ id }) => payable || !isSent(id));

/** False when something may only be collected. */
export const canBeSent = (lines: readonly Pick<Carried, 'onlyCC'>[]) => !lines.some(({ onlyCC }) => onlyCC);

/** What it costs to get these goods this way, in øre (rule 15.12): one answer for page, cart, structured data and order. */
export function freightOf(method: Method, lines: readonly Carried[], { goods, freeFrom }: Options = {}): number {
  if (lines.length === 0 || !isSent(method.id)) return 0;
  if (isFree(goods, freeFrom)) return 0;
  return method.id === PICKUP_POINT ? Math.max(...lines.map(({ frightPrice }) => frightPrice)) : method.price;
}

const isFree = (goods?: number, freeFrom?: number | null) =>
  goods !== undefined && typeof freeFrom === 'number' && goods >= freeFrom;

/** The brand's limit for free freight (rule 15.12), out of its settings, in which there may be anything. */
export function freeFreightFrom({ freeFreightFrom: limit }: Readonly<Record<string, unknown>>): number | undefined {
  return Number.isSafeInteger(limit) && Number(limit) >= 0 ? Number(limit) : undefined;
}

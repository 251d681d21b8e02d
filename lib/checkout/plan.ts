import { total } from '@/lib/cart/totals';
import { type CartLine, type CartState, COLLECTING, type SelectedShipping } from '@/lib/cart/types';
import type { PaymentChoice } from '@/lib/contracts/orders';
import { COLLECT, freightOf, isSent } from '@/lib/orders/freight';
import { splitByWeight } from '@/lib/prices/money';

export interface CheckoutChoice {
  method: SelectedShipping;
  /** EANs collected though the rest is sent. Unused if everything is collected. */
  collected: readonly string[];
  /** Undefined until chosen: then the first available method applies. */
  pay: PaymentChoice | undefined;
  /** In a split cart: collected goods are paid now too. */
  collectPaid: boolean;
}

export interface PlannedOrder {
  method: SelectedShipping;
  lines: readonly CartLine[];
  payment: PaymentChoice;
  /** Goods before and after discount. */
  before: number;
  goods: number;
  freight: number;
  total: number;
}

export interface CheckoutPlan {
  /** None for an empty cart; a split cart has the sent order first. */
  orders: readonly PlannedOrder[];
  /** Goods that cannot be sent (rule 2.31). */
  unsendable: readonly CartLine[];
  freight: number;
  total: number;
  /** The amount the button commits to; the rest is paid in the shop. */
  payNow: number;
}

/** Returns the payment methods, the default first: never instalments (rule 2.33). */
export const paymentsFor = (methodId: string): readonly PaymentChoice[] =>
  isSent(methodId) ? ['card', 'instalments'] : ['in_shop', 'card', 'instalments'];

export function planOf(
  { orders: lines, discount }: Pick<CartState, 'orders' | 'discount'>,
  choice: CheckoutChoice,
  freeFrom?: number | null,
): CheckoutPlan {
  const { sent, collected } = split(lines, choice);
  /** In the order of placing: a left-over øre goes to the line the server gives it to. */
  const goods = goodsByLine([...sent, ...collected], total(lines, discount));
  const orderOf = (method: SelectedShipping, mine: readonly CartLine[], payment: PaymentChoice): PlannedOrder => {
    const after = sum(mine.map((line) => goods.get(line) ?? 0));
    const freight = freightOf(method, mine, { goods: after, freeFrom });
    const before = sum(mine.map(priceOf));
    return { method, lines: mine, payment, before, goods: after, freight, total: after + freight };
  };

  const pay = paymentOf(sent.length > 0 ? choice.method.id : COLLECT, choice.pay);
  const orders = [
    ...(sent.length > 0 ? [orderOf(choice.method, sent, pay)] : []),
    ...(collected.length > 0
      ? [orderOf(COLLECTING, collected, sent.length > 0 && !choice.collectPaid ? 'in_shop' : pay)]
      : []),
  ];
  return {
    orders,
    unsendable: sent.filter(({ onlyCC }) => onlyCC),
    freight: sum(orders.map((order) => order.freight)),
    total: sum(orders.map((order) => order.total)),
    payNow: sum(orders.filter(({ payment }) => payment !== 'in_shop').map((order) => order.total)),
  };
}

function split(lines: readonly CartLine[], { method, collected }: CheckoutChoice) {
  const isCollected = ({ ean }: CartLine) => !isSent(method.id) || collected.includes(ean);
  return { sent: lines.filter((line) => !isCollected(line)), collected: lines.filter(isCollected) };
}

function paymentOf(methodId: string, chosen: PaymentChoice | undefined): PaymentChoice {
  const possible = paymentsFor(methodId);
  return (chosen && possible.includes(chosen) ? chosen : possible[0]) as PaymentChoice;
}

const priceOf = ({ price, count }: CartLine) => price * count;
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** Shares the discount by the price without deposit, as orders do (rule 15.8). */
function goodsByLine(lines: readonly CartLine[], after: number): Map<CartLine, number> {
  const weights = lines.map(({ price, pant, count }) => count * (price - Math.min(pant, price)));
  const shares = splitByWeight(Math.max(0, sum(lines.map(priceOf)) - after), weights);
  return new Map(lines.map((line, i) => [line, priceOf(line) - (shares[i] ?? 0)]));
}
